"""The pairs' short form, each in a window of its own, and the readers by which it judges."""

from __future__ import annotations

import gc
import json
import logging
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from harzdame_gui.app import App
from harzdame_gui.controllers.work import jobs
from harzdame_gui.controllers.work.job import Job, Lane
from harzdame_gui.theme.dressing import Dressing
from harzdame_gui.theme.still import Still
from tests.soak.pairs import checks
from tests.soak.pairs.__main__ import Outcome, enter, run
from tests.soak.pairs.activities import BY_NAME, TABLE, Activity
from tests.soak.pairs.records import games_of, main_line, replayed, result, tags
from tests.soak.pairs.stage import CLUB, PASTED, Stage
from tests.soak.pairs.witness import Witness

PAIRS = """
analysis + review, review + analysis, threat + hint, coach + analysis, hint + analysis
clock + paste, clock + language, clock + another game, paste + saving, saving + another game
saving + saving, saving + coming back, coach + saving, hint + network, review + clock
analysis + guessing, learning + coming back, autoplay + paste, coach + coming back, library + keep
import + analysis, clock + export, import + set-up, keep + another game, clock + my games
takeback + result, result + takeback, takeback + network, network + takeback, result + network
network + result, network + paste, clock + result, keep + result, import + import
"""


_BUSY_MS = 250
"""Where other tests share the core, its caches and its clock, a thread needs twice its own time and more."""


def test_pairs_short() -> None:
    named = [pair.strip() for pair in PAIRS.replace("\n", ",").split(",") if pair.strip()]
    assert len(named) == 35
    told = subprocess.run(
        [
            sys.executable,
            "-m",
            "tests.soak.pairs",
            f"--gap={_BUSY_MS}",
            *(f"--pair={pair}" for pair in named),
        ],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert "35 pairs" in told.stdout


@pytest.mark.parametrize(("wait", "counts"), [(time.thread_time, True), (time.monotonic, False)])
def test_a_standstill_of_the_windows_own_is_seen(
    qtbot: QtBot, wait: Callable[[], float], counts: bool
) -> None:
    """Not so what passes while others have the core, or nothing is done."""

    def stand_still() -> None:
        begun = wait()
        while wait() - begun < 0.15:
            if not counts:
                time.sleep(0.01)

    witness = Witness()
    try:
        witness.step("standing still")
        witness.rest()
        QTimer.singleShot(0, stand_still)
        qtbot.wait(300)
    finally:
        witness.close()
    assert (witness.longest >= 0.15) is counts
    assert not counts or witness.longest_at == "standing still"


def test_what_a_person_does_next_is_measured_by_itself(qtbot: QtBot) -> None:
    def work() -> None:
        begun = time.thread_time()
        while time.thread_time() - begun < 0.1:
            pass

    witness = Witness()
    try:
        witness.rest()
        for name in ("first", "second"):
            witness.step(name)
            work()
        witness.pause()
    finally:
        witness.close()
    assert witness.longest < 0.2


def test_a_pair_leaves_nothing_to_the_next(qapp: QApplication, tmp_path: Path) -> None:
    """Else that would be styled, and gone through for garbage, while the next one is measured."""
    apps: list[App] = []
    frozen: list[int] = []

    def look_on(stage: Stage) -> None:
        apps.append(stage.driver.app)
        frozen.append(gc.get_freeze_count())

    enter(Activity("looking on", look_on), BY_NAME["hint"], tmp_path)
    assert not isValid(apps[0])
    assert frozen[0] > 0
    assert gc.get_freeze_count() == 0


def test_a_gap_that_comes_each_time_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    look, hint = BY_NAME["look"], BY_NAME["hint"]
    gaps = iter([0.3, 0.08, 0.2, 0.15, 0.12])

    def enter(first: Activity, second: Activity, _folder: Path) -> Outcome:
        return Outcome(first.name, second.name, True, (), next(gaps), "entering look")

    monkeypatch.setattr("tests.soak.pairs.__main__.enter", enter)
    assert [str(each) for each in run([(look, hint), (hint, look)], 0.1)] == ["hint + look"]
    assert "120 ms at most while entering look" in capsys.readouterr().out


@pytest.mark.parametrize(("seconds", "left"), [(1.0, False), (60.0, True)])
def test_a_thread_is_left_where_it_does_not_end(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, left: bool
) -> None:
    """Not so where it ends late: under load, a healthy one may wait for a core until it is given up."""
    monkeypatch.setattr(jobs, "STOP_GRACE", 0.2)
    monkeypatch.setattr(checks, "SOON_MS", 3000)
    over = Event()

    def wait_for_a_core(_job: Job) -> None:
        over.wait(seconds)

    begun: list[Job] = []
    heedless = Activity(
        "heedless",
        lambda stage: begun.append(stage.driver.app.services.jobs.run(wait_for_a_core, lane=Lane.LOOKUPS)),
        end=lambda _stage: begun[0].cancel(),
    )
    outcome = enter(heedless, BY_NAME["look"], tmp_path)
    over.set()
    assert bool(outcome.faults) is left, outcome.faults
    assert not left or ("LOOKUPS" in outcome.faults[0] and "wait_for_a_core" in outcome.faults[0])


def _played_in_a_tournament(stage: Stage) -> None:
    folder = stage.folder / "profile" / "tournaments"
    folder.mkdir(exist_ok=True)
    (folder / "planted.tournament").write_text(json.dumps({"pdn": PASTED}) + "\n", encoding="utf-8")


@pytest.mark.parametrize(
    ("begin", "fault"),
    [
        (lambda stage: stage.put_in.append(("b5-b6",)), "was put into the library and is not there"),
        (_played_in_a_tournament, "was played in a tournament and is not in the library"),
        (lambda stage: Still(QPixmap(), stage.driver.window), "a still of"),
        (lambda _stage: logging.getLogger("harzdame_gui").warning("Planted"), "the log says"),
    ],
)
def test_what_is_wrong_afterwards_is_told(
    qapp: QApplication, tmp_path: Path, begin: Callable[[Stage], object], fault: str
) -> None:
    outcome = enter(Activity("wrong", begin), BY_NAME["hint"], tmp_path)
    assert [each for each in outcome.faults if fault in each], outcome.faults


def test_windows_that_keep_their_look_are_told(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Dressing, "cover", lambda _dressing: None)
    outcome = enter(BY_NAME["look"], BY_NAME["hint"], tmp_path)
    assert [each for each in outcome.faults if "the look that was chosen" in each], outcome.faults


def test_each_is_named_once() -> None:
    assert max(Counter(activity.name for activity in TABLE).values()) == 1
    assert len(TABLE) >= 20


def test_the_readers() -> None:
    first, second = games_of(CLUB)
    assert tags(first)["White"] == "Anna"
    assert main_line(first) == ("f1-g1", "f5-f4", "e2-f2", "c8-b8")
    assert (result(first), result(second)) == ("White", "Black")
    assert main_line("1. f1-g1! (1. e2-f2 (e2-e1) f5-f4) { f5-f4 } c8-b8 $3 *") == ("f1-g1", "c8-b8")
    assert result("1. f1-g1 *") is None
    for text in (first, second, PASTED):
        replayed(main_line(text), "harzdame")
    with pytest.raises(ValueError, match="move 2"):
        replayed(("f1-g1", "f1-g1"), "harzdame")
