"""One thread that runs callables one after another and reports each end to the thread that owns it.

The only place that handles a QThread's life. It knows nothing of what it runs.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QThread, Signal

Task = Callable[[], object]


class _Worker(QObject):
    """Lives on the thread and runs what it is sent."""

    done = Signal(object, object, object)

    def run(self, task: Task) -> None:
        result: object = None
        error: Exception | None = None
        try:
            result = task()
        except Exception as problem:  # whatever it is, it belongs to the one who asked
            error = problem
        self.done.emit(task, result, error)

    def leave(self) -> None:
        self.thread().quit()


class BackgroundThread(QObject):
    """Runs tasks in the order they come; the thread starts with the first.

    Signals:
        done(task, result, error): on the owner's thread; `error` is the
            exception that ended the task, or None.
    """

    done = Signal(object, object, object)
    _sent = Signal(object)
    _left = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread()
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._sent.connect(self._worker.run, Qt.ConnectionType.QueuedConnection)
        self._left.connect(self._worker.leave, Qt.ConnectionType.QueuedConnection)
        self._worker.done.connect(self._report, Qt.ConnectionType.QueuedConnection)

    @property
    def running(self) -> bool:
        """Whether the thread exists."""
        return self._thread.isRunning()

    def submit(self, task: Task) -> None:
        """Queue `task`; it is called without arguments on the thread."""
        if not self._thread.isRunning():
            self._thread.start()
        self._sent.emit(task)

    def finish(self, timeout_ms: int) -> bool:
        """Run everything that is queued, then join the thread; see `shut_down` for what False means."""
        if self._thread.isRunning():
            self._left.emit()
        return self._thread.wait(timeout_ms)

    def shut_down(self, timeout_ms: int) -> bool:
        """Let the running task end, drop the rest and join the thread.

        False: the task did not end in time. The object must then be kept until
        it does: Qt ends the process when a running thread is destroyed.
        """
        self._thread.quit()
        return self._thread.wait(timeout_ms)

    def _report(self, task: Task, result: object, error: Exception | None) -> None:
        self.done.emit(task, result, error)
