"""A journal on disk: a file that one app writes, as long as it holds the lock beside it.

Whatever is done with it is done on working threads, one after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from harzdame_gui.controllers.storage.storage import take, write_whole
from harzdame_gui.controllers.work.job import Job

Note = Callable[[], bytes]
"""What is to be written, once somebody has it written."""


class JournalFile:
    """The journal at `path`, whoever writes it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = QLockFile(str(path.with_suffix(".lock")))
        self._lock.setStaleLockTime(0)  # stale when its process is gone, never because it is old

    def take(self) -> bool:
        """Make it this app's; False: another app that runs has it."""
        return take(self._lock)

    def release(self) -> None:
        """Release the lock, so that another process can take the journal."""
        self._lock.unlock()

    def write(self, note: Note, _job: Job) -> None:
        """Write it, if need be as the first.

        Raises:
            FileError: it cannot be written; it is as it was.
        """
        if not self._lock.isLocked():
            self.take()
        with suppress(OSError):  # writing says why it cannot be
            self.path.parent.mkdir(parents=True, exist_ok=True)  # somebody may have removed the profile
        write_whole(self.path, note())

    def leave(self, note: Note, job: Job) -> None:
        """Write it for the last time, and let others have it."""
        self.write(note, job)
        self.release()

    def take_over(self, note: Note, other: JournalFile, job: Job) -> None:
        """Write it, and only then remove another one."""
        self.write(note, job)
        other.remove(job)

    def remove(self, _job: Job) -> None:
        """Remove it.

        Raises:
            OSError: it is still there.
        """
        self.path.unlink(missing_ok=True)
        self.release()
