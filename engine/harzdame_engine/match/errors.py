"""Errors of a match and its players; they cross from worker processes to the runner."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class MatchError(Exception):
    """The match cannot begin or go on; the message says why."""


@contextmanager
def file_errors(path: Path, but: type[OSError] | tuple[()] = ()) -> Iterator[None]:
    """What the system says against a file ends the match; errors of the kind `but` pass."""
    try:
        yield
    except but:
        raise
    except OSError as error:
        raise MatchError(f"{path}: {error.strerror}") from None


class PlayerError(Exception):
    """A player lost the game by a fault; the message says which."""


class IllegalReply(PlayerError):  # noqa: N818 - the field's term
    """It answered with something other than a legal move."""


class PlayerDied(PlayerError):  # noqa: N818
    """It ended, broke the protocol or can no longer be reached."""


class PlayerTimeout(PlayerError):  # noqa: N818
    """It gave no answer in its time."""
