"""Regular files told from pipes and devices, which may never answer, never end, or be lost to a file."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO


class NotRegularError(OSError):
    """There is a pipe or a device, which would never end, or which a file would take the place of."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "it is no regular file", str(path))


def is_special(path: Path) -> bool:
    """Whether there is a pipe or a device; neither that nor anything else is opened."""
    try:
        mode = path.stat().st_mode
    except (OSError, ValueError):  # absent, or using it says what is wrong
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def open_regular(path: Path) -> BinaryIO:
    """Open a regular file for reading.

    Raises:
        OSError: it cannot be read, or is no regular file.
    """
    # a pipe without a writer would block
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        mode = os.fstat(handle).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        if not stat.S_ISREG(mode):
            raise NotRegularError(path)
        return os.fdopen(handle, "rb")
    except BaseException:
        os.close(handle)
        raise
