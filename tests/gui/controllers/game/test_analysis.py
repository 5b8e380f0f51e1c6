"""The analysis follows the board and gives way to the game."""

from __future__ import annotations

import pytest
from harzdame_engine import Position

from harzdame_gui.controllers.game.analysis import Analysis, AnalysisState
from harzdame_gui.controllers.game.new_game import NewGame
from tests.gui.controllers.game.games import AGAINST_ENGINE, BETWEEN_PEOPLE, play


@pytest.fixture
def analysis(session, service, settings, openings, endgames):
    analysis = Analysis(session, service, settings, openings=openings, endgames=endgames)
    yield analysis
    analysis.close()


@pytest.fixture
def studying(qtbot, session, engine, analysis):
    """Switched on, between people, and searching until told."""
    session.new_game(BETWEEN_PEOPLE)
    engine.go.clear()
    analysis.switch(True)
    qtbot.waitUntil(lambda: len(engine.asked) == 1)
    return analysis


def positions(engine) -> list[Position]:
    return [position for position, *_ in engine.asked]


def test_it_is_off_until_it_is_asked_for(qtbot, session, engine, analysis):
    session.new_game(BETWEEN_PEOPLE)
    play(session, "e2-e3")
    assert analysis.state is AnalysisState.OFF
    qtbot.wait(30)
    assert engine.asked == []


def test_it_looks_at_what_is_shown_with_its_history_without_end(qtbot, session, engine, studying):
    start = session.position
    play(session, "e2-e3")
    qtbot.waitUntil(lambda: positions(engine)[-1] == session.position)
    _, limit, level, history = engine.asked[-1]
    assert limit == (None, None, None, None)
    assert level is None
    assert history == (start,)
    assert engine.lines[-1] == 3


def test_a_burst_of_changes_is_looked_at_once(qtbot, session, engine, studying):
    for text in ("e2-e3", "d7-d6", "d3-d4"):
        play(session, text)
    session.to_start()
    session.step_forward()
    qtbot.waitUntil(lambda: positions(engine)[-1] == session.position)
    assert len(engine.asked) == 2


def test_what_is_found_is_told_and_forgotten_with_the_position(qtbot, session, engine, studying):
    engine.chatter = 0.05
    play(session, "e2-e3")
    qtbot.waitUntil(lambda: studying.found.info is not None)
    assert studying.found.info.best == session.position.legal_moves()[0]
    assert studying.mover is session.position.turn
    engine.chatter = 0
    session.to_start()
    assert studying.found.info is None
    assert studying.state is AnalysisState.SEARCHING


def test_the_computers_move_goes_first(qtbot, session, engine, analysis):
    analysis.switch(True)
    session.new_game(AGAINST_ENGINE)
    analysis.switch(True)
    assert analysis.on
    engine.go.clear()
    qtbot.waitUntil(lambda: len(engine.asked) == 1)
    play(session, "e2-e3")
    assert analysis.state is AnalysisState.WAITING
    qtbot.waitUntil(lambda: len(engine.asked) == 2)
    assert engine.asked[-1][1].time == AGAINST_ENGINE.black.thinking_time
    session.engine_move()  # at once
    qtbot.waitUntil(lambda: session.node.ply == 2)
    assert analysis.state is AnalysisState.SEARCHING
    qtbot.waitUntil(lambda: positions(engine)[-1] == session.position)


def test_a_game_against_the_computer_asks_for_it_once_more(session, settings, analysis):
    session.new_game(BETWEEN_PEOPLE)
    analysis.switch(True)
    session.new_game(AGAINST_ENGINE)
    assert not analysis.on
    session.resign()
    assert analysis.on  # nothing is given away any more


def test_what_is_switched_off_in_a_game_stays_off_at_its_end(session, settings, analysis):
    for _ in range(2):
        session.new_game(AGAINST_ENGINE)
        assert not analysis.on
        session.resign()
        assert not analysis.on
        session.new_game(AGAINST_ENGINE)
        analysis.switch(True)
        assert analysis.on
        analysis.switch(False)
    assert not settings.analysis_in_play.value


