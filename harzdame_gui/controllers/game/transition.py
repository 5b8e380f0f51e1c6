"""How the shown position changed: what the board needs to animate it, and nothing more."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine import Move, Position


class Transition(NamedTuple):
    """The cursor went from one position to another.

    `move` is the one move that lies between them: played from `before` if
    `forward`, else undone from it. It is None after a jump over several plies
    or to another game; then there is nothing to animate.
    """

    before: Position
    after: Position
    move: Move | None
    forward: bool
