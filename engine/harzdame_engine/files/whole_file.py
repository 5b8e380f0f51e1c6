"""Writing whole or not at all: a file in place of another, or what is put behind what a file holds."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import BinaryIO

from harzdame_engine.files.regular import NotRegularError, is_special
from harzdame_engine.files.replacing import put_in_place

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_BEYOND = (1 << 31) - 2
"""The last place that Windows' C library can lock, behind what a file of ours holds."""
_MOST_OF_NAME = 20
"""Letters of a name that that of the file beside it begins with: names may be long, but no longer."""


@contextmanager
def write_whole(path: Path) -> Iterator[BinaryIO]:
    """A file to write to that replaces `path` at the end; after an error `path` stays as it was.

    Where `path` is a link, that which it leads to is replaced. The rights of a file there are kept.

    Raises:
        OSError: it cannot be written, or is a pipe or a device.
    """
    if is_special(path):
        raise NotRegularError(path)
    target = Path(os.path.realpath(path))
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f"{target.name[:_MOST_OF_NAME]}.")
    written = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        written.chmod(_rights_of(target))
        put_in_place(written, target)
    except BaseException:  # even closing may fail, on a full disk
        written.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk, too: a power cut would bring back the old file.

    Not every system and file system can do that; where it cannot, the file is there all the same.
    """
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@contextmanager
def write_out(path: Path) -> Iterator[BinaryIO]:
    """The same for output that is made once: a pipe or a device is written into, such as ``/dev/stdout``.

    So is a file that standard output goes to already, behind what is in it.

    Raises:
        OSError: it cannot be written.
    """
    if is_special(path) or _is_standard_output(path):
        with path.open("ab") as stream:
            yield stream
    else:
        with write_whole(path) as file:
            yield file


def _is_standard_output(path: Path) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(1))
    except (OSError, ValueError):
        return False


def _rights_of(path: Path) -> int:
    """The rights that a file in place of this one is to have."""
    try:
        return stat.S_IMODE(path.stat().st_mode) & 0o777
    except FileNotFoundError:
        return 0o644


def append_whole(path: Path, data: bytes, *, own_line: bool = False, create: bool = True) -> None:
    """Put `data` behind what a file holds, on the disk before this returns; after an error it is as it was.

    With `create`, a file that is not there is made. With `own_line`, the end of a line that a kill left half
    comes first. What others append meanwhile stays, also after an error.

    Raises:
        OSError: it cannot be written, or is a pipe or a device.
    """
    if is_special(path):
        raise NotRegularError(path)
    is_new = create and not path.exists()
    flags = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0) | (os.O_CREAT if create else 0)
    with os.fdopen(os.open(path, flags, 0o644), "rb+", buffering=0) as file:
        _take_turn(file.fileno())
        end = file.seek(0, os.SEEK_END)
        if own_line and end:
            file.seek(end - 1)
            if file.read(1) != b"\n":
                data = b"\n" + data
        rest = memoryview(data)
        try:
            while rest:  # of what is written in part, the rest fails with the reason
                rest = rest[file.write(rest) :]
            os.fsync(file.fileno())
        except OSError:
            with suppress(OSError):
                _take_back(file, end, data[: len(data) - len(rest)])
            raise
    if is_new:
        sync_folder(path.parent)


def _take_turn(handle: int) -> None:
    """Wait until no other process of ours appends to the same file; closing it ends the turn."""
    with suppress(OSError):  # a file system without locks
        if sys.platform == "win32":
            os.lseek(handle, _BEYOND, os.SEEK_SET)  # what is locked there, others cannot read either
            msvcrt.locking(handle, msvcrt.LK_LOCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX)


def _take_back(file: FileIO, start: int, written: bytes) -> None:
    """Cut off what was written from `start` on, unless others, who know of no turns, wrote there as well."""
    file.seek(start)
    if file.read(len(written) + 1) == written:
        file.truncate(start)
