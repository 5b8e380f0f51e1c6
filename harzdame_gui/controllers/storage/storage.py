"""Writing of files, whole or not at all: beside the old one, which is then replaced in a single step.

And what goes with it: locks, and reading that nothing in a folder can hold up.
"""

from __future__ import annotations

import errno
import itertools
import os
import stat
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from harzdame_engine.files.regular import is_special, open_regular
from harzdame_engine.files.replacing import PAUSES, is_held_elsewhere, put_in_place
from harzdame_engine.files.whole_file import sync_folder
from PySide6 import QtCore
from PySide6.QtCore import QLockFile

from harzdame_gui.controllers.storage.file_failure import (
    FailureKind,
    FileError,
    FileFailure,
    OversizedError,
    failure_of,
)

_LOCK_WAIT_MS = 5000
_TURN_WAIT_MS = 3000
_BLANK_S = 2.0
"""The age from which a lock that names no holder has none: who makes a lock writes its name at once."""
_PIECE = 1 << 20
_MOST_ASIDE = 1000
"""Damaged files that are kept beside a file."""


def try_out(folder: Path, size: int = 8) -> None:
    """Write so many bytes into a folder, made if need be, and remove them.

    Raises:
        OSError: that cannot be done now.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder) as probe:
        probe.write(b"." * size)
        probe.flush()  # a full disk says so here


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Keep other apps, on this machine or another, from writing `path` between looking at it and writing it.

    Raises:
        FileError: another one holds the lock; the detail says which. Or the lock cannot be one.
    """
    path = Path(os.path.realpath(path))  # one lock, by whatever links it is found
    name = path.with_name(f".{path.name}.lock")
    if is_special(name):  # Qt would wait for it
        raise FileError(FileFailure(FailureKind.NOT_PLAIN, name))
    lock = QLockFile(str(name))
    if not lock.tryLock(_LOCK_WAIT_MS) and lock.error() is QLockFile.LockError.LockFailedError:
        _process, host, app = lock.getLockInfo()[-3:]
        raise FileError(FileFailure(FailureKind.BUSY, path, f"{app}, {host}"))
    try:  # also where there is no lock to be had: then writing fails, too, and says why
        yield
    finally:
        lock.unlock()


def take(lock: QLockFile) -> bool:
    """Take a lock that nobody holds; False: somebody does.

    A lock whose process is gone is nobody's, even if its number was given to another one, as happens
    soon where each app has process numbers of its own. So is one that names no holder, as a power cut
    leaves it, unless it has just been made. What is no plain file is never taken.
    """
    if is_special(Path(lock.fileName())):  # Qt would wait for it
        return False
    if lock.tryLock(0):
        return True
    process, host, _app = lock.getLockInfo()[-3:]
    named = process > 0 and bool(host)
    free = host == QtCore.QSysInfo.machineHostName() if named else _age(lock) > _BLANK_S
    # this looks whether the system, which forgets no process that ended, knows of a holder
    return free and lock.removeStaleLockFile() and lock.tryLock(0)


@contextmanager
def in_turn(path: Path) -> Iterator[None]:
    """Wait a while for other apps that write the file at `path`; one that hangs keeps nobody from it.

    Its folder is made if need be: the profile may have gone since the start, or not have been there yet.
    """
    with suppress(OSError):  # writing says why it cannot be
        path.parent.mkdir(parents=True, exist_ok=True)
    name = path.with_name(f"{path.name}.lock")
    if is_special(name):  # Qt would wait for it
        yield
        return
    lock = QLockFile(str(name))
    lock.tryLock(_TURN_WAIT_MS)
    try:
        yield
    finally:
        lock.unlock()


def _age(lock: QLockFile) -> float:
    """The seconds since the file of a lock was written, forth or back: a clock may have been set."""
    try:
        return abs(time.time() - Path(lock.fileName()).stat().st_mtime)
    except OSError:
        return 0.0


def read_plain(path: Path, most: int) -> bytes:
    """The contents of a file, at once: of nothing that has to be waited for, and of nothing huge.

    Raises:
        OSError: it cannot be read, is no plain file, or is larger than `most` bytes.
    """
    with open_regular(path) as file:
        if os.fstat(file.fileno()).st_size > most:
            raise OversizedError(path)
        return file.read(most)


def put_aside(path: Path) -> Path:
    """Keep a file that cannot be understood out of the way of a new one; returns where it is.

    It becomes ``.bak``, ``.bak2`` and so on: one that is there already stays. Where that cannot be
    done the file stays, and the next change overwrites it.
    """
    try:
        with _place_beside(path) as aside:
            if aside.is_dir():
                aside.rmdir()  # nothing can take the place of a folder on Windows
            put_in_place(path, aside)
            return aside
    except OSError:
        return path


def copy_aside(path: Path, data: bytes) -> Path:
    """Keep `data`, which the file at `path` holds, under such a name, unless one of them has it already.

    Returns where it is.

    Raises:
        OSError, FileError: it could not be written.
    """
    kept = itertools.takewhile(os.path.lexists, _names_beside(path))
    there = next((each for each in kept if _holds_for_sure(each, data)), None)
    if there is not None:
        return there
    with _place_beside(path) as aside:
        write_whole(aside, data)
    return aside


def _names_beside(path: Path) -> Iterator[Path]:
    for number in range(1, _MOST_ASIDE + 1):
        yield path.with_name(f"{path.name}.bak{number if number > 1 else ''}")


