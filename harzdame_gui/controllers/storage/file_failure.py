"""Failures of reading and writing files: a kind and a place, without sentences. The app words them."""

from __future__ import annotations

import errno
import os
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from harzdame_engine.files.regular import NotRegularError
from harzdame_engine.files.replacing import HeldElsewhereError

if TYPE_CHECKING:
    from harzdame_engine.pdn import PdnProblem


class FailureKind(StrEnum):
    """The kinds of failure. In every case the file is as it was, and the game on the board too."""

    NOT_FOUND = "not found"
    NO_FOLDER = "no folder"  # the folder to write into does not exist
    IS_FOLDER = "is a folder"
    NOT_PLAIN = "not a plain file"  # a pipe or a device
    NOT_PERMITTED = "not permitted"  # reading, or creating files in the folder
    DISK_FULL = "disk full"
    TOO_LARGE = "too large"  # to be written: for the file system, or for what a program may write
    UNREADABLE = "unreadable"  # `problem` says why: empty, binary, no games
    CHANGED = "changed"  # somebody else changed or removed the file since it was read
    GAME_CHANGED = "game changed"  # the game that was taken from the file is not in it any more as it was
    ON_BOARD = "on board"  # the game, with changes that are not saved
    IN_USE = "in use"  # another program has it open, which Windows lets nobody replace then
    BUSY = "busy"  # another app is writing it; `detail` says which, and on which machine
    NOT_KNOWN = "not known"  # what it holds cannot be read now, and would be destroyed; `detail` says why
    NOT_ENCODABLE = "not encodable"  # the file's encoding lacks a letter, or is damaged
    NO_ANSWER = "no answer"  # the disk has not answered yet
    UNFINISHED = "unfinished"  # what is to be written is still being made, or read in
    RUN_TOGETHER = "run together"  # damaged text would take other games with it
    OTHER = "other"  # `detail` has the system's words


LASTING = frozenset(
    {
        FailureKind.CHANGED,
        FailureKind.GAME_CHANGED,
        FailureKind.ON_BOARD,
        FailureKind.NOT_ENCODABLE,
        FailureKind.RUN_TOGETHER,
    }
)
"""The failures of writing that no later attempt mends unless a person does something."""


class FileFailure(NamedTuple):
    """A failure to read or write the file at `path`."""

    kind: FailureKind
    path: Path
    detail: str = ""
    problem: PdnProblem | None = None


class FileError(Exception):
    """Carries a FileFailure out of the work that failed."""

    def __init__(self, failure: FileFailure) -> None:
        super().__init__(f"{failure.path}: {failure.kind} {failure.detail}".rstrip())
        self.failure = failure


class StalledError(FileError):
    """The disk does not answer, as one of a network may."""

    def __init__(self, path: Path) -> None:
        super().__init__(FileFailure(FailureKind.NO_ANSWER, path))


class UnfinishedError(FileError):
    """What is to be written is still being made."""

    def __init__(self, path: Path) -> None:
        super().__init__(FileFailure(FailureKind.UNFINISHED, path))


class OversizedError(OSError):
    """A file holds more than is read of it."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EFBIG, os.strerror(errno.EFBIG), str(path))


_KINDS = {
    errno.ENOENT: FailureKind.NOT_FOUND,
    errno.ENOTDIR: FailureKind.NOT_FOUND,
    errno.EISDIR: FailureKind.IS_FOLDER,
    errno.EACCES: FailureKind.NOT_PERMITTED,
    errno.EPERM: FailureKind.NOT_PERMITTED,
    errno.EROFS: FailureKind.NOT_PERMITTED,
    errno.ENOSPC: FailureKind.DISK_FULL,
    errno.EDQUOT: FailureKind.DISK_FULL,
    errno.EFBIG: FailureKind.TOO_LARGE,
}


def failure_of(error: Exception, path: Path, *, making: bool = False) -> FileFailure:
    """The failure that `error`, raised while working on `path`, stands for; `making`: while it was made,
    whatever was there.
    """
    # settings need this file, but neither games nor libraries
    from harzdame_engine.library.errors import LibraryError, LibraryProblem
    from harzdame_engine.match.errors import MatchFileError
    from harzdame_engine.pdn import PdnError

    if isinstance(error, FileError):
        return error.failure
    if isinstance(error, PdnError):
        return FileFailure(FailureKind.UNREADABLE, path, problem=error.problem)
    if isinstance(error, LibraryError):
        kinds = {
            LibraryProblem.LOCKED: FailureKind.BUSY,
            LibraryProblem.FULL: FailureKind.DISK_FULL,
            LibraryProblem.READ_ONLY: FailureKind.NOT_PERMITTED,
        }
        kind = kinds.get(error.problem, FailureKind.OTHER)
        return FileFailure(kind, path, path.name if kind is FailureKind.BUSY else str(error))
    if isinstance(error, MatchFileError):
        return failure_of(error.error, path)
    if isinstance(error, HeldElsewhereError):
        return FileFailure(FailureKind.IN_USE, path)
    if isinstance(error, NotRegularError):
        return FileFailure(FailureKind.NOT_PLAIN, path)
    if isinstance(error, OSError):
        known = {} if isinstance(error, OversizedError) else _KINDS
        kind = known.get(error.errno or 0, FailureKind.OTHER)
        if making and kind is FailureKind.NOT_FOUND:
            kind = FailureKind.NO_FOLDER
        return FileFailure(kind, path, error.strerror or str(error))
    return FileFailure(FailureKind.OTHER, path, str(error) or type(error).__name__)
