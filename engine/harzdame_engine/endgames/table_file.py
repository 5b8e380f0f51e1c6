"""Files of endgame tables, one for each material.

A file begins with three lines of text: a magic line, the SHA-256 of all that
follows, and a JSON header with the game, the fingerprint of its rules, the
material, and for each side to move a summary and the lengths of its two codes.
The codes follow one after the other, in the core's form
(`engine/core/endgames/pair_code.hpp`).
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from harzdame_engine.endgames.material import MOST_OF_A_KIND, Material
from harzdame_engine.endgames.verdict import Verdict
from harzdame_engine.files.errors import TableError, TableProblem
from harzdame_engine.files.regular import open_regular
from harzdame_engine.files.untrusted import parse_header
from harzdame_engine.files.whole_file import write_whole
from harzdame_engine.machine import memory_mb
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.rules.rules import Rules

SUFFIX = ".table"

_MAGIC = b"Harzdame endgame table 1\n"
_CHECKED = len(_MAGIC) + len(hashlib.sha256().hexdigest()) + 1
"""The offset from which on the checksum counts."""
_LONGEST_HEADER = 10_000
MOST_PLIES = (1 << 12) - 2
"""The longest win that a table can tell (kMostVerdict in the core)."""


class TableCounts(NamedTuple):
    """Counts of all positions of a material with White to move, images under symmetries included.

    `longest`: the longest win, a draw if nothing is won; `longest_fen`: a position with it, or "".
    """

    material: Material
    won: int
    drawn: int
    lost: int
    longest: Verdict
    longest_fen: str


class TableSide(NamedTuple):
    """One side to move: its summary, and the codes of results and of plies to the end."""

    summary: TableCounts
    results: bytes | memoryview
    verdicts: bytes | memoryview


class TableFile(NamedTuple):
    """A checked table. Its codes lie in memory, where no change of the file reaches them."""

    path: Path
    material: Material
    sides: tuple[TableSide, ...]
    size: int
    """In bytes."""


def file_name(material: Material) -> str:
    """The name of the file for a material."""
    return f"{material.normal}{SUFFIX}"


def open_table(path: Path, rules: Rules) -> TableFile:
    """Open the table of a file and check all of it.

    Raises:
        TableError: it cannot be read, is damaged, or not for these rules.
    """
    data = _content(path)
    whole = memoryview(data)
    if data[len(_MAGIC) : _CHECKED] != _checksum_line(whole[_CHECKED:]):
        raise TableError(path, TableProblem.DAMAGED)
    try:
        end = data.find(b"\n", _CHECKED, _CHECKED + _LONGEST_HEADER) + 1
        header = parse_header(data[_CHECKED:end])
        made_for = header["rules"]
        material = Material.parse(header["material"])
        sides = _sides(rules, material, header["sides"], whole[end:])
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError):
        raise TableError(path, TableProblem.DAMAGED) from None
    if made_for != fingerprint(rules):
        raise TableError(path, TableProblem.OTHER_RULES)
    return TableFile(path, material, sides, len(data))


def write_table(path: Path, rules: Rules, sides: Sequence[TableSide]) -> None:
    """Write a file, whole or not at all; `sides` in the order of the material's.

    Raises:
        OSError: it cannot be written.
    """
    described = {
        "game": rules.id,
        "rules": fingerprint(rules),
        "material": str(sides[0].summary.material),
        "sides": [
            {
                "results": len(side.results),
                "verdicts": len(side.verdicts),
                "won": side.summary.won,
                "drawn": side.summary.drawn,
                "lost": side.summary.lost,
                "longest": side.summary.longest.plies,
                "longest_fen": side.summary.longest_fen,
            }
            for side in sides
        ],
    }
    header = json.dumps(described).encode() + b"\n"
    codes = [code for side in sides for code in (side.results, side.verdicts)]
    with write_whole(path) as file:
        for part in (_MAGIC, _checksum_line(header, *codes), header, *codes):
            file.write(part)


def _checksum_line(*parts: bytes | memoryview) -> bytes:
    checksum = hashlib.sha256()
    for part in parts:
        checksum.update(part)
    return f"{checksum.hexdigest()}\n".encode()


def _content(path: Path) -> bytes:
    """All of a table's file: a mapping would end the program by a signal if the file shrank.

    A file that holds little may be as long as one likes, so its first line and its length come first.
    """
    try:
        with open_regular(path) as file:
            if file.read(len(_MAGIC)) != _MAGIC:
                raise TableError(path, TableProblem.NO_TABLE)
            size = os.fstat(file.fileno()).st_size
            if size > memory_mb() << 20 >> 1:
                raise TableError(path, TableProblem.UNREADABLE, "it is larger than half of the memory")
            file.seek(0)
            return file.read(size)
    except OSError as error:
        raise TableError(path, TableProblem.UNREADABLE, error.strerror or str(error)) from None
    except MemoryError:
        raise TableError(path, TableProblem.UNREADABLE, "there is not enough memory") from None


def _plies(found: object) -> int | None:
    if found is None or (type(found) is int and 0 <= found <= MOST_PLIES):
        return found
    raise ValueError


def _sides(
    rules: Rules, material: Material, described: Sequence[dict[str, Any]], codes: memoryview
) -> tuple[TableSide, ...]:
    if len(described) != len(material.sides) or max(*material.white, *material.black) > MOST_OF_A_KIND:
        raise ValueError
    sides = []
    at = 0
    for here, side in zip(material.sides, described, strict=True):
        results, verdicts = int(side["results"]), int(side["verdicts"])
        if min(results, verdicts) < 0:
            raise ValueError
        middle, end = at + results, at + results + verdicts
        summary = TableCounts(
            here,
            int(side["won"]),
            int(side["drawn"]),
            int(side["lost"]),
            Verdict(_plies(side["longest"]), rules.gives_away),
            str(side["longest_fen"]),
        )
        sides.append(TableSide(summary, codes[at:middle], codes[middle:end]))
        at = end
    if at != len(codes):
        raise ValueError
    return tuple(sides)
