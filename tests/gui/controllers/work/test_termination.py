"""The signals by which the system ends a program, in a process of its own and in this one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.work.termination import TerminationSignals

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals")

_STARTED = """
import os, sys
from PySide6.QtCore import QTimer
import harzdame_gui.app as app

class Told(app.App):
    def start(self, file):
        super().start(file)
        QTimer.singleShot(100, lambda: print("here", flush=True))

app.App = Told
sys.exit(app.run(temp_profile=True))
"""


@pytest.fixture
def termination() -> Iterator[TerminationSignals]:
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)  # the tests themselves may be run by nohup
    made = TerminationSignals()
    yield made
    made.close()
    signal.signal(signal.SIGHUP, before)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_is_told_while_nothing_happens(
    qtbot: QtBot, termination: TerminationSignals, number: signal.Signals
) -> None:
    with qtbot.waitSignal(termination.asked):
        os.kill(os.getpid(), number)
    assert signal.getsignal(number) == signal.SIG_DFL, "the second one ends the process"


def test_afterwards_all_is_as_before(qtbot: QtBot) -> None:
    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
    TerminationSignals().close()
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)) == before
    assert signal.set_wakeup_fd(-1) == -1


def test_what_is_ignored_stays_ignored(qtbot: QtBot) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        made = TerminationSignals()
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
        made.close()
    finally:
        signal.signal(signal.SIGHUP, before)


def test_a_terminated_app_takes_its_temporary_profile_along(tmp_path: Path) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "TMPDIR": str(tmp_path)}
    started = subprocess.Popen(
        [sys.executable, "-c", _STARTED],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert started.stdout is not None
    assert started.stdout.readline() == "here\n"
    assert list(tmp_path.glob("harzdame-*"))
    started.terminate()
    _, complaints = started.communicate(timeout=60)
    assert started.returncode == 0, complaints
    assert complaints == ""
    assert not list(tmp_path.glob("harzdame-*"))
