"""The division of threads among searches."""

from __future__ import annotations

from harzdame_engine import LEVELS, Limit, Position

from harzdame_gui.controllers.engine.searches import EngineKind, Priority, Search, shares

START = Position.start("harzdame")
PLAY, ANALYSIS, REVIEW = Priority


def search(priority: Priority, *, weak: bool = False) -> Search:
    return Search(START, Limit(), priority, LEVELS[0] if weak else LEVELS[-1])


def test_only_full_strength_and_analysis_share_an_engine():
    assert search(PLAY).kind is search(ANALYSIS).kind is EngineKind.FULL
    assert search(PLAY, weak=True).kind is EngineKind.WEAKER
    assert search(REVIEW).kind is EngineKind.REVIEW


def test_play_comes_before_analysis_and_analysis_before_review():
    review, analysis, move, weak = (
        search(REVIEW),
        search(ANALYSIS),
        search(PLAY),
        search(PLAY, weak=True),
    )
    assert shares([review, analysis, weak], {}, 4) == {weak: 1, analysis: 2, review: 1}
    assert shares([review, analysis, weak], {}, 2) == {weak: 1, analysis: 1, review: 0}
    assert shares([review, analysis, move], {}, 4) == {move: 4, analysis: 0, review: 0}
    assert list(shares([review, analysis, weak], {}, 4)) == [weak, analysis, review]


def test_the_first_of_two_moves_has_all_threads():
    first, second = search(PLAY), search(PLAY)
    assert shares([first, second], {}, 4) == {first: 4, second: 0}
    assert shares([first, second], {second: 3}, 4) == {second: 3, first: 1}


def test_analyses_share_evenly_and_reviews_have_one_each():
    searches = [search(ANALYSIS) for _ in range(3)]
    assert list(shares(searches, {}, 7).values()) == [3, 2, 2]
    assert list(shares(searches, {}, 2).values()) == [1, 1, 0]
    reviews = [search(REVIEW) for _ in range(3)]
    assert list(shares(reviews, {}, 7).values()) == [1, 1, 1]
    assert list(shares(reviews, {}, 2).values()) == [1, 1, 0]


def test_what_runs_on_more_threads_than_there_are_now_leaves_none():
    move, analysis = search(PLAY), search(ANALYSIS)
    assert shares([move, analysis], {move: 4}, 2) == {move: 4, analysis: 0}


def test_an_analysis_and_a_review_share_as_two_analyses_do():
    analysis, *reviews = search(ANALYSIS), search(REVIEW), search(REVIEW), search(REVIEW)
    assert list(shares([analysis, *reviews], {}, 7).values()) == [4, 1, 1, 1]
    assert list(shares([analysis, *reviews], {}, 3).values()) == [2, 1, 0, 0]
    assert list(shares([analysis, search(ANALYSIS), *reviews], {}, 3).values()) == [1, 1, 1, 0, 0]


def test_what_is_owed_a_thread_has_one_beyond_all_others():
    move, check, analysis = search(PLAY), search(PLAY), search(ANALYSIS)
    reviews = [search(REVIEW), search(REVIEW)]
    everything = [move, check, analysis, *reviews]
    assert list(shares(everything, {move: 3}, 3).values()) == [3, 0, 0, 0, 0]
    owed = {check, analysis, REVIEW}
    assert list(shares(everything, {move: 3}, 3, owed).values()) == [3, 1, 1, 1, 0]
    assert list(shares([analysis, *reviews], {}, 1, {REVIEW}).values()) == [1, 1, 0]
    assert list(shares([analysis, *reviews], {}, 4, owed).values()) == [2, 1, 1], "nothing beyond its share"
