"""The list of games with a large file: `python -m tests.benchmarks.open_files [--games N]`.

Writes a collection of N games, opens it in the app without a screen, lists, searches, sorts, moves and saves
games as a person would, and prints for each the time until it is done, the longest time for which the
GUI thread did not answer meanwhile, and the most memory that the process has had so far.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from harzdame_gui.app import App
from harzdame_gui.controllers.settings.profile import Profile
from harzdame_gui.files.file_list import FileList
from harzdame_gui.files.files_panel import FilesPanel
from harzdame_gui.files.game_search import ListOrder
from harzdame_gui.theme import STYLE_ARGUMENTS
from tests.benchmarks.pdn import memory, write_collection

_PLIES = 42  # 70 MB for a hundred thousand games
_WORD = "weiß, 77"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--file", type=Path, help="a file to measure, which is changed")
    options = parser.parse_args()
    if options.file is not None:
        measure(options.file)
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "collection.pdn"
        write_collection(path, options.games, _PLIES)
        command = [sys.executable, "-m", "tests.benchmarks.open_files", "--file", path]
        subprocess.run(command, check=True)


def measure(path: Path) -> None:
    """Print the figures of one file."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([*sys.argv[:1], *STYLE_ARGUMENTS])
    app = App(application, Profile.passing())
    app.start(None)
    clock = Clock(app)
    clock.wait(lambda: app.late is not None)
    app.window.resize(1400, 900)
    late, session = app.late, app.services.session
    files, file, editing = late.files, late.file, late.editing
    view = app.window.findChild(FilesPanel).view
    commands = app.window.findChild(FileList).commands
    print(f"the app          {memory()} MiB; the file has {path.stat().st_size / 1e6:.0f} MB")
    clock.time("open and list", lambda: files.open(path), lambda: len(view.model.numbers) > 0)
    count = len(view.model.numbers)
    saved: list[int] = []
    file.saved.connect(saved.append)

    def less() -> bool:
        return 0 < len(view.model.numbers) < count

    def idle() -> bool:
        return view._job is None and not editing.busy

    def sort() -> None:
        view.search.clear()
        view.order_by(ListOrder.WHITE)

    def save() -> None:
        session.tree.root.comment = "edited"
        file.save(session.tree)

    clock.time("first search", lambda: view.search.setText(_WORD), less)
    clock.time("next search", lambda: view.search.setText(_WORD + "7"), idle)
    clock.time("sort all", sort, idle)
    clock.time("file's order", lambda: view.order_by(ListOrder.NUMBER), idle)
    clock.time("select all", commands.select_all.trigger, idle)
    clock.time("go to a game", lambda: view.go_to(count // 2), lambda: view.rows.current == count // 2)
    clock.time("put on the board", view.choose, lambda: file.number == count // 2)
    clock.time("save a game", save, lambda: bool(saved))
    clock.time("delete a game", lambda: editing.delete(files.current, [3]), idle)
    clock.time("undo", lambda: editing.undo(files.current), idle)
    clock.time("move to the end", lambda: editing.relocate(files.current, [3], count + 1), idle)
    app.window.close()
    app.stop()


class Clock:
    """Times what is done, and how long the event loop stands still meanwhile."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._longest = 0.0
        self._last = time.perf_counter()
        self._ticks = QTimer(app, interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._ticks.timeout.connect(self._tick)
        self._ticks.start()

    def time(self, name: str, act: Callable[[], object], done: Callable[[], bool]) -> None:
        """Print one line."""
        self.wait(lambda: not self._app.services.jobs.under_way)
        self._longest, self._last = 0.0, time.perf_counter()
        begun, cpu = self._last, time.process_time()
        act()
        self.wait(lambda: done() and not self._app.services.jobs.under_way)
        passed, spent = time.perf_counter() - begun, time.process_time() - cpu
        print(
            f"{name:16} {passed:6.2f} s, {spent:.2f} s of processor time; "
            f"longest pause {self._longest * 1000:.0f} ms; {memory()} MiB",
            flush=True,
        )

    def wait(self, done: Callable[[], bool]) -> None:
        """Let the app run until something is so."""
        while True:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            if done():
                return
            time.sleep(0.0005)

    def _tick(self) -> None:
        now = time.perf_counter()
        self._longest = max(self._longest, now - self._last)
        self._last = now


if __name__ == "__main__":
    main()
