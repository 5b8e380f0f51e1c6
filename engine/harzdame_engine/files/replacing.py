"""A file put in the place of another, where other programs may have that one open.

Windows refuses it as long as one of the two is open elsewhere. Virus scanners and indexers look at each
file that was just written, for a moment: so it is tried again for a while.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from contextlib import suppress
from pathlib import Path

PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8) if sys.platform == "win32" else ()
"""Seconds to wait before each further attempt; elsewhere a file that is open can be replaced."""
_SHARING_VIOLATION = 32


class HeldElsewhereError(PermissionError):
    """Another program has the file open, so that nothing can take its place."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EACCES, "another program has it open", str(path))


def put_in_place(written: Path, target: Path) -> None:
    """Give a file the name of another, which it replaces.

    Raises:
        HeldElsewhereError: another program has that one open.
        OSError: it cannot be done for another reason.
    """
    for pause in PAUSES:
        with suppress(PermissionError):
            written.replace(target)
            return
        time.sleep(pause)
    try:
        written.replace(target)
    except PermissionError:
        if is_held_elsewhere(target):
            raise HeldElsewhereError(target) from None
        raise


def is_held_elsewhere(path: Path) -> bool:
    """Whether another program has a file open in such a way that no other can take its place."""
    try:
        os.rename(path, path)  # noqa: PTH104 - asks for the right to do so, and changes nothing
    except OSError as error:
        return getattr(error, "winerror", None) == _SHARING_VIOLATION
    return False
