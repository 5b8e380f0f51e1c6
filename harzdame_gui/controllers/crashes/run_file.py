"""The file of a run of the app: a sign that it goes on, and the place where a crash writes its stacks.

It is removed when the run ends. One that is left, and whose lock nobody holds, tells how far its run
came: `left_runs` reads it. It is a file by itself, since the log is written by a thread that a crash ends.
"""

from __future__ import annotations

import faulthandler
import os
import time
import traceback
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from harzdame_engine.machine import native_stacks_to
from PySide6.QtCore import QLockFile

from harzdame_gui.controllers.storage.storage import take

FOLDER = "runs"
SUFFIX = ".run"
BEGUN = "begun"
SAFE = "started safely"
WINDOW = "window"
"""The words with which the lines of the app itself begin; whatever else is in the file tells of its end."""


def lock_of(path: Path) -> QLockFile:
    """The lock beside the file of a run, held by that run."""
    lock = QLockFile(str(path.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # stale when its process is gone, never because it is old
    return lock


def has_left_runs(profile: Path) -> bool:
    """Whether there may be others than one run: one that goes on, or one that was left."""
    with suppress(OSError), os.scandir(profile / FOLDER) as files:
        return sum(file.name.endswith(SUFFIX) for file in files) > 1
    return False


class RunFile:
    """The file of this run, within a block of `with`; where none can be written, the run goes on without.

    A run that an error ends keeps it, with the error in it.
    """

    def __init__(self, profile: Path) -> None:
        self._path = profile / FOLDER / f"{os.urandom(16).hex()}{SUFFIX}"
        self._lock = lock_of(self._path)
        self._handle: int | None = None
        self._is_over = False

    def __enter__(self) -> RunFile:
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if take(self._lock):
                flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND
                self._handle = os.open(self._path, flags, 0o600)
                native_stacks_to(self._handle)
                faulthandler.enable(self._handle)
        self.note(f"{BEGUN} {time.time():.0f}")
        return self

    def note(self, line: str) -> None:
        """Write a line at once."""
        if self._handle is not None:
            with suppress(OSError):  # the disk is full
                os.write(self._handle, f"{line}\n".encode(errors="replace"))

    def note_window(self) -> None:
        """Note that the start came to a whole window."""
        from harzdame_gui.controllers.work.versions import versions

        self.note(f"{WINDOW} {versions()}")

    def end(self) -> None:
        """The run ends as it should, all is written: nothing is left of it, whatever comes now."""
        if not self._is_over:
            self._close()
            with suppress(OSError):
                self._path.unlink(missing_ok=True)
            self._lock.unlock()

    def fail(self, error: Exception) -> None:
        """The run ends by an error, which is kept for the next one."""
        if not self._is_over:
            self.note("".join(traceback.format_exception(error)))
            self._close()
            self._lock.unlock()

    def _close(self) -> None:
        """Have nothing written any more; Windows removes no file that is open."""
        self._is_over = True
        if self._handle is not None:
            faulthandler.disable()
            native_stacks_to(None)
            os.close(self._handle)
            self._handle = None

    def __exit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if isinstance(error, Exception):
            self.fail(error)
        else:
            self.end()
