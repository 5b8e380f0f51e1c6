"""Errors of a match and its players; they cross from worker processes to the runner."""

from __future__ import annotations


class MatchError(Exception):
    """The match cannot begin or go on; the message says why."""


class PlayerError(Exception):
    """A player lost the game by a fault; the message says which."""


class IllegalReply(PlayerError):  # noqa: N818 - the field's term
    """It answered with something other than a legal move."""


class PlayerDied(PlayerError):  # noqa: N818
    """It ended, broke the protocol or can no longer be reached."""


class PlayerTimeout(PlayerError):  # noqa: N818
    """It gave no answer in its time."""
