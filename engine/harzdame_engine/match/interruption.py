"""Ctrl+C as something to be asked for, not an exception that may come between any two instructions."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from types import FrameType, TracebackType

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Interruption:
    """While entered, remembers that the user or the system wants the program to end.

    `channel` becomes readable then, to be waited for together with others.
    Outside the main thread, where no signals are heard, it never does by itself.
    """

    def __init__(self) -> None:
        self.channel, self._trigger = multiprocessing.Pipe(duplex=False)
        self.asked = False
        self._before: dict[int, object] = {}

    def __enter__(self) -> Interruption:
        if threading.current_thread() is threading.main_thread():
            self._before = {number: signal.signal(number, self._hear) for number in _SIGNALS}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]  # what signal.signal gave
        self.channel.close()
        self._trigger.close()

    def ask(self) -> None:
        """Want it to end."""
        if not self.asked:
            self.asked = True
            self._trigger.send(None)

    def _hear(self, _number: int, _frame: FrameType | None) -> None:
        self.ask()
