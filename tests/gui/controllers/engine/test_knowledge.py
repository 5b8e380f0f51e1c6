"""What was analysed once is there again: at once while the game is on the board, and in its record."""

from __future__ import annotations

import pytest
from harzdame_engine import Info, Line, Score, pdn
from harzdame_engine.game.edit import Edit, EditKind, Value
from harzdame_engine.game.tree import Evaluation

from harzdame_gui.controllers.game.analysis import Analysis
from harzdame_gui.controllers.game.editor import GameEditor
from tests.gui.controllers.game.games import BETWEEN_PEOPLE, play


@pytest.fixture
def analysis(session, service, settings, openings, endgames):
    settings.analysis_kept.set(True)
    analysis = Analysis(session, service, settings, openings=openings, endgames=endgames)
    yield analysis
    analysis.close()


@pytest.fixture
def studying(qtbot, session, engine, analysis):
    session.new_game(BETWEEN_PEOPLE)
    session.mark_saved()
    engine.go.clear()
    analysis.switch(True)
    qtbot.waitUntil(lambda: len(engine.asked) == 1)
    return analysis


def found(analysis: Analysis, depth: int, score: int = 40, *, lines: int = 1) -> Info:
    """The search reports this."""
    move = analysis.node.position.legal_moves()[0]
    info = Info(depth, depth, (Line(Score(score), (move,)),) * lines, 1000, 1.0, 0.1)
    analysis._search.infoArrived.emit(info)
    return info


def test_a_deep_score_is_recorded_without_any_edit(session, studying):
    found(studying, 9)
    assert session.node.evaluation is None
    found(studying, 18)
    assert session.node.evaluation == Evaluation(0.4, None, 18)
    assert not session.modified
    assert session.game.history.next_undo is None
    assert "[%eval 0.40,18]" in pdn.write(session.tree)


def test_a_game_without_evaluations_gets_none_unless_it_is_wanted(session, studying, settings):
    settings.analysis_kept.set(False)
    info = found(studying, 18)
    session.node.comment = "a remark"
    assert session.node.evaluation is None
    assert "eval" not in pdn.write(session.tree)
    play(session, "e2-e3")
    session.to_start()
    assert studying.found.info is info  # it is known all the same
    settings.analysis_kept.set(True)
    assert session.node.evaluation == Evaluation(0.4, None, 18)


@pytest.mark.parametrize(("written", "kept"), [("{[%eval 0.10,15]}", True), ("{a remark}", False)])
def test_a_game_that_has_evaluations_already_gets_more(session, studying, settings, written, kept):
    settings.analysis_kept.set(False)
    (game,) = pdn.scan(f"1. e2-e3 {written} d7-d6 *").games
    session.load(game.read().tree)
    found(studying, 18)
    assert (session.node.evaluation is not None) is kept
    assert ("18]" in pdn.write(session.tree)) is kept


def test_a_review_makes_a_game_one_that_has_evaluations(session, studying, settings):
    settings.analysis_kept.set(False)
    node, reviewed = session.node, Evaluation(0.1, None, 12)
    found(studying, 18)
    GameEditor(session).make(Edit(EditKind.REVIEW, (Value(node, "evaluation", None, reviewed),), node, node))
    assert node.evaluation == Evaluation(0.4, None, 18)


def test_what_was_found_deeper_outlasts_an_edit_and_its_undoing(session, studying):
    node, reviewed = session.node, Evaluation(0.1, None, 12)
    editor = GameEditor(session)
    editor.make(Edit(EditKind.REVIEW, (Value(node, "evaluation", None, reviewed),), node, node))
    assert node.evaluation == reviewed
    found(studying, 18)
    deeper = Evaluation(0.4, None, 18)
    for step in (editor.undo, editor.redo, editor.undo):
        step()
        assert node.evaluation == deeper
    editor.make(Edit(EditKind.REVIEW, (Value(node, "evaluation", deeper, reviewed),), node, node))
    assert node.evaluation == deeper


def test_the_record_is_told_when_the_analysis_goes_elsewhere(qtbot, session, studying):
    found(studying, 18)
    with qtbot.waitSignal(studying.knowledge.recorded):
        play(session, "e2-e3")
    with qtbot.assertNotEmitted(studying.knowledge.recorded):
        session.to_start()


def test_it_is_the_deepest_that_is_recorded_and_as_white_sees_it(session, studying):
    play(session, "e2-e3")
    found(studying, 18)
    assert session.node.evaluation == Evaluation(-0.4, None, 18)
    studying._add(info=None)
    found(studying, 16, 90)
    assert session.node.evaluation == Evaluation(-0.4, None, 18)
    found(studying, 20, 50)
    assert session.node.evaluation == Evaluation(-0.5, None, 20)


def test_somebodys_own_judgement_is_left_alone(session, studying):
    session.node.evaluation = Evaluation(1.5)
    found(studying, 25)
    assert session.node.evaluation == Evaluation(1.5)


def test_returning_shows_at_once_what_was_found(session, studying):
    info = found(studying, 18)
    play(session, "e2-e3")
    assert studying.found.info is None
    session.to_start()
    assert studying.found.info is info
    found(studying, 5)  # the search goes through it once more
    assert studying.found.info is info
    deeper = found(studying, 19)
    assert studying.found.info is deeper
    more = found(studying, 3, lines=2)  # more lines were asked for
    assert studying.found.info is more


def test_the_score_of_a_file_counts_until_the_search_has_looked_as_far(session, studying):
    play(session, "e2-e3")
    session.node.evaluation = Evaluation(2.0, None, 17)
    session.to_start()
    session.step_forward()
    assert studying.found.told == Evaluation(2.0, None, 17)
    found(studying, 10)
    assert studying.found.told == Evaluation(2.0, None, 17)
    found(studying, 17)
    assert studying.found.told is None


def test_another_game_forgets_the_lines(session, studying):
    node = session.node
    found(studying, 18)
    session.new_game(BETWEEN_PEOPLE)
    assert studying.knowledge.of(node) is None
