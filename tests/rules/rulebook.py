"""Reads the rulebooks' cases and turns them for the other colour. Knows no generator.

A case says which clause or cell of tests/reference/rules.md it shows, a position,
and the complete list of legal moves: PDN with every square landed on, "=K" marks
a promotion, "|" stands between different ways to play one and the same move.
`unlike` names a game in which the list is another.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from tests.reference.boards import Board
from tests.reference.table import GAMES, rows

_SQUARE = re.compile(r"([a-h])([1-8])")
_NAME = re.compile(r"(?<!\+)[a-l]?\d+")
_COUNTS = re.compile(r"\+(\d)\+(\d)")
_FILES = "abcdefgh"
_FOLDER = Path(__file__).parent
_ALL_SQUARES = {"harzdame", *(game for game, row in rows().items() if "board" not in row)}
"""The games on all squares of 8×8: those of the reference's table, and Harzdame."""


@dataclass(frozen=True)
class Line:
    """One legal move as the rulebook writes it: the ways to play it, and whether it crowns."""

    ways: frozenset[str]
    promotes: bool


@dataclass(frozen=True)
class Case:
    """A clause or a cell, a position, and the complete list of legal moves in it."""

    game: str
    clause: str
    cell: str
    fen: str
    lines: frozenset[Line]
    unlike: str | None

    def seen(self, squares: Callable[[str], str], colours: Callable[[str], str]) -> Case:
        """The same case on a board turned or mirrored."""
        lines = frozenset(Line(frozenset(map(squares, line.ways)), line.promotes) for line in self.lines)
        return replace(self, fen=colours(squares(self.fen)), lines=lines)

    def __str__(self) -> str:
        return f"{self.game}: {self.fen} {self.clause}"


@dataclass(frozen=True)
class Result:
    """A clause, a position of Harzdame, a move, and the position after it."""

    clause: str
    fen: str
    move: str
    after: str


def turned(text: str) -> str:
    """Every square in `text` as it is called when the board of 8×8 squares is turned by 180°."""
    return _SQUARE.sub(lambda at: f"{_FILES[7 - _FILES.index(at[1])]}{9 - int(at[2])}", text)


def turned_on(board: Board, text: str) -> str:
    """Every square in `text` as it is called when that board is turned by 180°."""
    return _NAME.sub(lambda at: board.turned[at[0]], text)


def mirrored(text: str) -> str:
    """Every square in `text` mirrored in the diagonal from a1 to h8."""
    return _SQUARE.sub(lambda at: f"{_FILES[int(at[2]) - 1]}{_FILES.index(at[1]) + 1}", text)


def left_for_right(text: str) -> str:
    """Every square in `text` with the a-file and the h-file exchanged, and so on."""
    return _SQUARE.sub(lambda at: f"{_FILES[7 - _FILES.index(at[1])]}{at[2]}", text)


def swapped(fen: str) -> str:
    """The FEN with White and Black exchanged."""
    return _COUNTS.sub(r"+\2+\1", fen.translate(str.maketrans("WB", "BW")))


def games() -> list[str]:
    """The ids of the games that have a rulebook."""
    return sorted(path.stem for path in _FOLDER.glob("*.toml"))


def cases(game: str | None = None) -> list[Case]:
    """Every case of one game or of all, also for the other colour; those of the square board also mirrored.

    Harzdame's mirror is the diagonal from a1 to h8, the others' runs between the files d and e.
    """
    written = [case for each in ([game] if game else games()) for case in written_cases(each)]
    other_colour = [case.seen(partial(turned_on, GAMES[case.game].board), swapped) for case in written]
    mirror = [
        case.seen(mirrored if case.game == "harzdame" else left_for_right, str)
        for case in written
        if case.game in _ALL_SQUARES
    ]
    return [*written, *other_colour, *mirror]


def written_cases(game: str) -> list[Case]:
    """The cases of a game as its rulebook has them."""
    return [
        Case(
            game=game,
            clause=f"{entry.get('clause') or entry['cell']} ({entry['shows']})",
            cell=entry.get("cell", ""),
            fen=entry["fen"],
            lines=frozenset(
                Line(frozenset(line.removesuffix("=K").split("|")), line.endswith("=K"))
                for line in entry["moves"]
            ),
            unlike=entry.get("unlike"),
        )
        for entry in _read(game)["case"]
    ]


def results() -> list[Result]:
    """The positions after some moves of Harzdame, as written and for the other colour."""
    written = [Result(**entry) for entry in _read("harzdame")["result"]]
    return [
        *written,
        *(
            Result(each.clause, swapped(turned(each.fen)), turned(each.move), swapped(turned(each.after)))
            for each in written
        ),
    ]


def _read(game: str) -> dict[str, list[dict[str, Any]]]:
    with (_FOLDER / f"{game}.toml").open("rb") as book:
        return tomllib.load(book)
