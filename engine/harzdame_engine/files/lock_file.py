"""Locks that keep other processes from the same work: a file beside the one concerned.

The system frees a lock when the process that holds it ends, however that happens; a file that was left
behind holds nobody up. Qt's lock files are locked in the same way, so that a lock of the app's is respected
here, and one of ours there.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from harzdame_engine.files.regular import is_special

if sys.platform != "win32":
    import fcntl


class HeldError(Exception):
    """Another process holds the lock."""


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold the lock of a file, whether that is there or not.

    Where no lock is to be had, as in a folder that cannot be written to or on a drive that knows none,
    this goes on without one.

    Raises:
        HeldError: another process holds it.
    """
    file = Path(os.path.realpath(path))  # one lock, by whatever links it is found
    name = file.with_name(f"{file.name}.lock")
    handle = _taken(name)
    try:
        yield
    finally:
        if handle is not None:
            _release(name, handle)


def _taken(name: Path) -> int | None:
    """The handle of a lock that was free; None: none is to be had."""
    if is_special(name):  # it may belong to something else
        return None
    try:
        return _opened(name)
    except BlockingIOError:
        raise HeldError from None
    except OSError:
        return None


if sys.platform == "win32":

    def _opened(name: Path) -> int:
        """No file can be deleted there that a process has open."""
        try:
            name.unlink(missing_ok=True)
        except PermissionError:
            raise BlockingIOError from None
        return os.open(name, os.O_RDWR | os.O_CREAT | os.O_EXCL)

    def _release(name: Path, handle: int) -> None:
        os.close(handle)
        with suppress(OSError):
            name.unlink()

else:

    def _opened(name: Path) -> int:
        while True:
            handle = os.open(name, os.O_RDWR | os.O_CREAT, 0o666)
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                with suppress(FileNotFoundError):
                    if os.path.samestat(name.stat(), os.fstat(handle)):
                        return handle
            except BaseException:
                os.close(handle)
                raise
            os.close(handle)  # who held it has just removed it

    def _release(name: Path, handle: int) -> None:
        with suppress(OSError):
            name.unlink()
        os.close(handle)
