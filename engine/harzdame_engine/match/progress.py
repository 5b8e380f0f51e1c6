"""Long runs on a terminal: a line of progress, and Ctrl+C as a request to end."""

from __future__ import annotations

import contextlib
import multiprocessing
import shutil
import signal
import sys
import threading
import time
from collections.abc import Iterator
from multiprocessing import resource_tracker
from typing import Self, TextIO

from harzdame_engine.files.terminal import plain_line, unguarded

_REDRAWN = 0.1
"""Seconds between two drawings on a terminal."""
_BAR = 20
_CLEAR = "\r\x1b[K"


class Progress:
    """Progress shown on `stream`: a line redrawn on a terminal, elsewhere one every `pause` seconds.

    `games`: the number to reach, None if it is not known. `before`: those of
    an earlier run, which took no time now.
    """

    def __init__(self, stream: TextIO, games: int | None, pause: float, before: int = 0) -> None:
        self._stream = unguarded(stream)
        self._games = games
        self._before = before
        self._live = stream.isatty()
        self._pause = _REDRAWN if self._live else pause
        self._begun = self._told = time.monotonic()

    def show(self, played: int, text: str) -> None:
        """Show how far it has come, unless that was done only just now."""
        now = time.monotonic()
        if now - self._told < self._pause and played != self._games:
            return
        self._told = now
        if not self._live:
            self.tell(text)
        elif self._games is None:
            self._draw(text)
        else:
            left = (now - self._begun) / max(played - self._before, 1) * (self._games - played)
            self._draw(f"{_bar(played / self._games)} {played}/{self._games} {_span(left)} left  {text}")

    def tell(self, text: str) -> None:
        """Print a line that stays."""
        self._stream.write(f"{_CLEAR if self._live else ''}{plain_line(text)}\n")
        self._stream.flush()

    def close(self) -> None:
        """Remove the line of progress."""
        if self._live:
            self._draw("")

    def _draw(self, text: str) -> None:
        width = shutil.get_terminal_size().columns
        self._stream.write(_CLEAR + plain_line(text)[: width - 1])
        self._stream.flush()


def _bar(share: float) -> str:
    full = round(_BAR * share)
    return f"[{'#' * full}{'.' * (_BAR - full)}]"


def _span(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"


_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Interruption:
    """A request to end, from the user or the system, as a context manager.

    An exception might come between any two instructions; a request is looked
    for where it suits. `asked` is True after one, and `channel` readable, to
    be waited for together with others. Signals arrive in the main thread only.

    `draining` asks for an end after the games under way.
    """

    def __init__(self) -> None:
        self.channel, self._trigger = multiprocessing.Pipe(duplex=False)
        self._asked = False
        self.draining = False
        self._before: dict[int, object] = {}

    @property
    def asked(self) -> bool:
        """Whether the end was requested."""
        return self._asked

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self._before = {number: signal.signal(number, lambda *_: self.ask()) for number in _SIGNALS}
        return self

    def __exit__(self, *_error: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]  # what signal.signal gave
        self.channel.close()
        self._trigger.close()

    def ask(self) -> None:
        """Request the end."""
        if not self._asked:
            self._asked = True
            with contextlib.suppress(OSError):  # nobody waits any more
                self._trigger.send(None)


@contextlib.contextmanager
def no_interrupts() -> Iterator[None]:
    """Ctrl+C is not for the processes that are started meanwhile, which inherit that.

    It must not reach one before it sets a handler of its own. This process hears of one that
    comes meanwhile at the end, or at once where it has other threads, one of which may take it.
    Nothing changes on Windows, where no process inherits that.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # to start Python's own helper would let signals through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
