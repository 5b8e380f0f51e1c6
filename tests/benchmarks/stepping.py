"""Stepping through a game while it is analysed: ``python -m tests.benchmarks.stepping``.

The arrow key is held down, forward and back, through a game of 100 plies with five lines and both arrows.
A round of work is what the GUI thread does between two waits of its event loop: for so long no frame can
be drawn. Told in milliseconds of its processor time; the gaps between the beats of a timer show the same
by the clock, together with all else that the machine does. Of each the median, the 99th percentile and
the longest.
Set QT_QPA_PLATFORM or DISPLAY as for the app.
"""

from __future__ import annotations

import argparse
import gc
import random
import statistics
import sys
import time

from harzdame_engine import GameTree, Position
from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication

from harzdame_gui.app import App
from harzdame_gui.controllers.settings.profile import Profile

FRAME = 16.0
_BEAT = 4
_IDLE = 0.2
"""Rounds of the event loop that took less did nothing that is seen."""


class Spans(QObject):
    """The processor time of each round of the event loop, and the gaps between beats of a timer."""

    def __init__(self) -> None:
        super().__init__()
        self.work: list[float] = []
        self.gaps: list[float] = []
        self._worked = time.thread_time()
        self._beaten = time.perf_counter()
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.aboutToBlock.connect(self._on_blocking)
        beat = QTimer(self, interval=_BEAT)
        beat.setTimerType(Qt.TimerType.PreciseTimer)
        beat.timeout.connect(self._on_beat)
        beat.start()

    @Slot()
    def _on_blocking(self) -> None:
        before, self._worked = self._worked, time.thread_time()
        self.work.append(1000 * (self._worked - before))

    @Slot()
    def _on_beat(self) -> None:
        before, self._beaten = self._beaten, time.perf_counter()
        self.gaps.append(1000 * (self._beaten - before))


def wait(milliseconds: int) -> None:
    """Let the event loop run as that of the app does."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def played_game(plies: int, seed: int = 3) -> GameTree:
    """A game of random moves."""
    dice = random.Random(seed)
    while True:
        tree = GameTree(Position.start())
        node = tree.root
        while node.ply < plies and tree.outcome(node) is None:
            node = tree.insert(node, dice.choice(node.position.legal_moves()))
        if node.ply == plies:
            return tree


def report(name: str, times: list[float]) -> float:
    """Print a distribution; returns its 99th percentile."""
    most = statistics.quantiles(times, n=100)[-1]
    over = 100 * sum(each > FRAME for each in times) / len(times)
    print(
        f"{name}: median {statistics.median(times):.2f}, 99 % {most:.1f}, longest {max(times):.1f} ms; "
        f"{over:.2f} % over {FRAME:.0f} ms"
    )
    return most


def main() -> int:
    """Print the distributions, and whether 99 of 100 pieces of work fit into a frame."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plies", type=int, default=100)
    parser.add_argument("--pause", type=int, default=33, help="milliseconds between two steps")
    parser.add_argument("--off", action="store_true", help="without the analysis, to compare")
    options = parser.parse_args()
    application = QApplication(sys.argv[:1])
    app = App(application, Profile.passing())
    settings = app.services.settings
    settings.analysis.set(not options.off)
    settings.analysis_lines.set(5)
    settings.analysis_threat.set(True)
    app.start(None)
    app.window.resize(1300, 850)
    wait(2000)
    session = app.services.session
    session.load(played_game(options.plies))
    wait(1000)
    gc.freeze()
    spans = Spans()
    wait(100)
    spans.work.clear()
    spans.gaps.clear()
    for step in (session.step_forward, session.step_back):
        for _ in range(options.plies):
            QTimer.singleShot(0, step)
            wait(options.pause)
    rounds = [work for work in spans.work if work > _IDLE]
    worst = report("rounds of work, processor time", rounds)
    report(f"gaps between beats of {_BEAT} ms, by the clock", spans.gaps)
    session.mark_saved()
    app.window.dispose()
    app.stop()
    return 0 if worst <= FRAME else 1


if __name__ == "__main__":
    sys.exit(main())
