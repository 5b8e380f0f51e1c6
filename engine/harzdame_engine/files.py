"""Files read and written whole or not at all, and what can go wrong with them as records, no words."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import stat
from enum import StrEnum
from pathlib import Path


class FileProblem(StrEnum):
    """Why a file could not be read or written."""

    MISSING = "missing"  # the file, or the folder it should go into
    IS_FOLDER = "is a folder"
    NOT_ALLOWED = "not allowed"
    READ_ONLY = "read-only"  # the whole disk
    NO_SPACE = "no space"
    TOO_LARGE = "too large"
    OTHER = "other"


_PROBLEMS = {
    errno.ENOENT: FileProblem.MISSING,
    errno.ENOTDIR: FileProblem.MISSING,
    errno.EISDIR: FileProblem.IS_FOLDER,
    errno.EACCES: FileProblem.NOT_ALLOWED,
    errno.EPERM: FileProblem.NOT_ALLOWED,
    errno.EROFS: FileProblem.READ_ONLY,
    errno.ENOSPC: FileProblem.NO_SPACE,
    errno.EFBIG: FileProblem.TOO_LARGE,
    getattr(errno, "EDQUOT", -1): FileProblem.NO_SPACE,
}


class FileError(Exception):
    """A file that could not be read or written.

    `problem` says why, `path` which file; `detail` is the system's own text.
    """

    def __init__(self, problem: FileProblem, path: Path, detail: str = "") -> None:
        super().__init__(f"{path}: {detail or problem}")
        self.problem = problem
        self.path = path
        self.detail = detail


def read_file(path: Path, most: int = 256 * 1024 * 1024) -> bytes:
    """The bytes of a file.

    Raises:
        FileError: it cannot be read, or has more than `most` bytes (TOO_LARGE).
    """
    try:
        if path.is_dir():
            raise FileError(FileProblem.IS_FOLDER, path)
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise _told(error, path) from error
    if len(data) > most:
        raise FileError(FileProblem.TOO_LARGE, path)
    return data


def write_file(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: what was there stays until the new content is safely on disk.

    A link is followed, not replaced; the permissions of a file that is there are kept.

    Raises:
        FileError: it cannot be written; the old file is untouched.
    """
    try:
        target = Path(os.path.realpath(path))
        if target.is_dir():
            raise FileError(FileProblem.IS_FOLDER, path)
        _replace(target, data)
    except OSError as error:
        raise _told(error, path) from error


def _replace(target: Path, data: bytes) -> None:
    mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else None
    if mode is not None and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))  # renaming would ask the folder only
    new = target.with_name(f".harzdame-{secrets.token_hex(8)}.new")
    handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            new.chmod(mode)
        new.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            new.unlink()
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Make the renaming itself last; systems that cannot do without."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _told(error: OSError, path: Path) -> FileError:
    return FileError(_PROBLEMS.get(error.errno or 0, FileProblem.OTHER), path, error.strerror or str(error))
