"""The latency of the window while the engine thinks: ``python -m tests.benchmarks.gui_latency``.

Runs the real app, repaints its board on every tick of a 16 ms timer and notes
the intervals between ticks: first with the app idle, then while a search runs.
Set QT_QPA_PLATFORM or DISPLAY as for the app itself.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time

from harzdame_engine import Engine, Limit, Position
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from harzdame_gui.app import App
from harzdame_gui.board.view import BoardView
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.engines import Engines
from harzdame_gui.controllers.engine.searches import Priority
from harzdame_gui.controllers.settings.profile import Profile

TICK_MS = 16


class Intervals(QObject):
    """Notes how long after the last one each tick comes, in milliseconds."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self._last = 0.0
        self.measured: list[float] = []
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def run(self, seconds: float) -> list[float]:
        """Tick for this long while the event loop runs."""
        self.measured = []
        self._last = time.perf_counter()
        self._timer.start(TICK_MS)
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            QApplication.processEvents()
            time.sleep(0.0005)
        self._timer.stop()
        return self.measured

    def _tick(self) -> None:
        now = time.perf_counter()
        self.measured.append((now - self._last) * 1000)
        self._last = now
        self._board.viewport().update()


def _describe(name: str, intervals: list[float]) -> tuple[float, float]:
    percentile = statistics.quantiles(intervals, n=20)[-1]
    print(f"{name}: 95th percentile {percentile:.1f} ms, longest {max(intervals):.1f} ms")
    return percentile, max(intervals)


def main() -> int:
    """Print both distributions and whether the second stays within 1.5 times the first and 100 ms."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    seconds = parser.parse_args().seconds
    application = QApplication(sys.argv[:1])
    app = App(application, Profile.passing())
    app.start(None)
    board = app.window.findChild(BoardView)
    intervals = Intervals(board)
    intervals.run(1)  # the first paintings and imports
    idle, _ = _describe("idle", intervals.run(seconds))
    service = EngineService(app.services.jobs, Engines(Engine))
    service.analyse(Position.start(), Limit(), priority=Priority.ANALYSIS)
    busy, longest = _describe("while searching", intervals.run(seconds))
    service.shut_down()
    app.window.close()
    app.stop()
    print(f"ratio {busy / idle:.2f}")
    return 0 if busy <= 1.5 * idle and longest <= 100 else 1


if __name__ == "__main__":
    sys.exit(main())
