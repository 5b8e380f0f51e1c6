"""The threat is searched in turns with the analysis, where a side could pass at all."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, Position

from harzdame_gui.controllers.game import threat as threat_module
from harzdame_gui.controllers.game.analysis import Analysis
from harzdame_gui.controllers.game.new_game import NewGame
from harzdame_gui.controllers.game.threat import Threat, ThreatState
from tests.gui.controllers.game.games import BETWEEN_PEOPLE, play


@pytest.fixture(autouse=True)
def turns(monkeypatch):
    monkeypatch.setattr(threat_module, "_TURNS", ((1, 0.25), (1, 1.0)))


@pytest.fixture
def analysis(session, service, settings, openings, endgames):
    analysis = Analysis(session, service, settings, openings=openings, endgames=endgames)
    yield analysis
    analysis.close()


@pytest.fixture
def threat(analysis, session, service, settings):
    session.new_game(BETWEEN_PEOPLE)
    return Threat(analysis, session, service, settings)


@pytest.fixture
def wanted(settings, threat):
    settings.analysis_threat.set(True)
    return threat


def passed(session) -> Position:
    position = session.position
    return Position.of(position.rules, position.pieces, position.turn.other)


def set_up(session, fen: str) -> None:
    session.new_game(NewGame(position=Position.from_fen(fen, "harzdame")))


def test_nothing_is_searched_unless_it_is_wanted(qtbot, session, engine, analysis, threat):
    analysis.switch(True)
    qtbot.waitUntil(lambda: analysis.found.info is not None)
    qtbot.wait(50)
    assert threat.state is ThreatState.OFF
    assert passed(session) not in [asked[0] for asked in engine.asked]


def test_it_is_what_the_other_side_would_play_and_the_analysis_goes_on(
    qtbot, session, engine, analysis, wanted
):
    threat = wanted
    engine.go.clear()
    analysis.switch(True)
    qtbot.waitUntil(lambda: len(engine.asked) == 1)
    assert threat.state is ThreatState.SEARCHING
    qtbot.waitUntil(lambda: engine.asked[-1][0] == passed(session))
    _, limit, level, history = engine.asked[-1]
    assert limit.time == 0.25
    assert level is None
    assert history == ()
    assert threat.side is Color.BLACK
    engine.go.set()
    qtbot.waitUntil(lambda: threat.state is ThreatState.FOUND)
    assert threat.move == passed(session).legal_moves()[0]
    qtbot.waitUntil(lambda: engine.asked[-1][1].time == 1.0 or engine.asked[-1][0] == session.position)
    qtbot.waitUntil(lambda: [asked[1].time for asked in engine.asked].count(1.0) == 1)
    qtbot.waitUntil(lambda: engine.asked[-1][0] == session.position)


def test_it_follows_the_board_and_is_forgotten(qtbot, session, settings, analysis, threat):
    settings.analysis_threat.set(True)
    analysis.switch(True)
    qtbot.waitUntil(lambda: threat.state is ThreatState.FOUND)
    play(session, "e2-e3")
    assert threat.move is None
    qtbot.waitUntil(lambda: threat.state is ThreatState.FOUND)
    assert threat.side is Color.WHITE
    settings.analysis_threat.set(False)
    assert threat.state is ThreatState.OFF
    assert threat.move is None


def test_who_must_capture_cannot_pass(qtbot, session, settings, analysis, threat):
    settings.analysis_threat.set(True)
    analysis.switch(True)
    set_up(session, "W:Wc3:Bc4,h8")
    assert threat.state is ThreatState.MUST_CAPTURE


def test_a_side_without_a_move_threatens_nothing(qtbot, session, settings, analysis, threat):
    settings.analysis_threat.set(True)
    analysis.switch(True)
    set_up(session, "W:Wf1,g1:Bh1")
    assert threat.state is ThreatState.NO_ANSWER
