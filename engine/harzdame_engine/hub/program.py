"""Another program, run and spoken to line by line, and the errors of doing so.

It knows nothing of what the lines mean. Three threads keep the pipes moving, so
that neither side ever waits for the other to read: one writes, one collects
answers, one keeps the end of standard error. They end with the program.

A program is not trusted. It runs in a process group of its own, on Windows in a job,
which is ended as a whole. Its memory is limited from its first instruction on, where the
system can do that. Lines are cut at a length, and a program that floods its output is
read no faster than at a certain rate: its pipe fills up, and it has to wait.
"""

from __future__ import annotations

import contextlib
import errno
import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Any

from harzdame_engine.files.surroundings import surroundings
from harzdame_engine.hub.lines import excerpt
from harzdame_engine.machine import largest_table_mb

if sys.platform == "win32":
    from harzdame_engine.hub.windows_job import SUSPENDED, Job

_LONGEST_LINE = 1 << 16
"""Bytes of a line; the rest of it is lost."""
_MOST_LINES = 10_000
"""The most unread answers kept; beyond that the oldest are lost."""
_MOST_LETTERS = 4 << 20
"""Likewise for their letters."""
_RATE = float(1 << 20)
"""Bytes of output read a second, after a burst of four seconds' worth; a line costs as much as 256 more."""
_LINE_COST = 256
_LONGEST_COMPLAINT = 300
_PATIENCE = 2.0
"""Seconds for a program to end by itself, and again after being terminated."""
_POLL = 0.01
_SHELL = "/bin/sh"


class HubError(Exception):
    """A program broke the protocol, as the message says; it must be closed and started anew.

    `words`: what the program, or the system, said itself.
    """

    def __init__(self, message: str = "", words: str = "") -> None:
        super().__init__(message)
        self.words = words


class EngineStartError(HubError):
    """The program does not exist, may not be run, or does not play this game."""


class EngineGameError(EngineStartError):
    """The program does not play this game."""


class EngineTerminated(HubError):  # noqa: N818
    """The program ended, or closed its output."""


class EngineTimeout(HubError):  # noqa: N818
    """The program did not answer in time."""


class ProtocolError(HubError):
    """It answered with something that has no meaning, or with an illegal move."""


class EngineReportedError(HubError):
    """It reported an error itself."""


