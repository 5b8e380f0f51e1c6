"""What can go wrong with a match or with one of its players."""

from __future__ import annotations


class MatchError(Exception):
    """The match cannot be played, or not on; the message says why, for a person."""


class PlayerError(Exception):
    """A player did what costs it the game; the message says what, in a few words."""


class IllegalReply(PlayerError):  # noqa: N818 - the field's term
    """It answered with something that is no legal move."""


class PlayerDied(PlayerError):  # noqa: N818
    """It ended, broke the protocol or cannot be reached any more."""


class PlayerTimeout(PlayerError):  # noqa: N818
    """It gave no answer in all the time it had."""
