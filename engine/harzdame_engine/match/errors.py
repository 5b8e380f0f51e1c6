"""Errors of a match and its players; they cross from worker processes to the runner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple


class Hindrance(StrEnum):
    """The kinds of reasons that are known apart."""

    NOT_STARTED = "not started"  # the program is missing, or may not be run; the words are the system's
    OTHER_GAMES = "other games"  # it does not play this one
    ENDED = "ended"  # instead of getting ready
    SILENT = "silent"
    REPORTED = "reported"  # an error, in its own words
    NONSENSE = "nonsense"
    NO_BOOK = "no book"
    NO_TABLES = "no tables"
    DAMAGED = "damaged"  # a file that it needs, as the words say
    LIMIT = "limit"  # its protocol cannot express the one that is wanted
    UNREADABLE = "unreadable"  # a file of openings; the words are the system's
    UNWRITABLE = "unwritable"  # a record, or games as PDN; the words are the system's
    NOT_TEXT = "not text"
    NO_OPENINGS = "no openings"
    BAD_OPENING = "bad opening"  # at the place that the name says
    FEW_OPENINGS = "few openings"  # that are different
    LOST_PROCESS = "lost process"  # that plays the games


class FailureReason(NamedTuple):
    """Why a match cannot begin or go on: the player or file it lies in, and the words of whoever said so."""

    hindrance: Hindrance
    name: str = ""
    words: str = ""


class MatchError(Exception):
    """The match cannot begin or go on; the message says why. `reasons`: the same, where each is of a known
    kind.
    """

    def __init__(self, message: str = "", reasons: Sequence[FailureReason] = ()) -> None:
        super().__init__(message)
        self.reasons = tuple(reasons)


class MatchFileError(MatchError):
    """The system refuses the file at `path`, which the match needs, or is `writing`; `error` says why."""

    def __init__(self, path: Path, error: OSError, writing: bool) -> None:
        hindrance = Hindrance.UNWRITABLE if writing else Hindrance.UNREADABLE
        reason = FailureReason(hindrance, path.name, error.strerror or "")
        super().__init__(f"{path}: {error.strerror}", [reason])
        self.path = path
        self.error = error
        self.writing = writing

    def __reduce__(self) -> tuple[type[MatchFileError], tuple[Path, OSError, bool]]:
        return type(self), (self.path, self.error, self.writing)


@contextmanager
def file_errors(path: Path, *, writing: bool, but: type[OSError] | tuple[()] = ()) -> Iterator[None]:
    """What the system says against reading or `writing` a file ends the match; errors of kind `but` pass."""
    try:
        yield
    except but:
        raise
    except OSError as error:
        raise MatchFileError(path, error, writing) from None


class PlayerError(Exception):
    """A player lost the game by a fault; the message says which."""


class IllegalReply(PlayerError):  # noqa: N818 - the field's term
    """It answered with something other than a legal move."""


class PlayerDied(PlayerError):  # noqa: N818
    """It ended, broke the protocol or can no longer be reached."""


class PlayerTimeout(PlayerError):  # noqa: N818
    """It gave no answer in its time."""
