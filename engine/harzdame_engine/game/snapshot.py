"""A tree as it was at one moment: taken at once, and made a tree of its own again on any thread.

A tree belongs to one thread. Whatever takes long with it, such as writing it
down, is done with a copy; that only the taking needs the tree's own thread is
what keeps a long record from holding up the screen.
"""

from __future__ import annotations

import zlib
from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate
from operator import attrgetter

from harzdame_engine.game.tree import GameTree, Node

SAID = tuple(name for name in Node.__slots__ if name not in {"children", "move", "parent", "ply", "position"})
"""The attributes of a node that say something of it."""
_read = attrgetter("move", *SAID)


class Snapshot:
    """All of a tree at the moment at which this is made.

    `nodes` are its nodes breadth first, so that parents come before children
    and the children of a node side by side; `number` is the place of each,
    `children` how many children it has.
    """

    def __init__(self, tree: GameTree) -> None:
        self.nodes = [tree.root]
        for node in self.nodes:
            self.nodes += node.children
        self.number = dict(zip(self.nodes, range(len(self.nodes)), strict=True))
        self._values = list(map(_read, self.nodes))
        self.children = [len(node.children) for node in self.nodes]
        self._tags = dict(tree.tags)
        self._fields = (tree.no_progress_limit, tree.result, tree.source)

    @property
    def shape(self) -> int:
        """A number that trees with the same moves in the same order have in common."""
        moves = (str(values[0]) for values in self._values)
        return zlib.crc32(" ".join([*moves, *map(str, self.children)]).encode())

    @cached_property
    def _firsts(self) -> list[int]:
        """The number that the first child of each node has, or would have."""
        return list(accumulate(self.children, initial=1))[:-1]

    def path(self, number: int) -> list[int]:
        """The way from the root to a node: at each node the index of the child."""
        way = list[int]()
        while number:
            parent = bisect_right(self._firsts, number) - 1
            way.append(number - self._firsts[parent])
            number = parent
        return way[::-1]

    def copy(self) -> tuple[GameTree, dict[Node, Node]]:
        """A tree that is equal, and the node of each of the old ones. Its `source` still knows the old."""
        limit, result, source = self._fields
        made = list(map(_made, self.nodes, self._values))
        tree = GameTree(made[0].position, self._tags, limit)
        tree.begin_at(made[0])
        tree.result, tree.source = result, source
        first = 1
        for node, count in zip(made, self.children, strict=True):
            node.children = made[first : first + count]
            for child in node.children:
                child.parent = node
                child.ply = node.ply + 1
            first += count
        return tree, dict(zip(self.nodes, made, strict=True))


def _made(node: Node, values: Sequence[object]) -> Node:
    made = Node.__new__(Node)
    made.position, made.parent, made.ply = node.position, None, 0
    made.move, *said = values  # type: ignore[assignment]
    for name, value in zip(SAID, said, strict=True):
        setattr(made, name, value.copy() if isinstance(value, list) else value)
    return made
