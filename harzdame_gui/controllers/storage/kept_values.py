"""Files of JSON values in the profile that several apps read and change: nothing that is in one is lost.

One that cannot be read just now stays as it is. One that can be read and not understood is kept aside.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from harzdame_engine.files.regular import NotRegularError

from harzdame_gui.controllers.storage.file_failure import (
    FailureKind,
    FileError,
    FileFailure,
    OversizedError,
    failure_of,
)
from harzdame_gui.controllers.storage.json_values import values_in
from harzdame_gui.controllers.storage.storage import copy_aside, in_turn, put_aside, read_plain

Values = dict[str, Any]
Sense = Callable[[Values], bool]
"""Whether values are those of a file of this kind."""
Turn = Callable[[Path], AbstractContextManager[None]]
NO_FILE_OF_OURS = (IsADirectoryError, NotRegularError, OversizedError)
"""The errors of reading what none of these files ever is, and what no later attempt reads."""


def not_known(error: Exception, path: Path) -> FileError:
    """The error of writing a file of which it cannot be read just now what is in it: that would be lost."""
    return FileError(FileFailure(FailureKind.NOT_KNOWN, path, failure_of(error, path).detail))


def read_values(path: Path, most: int, sense: Sense = lambda _values: True) -> Values | None:
    """What a file of at most so many bytes holds, nothing where there is none; None: it makes no sense.

    Raises:
        OSError: it cannot be read now.
    """
    try:
        data = read_plain(path, most)
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except NO_FILE_OF_OURS:
        return None
    values = values_in(data)
    return values if values is not None and sense(values) else None


def read_or_put_aside(
    path: Path, most: int, sense: Sense = lambda _values: True, *, turn: Turn = in_turn
) -> tuple[Values, Path | None]:
    """The same; what makes no sense is put aside, to the path that is returned as well.

    `turn`: how those who write the file wait for one another.

    Raises:
        OSError: it cannot be read now. Also what `turn` raises.
    """
    values = read_values(path, most, sense)
    if values is None:
        with turn(path):  # another app may just have done it, and written a new one
            values = read_values(path, most, sense)
            if values is None:
                return {}, put_aside(path)
    return values, None


def values_to_change(path: Path, most: int, sense: Sense = lambda _values: True) -> Values | None:
    """What a file holds that is to be written anew; None: nothing, or what makes no sense, now copied aside.

    Raises:
        FileError: it cannot be read now, or not be copied: whatever is written would destroy it.
    """
    try:
        data = read_plain(path, most)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise not_known(error, path) from None
    values = values_in(data)
    if values is not None and sense(values):
        return values
    copy_aside(path, data)
    return None
