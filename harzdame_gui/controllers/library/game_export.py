"""Games of the library in a file of their own: taken as the library has them, then written."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import SpooledTemporaryFile
from typing import BinaryIO, cast

from harzdame_engine.files.whole_file import write_whole

from harzdame_gui.controllers.storage.file_failure import FileError, failure_of
from harzdame_gui.controllers.work.job import Job

_IN_MEMORY = 1 << 26
"""The most bytes of games that are held in memory; more of them are put on disk, beside the library."""

Taken = tuple[BinaryIO, int]
"""A file that passes, and the number of games in it."""


def take(read: Callable[[BinaryIO, Job], int | None], library: Path, job: Job) -> Taken | None:
    """Take what `read` writes from the file `library` into an open one; None: it was stopped.

    Raises:
        LibraryError: the library cannot be read.
        FileError: there is no room for that many games.
    """
    games = cast("BinaryIO", SpooledTemporaryFile(_IN_MEMORY, dir=str(library.parent)))  # noqa: SIM115
    try:
        count = read(games, job)
    except OSError as error:
        raise FileError(failure_of(error, library)) from None
    return None if count is None else (games, count)


def put(path: Path, taken: Taken) -> int:
    """Write games that were taken into a file; returns their number.

    Raises:
        FileError: the file cannot be written; it is as it was.
    """
    games, count = taken
    try:
        with games, write_whole(path) as file:
            games.seek(0)
            shutil.copyfileobj(games, file)
    except OSError as error:
        raise FileError(failure_of(error, path, making=True)) from None
    return count