class Program:
    """A running program. It has to be closed in any case."""

    def __init__(self, command: Sequence[str], folder: Path | None, memory_mb: int | None = None) -> None:
        """Start `command`, a program and its arguments, in `folder` (None: here).

        `memory_mb`: the most memory that each of its processes may use; None: most of what
        the machine has. Linux enforces that; Windows is asked to.

        Raises:
            EngineStartError: there is no such program or folder.
        """
        try:
            self._start(command, folder, memory_mb or largest_table_mb())
        except (OSError, ValueError) as error:
            words = (error.strerror if isinstance(error, OSError) else None) or str(error)
            raise EngineStartError(f"{' '.join(command)}: {error}", words) from error
        self._outbox: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._answers: deque[str] = deque()
        self._letters = 0  # of the answers
        self._complaints: deque[str] = deque(maxlen=5)
        self._changed = threading.Condition()
        self._ended = False
        self._closing = threading.Lock()
        self._threads = [
            threading.Thread(target=work, daemon=True) for work in (self._write, self._listen, self._overhear)
        ]
        for thread in self._threads:
            thread.start()
        _NOT_CLOSED.add(self)

    if sys.platform == "win32":

        def _start(self, command: Sequence[str], folder: Path | None, memory_mb: int) -> None:
            """Start it in a job, which it cannot leave, for its first instruction comes afterwards."""
            self._job = Job(memory_mb)
            try:
                how = subprocess.CREATE_NO_WINDOW | SUSPENDED
                self._process = _opened(_from_folder(command, folder), folder, creationflags=how)
                self._job.take(self._process.pid)
            except BaseException:
                self._job.close()
                raise

    else:

        def _start(self, command: Sequence[str], folder: Path | None, memory_mb: int) -> None:
            """Start it in a process group of its own."""
            self._process = _opened(_limited(command, folder, memory_mb), folder, start_new_session=True)

    @property
    def pid(self) -> int:
        """The number of its process, and of the group of all that it starts."""
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether its process has not ended yet."""
        return not self._has_exited()

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
                    raise EngineTerminated(self._last_words(), " / ".join(self._complaints))
                left = None if deadline is None else deadline - time.monotonic()
                if left is not None and left <= 0:
                    raise EngineTimeout("no answer in time")
                self._changed.wait(left)
            answer = self._answers.popleft()
            self._letters -= len(answer)
            return answer

    def close(self, farewell: str | None) -> None:
        """End it and all that it started: by sending `farewell`, then by terminating, then by killing.

        Without a `farewell` it is killed at once.
        """
        if farewell is not None:
            self.send(farewell)
        self._outbox.put(None)
        with self._closing:
            if self._process.returncode is None:
                if farewell is not None and not self._exits_within(_PATIENCE):
                    self._signal_group(kill=False)
                    self._exits_within(_PATIENCE)
                self._signal_group(kill=True)  # also its children, if it has ended itself
                self._process.wait()
            if sys.platform == "win32":
                self._job.close()
        for thread in self._threads:
            # a child that left the group can hold its pipes open
            thread.join(_PATIENCE)
        _NOT_CLOSED.discard(self)

    def kill(self) -> None:
        """Kill it and all that it started, even while somebody closes it."""
        if self._process.returncode is None:
            self._signal_group(kill=True)

    def _has_exited(self) -> bool:
        """Asked without reaping it: until that is done, no other process gets its number."""
        if self._process.returncode is not None:
            return True
        if sys.platform == "linux":
            how = os.WEXITED | os.WNOHANG | os.WNOWAIT
            with contextlib.suppress(ChildProcessError):
                return os.waitid(os.P_PID, self._process.pid, how) is not None
        return self._process.poll() is not None

    def _exits_within(self, seconds: float) -> bool:
        deadline = time.monotonic() + seconds
        while not (exited := self._has_exited()) and time.monotonic() < deadline:
            time.sleep(_POLL)
        return exited

    def _signal_group(self, *, kill: bool) -> None:
        if sys.platform == "win32":
            self._job.end()  # nothing gentler reaches a program without a window
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL if kill else signal.SIGTERM)

    def _write(self) -> None:
        with contextlib.suppress(OSError), _pipe(self._process.stdin) as stdin:
            while (line := self._outbox.get()) is not None:
                stdin.write(f"{line}\n".encode())
                stdin.flush()

    def _listen(self) -> None:
        with _pipe(self._process.stdout) as stdout:
            for line in _lines(stdout):
                with self._changed:
                    self._answers.append(line)
                    self._letters += len(line)
                    while len(self._answers) > _MOST_LINES or self._letters > _MOST_LETTERS:
                        self._letters -= len(self._answers.popleft())
                    self._changed.notify_all()
        with self._changed:
            self._ended = True
            self._changed.notify_all()

    def _overhear(self) -> None:
        with _pipe(self._process.stderr) as stderr:
            for line in _lines(stderr):
                self._complaints.append(excerpt(line, _LONGEST_COMPLAINT))

    def _last_words(self) -> str:
        exited = self._exits_within(_PATIENCE)  # its output ends before it does
        self._threads[-1].join(_PATIENCE)
        what = f"ended with status {self._status()}" if exited else "closed its output"
        return ": ".join([what, *([" / ".join(self._complaints)] if self._complaints else [])])

    def _status(self) -> int | None:
        """The exit status of a process that has ended; negative: the signal that ended it."""
        if self._process.returncode is None and sys.platform == "linux":
            how = os.WEXITED | os.WNOHANG | os.WNOWAIT
            with contextlib.suppress(ChildProcessError):
                if found := os.waitid(os.P_PID, self._process.pid, how):
                    return found.si_status if found.si_code == os.CLD_EXITED else -found.si_status
        return self._process.poll()


_NOT_CLOSED: weakref.WeakSet[Program] = weakref.WeakSet()


def kill_all() -> None:
    """Kill every program that is not closed yet: this process is about to end."""
    for program in tuple(_NOT_CLOSED):
        program.kill()


def _opened(command: Sequence[str], folder: Path | None, **how: Any) -> subprocess.Popen[bytes]:
    """The process of a command, spoken to by pipes; `how` it is set apart from others.

    Raises:
        OSError: there is no such program, or no such folder, which is named then; Windows would not.
    """
    try:
        return subprocess.Popen(  # noqa: S603 - what the user chose to run
            command,
            cwd=folder,
            env=surroundings(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            **how,
        )
    except OSError as error:
        if folder is None or folder.is_dir():
            raise
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(folder)) from error


def _from_folder(command: Sequence[str], folder: Path | None) -> list[str]:
    """A command whose program is looked for from the folder on, as other systems do; Windows would not."""
    if folder is None or Path(command[0]).name == command[0]:
        return list(command)
    return [str(folder.absolute() / command[0]), *command[1:]]


def _limited(command: Sequence[str], folder: Path | None, memory_mb: int) -> list[str]:
    """A command that limits what its process may write to, with all that it starts, and becomes `command`.

    What cannot be started is left as it is, for the error that tells why. A shell does it, since
    Python can run nothing between fork and exec that is safe beside other threads.
    """
    if sys.platform != "linux" or not _can_be_run(command[0], folder):
        return list(command)
    return [_SHELL, "-c", 'ulimit -d "$0" 2>/dev/null; exec "$@"', str(memory_mb << 10), *command]


def _can_be_run(program: str, folder: Path | None) -> bool:
    """Whether there is such a program in sight, and its folder."""
    if folder and not folder.is_dir():
        return False
    if "/" not in program:
        return shutil.which(program) is not None
    path = (folder or Path()) / program
    return path.is_file() and os.access(path, os.X_OK)


def _lines(pipe: IO[bytes]) -> Iterator[str]:
    """The lines of a pipe, each cut at a length, no faster than at a certain rate."""
    credit, at = 4 * _RATE, time.monotonic()
    begins = True
    while chunk := pipe.readline(_LONGEST_LINE):
        if begins:
            yield chunk.decode(errors="replace").rstrip("\r\n")
        begins = chunk.endswith(b"\n")
        now = time.monotonic()
        credit = min(credit + (now - at) * _RATE, 4 * _RATE) - len(chunk) - _LINE_COST
        at = now
        if credit < 0:
            time.sleep(-credit / _RATE)


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe  # noqa: S101 - it was asked for
    return pipe