@contextmanager
def _place_beside(path: Path) -> Iterator[Path]:
    """The first of these names that is free, taken at once, so that no other app takes it; free again if
    what it is for fails.

    Raises:
        OSError: none can be had.
    """
    is_folder = path.is_dir()
    aside = _taken(path, is_folder=is_folder)
    try:
        yield aside
    except BaseException:
        with suppress(OSError):
            aside.rmdir() if is_folder else aside.unlink()
        raise


def _taken(path: Path, *, is_folder: bool) -> Path:
    for aside in _names_beside(path):
        with suppress(FileExistsError):
            if is_folder:
                aside.mkdir()
            else:
                aside.touch(exist_ok=False)
            return aside
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def _holds_for_sure(path: Path, data: bytes) -> bool:
    with suppress(OSError):
        return holds(path, data)
    return False


Look = tuple[int, int, int] | None
"""What tells without reading that a file is another: its time, its size and its number; None: it is gone."""


def look_at(path: Path) -> Look:
    """How a file looks now. Slow: a disk may answer late or never."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def holds(path: Path, data: bytes) -> bool:
    """Whether `data` is what the file at `path` holds. A large file is compared piece by piece.

    Raises:
        OSError: it cannot be read, or is a folder.
    """
    view = memoryview(data)
    if is_special(path):
        return False
    try:
        with open_regular(path) as file:
            for start in range(0, len(data) + 1, _PIECE):
                if file.read(_PIECE) != view[start : start + _PIECE]:
                    return False
            return not file.read(1)
    except FileNotFoundError:
        return False


def write_whole(path: Path, data: bytes) -> None:
    """Make `data` the contents of `path`. Slow: it waits for the disk.

    Raises:
        FileError: it could not be written, or what is there is no file; it is untouched.
    """
    if is_special(path):
        raise FileError(FileFailure(FailureKind.NOT_PLAIN, path))
    if not _is_text(str(path)):
        _write_by_bytes(path, data)
        return
    pauses = iter(PAUSES)
    while True:
        try:
            _write_by_name(path, data)
            return
        except FileError as error:
            pause = next(pauses, None)
            if pause is None or error.failure.kind is not FailureKind.IN_USE:
                raise
        time.sleep(pause)


def _write_by_name(path: Path, data: bytes) -> None:
    """`write_whole` once, for a file that Qt can name."""
    file = QtCore.QSaveFile(str(path))
    if not file.open(QtCore.QIODevice.OpenModeFlag.WriteOnly | QtCore.QIODevice.OpenModeFlag.Unbuffered):
        raise FileError(_failure(file, path, len(data)))
    view = memoryview(data)  # written piece by piece: Qt copies what it is given
    pieces = (bytes(view[start : start + _PIECE]) for start in range(0, len(data), _PIECE))
    if not (all(_written(file, piece) for piece in pieces) and _reached_the_disk(file)):
        failure = _failure(file, path, len(data))
        file.cancelWriting()
        file.commit()
        raise FileError(failure)
    if not file.commit():
        raise FileError(_failure(file, path, len(data)))
    sync_folder(Path(os.path.realpath(path)).parent)


def _written(file: QtCore.QSaveFile, piece: bytes) -> bool:
    """Write a piece; what was left of one that was written in part fails with the reason."""
    while piece and (count := file.write(piece)) > 0:
        piece = piece[count:]
    return not piece


def _reached_the_disk(file: QtCore.QSaveFile) -> bool:
    """Wait for the disk, and ask it: `commit` would put even a file that was lost in the old one's place."""
    try:
        os.fsync(file.handle())
    except OSError:
        return False
    return True


def _is_text(name: str) -> bool:
    """Whether Qt can name this file; bytes that are no UTF-8 would become other letters, and another file."""
    return not any("\ud800" <= letter <= "\udfff" for letter in name)


def _write_by_bytes(path: Path, data: bytes) -> None:
    """`write_whole` for a file whose name is bytes rather than text."""
    target = Path(os.path.realpath(path))
    try:
        handle, beside = tempfile.mkstemp(dir=target.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o644
            Path(beside).chmod(mode)
            put_in_place(Path(beside), target)
            sync_folder(target.parent)
        except OSError:
            Path(beside).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise FileError(failure_of(error, path, making=True)) from None


def _failure(file: QtCore.QSaveFile, path: Path, size: int) -> FileFailure:
    """The cause, found by looking at the folder: Qt says little more than that writing failed."""
    folder = path.parent
    if path.is_dir():
        kind = FailureKind.IS_FOLDER
    elif not folder.is_dir():
        kind = FailureKind.NO_FOLDER
    elif is_held_elsewhere(path):
        kind = FailureKind.IN_USE
    elif file.errorString() == os.strerror(errno.EFBIG):  # Qt has no number for it
        kind = FailureKind.TOO_LARGE
    elif QtCore.QStorageInfo(str(folder)).bytesAvailable() < size:
        kind = FailureKind.DISK_FULL
    elif file.error() is QtCore.QFileDevice.FileError.PermissionsError or not _may_be_written_to(folder):
        kind = FailureKind.NOT_PERMITTED
    else:
        kind = FailureKind.OTHER
    return FileFailure(kind, path, file.errorString())


def _may_be_written_to(folder: Path) -> bool:
    ours = os.access in os.supports_effective_ids  # not the rights of who started the process
    return os.access(folder, os.W_OK | os.X_OK, effective_ids=ours)
