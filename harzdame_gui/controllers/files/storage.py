"""Writing of files, whole or not at all: beside the old one, which is then replaced in a single step."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QFileDevice, QIODevice, QLockFile, QSaveFile, QStorageInfo

from harzdame_gui.controllers.files.file_failure import FailureKind, FileError, FileFailure

_LOCK_WAIT_MS = 5000
_PIECE = 1 << 20


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Keep other apps, on this machine or another, from writing `path` between looking at it and writing it.

    Raises:
        FileError: another one holds the lock; the detail says which.
    """
    lock = QLockFile(str(path.with_name(f".{path.name}.lock")))
    if not lock.tryLock(_LOCK_WAIT_MS) and lock.error() is QLockFile.LockError.LockFailedError:
        _process, host, app = lock.getLockInfo()[-3:]
        raise FileError(FileFailure(FailureKind.BUSY, path, f"{app}, {host}"))
    try:  # also where there is no lock to be had: then writing fails, too, and says why
        yield
    finally:
        lock.unlock()


def holds(path: Path, data: bytes) -> bool:
    """Whether `data` is what the file at `path` holds. A large file is compared piece by piece."""
    view = memoryview(data)
    try:
        with path.open("rb") as file:
            for start in range(0, len(data) + 1, _PIECE):
                if file.read(_PIECE) != view[start : start + _PIECE]:
                    return False
            return not file.read(1)
    except FileNotFoundError:
        return False


def write_whole(path: Path, data: bytes) -> None:
    """Make `data` the contents of `path`. Slow: it waits for the disk.

    Raises:
        FileError: it could not be written; what was there before is untouched.
    """
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise FileError(_failure(file, path, len(data)))
    view = memoryview(data)  # written piece by piece: Qt copies what it is given
    pieces = (bytes(view[start : start + _PIECE]) for start in range(0, len(data), _PIECE))
    if not all(file.write(piece) == len(piece) for piece in pieces):
        failure = _failure(file, path, len(data))
        file.cancelWriting()
        file.commit()
        raise FileError(failure)
    if not file.commit():
        raise FileError(_failure(file, path, len(data)))


def _failure(file: QSaveFile, path: Path, size: int) -> FileFailure:
    """The cause, found by looking at the folder: Qt says little more than that writing failed."""
    folder = path.parent
    if path.is_dir():
        kind = FailureKind.IS_FOLDER
    elif not folder.is_dir():
        kind = FailureKind.NO_FOLDER
    elif QStorageInfo(str(folder)).bytesAvailable() < size:
        kind = FailureKind.DISK_FULL
    elif file.error() is QFileDevice.FileError.PermissionsError or not os.access(folder, os.W_OK | os.X_OK):
        kind = FailureKind.NOT_PERMITTED
    else:
        kind = FailureKind.OTHER
    return FileFailure(kind, path, file.errorString())
