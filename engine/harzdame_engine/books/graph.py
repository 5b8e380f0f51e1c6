"""The graph of a book's positions while it is made: scores backed up, and the choice of where to grow.

The method is drop-out expansion (T. R. Lincke, Strategies for the automatic
construction of opening books, 2001): what is expanded next is the leaf that
costs least to reach from the start. A ply costs 1, and 1 more for each
`deviation` hundredths of a man by which its move is worse than the best one,
so that good lines go deep and poor replies are known but soon end. A move
without alternative costs nothing: exchanges are followed to their end.

A node stands for a position and its images under symmetries. A move back to a
position from which this one was reached is a repetition: it counts as a draw
and is not followed, so that the graph has no cycles.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush

from harzdame_engine.books.book_file import BookRow
from harzdame_engine.books.entries import book_key, is_decided, seen_before
from harzdame_engine.game.position import Position


@dataclass(eq=False, slots=True)
class BookNode:
    """A position; `ply`: its distance from the start when it was first found.

    Scores are for the side to move: `own` from its own search, `score` backed
    up. `expanded`: the number of its expansion, None for a leaf. `cost`: that
    of the cheapest path from here to a leaf that may be expanded.
    """

    key: int
    position: Position
    ply: int
    own: int
    score: int
    cost: float
    expanded: int | None = None
    edges: list[Edge] = field(default_factory=list)
    parents: list[BookNode] = field(default_factory=list)


@dataclass(eq=False, slots=True)
class Edge:
    """A move, or several that are images of each other; `repeats`: it leads back."""

    child: BookNode
    repeats: bool

    @property
    def score(self) -> int:
        """The score of the move for the side that makes it."""
        return 0 if self.repeats else seen_before(self.child.score)


class InconsistentBook(ValueError):  # noqa: N818 - an adjective says it
    """Rows that no sequence of expansions gives; the message says what is wrong."""


class BookGraph:
    """A graph that grows from the start of a game."""

    def __init__(self, start: Position, own: int, deviation: int) -> None:
        """Begin with one position and the score of its search; `deviation` in hundredths of a man."""
        self._deviation = deviation
        self._expansions = 0
        self.nodes: dict[int, BookNode] = {}
        self.root = self._add(book_key(start), start, 0, own)

    def cheapest_leaves(self, most: int) -> list[BookNode]:
        """The leaves to expand next, cheapest first: up to `most`, as far as there are any."""
        found: list[BookNode] = []
        while len(found) < most and math.isfinite(self.root.cost):
            leaf = self.root
            while leaf.edges:
                leaf = self._way_down(leaf).child
            found.append(leaf)
            leaf.cost = math.inf  # so that the next one is found
            self._update(leaf.parents)
        for leaf in found:
            leaf.cost = 0.0
            self._update(leaf.parents)
        return found

    def expand(self, node: BookNode, children: Mapping[int, Position], own: Mapping[int, int]) -> None:
        """Add the positions that a leaf's moves lead to, by their keys; `own`: the scores of the new ones."""
        self._expansions += 1
        node.expanded = self._expansions
        known = {key: child for key in children if (child := self.nodes.get(key)) is not None}
        before = _before(node) if any(child.expanded for child in known.values()) else {node}
        for key, position in children.items():
            child = known.get(key) or self._add(key, position, node.ply + 1, own[key])
            repeats = child in before
            node.edges.append(Edge(child, repeats))
            if not repeats:
                child.parents.append(node)
        self._update([node])

    def rows(self) -> Iterator[BookRow]:
        """The rows of a book with these positions."""
        for node in self.nodes.values():
            yield BookRow(node.key, node.score, node.own, node.expanded)

    def _add(self, key: int, position: Position, ply: int, own: int) -> BookNode:
        ends = is_decided(own) or position.outcome() is not None
        node = self.nodes[key] = BookNode(key, position, ply, own, own, math.inf if ends else 0.0)
        return node

    def _update(self, nodes: Iterable[BookNode]) -> None:
        """Recompute the scores and costs of expanded nodes from their children's, and so on upward."""
        # the later ones first, so that few are looked at twice
        waiting = [(-node.ply, node.key) for node in nodes]
        waiting.sort()
        while waiting:
            _, key = heappop(waiting)
            node = self.nodes[key]
            before = node.score, node.cost
            node.score = max(edge.score for edge in node.edges)
            node.cost = min(self._cost(node, edge) for edge in node.edges)
            if (node.score, node.cost) != before:
                for parent in node.parents:
                    if (entry := (-parent.ply, parent.key)) not in waiting:
                        heappush(waiting, entry)

    def _way_down(self, node: BookNode) -> Edge:
        return min(node.edges, key=lambda edge: self._cost(node, edge))

    def _cost(self, node: BookNode, edge: Edge) -> float:
        """The cost of the cheapest path to a leaf that begins with this move."""
        if edge.repeats:
            return math.inf
        if len(node.edges) == 1:
            return edge.child.cost
        return 1 + (node.score - edge.score) / self._deviation + edge.child.cost


def replayed(start: Position, rows: Iterable[BookRow], deviation: int) -> BookGraph:
    """The graph that a book's rows came from, expanded again in the same order.

    Raises:
        InconsistentBook: the rows are of no graph.
    """
    by_key = {row.key: row for row in rows}
    own = {row.key: row.own for row in by_key.values()}
    order = sorted((row.expanded, row.key) for row in by_key.values() if row.expanded is not None)
    try:
        graph = BookGraph(start, own[book_key(start)], deviation)
        for number, (expanded, key) in enumerate(order, 1):
            if number != expanded:
                raise InconsistentBook(f"expansion {number} is missing")
            node = graph.nodes[key]
            graph.expand(node, children(node.position), own)
    except KeyError as error:
        raise InconsistentBook(f"position {error} is missing") from None
    for node in graph.nodes.values():
        if node.score != by_key[node.key].score:
            raise InconsistentBook(f"the score of {node.position.fen} does not follow from its moves")
    if len(graph.nodes) != len(by_key):
        raise InconsistentBook("it has positions that its moves do not lead to")
    return graph


def children(position: Position) -> dict[int, Position]:
    """The positions after each legal move, by their keys; of images of each other the first."""
    found: dict[int, Position] = {}
    for move in position.legal_moves():
        child = position.play(move)
        found.setdefault(book_key(child), child)
    return found


def _before(node: BookNode) -> set[BookNode]:
    """The node and all nodes from which it can be reached."""
    found = {node}
    waiting = [node]
    while waiting:
        for parent in waiting.pop().parents:
            if parent not in found:
                found.add(parent)
                waiting.append(parent)
    return found
