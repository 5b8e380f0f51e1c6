"""Answers of searches kept as JSON, and recalled by a later review of the same game."""

from __future__ import annotations

import json

from harzdame_engine import GameTree
from harzdame_engine.review.kept_answers import digests, kept, read, recall, values
from harzdame_engine.review.reviewer import ReviewEffort, Reviewer
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.info import Limit

from tests.engine.review.games import BLUNDER, TEXT, blunder_tree

EFFORT = ReviewEffort(3000)


def reviewed(tree: GameTree, questions: int, effort: ReviewEffort = EFFORT) -> Reviewer:
    """A reviewer with so many answers."""
    reviewer, engine = Reviewer.of(tree, effort), Engine(4, 1)
    for _ in range(questions):
        question = reviewer.next()
        if question is None:
            break
        found = engine.analyse(
            question.position, Limit(nodes=question.nodes), history=question.history, lines=2
        )
        reviewer.answer(question, found.lines, found.depth, found.nodes)
    return reviewer


def recalled(tree: GameTree, kept_values: object, effort: ReviewEffort = EFFORT) -> Reviewer:
    reviewer = Reviewer.of(tree, effort)
    names = digests(reviewer.positions)
    recall(reviewer, names, read(kept_values, reviewer.positions, names))
    return reviewer


def as_json(reviewer: Reviewer) -> dict[str, object]:
    return json.loads(json.dumps(values(kept(reviewer, digests(reviewer.positions)))))


def test_a_whole_review_is_recalled_without_a_search() -> None:
    first = reviewed(blunder_tree(), 99)
    assert first.done
    second = recalled(blunder_tree(), as_json(first))
    assert second.done
    assert second.judgements() == first.judgements()
    assert second.scores() == first.scores()


def test_what_is_recalled_is_not_asked_again() -> None:
    half = reviewed(blunder_tree(), 8)
    second = recalled(blunder_tree(), as_json(half))
    assert second.searched == half.searched
    assert second.share == half.share
    asked = set()
    while (question := second.next()) is not None:
        if not question.after:  # the ends of lines are asked for when all else is known
            asked.add((question.number, question.nodes))
    assert asked.isdisjoint((number, known.nodes) for number, known in half.searched.items())


def test_a_deeper_review_recalls_nothing_and_a_quicker_one_all() -> None:
    known = as_json(reviewed(blunder_tree(), 99))
    assert not recalled(blunder_tree(), known, ReviewEffort(100_000)).searched
    assert recalled(blunder_tree(), known, ReviewEffort(1000)).searched


def test_a_game_that_goes_on_otherwise_recalls_what_it_shares() -> None:
    known = as_json(reviewed(blunder_tree(), 99))
    other = blunder_tree(TEXT.replace(BLUNDER, "1. d3-d4 e6-d6 2. a6-b6 c8-b8 3. e2-e3 e7-e6 *"))
    assert sorted(recalled(other, known).searched) == [0, 1, 2, 3, 4]


def test_what_is_damaged_is_not_believed() -> None:
    known = as_json(reviewed(blunder_tree(), 99))
    names = list(known)
    known[names[0]] = [3000, 5, 100, [[10, None, [[["a1", "h8"], []]]]]]
    known[names[1]] = "rubbish"
    known[names[2]] = [3000, 5, 100, []]
    assert len(recalled(blunder_tree(), known).searched) == len(names) - 3
    assert not recalled(blunder_tree(), ["x"]).searched
    assert not recalled(blunder_tree(), None).searched
