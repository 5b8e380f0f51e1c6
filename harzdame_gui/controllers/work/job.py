"""The one route for slow work: files are read and written on a thread of their own, in order.

Knows nothing of what the work is. The engine's searches have their own thread.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from harzdame_gui.controllers.work.thread import BackgroundThread

Progress = Callable[[int, int], None]
"""Told how much of how much is done, from the working thread."""
Work = Callable[[Progress], object]


class Operation(QObject):
    """One piece of work under way.

    Signals:
        progress(int done, int total)
        finished(result)
        failed(Exception)
    """

    progress = Signal(int, int)
    finished = Signal(object)
    failed = Signal(object)
    _reported = Signal(int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reported.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)

    def report(self, done: int, total: int) -> None:
        """Called by the work, on its thread; `progress` follows on the owner's."""
        self._reported.emit(done, total)

    def _pass_on(self, done: int, total: int) -> None:
        self.progress.emit(done, total)


class _Entry(NamedTuple):
    operation: Operation
    work: Work


class Operations(QObject):
    """Runs work in the order it comes; nothing runs at the same time.

    Signals:
        started(str label): the app is now busy with what the label names.
        ended(): nothing is under way any more.
    """

    started = Signal(str)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = BackgroundThread("files", self)
        self._thread.done.connect(self._on_done)
        self._under_way: list[_Entry] = []

    @property
    def busy(self) -> bool:
        """Whether work is under way or waits."""
        return bool(self._under_way)

    def run(self, label: str, work: Work) -> Operation:
        """Queue `work`; connect to what is returned at once. `label` is for a status line."""
        entry = _Entry(Operation(self), work)
        self._under_way.append(entry)
        self.started.emit(label)
        self._thread.submit(partial(_perform, entry))
        return entry.operation

    def shut_down(self, timeout_ms: int = 10_000) -> bool:
        """Finish what is queued, so that no save is lost, and join the thread."""
        return self._thread.finish(timeout_ms)

    def _on_done(self, task: partial[object], result: object, error: Exception | None) -> None:
        entry: _Entry = task.args[0]
        self._under_way.remove(entry)
        if error is None:
            entry.operation.finished.emit(result)
        else:
            entry.operation.failed.emit(error)
        entry.operation.deleteLater()
        if not self._under_way:
            self.ended.emit()


def _perform(entry: _Entry) -> object:
    return entry.work(entry.operation.report)
