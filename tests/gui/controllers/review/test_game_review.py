"""The review of the game on the board: searches that wait, one edit, and an end at any time."""

from __future__ import annotations

import json

import pytest
from harzdame_engine import pdn
from harzdame_engine.books.cache import BookCache
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.review.annotating import TAG
from harzdame_engine.review.findings import SpokenFindings
from harzdame_engine.review.reviewer import ReviewEffort

from harzdame_gui.controllers.engine.searches import Priority
from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.controllers.review.game_review import GameReview
from tests.engine.review.games import TEXT, blunder_tree
from tests.gui.controllers.game.games import AGAINST_ENGINE, play

EFFORT = ReviewEffort(100)


@pytest.fixture
def review(session, service):
    review = GameReview(
        session,
        service,
        books=BookCache(load=lambda _rules: None),
        tables=EndgameCache(()),
        word=lambda _reviewer, _judgement: SpokenFindings("Hm."),
    )
    session.load(blunder_tree())
    yield review
    review.close()


def run(qtbot, review):
    with qtbot.waitSignal(review.finished, timeout=20_000) as ended:
        review.begin(EFFORT)
    return ended.args[0]


def evaluated(session):
    return [node.ply for node in session.tree.mainline() if node.evaluation is not None]


def test_it_is_one_edit_that_undo_removes(qtbot, session, review):
    session.step_forward()
    here = session.node
    assert run(qtbot, review)
    assert not review.running
    assert len(evaluated(session)) == len(session.tree.mainline())
    assert session.tree.tags[TAG] == "Harzdame, 100 nodes"
    assert session.node is here
    GameEditor(session).undo()
    assert pdn.write(session.tree).strip() == TEXT.strip()
    GameEditor(session).redo()
    assert evaluated(session)
    assert session.node is here


def test_searches_have_the_last_priority_and_the_positions_before(qtbot, session, service, engine, review):
    engine.go.clear()
    review.begin(EFFORT)
    qtbot.waitUntil(lambda: bool(engine.asked), timeout=20_000)
    assert {search.priority for search in service.searches} == {Priority.REVIEW}
    position, limit, _, history = engine.asked[0]
    assert position == session.tree.mainline()[-1].position
    assert limit.nodes == 100
    assert len(history) == len(session.tree.mainline()) - 1
    assert engine.lines[0] == 2


def test_what_was_found_before_a_cancel_is_kept(qtbot, session, engine, review):
    shares = []
    review.progressed.connect(shares.append)
    stop = review.progressed.connect(lambda share: share > 0.6 and review.cancel())
    assert not run(qtbot, review)
    assert shares == sorted(shares)
    assert 0 < len(evaluated(session)) < len(session.tree.mainline())
    assert TAG not in session.tree.tags
    review.progressed.disconnect(stop)
    assert run(qtbot, review)  # and it can be done once more
    assert TAG in session.tree.tags


def test_what_was_searched_is_not_searched_again(qtbot, session, engine, review):
    stop = review.progressed.connect(lambda share: share > 0.6 and review.cancel())
    run(qtbot, review)
    before = len(engine.asked)
    assert 0 < before < 12
    review.progressed.disconnect(stop)
    assert run(qtbot, review)
    done = len(evaluated(session))
    assert done == 12
    assert len(engine.asked) < 12 + before  # one search that was stopped may be repeated for each core
    assert run(qtbot, review)
    once = len(engine.asked)
    assert run(qtbot, review)
    assert len(engine.asked) == once


def test_a_deeper_review_searches_anew(qtbot, session, engine, review):
    run(qtbot, review)
    before = len(engine.asked)
    with qtbot.waitSignal(review.finished, timeout=20_000):
        review.begin(ReviewEffort(5000))
    assert len(engine.asked) >= 2 * before


def test_what_was_found_is_told_to_be_kept_and_taken_up_later(qtbot, session, engine, review):
    told = []
    review.found.connect(told.append)
    review.progressed.connect(lambda share: share > 0.6 and review.close())
    review.begin(EFFORT)
    qtbot.waitUntil(lambda: not review.running, timeout=20_000)
    so_far = told[-1]
    assert (so_far.nodes, so_far.under_way) == (100, True)
    answers = json.loads(json.dumps(so_far.values()))
    assert 0 < len(answers) < 12
    assert evaluated(session) == []
    searched = len(engine.asked)
    session.load(blunder_tree())  # as at the next start
    review.take_up(so_far._replace(values=lambda: answers))
    qtbot.waitUntil(lambda: bool(evaluated(session)), timeout=20_000)
    assert TAG not in session.tree.tags
    assert told[-1].under_way is False
    assert len(engine.asked) == searched
    review.progressed.disconnect()
    assert run(qtbot, review)
    assert told[-1] is None
    assert TAG in session.tree.tags
    assert len(engine.asked) - searched <= 12 - len(answers)


def test_another_game_remembers_nothing(qtbot, session, engine, review):
    run(qtbot, review)
    before = len(engine.asked)
    session.load(blunder_tree())
    run(qtbot, review)
    assert len(engine.asked) == 2 * before


def test_a_cancel_before_anything_is_found_changes_nothing(qtbot, session, engine, review):
    engine.go.clear()
    with qtbot.waitSignal(review.finished, timeout=20_000):
        review.begin(EFFORT)
        review.cancel()
    assert evaluated(session) == []
    assert not session.modified


def test_another_game_drops_it(qtbot, session, service, engine, review):
    engine.go.clear()
    review.begin(EFFORT)
    qtbot.waitUntil(lambda: bool(engine.asked), timeout=20_000)
    with qtbot.waitSignal(review.dropped):
        session.load(blunder_tree())
    assert not review.running
    assert service.searches == ()
    assert evaluated(session) == []


def test_the_game_may_be_edited_meanwhile(qtbot, session, engine, review):
    engine.go.clear()
    review.begin(EFFORT)
    qtbot.waitUntil(lambda: bool(engine.asked), timeout=20_000)
    editor = GameEditor(session)
    editor.comment(session.tree.mainline()[1], "A classic.")
    with qtbot.waitSignal(review.finished, timeout=20_000):
        engine.go.set()
    assert session.tree.mainline()[1].comment.startswith("A classic.")
    assert evaluated(session)
    editor.undo()
    assert session.tree.mainline()[1].comment == "A classic."
    assert evaluated(session) == []


def test_a_failure_keeps_what_was_found_and_is_told(qtbot, session, engine, review):
    told = []
    review.failed.connect(told.append)
    engine.error = MemoryError("no room")
    assert not run(qtbot, review)
    assert told == ["no room"]


def test_without_moves_it_does_not_begin_and_a_game_in_play_is_told_apart(qtbot, session, review):
    assert not review.gives_away
    session.new_game(AGAINST_ENGINE)
    review.begin(EFFORT)
    assert not review.running
    play(session, "e2-e3")
    assert review.gives_away
