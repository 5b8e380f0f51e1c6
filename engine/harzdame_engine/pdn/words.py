"""A record as it is at one moment, put into words on any thread when somebody wants to have it."""

from __future__ import annotations

from functools import cached_property

from harzdame_engine.game.snapshot import Snapshot
from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.pdn.source import Source
from harzdame_engine.pdn.writer import write


class Words:
    """The text of `tree` at the moment at which this is made, which takes a few microseconds a node."""

    def __init__(self, tree: GameTree) -> None:
        self.snapshot = Snapshot(tree)

    @cached_property
    def text(self) -> str:
        """The record as PDN. Slow for a long one, the first time."""
        tree, copies = self.snapshot.copy()
        if isinstance(tree.source, Source):
            tree.source = tree.source.moved(copies)
        return write(tree)

    def path(self, node: Node | None) -> list[int] | None:
        """The way from the root to a node: at each node the index of the child. Twins differ in nothing else.

        None if it is not in the tree.
        """
        place = self.snapshot.number.get(node) if node is not None else None
        return self.snapshot.path(place) if place is not None else None