def test_where_the_game_is_over_there_is_nothing_to_look_at(qtbot, session, engine, studying):
    session.new_game(NewGame(position=Position.from_fen("W:Wc3:Bc4", "harzdame")))
    play(session, "c3xc5")
    assert studying.state is AnalysisState.OVER
    qtbot.wait(30)
    assert session.position not in positions(engine)


def test_a_failure_is_told_until_something_else_is_shown(qtbot, session, engine, studying):
    engine.error = MemoryError("no room")
    play(session, "e2-e3")
    engine.go.set()
    qtbot.waitUntil(lambda: studying.state is AnalysisState.FAILED)
    assert studying.found.failure == "no room"
    engine.error = None
    session.to_start()
    assert studying.state is AnalysisState.SEARCHING
    qtbot.waitUntil(lambda: studying.found.info is not None)


def test_another_number_of_lines_counts_at_once(qtbot, settings, engine, studying):
    settings.analysis_lines.set(5)
    qtbot.waitUntil(lambda: engine.lines == [3, 5])


def test_switched_off_it_ends(qtbot, service, studying):
    studying.switch(False)
    assert studying.state is AnalysisState.OFF
    qtbot.waitUntil(lambda: service.threads == 0)


def test_closed_it_searches_no_more(qtbot, session, engine, studying):
    studying.close()
    play(session, "e2-e3")
    qtbot.wait(30)
    assert len(engine.asked) == 1


def test_the_opening_book_is_asked_about_the_position_shown(qtbot, session, book, studying):
    qtbot.waitUntil(lambda: studying.found.book != ())
    assert studying.found.book == book.lines(session.position, 3, 12)
    session.follow(studying.found.book[1].pv[:2])
    assert session.node.ply == 2
    assert studying.found.book == ()
    qtbot.waitUntil(lambda: studying.found.book == book.lines(session.position, 3, 12) != ())
    play(session, str(session.position.legal_moves()[0]))
    assert studying.found.book == ()


def test_an_answer_of_the_book_that_comes_late_is_dropped(qtbot, session, book, openings, studying):
    qtbot.waitUntil(lambda: studying.found.book != ())
    start = session.position
    play(session, "e2-e3")
    openings.found.emit(start, book.lines(start, 3, 12))
    assert studying.found.book == ()


def put(session, fen: str) -> None:
    session.new_game(BETWEEN_PEOPLE._replace(position=Position.from_fen(fen, "harzdame")))


def test_the_endgame_tables_are_asked_about_the_position_shown(qtbot, session, studying):
    qtbot.waitUntil(lambda: studying.found.endgame is not None)
    assert studying.found.endgame.moves == ()
    put(session, "W:WKa1,Kc4:BKg8")
    assert studying.found.endgame is None
    qtbot.waitUntil(lambda: studying.found.endgame is not None)
    best, second = (judged.move for judged in studying.found.endgame.moves[:2])
    session.follow((second,))
    assert session.node.move == second
    session.step_back()
    qtbot.waitUntil(lambda: studying.found.endgame is not None)
    session.follow(studying.found.endgame.line[:2])
    assert session.node.ply == 2
    assert session.node.parent.move == best


def test_an_answer_of_the_tables_that_comes_late_is_dropped(qtbot, session, endgames, studying):
    put(session, "W:WKa1,Kc4:BKg8")
    qtbot.waitUntil(lambda: studying.found.endgame is not None)
    start, known = session.position, studying.found.endgame
    play(session, str(start.legal_moves()[0]))
    endgames.found.emit(start, known)
    assert studying.found.endgame is None
    qtbot.waitUntil(lambda: studying.found.endgame is not None)
    answer = studying.found.endgame
    assert {judged.move for judged in answer.moves} == set(session.position.legal_moves())
    endgames.found.emit(start, known)
    assert studying.found.endgame is answer
    studying.switch(False)
    endgames.found.emit(start, known)
    assert studying.found.endgame is None


def test_other_tables_are_asked_at_once(qtbot, session, endgames, studying):
    put(session, "W:WKa1,Kc4:BKg8")
    qtbot.waitUntil(lambda: studying.found.endgame is not None and bool(studying.found.endgame.moves))
    endgames.use(False)
    qtbot.waitUntil(lambda: studying.found.endgame is not None and not studying.found.endgame.moves)
