"""The hold on the record of a tournament: of several apps on a profile, one plays it at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from harzdame_engine.match.errors import MatchError
from PySide6.QtCore import QLockFile

from harzdame_gui.controllers.storage.storage import take


class TakenError(MatchError):
    """Another app plays this tournament now."""


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Keep other apps from playing the tournament of this record, or from removing it.

    Raises:
        TakenError: one plays it.
    """
    lock = _lock_of(path)
    if not _is_ours(lock):
        raise TakenError("another window plays it now")
    try:
        yield
    finally:
        lock.unlock()


def is_taken(path: Path) -> bool:
    """Whether an app plays the tournament of this record."""
    lock = _lock_of(path)
    if not _is_ours(lock):
        return True
    lock.unlock()
    return False


def _lock_of(path: Path) -> QLockFile:
    lock = QLockFile(str(path.with_name(f"{path.name}.lock")))
    lock.setStaleLockTime(0)  # a lock is stale when its process is gone, never because it is old
    return lock


def _is_ours(lock: QLockFile) -> bool:
    """Take the lock; False: somebody holds it. Where none can be written, the record says why."""
    return take(lock) or lock.error() is not QLockFile.LockError.LockFailedError
