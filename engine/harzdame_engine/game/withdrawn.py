"""The moves that were taken back: as long as a game is played, nothing follows the node that it has reached.

What a takeback leaves behind hangs beside that node, below a twin of it: a variation that repeats
the move before. So the record says at any time what was played, whoever reads or writes it. What was
taken back from the very beginning has no move before it, and lies in the trash until another is played there.
"""

from __future__ import annotations

from harzdame_engine.game.history import History
from harzdame_engine.game.tree import GameTree, Node


class Withdrawn:
    """Sets aside what follows a node of `tree`, and puts it back. Nodes stay who they are."""

    def __init__(self, tree: GameTree, history: History) -> None:
        """`history`: that of the tree, with its trash."""
        self._tree = tree
        self._history = history
        self._from_start: list[Node] | None = None  # None: not known, as after a start of the app

    def set_aside(self, reached: Node) -> bool:
        """Leave nothing behind the node that a game has reached; returns whether anything was."""
        if not reached.children:
            return False
        beside = self.beside(reached)
        if beside is None:
            self._from_start = [*self._at_start(reached), *reached.children]
            for node in tuple(reached.children):
                self._history.set_aside(self._tree.remove(node))
            return True
        beside.children.extend(reached.children)
        reached.children.clear()
        for node in beside.children:
            node.parent = beside
        return True

    def put_back(self, reached: Node) -> bool:
        """Let what was set aside follow `reached` again, behind what does; returns whether anything was.

        What was deleted there belongs behind `reached` again, too.
        """
        if reached.parent is None:
            moved = [node for node in self._at_start(reached) if self._history.put_back(node)]
            self._from_start = []
        elif (twin := self.twin(reached)) is not None:
            moved = list(twin.children)
            for removal in self._history.trash:
                if removal.node.parent is twin:
                    removal.node.parent = reached
            self._tree.remove(twin)
        else:
            return False
        for node in moved:
            node.parent = reached
        reached.children.extend(moved)
        return bool(moved)

    def _at_start(self, root: Node) -> list[Node]:
        """What was taken back from the beginning, and is still in the trash."""
        there = [removal.node for removal in self._history.trash if removal.node.parent is root]
        known = self._from_start
        return [node for node in there if known is None or node in known]

    def twin(self, reached: Node) -> Node | None:
        """The node beside `reached` that repeats its move and says nothing else; None: there is none."""
        siblings = reached.parent.children if reached.parent is not None else ()
        return next((node for node in siblings if node is not reached and _repeats(node, reached)), None)

    def beside(self, reached: Node) -> Node | None:
        """That twin, made if there is none; None at the beginning, where none can be."""
        if reached.parent is None or reached.move is None:
            return None
        return self.twin(reached) or self._tree.insert(reached.parent, reached.move)


def shown_as(node: Node) -> Node:
    """The node in whose place a reader sees `node`: a twin of one that nothing follows is that one."""
    siblings = node.parent.children if node.parent is not None else []
    if not siblings or siblings[0].children or not node.children or node not in siblings[1:]:
        return node  # which may have been taken out
    first = siblings[0]
    noted = node.clock is not None or node.evaluation is not None
    return first if _repeats(node, first) and not noted else node


def _repeats(node: Node, reached: Node) -> bool:
    said = (node.comment, node.before, node.after, node.glyphs, node.marks, node.extra, node.unread)
    return node.move == reached.move and not any(said)
