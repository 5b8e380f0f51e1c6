"""Where a game stands in its tree, and the change of the position that is shown."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine import Move, Node, Position


class Transition(NamedTuple):
    """A change of the position shown, as the board animates it.

    `move` is the one move between the two positions: played from `before` if
    `forward`, else undone from it. It is None after a jump over several plies
    or to another line, which is not animated.
    """

    before: Position
    after: Position
    move: Move | None
    forward: bool

    @classmethod
    def between(cls, before: Node, after: Node) -> Transition:
        """The change from one node of a tree to another."""
        if _follows(after, before):
            return cls(before.position, after.position, after.move, forward=True)
        undone = before.move if _follows(before, after) else None
        return cls(before.position, after.position, undone, forward=False)


class Standing(NamedTuple):
    """The places in a tree at which a game stands.

    `cursor` is the node on the board, `live` and `ended_at` are those of
    `PlayedGame`, and at `thinking_at` a player looks for a move.
    """

    cursor: Node
    live: Node | None
    ended_at: Node | None = None
    thinking_at: Node | None = None


def _follows(node: Node, other: Node) -> bool:
    """Whether `node` is one move behind `other`, or behind a node that repeats it."""
    parent = node.parent
    return parent is other or (
        parent is not None and parent.parent is other.parent and parent.position == other.position
    )
