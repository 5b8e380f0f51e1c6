"""How often the positions of a line of play have come about. Knows nothing of rules or results."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from harzdame_engine.game.position import Position
    from harzdame_engine.game.tree import Node


class RepetitionCounter:
    """The number of times each position stands on the line from the root to one node.

    It moves along with who asks: asking for a node close to the last one costs
    the steps between them, so that a long game is followed move by move at a
    constant price.
    """

    __slots__ = ("_at", "_counts")

    def __init__(self, root: Node) -> None:
        self._at = root
        self._counts: Counter[Position] = Counter([root.position])

    def occurrences(self, node: Node) -> int:
        """How often the position at `node` came about up to there, itself included."""
        self._go_to(node)
        return self._counts[node.position]

    def _go_to(self, node: Node) -> None:
        left: Node | None = self._at
        entered: Node | None = node
        while left is not entered:
            if left is not None and (entered is None or left.ply >= entered.ply):
                self._count(left.position, -1)
                left = left.parent
            elif entered is not None:
                self._count(entered.position, 1)
                entered = entered.parent
        self._at = node

    def _count(self, position: Position, change: int) -> None:
        count = self._counts[position] + change
        if count:
            self._counts[position] = count
        else:
            del self._counts[position]
