"""Every way to play every legal move, square by square."""

from __future__ import annotations

from collections.abc import Iterator

from tests.reference.captures import Capture, Move, Run, jumps, moves_of, start_of_run
from tests.reference.moves import chosen_captures, is_drawn, legal_moves
from tests.reference.position import Position

Path = tuple[str, ...]


def ways(position: Position, most: int) -> dict[Path, Move] | None:
    """Each full path, its origin first, and the move it plays; None if there are more than `most`."""
    chosen = frozenset() if is_drawn(position) else chosen_captures(position)
    found: dict[Path, Move] = {}
    for origin in {capture.origin for capture in chosen}:
        for path, run in _captures_from(position, (origin,), start_of_run(position, origin)):
            capture = Capture(origin, run)
            if capture in chosen:
                (found[path],) = moves_of(position, frozenset({capture}))
            if len(found) > most:
                return None
    return found or {(move.origin, move.target): move for move in legal_moves(position)}


def _captures_from(position: Position, path: Path, run: Run) -> Iterator[tuple[Path, Run]]:
    ended = True
    for _, after in jumps(position, path[0], run):
        ended = False
        yield from _captures_from(position, (*path, after.square), after)
    if ended and run.captured:
        yield path, run
