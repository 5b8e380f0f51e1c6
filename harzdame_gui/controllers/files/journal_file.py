"""The file of a journal and the lock beside it: what is done with both, on a working thread."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile

from harzdame_gui.controllers.work.job import Job, Work


def lock_of(path: Path) -> QLockFile:
    """The lock beside a journal, held by the app that writes it."""
    lock = QLockFile(str(path.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # a lock is stale when its process is gone, never because it is old
    return lock


def leave(save: Work, lock: QLockFile, job: Job) -> None:
    """Write a journal for the last time, and let others have it."""
    save(job)
    lock.unlock()


def take_over(save: Work, remove: Work, job: Job) -> None:
    """Write one journal, and only then remove another."""
    save(job)
    remove(job)


def remove(path: Path, lock: QLockFile | None, _job: Job) -> None:
    """Remove a journal."""
    path.unlink(missing_ok=True)
    if lock is not None:
        lock.unlock()
