"""Scores backed up, cheapest leaves and repetitions, on graphs with made-up scores."""

from __future__ import annotations

import math
import random

import pytest
from harzdame_engine import Position
from harzdame_engine.books.entries import book_key, final_score, seen_before
from harzdame_engine.books.graph import BookGraph, BookNode, InconsistentBook, children, replayed

# in the second and third the same positions come about on many ways, and again and again
STARTS = [
    Position.start("harzdame"),
    Position.from_fen("W:WKa1,a3,b2:BKh8,g6,h5"),
    Position.from_fen("W:Wa3,c3,d2:Bb6,d6,h7", "turkish"),
    Position.from_fen("W:WK46,41:BK5,10", "international"),
]


def own_score(position: Position) -> int:
    """As good as any: it depends on the position alone, and images have the same."""
    final = final_score(position)
    return random.Random(book_key(position)).randint(-80, 80) if final is None else final


def grown(start: Position, expansions: int, deviation: int = 20) -> BookGraph:
    graph = BookGraph(start, own_score(start), deviation)
    while (done := sum(node.expanded is not None for node in graph.nodes.values())) < expansions:
        leaves = graph.cheapest_leaves(min(3, expansions - done))
        if not leaves:
            break
        for leaf in leaves:
            family = children(leaf.position)
            graph.expand(leaf, family, {key: own_score(child) for key, child in family.items()})
    return graph


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.fen)
def test_scores_follow_from_the_leaves(start: Position) -> None:
    graph = grown(start, 150)
    known: dict[BookNode, int] = {}

    def score(node: BookNode, path: frozenset[BookNode]) -> int:
        assert node not in path, "a cycle"
        if node not in known:
            below = path | {node}
            known[node] = max(
                (0 if edge.repeats else seen_before(score(edge.child, below)) for edge in node.edges),
                default=node.own,
            )
        return known[node]

    for node in graph.nodes.values():
        assert node.score == score(node, frozenset()), node.position.fen
        assert (node.expanded is None) == (not node.edges)
        assert len(node.edges) <= len(node.position.legal_moves())


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.fen)
def test_the_cheapest_leaves_are_the_cheapest(start: Position) -> None:
    graph = grown(start, 60)
    costs: dict[BookNode, float] = {graph.root: 0.0}
    waiting = [graph.root]
    while waiting:
        node = waiting.pop()
        for edge in node.edges:
            if edge.repeats:
                continue
            step = 0.0 if len(node.edges) == 1 else 1 + (node.score - edge.score) / 20
            if costs[node] + step < costs.get(edge.child, math.inf) - 1e-9:
                costs[edge.child] = costs[node] + step
                waiting.append(edge.child)
    leaves = [node for node in costs if node.expanded is None and node.position.outcome() is None]
    found = graph.cheapest_leaves(4)
    cheapest = sorted(costs[leaf] for leaf in leaves)[: len(found)]
    assert [costs[leaf] for leaf in found] == pytest.approx(cheapest)
    assert graph.cheapest_leaves(4) == found
    assert graph.root.cost == pytest.approx(cheapest[0])


def test_repetitions_are_noticed() -> None:
    graph = grown(STARTS[1], 150)
    assert any(edge.repeats for node in graph.nodes.values() for edge in node.edges)


def test_moves_that_are_images_of_each_other_are_one() -> None:
    start = Position.start("harzdame")
    assert len(start.legal_moves()) == 12
    assert len(children(start)) == 6


def test_a_finished_game_is_not_followed() -> None:
    graph = grown(Position.from_fen("W:WKa1:BKb1"), 100)
    assert graph.root.score > 0
    assert graph.cheapest_leaves(4) == []


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.fen)
def test_rows_lead_to_the_same_graph(start: Position) -> None:
    graph = grown(start, 100)
    rows = list(graph.rows())
    random.Random(1).shuffle(rows)
    again = replayed(start, rows, 20)
    assert sorted(again.rows(), key=str) == sorted(rows, key=str)
    keys = [node.key for node in graph.cheapest_leaves(5)]
    assert [node.key for node in again.cheapest_leaves(5)] == keys


def test_rows_that_do_not_fit_are_refused() -> None:
    start = Position.start("harzdame")
    rows = {row.key: row for row in grown(start, 10).rows()}
    root = rows[book_key(start)]
    leaf = next(row for row in rows.values() if row.expanded is None)
    last = next(row for row in rows.values() if row.expanded == 10)
    for change, message in (
        ({root.key: root._replace(score=root.score + 1)}, "does not follow"),
        ({leaf.key: leaf._replace(own=leaf.own + 500)}, "does not follow"),
        ({leaf.key: leaf._replace(expanded=12)}, "expansion 11 is missing"),
        ({leaf.key: leaf._replace(expanded=11)}, "is missing"),
        ({last.key: last._replace(expanded=None)}, "does not follow"),
        ({5: leaf._replace(key=5)}, "lead to"),
    ):
        with pytest.raises(InconsistentBook, match=message):
            replayed(start, (rows | change).values(), 20)
    del rows[leaf.key]
    with pytest.raises(InconsistentBook, match="is missing"):
        replayed(start, rows.values(), 20)
