"""What a record says, read with nothing of the app's and judged by the slow reference rules."""

from __future__ import annotations

import json
import re
import sqlite3
import zlib
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from tests.reference.moves import legal_moves, play
from tests.reference.position import Position, read_fen, start
from tests.reference.table import GAMES

Moves = tuple[str, ...]

_TAG = re.compile(r'^\[(\w+)\s+"(.*)"\]\s*$', re.MULTILINE)
_MOVE = re.compile(r"^(?:[a-z]\d+|\d+)(?:[-x](?:[a-z]\d+|\d+))+$")
_SQUARE = re.compile(r"[a-z]?\d+")
_RESULTS = {
    **dict.fromkeys(("1-0", "2-0"), "White"),
    **dict.fromkeys(("0-1", "0-2"), "Black"),
    **dict.fromkeys(("1/2-1/2", "1-1"), "nobody"),
}


def path(node: object) -> list[str]:
    """The moves that lead to a node of a game."""
    found: list[str] = []
    while node.parent is not None:
        found.append(str(node.move))
        node = node.parent
    return found[::-1]


def tags(text: str) -> dict[str, str]:
    """The tags of one game."""
    return dict(_TAG.findall(text))


def _words(text: str) -> list[str]:
    """The words of the main line: comments and variations are cut out."""
    text = re.sub(r"\{[^}]*\}", " ", _TAG.sub("", text))
    before = ""
    while before != text:
        before, text = text, re.sub(r"\([^()]*\)", " ", text)
    return [word.rstrip("!?") for word in text.split()]


def main_line(text: str) -> Moves:
    """The moves of the main line."""
    return tuple(word for word in _words(text) if _MOVE.match(word) and word not in _RESULTS)


def result(text: str) -> str | None:
    """The winner as the words behind the moves say, or "nobody"; None: it is not over."""
    words = _words(text)
    return _RESULTS.get(words[-1]) if words else None


def games_of(text: str) -> list[str]:
    """The games of a file, each a text: one begins where tags follow upon moves."""
    found: list[list[str]] = []
    moves = True
    for line in text.splitlines():
        is_tag = bool(_TAG.match(line))
        if is_tag and moves:
            found.append([])
        moves = not is_tag and (moves or bool(line.strip()))
        if found:
            found[-1].append(line)
    return ["\n".join(lines) for lines in found]


def replayed(moves: Sequence[str], game: str, fen: str = "") -> list[Position]:
    """The positions that the moves may lead to: several if a capture's way is not told.

    Raises:
        ValueError: a move is not legal by the reference.
    """
    rules = GAMES[game]
    reached = [read_fen(fen, rules) if fen else start(rules)]
    for number, text in enumerate(moves):
        squares = _SQUARE.findall(text)
        after = [
            play(position, move)
            for position in reached
            for move in legal_moves(position)
            if (move.origin, move.target) == (squares[0], squares[-1])
            and bool(move.captures) == ("x" in text)
        ]
        if not after:
            raise ValueError(f"move {number + 1}, {text}, is not legal")
        reached = after
    return reached


def kept(path: Path) -> str:
    """The record in a journal, or in a file of one's own games."""
    return str(json.loads(path.read_bytes())["pdn"])


def of_tournaments(folder: Path) -> list[str]:
    """The texts of the games that are over, by the records of tournaments."""
    lines = [line for path in folder.glob("*.tournament") for line in path.read_bytes().splitlines()]
    return [game["pdn"] for game in map(json.loads, lines) if "pdn" in game]


def in_library(path: Path) -> list[str]:
    """The texts of all games of a library."""
    if not path.exists():
        return []
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as library:
        stored = library.execute("SELECT text FROM texts").fetchall()
    return [text if isinstance(text, str) else zlib.decompress(text).decode() for (text,) in stored]
