"""Files of puzzles, one for each game.

A file begins with two lines of text: a magic line, and a JSON header with the
game, the fingerprint of its rules, the number of puzzles, the record of how
they were mined, the length of the rows, and the SHA-256 of the rest. The rest
is a row of text for each puzzle, compressed by LZMA. Columns are separated by
tabs: the rating, 1 if each of the solver's moves is the only one, the themes,
the FEN, the solution; themes and moves are separated by blanks.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.files.errors import PuzzleError, PuzzleProblem
from harzdame_engine.files.regular import open_regular
from harzdame_engine.files.resources import resource
from harzdame_engine.files.untrusted import parse_header, unpacked_lzma
from harzdame_engine.files.whole_file import write_whole
from harzdame_engine.puzzles.puzzle import Puzzle, PuzzleTheme, puzzle_id
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variant, variants

SUFFIX = ".puzzles"
_MAGIC = b"Harzdame puzzles 1\n"
_LONGEST_HEADER = 100_000
_LARGEST = 64 << 20
"""Bytes of rows that are read at most, and of a file: some 400,000 puzzles."""
_HIGHEST_RATING = 10_000
_DICTIONARY = 8 << 20

Record = Mapping[str, str | int | float]
"""How puzzles were made."""


class PuzzleFile(NamedTuple):
    """The puzzles of a file, and the record of how they were made."""

    rules: Rules
    puzzles: tuple[Puzzle, ...]
    record: Record


def installed_puzzles(game: str) -> Sequence[Puzzle]:
    """The puzzles that come with the program for a game; () if there are none. Read once.

    Raises:
        PuzzleError: their file cannot be used.
        KeyError: there is no such game.
    """
    path = installed_file(game)
    return _kept(path, game).puzzles if path else ()


def installed_file(game: str) -> Path | None:
    """The file of a game that comes with the program, if there is one.

    Raises:
        KeyError: there is no such game.
    """
    try:
        return resource(f"puzzles/{variant(game).id}{SUFFIX}")
    except FileNotFoundError:
        return None


@lru_cache(maxsize=4)  # a megabyte or two each
def _kept(path: Path, game: str) -> PuzzleFile:
    return read_puzzles(path, game)


def read_puzzles(path: Path, game: str | None = None) -> PuzzleFile:
    """The puzzles of a file, of one game alone if one is named.

    The form of every row is checked; that its position exists and its moves
    are legal is not, for that takes long: see `Puzzle.steps`.

    Raises:
        PuzzleError: it cannot be read, is damaged, or not for this game or its rules.
    """
    try:
        with open_regular(path) as file:
            magic, line = file.read(len(_MAGIC)), file.readline(_LONGEST_HEADER)
            packed = file.read(_LARGEST + 1)
    except OSError as error:
        raise PuzzleError(path, PuzzleProblem.UNREADABLE, error.strerror or str(error)) from None
    if magic != _MAGIC:
        raise PuzzleError(path, PuzzleProblem.NO_PUZZLES)
    try:
        header = parse_header(line)
        made_for, of_game, record = header["rules"], header["game"], header["record"]
        if not (isinstance(of_game, str) and isinstance(made_for, str) and _is_record(record)):
            raise TypeError
        if hashlib.sha256(packed).hexdigest() != header["sha256"]:
            raise ValueError
        rules = _rules(path, of_game, made_for, game)
        puzzles = _puzzles(rules.id, _unpacked(packed, header["bytes"]))
        if len(puzzles) != header["puzzles"]:
            raise ValueError
    except (ValueError, KeyError, TypeError):
        raise PuzzleError(path, PuzzleProblem.DAMAGED) from None
    return PuzzleFile(rules, puzzles, record)


def write_puzzles(path: Path, found: PuzzleFile) -> None:
    """Write a file, whole or not at all.

    Raises:
        OSError: it cannot be written.
    """
    rows = b"".join(_row(puzzle) for puzzle in found.puzzles)
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 9, "dict_size": _DICTIONARY}]
    packed = lzma.compress(rows, filters=filters)
    header = {
        "game": found.rules.id,
        "rules": fingerprint(found.rules),
        "puzzles": len(found.puzzles),
        "record": dict(found.record),
        "bytes": len(rows),
        "sha256": hashlib.sha256(packed).hexdigest(),
    }
    with write_whole(path) as file:
        file.write(_MAGIC + json.dumps(header).encode() + b"\n" + packed)


def _rules(path: Path, of_game: str, made_for: str, wanted: str | None) -> Rules:
    rules = next((each for each in variants() if each.id == of_game), None)
    if rules is None or made_for != fingerprint(rules) or wanted not in {None, of_game}:
        raise PuzzleError(path, PuzzleProblem.OTHER_RULES)
    return rules


def _is_record(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(each, str | int | float) for each in value.values())


def _unpacked(packed: bytes, size: object) -> str:
    """The rows, whose length the header tells.

    Raises:
        ValueError: it is another, or too much, or they are not compressed by LZMA.
    """
    if type(size) is not int or not 0 <= size <= _LARGEST:
        raise ValueError
    return unpacked_lzma(packed, size).decode("ascii")


def _puzzles(game: str, rows: str) -> tuple[Puzzle, ...]:
    *complete, rest = rows.split("\n")
    if rest:
        raise ValueError
    return tuple(_puzzle(game, row) for row in complete)


def _row(puzzle: Puzzle) -> bytes:
    columns = (
        str(puzzle.rating),
        str(int(puzzle.only)),
        " ".join(puzzle.themes),
        puzzle.fen,
        " ".join(puzzle.solution),
    )
    return ("\t".join(columns) + "\n").encode("ascii")


def _puzzle(game: str, row: str) -> Puzzle:
    rating, only, themes, fen, solution = row.split("\t")
    moves = tuple(solution.split())
    if len(moves) % 2 == 0 or only not in {"0", "1"} or fen[:2] not in {"W:", "B:"}:
        raise ValueError
    if not 0 <= int(rating) <= _HIGHEST_RATING:
        raise ValueError
    known = tuple(PuzzleTheme(word) for word in themes.split() if word in _THEMES)
    return Puzzle(puzzle_id(game, fen), game, fen, moves, known, int(rating), only == "1")


_THEMES = frozenset(PuzzleTheme)
"""Others are of a later version, and passed over."""
