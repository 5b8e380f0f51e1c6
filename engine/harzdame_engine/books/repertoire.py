"""Repertoires: the openings that a person wants to know, for one side of one game, as a tree of moves.

A repertoire is a plain game with variations, so that any program can read its file. At the turns of
its own side there is one move to play, at the other side's turns there are all those that one wants
to have an answer to. Positions count, not the ways to them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import GameTree, Node, Removal
from harzdame_engine.rules.variants import variant


class RepertoireQuestion(NamedTuple):
    """A position in which the own side is to move, with the moves that are right there; mostly one.

    The `id` is another as soon as other moves are right. `node` is the first one of the tree with
    this position.
    """

    id: str
    node: Node
    moves: tuple[Move, ...]


class Change(NamedTuple):
    """A change of the tree, for `Repertoire.revert`: new nodes, one behind the other, and those removed."""

    new: tuple[Node, ...] = ()
    removed: tuple[Removal, ...] = ()


class AddedLine(NamedTuple):
    """What became of a line that was added: its last node, and the change that this was."""

    node: Node
    change: Change

    @property
    def new(self) -> tuple[Node, ...]:
        """The new nodes."""
        return self.change.new

    @property
    def replaced(self) -> tuple[Move, ...]:
        """The own moves whose place it took."""
        return tuple(each.node.move for each in self.change.removed if each.node.move is not None)


class Departure(NamedTuple):
    """The first move of a game that is not in a repertoire, at `node`, and the moves that are.

    `own`: it was the repertoire's side that left.
    """

    node: Node
    known: tuple[Move, ...]
    own: bool


class Repertoire:
    """The tree of one side. Every change goes through it.

    To make one looks at the whole tree: some 20 µs a move, to be done off the GUI thread.
    """

    def __init__(self, tree: GameTree, color: Color) -> None:
        self.tree = tree
        self.color = color
        self._known = _Index(tree, color)
        self._changes: list[Change] = []

    @classmethod
    def empty(cls, game: str, color: Color) -> Repertoire:
        """A repertoire without any move.

        Raises:
            KeyError: there is no such game.
        """
        event = f"Repertoire for {color.name.capitalize()}: {variant(game).name}"
        return cls(GameTree(Position.start(game), tags={"Event": event}), color)

    @property
    def game(self) -> str:
        """The id of its game."""
        return self.tree.root.position.rules.id

    # What is asked

    def nodes(self, position: Position) -> Sequence[Node]:
        """The nodes with this position, parents before children."""
        return self._known.nodes.get(position, ())

    def moves(self, position: Position) -> tuple[Move, ...]:
        """The moves that it has in a position."""
        return self._known.moves(position)

    def follow(self, node: Node | None) -> Node:
        """The node after the moves to `node`, which may be of another tree, as far as they are here."""
        here = self.tree.root
        for other in self.tree.line_to(node)[1:] if node is not None else ():
            child = next((each for each in here.children if each.move == other.move), None)
            if child is None:
                break
            here = child
        return here

    def questions(self) -> tuple[RepertoireQuestion, ...]:
        """All positions to which it has an answer, those first that come first in the tree."""
        asked, found = self._known.asked, dict[Position, RepertoireQuestion]()
        for node in self.tree.root.below():
            position = node.position
            if position.turn is self.color and position in asked and position not in found:
                found[position] = RepertoireQuestion(asked[position], node, self.moves(position))
        return tuple(found.values())

    @property
    def question_ids(self) -> Collection[str]:
        """The ids of all questions, in no order; known at once."""
        return self._known.asked.values()

    def gaps(self) -> tuple[Node, ...]:
        """The nodes at which the own side is to move and no answer is known, but the start."""
        gaps = self._known.gaps
        return tuple(
            node for node in self.tree.root.below() if node.parent is not None and node.position in gaps
        )

    @property
    def gap_count(self) -> int:
        """The number of `gaps`; known at once."""
        return self._known.gap_count

    def departure(self, game: GameTree) -> Departure | None:
        """The move by which the main line of a game leaves it; None: it never does, or was never in it.

        Where a move that is not in it leads to a position that is, nothing was left.
        """
        for node in game.mainline()[1:]:
            if node.parent is None or node.move is None:
                break
            before = node.parent.position
            known = self.moves(before)
            if not known:
                return None
            if node.move not in known and not self.nodes(node.position):
                return Departure(node, known, own=before.turn is self.color)
        return None

    # What is changed

    def add(self, line: Sequence[Move]) -> AddedLine:
        """Add a line of moves from the start on. An own move takes the place of another one.

        Raises:
            IllegalMove: one of them cannot be played; nothing is changed.
        """
        at = self.tree.root.position
        for move in line:
            at = at.play(move)
        node, new, removed = self.tree.root, list[Node](), list[Removal]()
        for move in line:
            if node.position.turn is self.color:
                for other in [child for child in node.children if child.move != move]:
                    removed.append(self.tree.remove(other))
            known = len(node.children)
            child = self.tree.add(node, move)
            if len(node.children) > known:
                new.append(child)
            node = child
        return AddedLine(node, self._noted(Change(tuple(new), tuple(removed))))

    def remove(self, node: Node) -> Change:
        """Take a move and all that follows it out.

        Raises:
            ValueError: it is the start.
        """
        return self._noted(Change(removed=(self.tree.remove(node),)))

    @property
    def last_change(self) -> Change | None:
        """The last change, whoever made it, of those that were not taken back."""
        return self._changes[-1] if self._changes else None

    def revert(self, change: Change) -> None:
        """Take the last change back, then the one before it, and so on.

        Raises:
            ValueError: it is not the last one.
        """
        if change == Change():
            return
        if change is not self.last_change:
            raise ValueError("only the last change can be taken back")
        self._changes.pop()
        for first in change.new[:1]:
            self.tree.remove(first)
        for removal in reversed(change.removed):
            self.tree.restore(removal)
        back = (node for removal in change.removed for node in removal.node.below())
        self._known.change(back, change.new[:1])

    def _noted(self, change: Change) -> Change:
        if change != Change():
            self._changes.append(change)
        self._known.change(change.new, (removal.node for removal in change.removed))
        return change


def take_in(tree: GameTree, other: GameTree) -> None:
    """Add all moves and comments of another tree with the same start. Nothing gives way to them, so that the
    own side may have several answers afterwards.
    """
    pairs = [(tree.root, other.root)]
    while pairs:
        here, there = pairs.pop()
        if there.comment not in here.comment:
            here.comment = f"{here.comment}\n{there.comment}".strip()
        pairs += [(tree.add(here, each.move), each) for each in there.children if each.move is not None]


class _Index:
    """What is known of each position of a tree; a change costs what it concerns, and not a look at all.

    `nodes`: those with a position, parents before children. `asked`: the id of the question of each
    position that has an answer. `gaps`: the positions in which the own side has none.
    """

    def __init__(self, tree: GameTree, color: Color) -> None:
        self._game, self._color, self._root = tree.root.position.rules.id, color, tree.root
        self.nodes: dict[Position, list[Node]] = {}
        self.asked: dict[Position, str] = {}
        self.gaps: set[Position] = set()
        self._moves: dict[Position, tuple[Move, ...]] = {}  # those that were asked for since the last change
        self.change(tree.root.below(), ())

    @property
    def gap_count(self) -> int:
        """The number of nodes with a position in `gaps`, but the root."""
        found = sum(len(self.nodes[position]) for position in self.gaps)
        return found - (self._root.position in self.gaps)

    def moves(self, position: Position) -> tuple[Move, ...]:
        """The moves at all nodes with a position."""
        if position not in self._moves:
            self._moves[position] = _moves(self.nodes.get(position, ()))
        return self._moves[position]

    def change(self, new: Iterable[Node], removed: Iterable[Node]) -> None:
        """Take new nodes in, and out those that were removed, with all that follows them."""
        self._moves.clear()
        touched: set[Position] = set()
        for first in removed:
            for node in first.below():
                same = self.nodes[node.position]
                same.remove(node)
                touched.add(node.position)
                if not same:
                    del self.nodes[node.position]
            if first.parent is not None:
                touched.add(first.parent.position)
        for node in new:
            self.nodes.setdefault(node.position, []).append(node)
            touched.add(node.position)
            if node.parent is not None:
                touched.add(node.parent.position)
        for position in touched:
            if position.turn is self._color:
                self._look_at(position)

    def _look_at(self, position: Position) -> None:
        nodes = self.nodes.get(position, ())
        self.asked.pop(position, None)
        self.gaps.discard(position)
        if moves := _moves(nodes):
            answers = ",".join(sorted(map(str, moves)))
            self.asked[position] = f"{self._game}:{self._color}:{position.key:016x}:{answers}"
        elif nodes and position.outcome() is None:
            self.gaps.add(position)


def _moves(nodes: Iterable[Node]) -> tuple[Move, ...]:
    found = (child.move for node in nodes for child in node.children)
    return tuple(dict.fromkeys(move for move in found if move is not None))
