"""Another program, run and spoken to line by line, and the errors of doing so.

It knows nothing of what the lines mean. Three threads keep the pipes moving, so
that neither side ever waits for the other to read: one writes, one collects
answers, one keeps the end of standard error. They end with the program.
"""

from __future__ import annotations

import contextlib
import queue
import subprocess
import threading
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import IO

_LONGEST_LINE = 1 << 20
_MOST_LINES = 10_000
"""The most unread answers kept; beyond that the oldest are lost."""
_PATIENCE = 2.0
"""Seconds for a program to end by itself, and again after being terminated."""


class HubError(Exception):
    """A program broke the protocol, as the message says; it must be closed and started anew."""


class EngineStartError(HubError):
    """The program does not exist, or does not play this game."""


class EngineTerminated(HubError):  # noqa: N818
    """It ended, or closed its output."""


class EngineTimeout(HubError):  # noqa: N818
    """It did not answer in time."""


class ProtocolError(HubError):
    """It answered with something that has no meaning, or with an illegal move."""


class EngineReportedError(HubError):
    """It reported an error itself."""


class Program:
    """A running program; `close` ends it in any case."""

    def __init__(self, command: Sequence[str], folder: Path | None) -> None:
        """Start `command`, a program and its arguments, in `folder` (None: here).

        Raises:
            EngineStartError: there is no such program or folder.
        """
        try:
            self._process = subprocess.Popen(  # noqa: S603 - what the user chose to run
                list(command),
                cwd=folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
        except (OSError, ValueError) as error:
            raise EngineStartError(f"{' '.join(command)}: {error}") from error
        self._outbox: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._answers: deque[str] = deque(maxlen=_MOST_LINES)
        self._complaints: deque[str] = deque(maxlen=5)
        self._changed = threading.Condition()
        self._ended = False
        self._threads = [
            threading.Thread(target=work, daemon=True) for work in (self._write, self._listen, self._overhear)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Send one line; returns at once. Lines to a program that has ended are lost."""
        self._outbox.put(line)

    def receive(self, deadline: float | None) -> str:
        """Its next line, without the end of line; waits until `deadline` on time.monotonic's clock.

        Raises:
            EngineTerminated: it has ended, and all its answers were read.
            EngineTimeout: no line came in time.
        """
        with self._changed:
            while not self._answers:
                if self._ended:
                    raise EngineTerminated(self._last_words())
                left = None if deadline is None else deadline - time.monotonic()
                if left is not None and left <= 0:
                    raise EngineTimeout("no answer in time")
                self._changed.wait(left)
            return self._answers.popleft()

    def close(self, farewell: str) -> None:
        """End it: by sending `farewell`, then by terminating, then by killing it."""
        self.send(farewell)
        self._outbox.put(None)
        for end in (self._process.terminate, self._process.kill):
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_PATIENCE)
                break
            end()
        self._process.wait()
        for thread in self._threads:
            # a child of the program can hold its pipes open
            thread.join(_PATIENCE)

    def _write(self) -> None:
        with contextlib.suppress(OSError), _pipe(self._process.stdin) as stdin:
            while (line := self._outbox.get()) is not None:
                stdin.write(f"{line}\n".encode())
                stdin.flush()

    def _listen(self) -> None:
        with _pipe(self._process.stdout) as stdout:
            while line := stdout.readline(_LONGEST_LINE):
                with self._changed:
                    self._answers.append(_text(line))
                    self._changed.notify_all()
        with self._changed:
            self._ended = True
            self._changed.notify_all()

    def _overhear(self) -> None:
        with _pipe(self._process.stderr) as stderr:
            while line := stderr.readline(_LONGEST_LINE):
                self._complaints.append(_text(line))

    def _last_words(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_PATIENCE)  # its output ends before it does
        self._threads[-1].join(_PATIENCE)
        status = self._process.poll()
        what = "closed its output" if status is None else f"ended with status {status}"
        return ": ".join([what, *([" / ".join(self._complaints)] if self._complaints else [])])


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe  # noqa: S101 - it was asked for
    return pipe


def _text(line: bytes) -> str:
    return line.decode(errors="replace").rstrip("\r\n")
