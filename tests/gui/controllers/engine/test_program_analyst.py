"""Another engine that analyses: one position after another, and what happens when it misbehaves."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from harzdame_engine import Position
from harzdame_engine.hub.declared import Declared, ParameterKind
from harzdame_engine.hub.program import EngineStartError, EngineTerminated

from harzdame_gui.controllers.engine import program_analyst
from harzdame_gui.controllers.engine.added_program import AddedProgram
from harzdame_gui.controllers.engine.program_analyst import AnalysisTask, AnalystState, ProgramAnalyst, _Work
from tests.engine.hub.conftest import OURS

STAND_IN = Path(__file__).parents[3] / "engine" / "hub" / "stand_in.py"
START = Position.start("international")
LONG = 60_000
GAMES = ("international", "harzdame")


def stand_in(way: str) -> AddedProgram:
    return AddedProgram(way, way, sys.executable, ("-S", "-E", str(STAND_IN), way), games=GAMES[:1])


def ours(*values: tuple[str, str]) -> AddedProgram:
    lines = Declared("multipv", "1", (), ParameterKind.INT, 1, 100)
    threads = Declared("threads", "1", (), ParameterKind.INT, 1, 256)
    return AddedProgram(
        "ours", "Ours", OURS[0], OURS[1:], "/", parameters=(lines, threads), values=values, games=GAMES
    )


@pytest.fixture
def analyst(jobs) -> Iterator:
    made: list[ProgramAnalyst] = []

    def make(program: AddedProgram) -> ProgramAnalyst:
        made.append(ProgramAnalyst(program, jobs))
        return made[-1]

    yield make
    for each in made:
        each.close()


def at(*texts: str, root: Position = START) -> AnalysisTask:
    moves, position = [], root
    for text in texts:
        moves.append(position.parse_move(text))
        position = position.play(moves[-1])
    return AnalysisTask(root, tuple(moves))


def test_it_follows_from_position_to_position(qtbot, analyst):
    ours_here = analyst(ours())
    assert ours_here.state is AnalystState.IDLE
    assert ours_here.several
    tasks = [at(), at("32-28"), at("32-28", "19-23"), at(root=Position.start("harzdame"))]
    for task in tasks:
        ours_here.look_at(task, 1, 2)
        assert ours_here.info is None
        lines = min(2, len(task.position.legal_moves()))
        qtbot.waitUntil(
            lambda lines=lines: len(ours_here.info.lines if ours_here.info else ()) == lines, timeout=LONG
        )
        assert {line.pv[0] in task.position.legal_moves() for line in ours_here.info.lines} == {True}
        assert ours_here.state is AnalystState.SEARCHING
    ours_here.look_at(None, 1, 2)
    assert ours_here.state is AnalystState.IDLE
    assert ours_here.info is None


def test_what_it_says_about_an_earlier_position_is_dropped(qtbot, analyst):
    ours_here = analyst(ours())
    positions = [at(), at("32-28"), at("33-28"), at("34-29"), at("35-30"), at("31-26")]
    told = []

    def hear() -> None:
        if ours_here.info is not None:
            told.append((ours_here._task, ours_here.info))

    ours_here.changed.connect(hear)
    for task in positions * 3:
        ours_here.look_at(task, 1, 1)
        qtbot.wait(30)
    last = positions[-1]
    qtbot.waitUntil(lambda: bool(told) and told[-1][0] is last, timeout=LONG)
    for task, info in told:
        assert info.best in task.position.legal_moves()


def test_a_stop_that_is_overheard_is_repeated(qtbot, analyst, monkeypatch):
    monkeypatch.setattr(_Work, "want", lambda work, task: setattr(work, "_wanted", task))
    here = analyst(ours())
    for task in (at(), at("32-28")):
        here.look_at(task, 1, 1)
        qtbot.waitUntil(lambda: here.info is not None, timeout=LONG)


@pytest.mark.parametrize(
    ("way", "error"), [("dies at once", EngineTerminated), ("dies in a search", EngineTerminated)]
)
def test_one_that_fails_is_started_once_more_and_then_given_up(qtbot, analyst, way, error):
    here = analyst(stand_in(way))
    here.look_at(at(), 1, 1)
    qtbot.waitUntil(lambda: here.state is AnalystState.FAILED, timeout=LONG)
    assert isinstance(here.failure, error)
    here.look_at(at("32-28"), 1, 1)
    assert here.state is AnalystState.FAILED


def test_one_that_is_gone_is_told(qtbot, analyst, tmp_path):
    here = analyst(stand_in("x")._replace(path=str(tmp_path / "nothing")))
    here.look_at(at(), 1, 1)
    qtbot.waitUntil(lambda: here.state is AnalystState.FAILED, timeout=LONG)
    assert isinstance(here.failure, EngineStartError)


def test_a_game_that_it_does_not_play_starts_nothing(analyst, jobs):
    here = analyst(stand_in("fine"))
    here.look_at(at(root=Position.start("turkish")), 1, 1)
    assert here.state is AnalystState.UNABLE
    assert jobs.under_way == ()


def test_a_flood_is_told_a_few_times_a_second(qtbot, analyst, monkeypatch):
    now = 100.0
    monkeypatch.setattr(program_analyst, "time", SimpleNamespace(monotonic=lambda: now))
    here = analyst(stand_in("floods"))
    told = []
    here.changed.connect(lambda: told.append(here.info))
    here.look_at(at(), 1, 1)
    qtbot.waitUntil(lambda: here.info is not None, timeout=LONG)
    for _ in range(2):
        before = len(told)
        qtbot.wait(300)
        assert len(told) == before
        now += 2 * program_analyst._INTERVAL
        qtbot.waitUntil(lambda before=before: len(told) == before + 1, timeout=LONG)


def test_its_share_is_what_the_user_has_not_set():
    work = _Work(ours(("threads", "3")), 2, 4)
    assert work._parameters() == {"threads": "3", "multipv": "4"}
    assert _Work(ours(), 2, 400)._parameters() == {"threads": "2"}


@pytest.mark.parametrize("way", ["mute", "deaf to stop", "fine", "stubborn"])
def test_closing_ends_it_whatever_it_does(qtbot, analyst, jobs, way):
    here = analyst(stand_in(way))
    here.look_at(at(), 1, 1)
    qtbot.wait(300)
    here.close()
    qtbot.waitUntil(lambda: jobs.threads == 0, timeout=20_000)
