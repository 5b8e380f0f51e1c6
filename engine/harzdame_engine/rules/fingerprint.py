"""Fingerprints of rules, by which files made for one game are refused for another, or for changed rules.

A fingerprint depends on how the game is played and on how the core numbers its
squares, and on no name. Fields with their default value are left out, so that
a rule added later leaves the fingerprints of games without it as they were.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import fields
from functools import lru_cache

from harzdame_engine.rules.board import Board, Direction
from harzdame_engine.rules.rules import Rules

_NAMES = {"id", "name", "gametype"}
_BESIDE_MOVES = {"repetitions", "draws"}
"""Rules that no table and no network knows: they depend on the moves before."""
_LABELS = {
    "promotion_squares": "promotion",
    "promotion_rule": "promotes",
    "lands": "lands_next",
    "choice": "majority",
}
"""The labels of fields that were renamed since files were first made; a new label would refuse them all."""
_ORDERED = {"choice", "values"}
_LENGTH = 16


@lru_cache(maxsize=128)
def fingerprint(rules: Rules) -> str:
    """The fingerprint: 16 hexadecimal digits, the same on every machine."""
    return hashlib.sha256(_text(rules).encode("ascii")).hexdigest()[:_LENGTH]


def _text(rules: Rules) -> str:
    """All facts that change play, a line for each field, in a fixed order."""
    lines = {"board": _board(rules.board)}
    for field in fields(rules):
        value = getattr(rules, field.name)
        if field.name in _NAMES | _BESIDE_MOVES or field.name == "board" or value == field.default:
            continue
        lines[_LABELS.get(field.name, field.name)] = (
            _in_order(value) if field.name in _ORDERED else _value(value, rules.board)
        )
    # first jumps in the directions of all others are no rule of their own
    if lines.get("man_first_captures") == lines["man_captures"]:
        del lines["man_first_captures"]
    return "\n".join(f"{name} {line}" for name, line in sorted(lines.items()))


def _board(board: Board) -> str:
    """The squares by bit number, each with its neighbours."""
    return " ".join(
        f"{bit}:"
        + ",".join(
            f"{direction.value}>{board.bit_of[beside]}"
            for direction in Direction
            if (beside := board.neighbour(square, direction)) is not None
        )
        for bit, square in sorted(board.name_of_bit.items())
    )


def _in_order(numbers: Sequence[int]) -> str:
    # free choice was once a flag for no majority
    return ",".join(str(int(number)) for number in numbers) or "0"


def _value(value: object, board: Board) -> str:
    if isinstance(value, frozenset):
        return ",".join(map(str, sorted(board.bit_of[square] for square in value)))
    if isinstance(value, tuple):
        return ",".join(map(str, sorted(int(direction) for direction in value)))
    if isinstance(value, int):  # a flag or a member of an enumeration
        return str(int(value))
    raise TypeError(f"a rule of an unknown kind: {value!r}")
