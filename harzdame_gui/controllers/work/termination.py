"""The end of the app that the system asks for: a session that closes, a terminal that goes, Ctrl+C, `kill`.

Python would run a handler only between two of its own steps, and while nothing
happens there is none. So each signal is also written into a pipe, which wakes
Qt. Windows has no such signals.
"""

from __future__ import annotations

import os
import signal

from PySide6.QtCore import QObject, QSocketNotifier, Signal, Slot

_NAMES = ("SIGTERM", "SIGINT", "SIGHUP")


class TerminationSignals(QObject):
    """Listens from now on, on the main thread. The second signal ends the process as if nobody listened.

    Signals:
        asked(): the app is to end.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._before: dict[int, object] = {}
        if os.name != "posix":
            return
        self._end, self._start = os.pipe()
        for end in (self._end, self._start):
            os.set_blocking(end, False)
        self._woken_before = signal.set_wakeup_fd(self._start)
        for number in (getattr(signal, name) for name in _NAMES):
            if signal.getsignal(number) != signal.SIG_IGN:  # nohup has asked for that
                self._before[number] = signal.signal(number, _nothing)
        self._notifier = QSocketNotifier(self._end, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_woken)

    def close(self) -> None:
        """Listen no longer."""
        if not self._before:
            return
        self._restore()
        signal.set_wakeup_fd(self._woken_before)
        self._notifier.setEnabled(False)
        os.close(self._start)
        os.close(self._end)

    def _restore(self) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]  # what signal.signal gave

    @Slot()
    def _on_woken(self) -> None:
        caught = os.read(self._end, 64)
        if any(number in self._before for number in caught):
            for number in self._before:
                signal.signal(number, signal.SIG_DFL)
            self.asked.emit()


def _nothing(_number: int, _frame: object) -> None:
    """The handler of the signal, empty, as the pipe wakes the app; without one the process would end."""
