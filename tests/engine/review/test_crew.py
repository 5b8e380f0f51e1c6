"""A crew reviews games side by side, can be stopped, and passes errors on."""

from __future__ import annotations

from functools import partial

import pytest
from harzdame_engine import Engine
from harzdame_engine.review.crew import Crew, Reviewed, ReviewProgress
from harzdame_engine.review.findings import SpokenFindings
from harzdame_engine.review.judgement import Judgement
from harzdame_engine.review.knowledge import Knowledge
from harzdame_engine.review.reviewer import ReviewEffort, Reviewer

from tests.engine.review.games import blunder_tree

EFFORT = ReviewEffort(2000)


def unsaid(_reviewer: Reviewer, _judgement: Judgement) -> SpokenFindings:
    return SpokenFindings()


def crew(threads: int = 2) -> Crew:
    return Crew(threads, partial(Engine, 4, 1), Knowledge(), unsaid)


@pytest.mark.parametrize("threads", [1, 3])
def test_every_game_is_reviewed_whole(threads: int) -> None:
    games = [(key, Reviewer.of(blunder_tree(), EFFORT)) for key in (7, 8, 9)]
    told = list(crew(threads).run(games))
    done = [each for each in told if isinstance(each, Reviewed)]
    assert sorted(each.key for each in done) == [7, 8, 9]
    assert all(each.whole and each.nodes and all(each.findings.judgements) for each in done)
    assert any(isinstance(each, ReviewProgress) and 0 < each.share < 1 for each in told)


def test_what_is_stopped_keeps_what_is_known() -> None:
    told = []
    games = ((key, Reviewer.of(blunder_tree(), ReviewEffort(50_000))) for key in range(1000))
    for each in crew().run(games, lambda: len(told) > 4):
        told.append(each)  # noqa: PERF402 - the condition looks at it
    last = told[-1]
    assert isinstance(last, Reviewed)
    assert not last.whole
    assert last.findings.anything


def test_an_error_of_an_engine_is_the_callers() -> None:
    def broken() -> Engine:
        raise MemoryError("no room")

    with pytest.raises(MemoryError, match="no room"):
        list(Crew(2, broken, Knowledge(), unsaid).run([(1, Reviewer.of(blunder_tree(), EFFORT))]))


def test_without_games_nothing_happens() -> None:
    assert list(crew().run([])) == []
