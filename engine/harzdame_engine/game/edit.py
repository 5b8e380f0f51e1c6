"""An edit of a record of play: what it does, step by step, and how to undo exactly that.

It knows trees and nodes, nothing of rules, files or screens. `edits` and
`replay` make edits, `history` keeps those that were made.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple, Protocol

from harzdame_engine.game.outcome import Outcome
from harzdame_engine.game.tree import GameTree, Node, Removal


class EditKind(StrEnum):
    """The kinds of edits, by which a person knows them."""

    COMMENT = "comment"
    GLYPHS = "glyphs"
    MARKS = "marks"
    REMARK = "remark"  # anything else that is said of a node
    MOVE = "move"
    LINE = "line"
    DELETE_MOVE = "delete move"
    DELETE_VARIATION = "delete variation"
    CUT_OFF = "cut off"
    BEGIN_HERE = "begin here"
    PROMOTE = "promote"
    DEMOTE = "demote"
    MAIN_LINE = "main line"
    ORDER = "order"
    INSERT = "insert"
    REPLACE = "replace"
    START = "start"
    PUT_BACK = "put back"
    FACTS = "facts"  # tags and result
    REVIEW = "review"


class Step(Protocol):
    """The least part of an edit. It is reverted in the very state that it left."""

    def apply(self) -> None:
        """Do it."""

    def revert(self) -> None:
        """Undo it."""


class Value(NamedTuple):
    """Another value of something that is said of a node or a whole game."""

    owner: Node | GameTree
    name: str
    before: object
    after: object

    def apply(self) -> None:
        """Set the new value."""
        setattr(self.owner, self.name, self._own(self.after))

    def revert(self) -> None:
        """Set the old value."""
        setattr(self.owner, self.name, self._own(self.before))

    @staticmethod
    def _own(value: object) -> object:
        """`value`, in a list or dictionary that only the owner has."""
        return value.copy() if isinstance(value, list | dict) else value


class Link(NamedTuple):
    """A node, with all below it, put among the moves played at its parent."""

    node: Node
    place: int

    def apply(self) -> None:
        """Put it in."""
        _put_in(self.node, self.place)

    def revert(self) -> None:
        """Take it out."""
        _siblings(self.node).remove(self.node)


class Unlink(NamedTuple):
    """A node, with all below it, taken out of the tree."""

    node: Node
    place: int

    def apply(self) -> None:
        """Take it out."""
        _siblings(self.node).remove(self.node)

    def revert(self) -> None:
        """Put it back."""
        _put_in(self.node, self.place)


class Order(NamedTuple):
    """A node at another place among the moves played at its parent."""

    node: Node
    before: int
    after: int

    def apply(self) -> None:
        """Put it at its new place."""
        self._move_to(self.after)

    def revert(self) -> None:
        """Put it back."""
        self._move_to(self.before)

    def _move_to(self, place: int) -> None:
        siblings = _siblings(self.node)
        siblings.remove(self.node)
        siblings.insert(place, self.node)


class Beginning(NamedTuple):
    """A node made the beginning of a game; what came before keeps it as a child.

    A node that follows nothing is another beginning of the same game.
    """

    tree: GameTree
    root: Node
    node: Node
    fields: tuple[Node | None, object]  # the node's parent and move

    def apply(self) -> None:
        """Begin the game at the node."""
        self.node.parent = self.node.move = None
        self._shift(-self.node.ply)
        self.tree.begin_at(self.node)

    def revert(self) -> None:
        """Begin it as before."""
        parent, move = self.fields
        self.node.parent, self.node.move = parent, move  # type: ignore[assignment]
        self._shift(parent.ply + 1 if parent is not None else 0)
        self.tree.begin_at(self.root)

    def _shift(self, plies: int) -> None:
        for node in self.node.below():
            node.ply += plies


@dataclass(frozen=True, slots=True, eq=False)
class Edit:
    """Steps that a person does and undoes at once. It fits the tree as it was when the edit was made.

    `place` is the node to look at after `apply`, `back` after `revert`.
    `removed` and `restored` are the nodes that go to the trash and come from
    it. `lost` counts the moves that did not fit and are gone.
    """

    kind: EditKind
    steps: tuple[Step, ...]
    place: Node
    back: Node
    removed: tuple[Removal, ...] = ()
    restored: tuple[Removal, ...] = ()
    lost: int = 0

    def __bool__(self) -> bool:
        """Whether it changes anything."""
        return bool(self.steps)

    def apply(self) -> None:
        """Change the tree."""
        for step in self.steps:
            step.apply()

    def revert(self) -> None:
        """Make the tree again what it was, node for node."""
        for step in reversed(self.steps):
            step.revert()

    @property
    def structural(self) -> bool:
        """Whether it changes more than what is said of nodes and of the game."""
        return not all(isinstance(step, Value) for step in self.steps)

    @property
    def adds(self) -> bool:
        """Whether it brings moves into the tree."""
        return any(isinstance(step, Link) for step in self.steps)

    @property
    def begins(self) -> bool:
        """Whether it makes the game begin elsewhere."""
        return any(isinstance(step, Beginning) for step in self.steps)

    def sets(self, name: str) -> bool:
        """Whether it says something of this name anew, of a node or of the game."""
        return any(isinstance(step, Value) and step.name == name for step in self.steps)

    def ending(self, tree: GameTree, outcome: Outcome) -> Edit:
        """The same edit, with which the game ends as well."""
        return replace(self, steps=(*self.steps, Value(tree, "result", None, outcome)))

    def joined(self, later: Edit) -> Edit | None:
        """This edit and a `later` one as one, if both change the same text; None: they stay two."""
        if self.kind is not EditKind.COMMENT or later.kind is not self.kind:
            return None
        if len(self.steps) != 1 or len(later.steps) != 1:
            return None
        one, other = self.steps[0], later.steps[0]
        if not isinstance(one, Value) or not isinstance(other, Value):
            return None
        if one.owner is not other.owner or one.name != other.name:
            return None
        same = one.before == other.after
        return replace(self, steps=() if same else (one._replace(after=other.after),))


def _put_in(node: Node, place: int) -> None:
    """Put a node among its siblings; the game may begin elsewhere than when it was taken out."""
    _siblings(node).insert(place, node)
    if node.parent is not None and (plies := node.parent.ply + 1 - node.ply):
        for each in node.below():
            each.ply += plies


def _siblings(node: Node) -> list[Node]:
    """The moves played where `node` was or is to be."""
    if node.parent is None:
        raise ValueError("the beginning of a game has no place among moves")
    return node.parent.children
