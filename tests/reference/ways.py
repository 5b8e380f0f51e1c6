"""Every way to play every legal move, square by square."""

from __future__ import annotations

from collections.abc import Iterator

from tests.reference.captures import Move, Run, follow, jumps, start_of_run
from tests.reference.moves import legal_moves
from tests.reference.position import Position

Path = tuple[str, ...]


def ways(position: Position, most: int) -> dict[Path, Move] | None:
    """Each full path, its origin first, and the move it plays; None if there are more than `most`."""
    legal = legal_moves(position)
    found: dict[Path, Move] = {}
    for origin in {move.origin for move in legal}:
        for path in _captures_from(position, (origin,), start_of_run(position, origin)):
            played = follow(position, path)
            if played is not None and played[0] in legal:
                found[path] = played[0]
            if len(found) > most:
                return None
    return found | {(move.origin, move.target): move for move in legal if not move.captures}


def _captures_from(position: Position, path: Path, run: Run) -> Iterator[Path]:
    ended = True
    for _, after in jumps(position, path[0], run):
        ended = False
        yield from _captures_from(position, (*path, after.square), after)
    if ended and run.captured:
        yield path
