"""Repertoires: the openings that a person wants to know, for one side of one game, as a tree of moves.

A repertoire is a plain game with variations, so that any program can read its file. At the turns of
its own side there is one move to play, at the other side's turns there are all those that one wants
to have an answer to. Positions count, not the ways to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.rules.variants import variant


class Question(NamedTuple):
    """A position in which the own side is to move, with the moves that are right there; mostly one.

    The `id` is another as soon as other moves are right. `node` is the first one of the tree with
    this position.
    """

    id: str
    node: Node
    moves: tuple[Move, ...]


class Added(NamedTuple):
    """What became of a line that was added: its last node, the new nodes, and the own moves it replaced."""

    node: Node
    new: tuple[Node, ...]
    replaced: tuple[Move, ...]


class Departure(NamedTuple):
    """The first move of a game that is not in a repertoire, at `node`, and the moves that are.

    `own`: it was the repertoire's side that left.
    """

    node: Node
    known: tuple[Move, ...]
    own: bool


class Repertoire:
    """The tree of one side. Every change goes through it."""

    def __init__(self, tree: GameTree, color: Color) -> None:
        self.tree = tree
        self.color = color
        self._nodes: dict[Position, list[Node]] | None = None
        self._questions: tuple[Question, ...] | None = None

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
        if self._nodes is None:
            self._nodes = {}
            for node in self.tree.root.below():
                self._nodes.setdefault(node.position, []).append(node)
        return self._nodes.get(position, ())

    def moves(self, position: Position) -> tuple[Move, ...]:
        """The moves that it has in a position."""
        found = (child.move for node in self.nodes(position) for child in node.children)
        return tuple(dict.fromkeys(move for move in found if move is not None))

    def follow(self, node: Node | None) -> Node:
        """The node after the moves to `node`, which may be of another tree, as far as they are here."""
        here = self.tree.root
        for other in self.tree.line_to(node)[1:] if node is not None else ():
            child = next((each for each in here.children if each.move == other.move), None)
            if child is None:
                break
            here = child
        return here

    def questions(self) -> tuple[Question, ...]:
        """All positions to which it has an answer, those first that come first in the tree."""
        if self._questions is None:
            self._questions = self._asked()
        return self._questions

    def _asked(self) -> tuple[Question, ...]:
        asked: dict[Position, Question] = {}
        for node in self.tree.root.below():
            position = node.position
            if position.turn is self.color and position not in asked and (moves := self.moves(position)):
                asked[position] = Question(self._id(position, moves), node, moves)
        return tuple(asked.values())

    def gaps(self) -> tuple[Node, ...]:
        """The nodes at which the own side is to move and no answer is known, but the start."""
        return tuple(
            node
            for node in self.tree.root.below()
            if node.parent is not None
            and not node.children
            and node.position.turn is self.color
            and not self.moves(node.position)
            and node.position.outcome() is None
        )

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

    def add(self, line: Sequence[Move]) -> Added:
        """Add a line of moves from the start on. An own move takes the place of another one.

        Raises:
            IllegalMove: one of them cannot be played; nothing is changed.
        """
        at = self.tree.root.position
        for move in line:
            at = at.play(move)
        node, new, replaced = self.tree.root, [], []
        for move in line:
            if node.position.turn is self.color:
                for other in [child for child in node.children if child.move != move]:
                    self.tree.remove(other)
                    if other.move is not None:
                        replaced.append(other.move)
            known = len(node.children)
            child = self.tree.add(node, move)
            if len(node.children) > known:
                new.append(child)
            node = child
        self._forget()
        return Added(node, tuple(new), tuple(replaced))

    def remove(self, node: Node) -> None:
        """Take a move and all that follows it out.

        Raises:
            ValueError: it is the start.
        """
        self.tree.remove(node)
        self._forget()

    def _forget(self) -> None:
        self._nodes = self._questions = None

    def _id(self, position: Position, moves: Sequence[Move]) -> str:
        answers = ",".join(sorted(map(str, moves)))
        return f"{self.game}:{self.color}:{position.key:016x}:{answers}"
