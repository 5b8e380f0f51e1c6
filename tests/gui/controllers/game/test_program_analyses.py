"""The other engines follow the built-in analysis, rest while a player thinks, and share the cores."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from harzdame_gui.controllers.engine.added_program import AddedProgram
from harzdame_gui.controllers.engine.program_analyst import AnalystState
from harzdame_gui.controllers.engine.searches import Power
from harzdame_gui.controllers.game import program_analyses
from harzdame_gui.controllers.game.analysis import Analysis
from harzdame_gui.controllers.game.program_analyses import ProgramAnalyses
from tests.engine.hub.conftest import OURS
from tests.gui.controllers.game.games import BETWEEN_PEOPLE, play

LONG = 60_000


@pytest.fixture
def analyses(session, service, settings, openings, endgames):
    """Two copies of our engine are chosen beside the one under the test's control."""
    for name in ("one", "other"):
        service.programs.put(AddedProgram(name, name, OURS[0], OURS[1:], "/", games=("harzdame",)))
    analysis = Analysis(session, service, settings, openings=openings, endgames=endgames)
    analyses = ProgramAnalyses(analysis, session, service, settings)
    settings.analysis_programs.set(("one", "gone", "other"))
    session.new_game(BETWEEN_PEOPLE)
    analysis.switch(True)
    yield analyses
    analyses.close()
    analysis.close()


def busy(analyses: ProgramAnalyses) -> list[bool]:
    return [analyst.info is not None for analyst in analyses.analysts]


def test_they_look_where_the_board_is_and_rest_while_a_player_thinks(qtbot, session, engine, analyses):
    assert [analyst.program.id for analyst in analyses.analysts] == ["one", "other"]
    qtbot.waitUntil(lambda: busy(analyses) == [True, True], timeout=LONG)
    play(session, "e2-e3")
    assert busy(analyses) == [False, False]
    qtbot.waitUntil(lambda: busy(analyses) == [True, True], timeout=LONG)
    for analyst in analyses.analysts:
        assert analyst.info.best in session.position.legal_moves()
    engine.go.clear()
    session.engine_move()
    assert [analyst.state for analyst in analyses.analysts] == [AnalystState.IDLE, AnalystState.IDLE]
    engine.go.set()
    qtbot.waitUntil(lambda: busy(analyses) == [True, True], timeout=LONG)


def test_they_do_not_rest_for_as_long_as_players_think(qtbot, session, engine, analyses, monkeypatch):
    monkeypatch.setattr(program_analyses, "_REST_MS", 50)
    qtbot.waitUntil(lambda: busy(analyses) == [True, True], timeout=LONG)
    engine.go.clear()
    session.engine_move()
    assert busy(analyses) == [False, False]
    qtbot.waitUntil(lambda: busy(analyses) == [True, True], timeout=LONG)
    assert session.seats.computing
    engine.go.set()


def test_a_hundred_steps_are_followed_without_a_stutter(qtbot, session, analyses):
    for text in ("e2-e3", "d7-d6", "d3-d4", "d6-d5"):
        play(session, text)
    for _ in range(25):
        for step in (session.step_back, session.step_back, session.step_forward, session.to_end):
            step()
    qtbot.waitUntil(lambda: busy(analyses) == [True, True], timeout=LONG)
    for analyst in analyses.analysts:
        assert analyst.info.best in session.position.legal_moves()


def test_the_cores_are_shared(monkeypatch, service, settings, analyses):
    monkeypatch.setattr(program_analyses, "cores", lambda: 10)
    assert analyses.threads == 3
    settings.analysis_built_in.set(False)
    assert analyses.threads == 4
    service.set_power(Power(64, 9))
    assert service._threads == 3
    settings.analysis_programs.set(())
    assert service._threads == 9


def test_only_those_that_are_chosen_or_changed_begin_anew(settings, service, analyses):
    one, other = analyses.analysts
    settings.analysis_programs.set(("other",))
    assert analyses.analysts == (other,)
    service.programs.put(other.program.with_value("hash", "1"))
    assert analyses.analysts[0] is not other
    assert analyses.analysts[0] is not one


def test_closing_leaves_no_process(qtbot, analyses, jobs):
    qtbot.waitUntil(lambda: busy(analyses) == [True, True], timeout=LONG)
    pids = [analyst._work._engine.pid for analyst in analyses.analysts]
    analyses.close()
    gone: Callable[[int], bool] = lambda pid: not Path(f"/proc/{pid}").exists()  # noqa: E731
    if os.name == "posix" and Path("/proc/self").exists():
        qtbot.waitUntil(lambda: all(map(gone, pids)), timeout=LONG)
