"""The record of play: a tree of positions with all that is said of them.

It knows the rules only through `Position` and nothing of files or screens.
It is the one mutable thing of the package and belongs to one thread.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from harzdame_engine.game.counting import Count, counted
from harzdame_engine.game.move import Move
from harzdame_engine.game.outcome import Outcome, Termination
from harzdame_engine.game.position import Position
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.draws import CountedDraw, Reset


class Mark(NamedTuple):
    """A sign drawn on the board: an arrow, or a marked square where `target` is None.

    `color` is the first letter of green, red, yellow or blue.
    """

    color: str
    origin: Square
    target: Square | None = None


class Evaluation(NamedTuple):
    """A judgement of a position that a record keeps, as White sees it.

    Either `value`, in men, or `win_in`, the moves to a win (negative: to a loss).
    """

    value: float | None = None
    win_in: int | None = None
    depth: int | None = None


class Node:
    """A position in a record of play, with the move that led to it; two nodes are equal only if identical.

    `ply` counts the moves from the root. `children` are the moves played here,
    the first the line's own, the others variations; two of them may be the
    same move. What is said of a node:

    - `comment`, behind the move; the root's speaks of the game's beginning.
    - `before`, between the opening of a variation and its first move.
    - `after`, behind the whole variation that the node begins.
    - `glyphs`: NAG numbers in the order in which they are shown.
    - `marks`: arrows and squares to draw on the board.
    - `clock` and `elapsed`: the mover's remaining time and the time the move
      took, in seconds.
    - `evaluation`: that of the position.
    - `commands`: what other programs had to say, as they wrote it.
    - `extra`: texts of a file that mean nothing to the program and belong here.
    - `unread`: the rest of this line, from the first move that cannot be read.
    """

    __slots__ = (
        "after",
        "before",
        "children",
        "clock",
        "commands",
        "comment",
        "elapsed",
        "evaluation",
        "extra",
        "glyphs",
        "marks",
        "move",
        "parent",
        "ply",
        "position",
        "unread",
    )

    def __init__(self, position: Position, parent: Node | None = None, move: Move | None = None) -> None:
        self.position = position
        self.parent = parent
        self.move = move
        self.ply: int = parent.ply + 1 if parent else 0
        self.children: list[Node] = []
        self.comment = ""
        self.before = ""
        self.after = ""
        self.glyphs: list[int] = []
        self.marks: tuple[Mark, ...] = ()
        self.clock: float | None = None
        self.elapsed: float | None = None
        self.evaluation: Evaluation | None = None
        self.commands: tuple[str, ...] = ()
        self.extra: tuple[str, ...] = ()
        self.unread = ""

    def __repr__(self) -> str:
        return f"<Node ply {self.ply}: {self.move or 'start'}>"

    def below(self) -> Iterator[Node]:
        """This node and all that follow it, parents before children, lines in their order."""
        work = [self]
        while work:
            node = work.pop()
            yield node
            work.extend(reversed(node.children))


@dataclass(frozen=True, slots=True, eq=False)
class Removal:
    """A removed node, with the place to which `GameTree.restore` puts it and all below it back."""

    node: Node
    index: int


class GameTree:
    """A game with its variations.

    `tags` are the game's facts under their PDN names: Event, Site, Date,
    Round, White, Black and any others; an unknown one is absent. What the tree
    says itself is not repeated there: Result, GameType, Variant, SetUp, FEN,
    NoProgressLimit, and Termination where it is one of ours.

    `result` is the result of the whole game, None while it is open. It is
    set from outside, also where no position shows it (resignation).

    `no_progress_limit` makes the game a draw after so many moves by each side
    without a capture or a man's move; None, as between people, sets no limit.

    `source` belongs to the reader and the writer of files: the text that the
    tree was read from, so that what is not edited is written as it was.
    """

    def __init__(
        self,
        position: Position,
        tags: Mapping[str, str] | None = None,
        no_progress_limit: int | None = None,
    ) -> None:
        self.root = Node(position)
        self.tags: dict[str, str] = dict(tags or {})
        self.result: Outcome | None = None
        self.no_progress_limit = no_progress_limit
        self.source: object | None = None
        self._count_from(self.root)

    def add(self, node: Node, move: Move) -> Node:
        """The node after playing `move` at `node`: the one there is, or a new last child.

        Raises:
            IllegalMove: the move is not legal there.
        """
        for child in node.children:
            if child.move == move:
                return child
        return self.insert(node, move)

    def insert(self, node: Node, move: Move, index: int | None = None) -> Node:
        """A new node after playing `move` at `node`, at `index` of its children or last.

        Unlike `add` it makes a twin where the same move is there already.

        Raises:
            IllegalMove: the move is not legal there.
        """
        child = Node(node.position.play(move), node, move)
        node.children.insert(len(node.children) if index is None else index, child)
        return child

    def mainline(self) -> tuple[Node, ...]:
        """The nodes of the game as it was played, the root first."""
        return self.line_to(self.end_of_line(self.root))

    def line_to(self, node: Node) -> tuple[Node, ...]:
        """The nodes from the root to `node`, both included."""
        line = []
        at: Node | None = node
        while at is not None:
            line.append(at)
            at = at.parent
        return tuple(reversed(line))

    def line_through(self, node: Node) -> tuple[Node, ...]:
        """The nodes from the root to `node`, and on from it without entering a variation."""
        return self.line_to(self.end_of_line(node))

    def has(self, node: Node) -> bool:
        """Whether `node` is part of the tree now."""
        while (parent := node.parent) is not None:
            if node not in parent.children:
                return False
            node = parent
        return node is self.root

    def end_of_line(self, node: Node) -> Node:
        """The last node of the line that goes on from `node` without entering a variation."""
        while node.children:
            node = node.children[0]
        return node

    def promote(self, node: Node) -> bool:
        """Raise the variation that `node` lies in by one level.

        Its first move becomes the line's own and what was there becomes the
        first variation. Call it until it answers False to make the whole
        line to `node` the main line.

        Returns:
            Whether anything changed; False on the main line.
        """
        while (parent := node.parent) is not None:
            if parent.children[0] is not node:
                parent.children.remove(node)
                parent.children.insert(0, node)
                return True
            node = parent
        return False

    def remove(self, node: Node) -> Removal:
        """Take `node` and all that follows it out of the tree.

        Raises:
            ValueError: it is the root, or no longer in the tree.
        """
        if node.parent is None:
            raise ValueError("the root of a game cannot be removed")
        index = node.parent.children.index(node)
        del node.parent.children[index]
        return Removal(node, index)

    def restore(self, removal: Removal) -> None:
        """Put back what `remove` took out."""
        node = removal.node
        if node.parent is not None:
            node.parent.children.insert(removal.index, node)

    def begin_at(self, root: Node) -> None:
        """Make `root`, which has no parent any more and ply 0, the beginning of the record."""
        self.root = root
        self._count_from(root)

    def outcome(self, node: Node) -> Outcome | None:
        """The end of the game at `node`: by the position itself, by repetition, or by counting.

        It is the same position if the same player is to move; counted along the
        line from the root, the position set up included.
        """
        if (outcome := node.position.outcome()) is not None:
            return outcome
        counter = min(self._counters, key=lambda counter: counter.distance(node))
        repetitions = node.position.rules.repetitions
        if counter.occurrences(node) >= repetitions:
            return Outcome(None, Termination.FOURFOLD if repetitions > 3 else Termination.THREEFOLD)
        if self.no_progress_limit is not None:
            agreed = CountedDraw(2 * self.no_progress_limit, Reset.PROGRESS)
            if counted(agreed, node.position, _back(node)) == agreed.plies:
                return Outcome(None, Termination.NO_PROGRESS)
        if any(count.full for count in self.counts(node)):
            return Outcome(None, Termination.COUNTED)
        return None

    def counts(self, node: Node) -> tuple[Count, ...]:
        """The counts towards draws that have begun at `node`, of those that the rules of the game know."""
        position = node.position
        all_counts = (Count(draw, counted(draw, position, _back(node))) for draw in position.rules.draws)
        return tuple(count for count in all_counts if count.plies)

    def _count_from(self, root: Node) -> None:
        # two: whoever looks at one place of a long game asks about its end as well, again and again
        self._counters = (RepetitionCounter(root), RepetitionCounter(root))


def _back(node: Node) -> Iterator[tuple[Position, Move]]:
    """The moves that led to `node`, the last one first, each with the position before it."""
    while node.parent is not None and node.move is not None:
        yield node.parent.position, node.move
        node = node.parent


class RepetitionCounter:
    """The number of times each position stands on the line from the root to one node, whatever the rules.

    It moves along with who asks: asking for a node close to the last one costs
    the steps between them, so that a long game is followed move by move at a
    constant price.
    """

    __slots__ = ("_at", "_counts")

    def __init__(self, root: Node) -> None:
        self._at = root
        self._counts: Counter[Position] = Counter([root.position])

    def distance(self, node: Node) -> int:
        """The plies between `node` and the last one asked for; more, if their lines differ."""
        return abs(node.ply - self._at.ply)

    def occurrences(self, node: Node) -> int:
        """The number of times the position at `node` occurred up to there, itself included."""
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
