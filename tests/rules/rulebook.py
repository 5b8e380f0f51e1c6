"""Reads the rulebook's cases and turns them for the other colour. Knows no generator."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_SQUARE = re.compile(r"([a-h])([1-8])")
_FILES = "abcdefgh"
_BOOK = Path(__file__).with_name("harzdame.toml")


@dataclass(frozen=True)
class Line:
    """One legal move as the rulebook writes it: the ways to play it, and whether it crowns."""

    ways: frozenset[str]
    promotes: bool


@dataclass(frozen=True)
class Case:
    """A clause, a position, and the complete list of legal moves in it."""

    clause: str
    fen: str
    lines: frozenset[Line]

    def seen(self, squares: Callable[[str], str], colours: Callable[[str], str]) -> Case:
        """The same case on a board turned or mirrored."""
        lines = frozenset(Line(frozenset(map(squares, line.ways)), line.promotes) for line in self.lines)
        return Case(self.clause, colours(squares(self.fen)), lines)


@dataclass(frozen=True)
class Result:
    """A clause, a position, a move, and the position after it."""

    clause: str
    fen: str
    move: str
    after: str


def turned(text: str) -> str:
    """Every square in `text` as it is called when the board is turned by 180°."""
    return _SQUARE.sub(lambda at: f"{_FILES[7 - _FILES.index(at[1])]}{9 - int(at[2])}", text)


def mirrored(text: str) -> str:
    """Every square in `text` mirrored in the diagonal from a1 to h8."""
    return _SQUARE.sub(lambda at: f"{_FILES[int(at[2]) - 1]}{_FILES.index(at[1]) + 1}", text)


def swapped(fen: str) -> str:
    """The FEN with White and Black exchanged."""
    return fen.translate(str.maketrans("WB", "BW"))


def cases() -> list[Case]:
    """Every case as written, for the other colour, and mirrored."""
    written = [
        Case(
            f"{entry['clause']} ({entry['shows']})",
            entry["fen"],
            frozenset(
                Line(frozenset(line.removesuffix("=K").split("|")), line.endswith("=K"))
                for line in entry["moves"]
            ),
        )
        for entry in _read()["case"]
    ]
    return [
        *written,
        *(case.seen(turned, swapped) for case in written),
        *(case.seen(mirrored, str) for case in written),
    ]


def results() -> list[Result]:
    """What some moves leave behind, as written and for the other colour."""
    written = [Result(**entry) for entry in _read()["result"]]
    return [
        *written,
        *(
            Result(each.clause, swapped(turned(each.fen)), turned(each.move), swapped(turned(each.after)))
            for each in written
        ),
    ]


def _read() -> dict[str, list[dict[str, Any]]]:
    with _BOOK.open("rb") as book:
        return tomllib.load(book)
