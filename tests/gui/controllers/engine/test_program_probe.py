"""Programs that are met for the first time, and tested later, each in a process of its own."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from harzdame_engine import variants
from harzdame_engine.hub.program import EngineReportedError, EngineStartError, EngineTerminated, EngineTimeout

from harzdame_gui.controllers.engine import program_probe
from harzdame_gui.controllers.engine.added_program import AddedProgram, ProgramLanguage
from harzdame_gui.controllers.engine.program_probe import ProgramProbe

STAND_IN = Path(__file__).parents[3] / "engine" / "hub" / "stand_in.py"
LONG = 60_000


def script(folder: Path, name: str, way: str, *, asks: str = "") -> Path:
    """A program that starts the stand-in, only if it is given the argument that it `asks` for."""
    if os.name != "posix":
        pytest.skip("needs a script that starts by itself")
    path = folder / name
    begin = f'[ "$1" = "{asks}" ] || exec sleep 600\n' if asks else ""
    path.write_text(f'#!/bin/sh\n{begin}exec "{sys.executable}" -S -E "{STAND_IN}" "{way}"\n')
    path.chmod(0o755)
    return path


def stand_in(way: str) -> AddedProgram:
    return AddedProgram("id", "Name", sys.executable, ("-S", "-E", str(STAND_IN), way))


@pytest.fixture
def probe(jobs) -> ProgramProbe:
    return ProgramProbe(jobs)


def test_a_program_is_met(qtbot, probe, tmp_path):
    folder = tmp_path / "Größe und mehr"
    folder.mkdir()
    path = script(folder, "an engine", "fine")
    with qtbot.waitSignal(probe.ended, timeout=LONG), qtbot.waitSignal(probe.answered, timeout=LONG) as met:
        probe.meet(path)
        assert probe.busy
    program = met.args[0]
    assert (program.name, program.path, program.arguments) == ("Stand-in", str(path), ())
    assert (program.language, program.games) == (ProgramLanguage.HUB_2, ("international", "frisian"))
    assert len(program.parameters) == 5
    assert not probe.busy


@pytest.mark.usefixtures("ended_soon")
def test_one_that_has_to_be_told_to_speak_is_told(qtbot, probe, tmp_path, monkeypatch):
    monkeypatch.setattr(program_probe, "FIRST_PATIENCE", 1.0)
    with qtbot.waitSignal(probe.answered, timeout=LONG) as met:
        probe.meet(script(tmp_path, "scan", "fine", asks="hub"))
    assert met.args[0].arguments == ("hub",)


@pytest.mark.usefixtures("ended_soon")
@pytest.mark.parametrize("way", ["mute", "talkative"])
def test_one_that_does_not_answer_is_refused(qtbot, probe, tmp_path, monkeypatch, way):
    monkeypatch.setattr(program_probe, "FIRST_PATIENCE", 0.5)
    with qtbot.waitSignal(probe.failed, timeout=LONG) as met:
        probe.meet(script(tmp_path, "nothing", way))
    assert isinstance(met.args[0], EngineTimeout)


def test_one_that_ends_is_refused(qtbot, probe, tmp_path):
    with qtbot.waitSignal(probe.failed, timeout=LONG) as met:
        probe.meet(script(tmp_path, "nothing", "dies at once"))
    assert isinstance(met.args[0], EngineTerminated)


def test_what_is_no_program_is_refused(qtbot, probe, tmp_path):
    with qtbot.waitSignal(probe.failed, timeout=LONG) as met:
        probe.meet(tmp_path / "nothing.txt")
    assert isinstance(met.args[0], EngineStartError)


def test_a_question_can_be_given_up(qtbot, probe, tmp_path):
    with qtbot.assertNotEmitted(probe.failed), qtbot.waitSignal(probe.ended, timeout=LONG):
        probe.meet(script(tmp_path, "mute", "mute"))
        probe.cancel()


def test_a_test_sends_the_values_and_drops_those_that_it_has_no_longer(qtbot, probe):
    program = stand_in("fine")._replace(values=(("threads", "2"), ("gone", "x")))
    with qtbot.waitSignal(probe.answered, timeout=LONG) as met:
        probe.test(program)
    assert met.args[0].values == (("threads", "2"),)
    assert met.args[0].name == "Name"
    with qtbot.waitSignal(probe.failed, timeout=LONG) as met:
        probe.test(stand_in("refuses parameters")._replace(values=(("threads", "2"),)))
    assert isinstance(met.args[0], EngineReportedError)


def test_our_engine_tells_all_its_games(qtbot, probe):
    ours = AddedProgram("id", "Ours", sys.executable, ("-m", "harzdame_engine.cli", "hub"))
    with qtbot.waitSignal(probe.answered, timeout=LONG) as met:
        probe.test(ours)
    assert len(met.args[0].games) == len(variants())
