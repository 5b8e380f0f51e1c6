"""The main line of a game in the core's packed form, which `core/library/game_store.hpp` describes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from harzdame_engine.game.move import Color
from harzdame_engine.game.position import Position
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.rules import Rules

OPENING_PLIES = 10
"""The number of moves in the text of an opening."""

_FLAG = 0x80
_SETS = 4


def set_size(rules: Rules) -> int:
    """The bytes that a set of squares takes in columns of a game's positions."""
    return 8 if max(rules.board.bits) < 64 else 16


def pack(start: Position, moves: bytes, pieces: bytes) -> bytes:
    """The game that begins at `start`, from columns as `reading.MainLine` has them."""
    size = set_size(start.rules)
    packed = bytearray(_pack_start(start, pieces[: _SETS * size]))
    black = start.turn is Color.BLACK
    sets = [int.from_bytes(pieces[begin : begin + size], "little") for begin in range(0, len(pieces), size)]
    for ply in range(len(moves) // 3):
        own, other = (2, 0) if black else (0, 2)
        before, after = _SETS * ply, _SETS * (ply + 1)
        captured = (sets[before + other] | sets[before + other + 1]) & ~(
            sets[after + other] | sets[after + other + 1]
        )
        crowned = sets[before + own + 1].bit_count() < sets[after + own + 1].bit_count()
        packed.append(moves[3 * ply] | (_FLAG if captured else 0))
        packed.append(moves[3 * ply + 1] | (_FLAG if crowned else 0))
        if captured:
            packed += bytes(_bits(captured))
            packed[-1] |= _FLAG
        black = not black
    return bytes(packed)


def _bits(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _pack_start(start: Position, pieces: bytes) -> bytes:
    if start == Position.start(start.rules.id):
        return b"\0"
    return b"\1" + pieces + bytes([start.turn is Color.BLACK])


def opening_text(moves: Sequence[tuple[Square, Square, bool]]) -> str:
    """The first moves – origin, target, and whether something was captured – as openings are compared."""
    return " ".join(
        f"{origin}{'x' if capture else '-'}{target}" for origin, target, capture in moves[:OPENING_PLIES]
    )


def opening_moves(rules: Rules, packed: bytes) -> list[tuple[Square, Square, bool]]:
    """The first moves of a packed game; [] if it has a position of its own."""
    found: list[tuple[Square, Square, bool]] = []
    name, at = rules.board.name_of_bit, 1
    while packed[0] == 0 and at < len(packed) and len(found) < OPENING_PLIES:
        capture = bool(packed[at] & _FLAG)
        found.append((name[packed[at] & ~_FLAG], name[packed[at + 1] & ~_FLAG], capture))
        at += 2
        while capture:
            capture = not packed[at] & _FLAG
            at += 1
    return found
