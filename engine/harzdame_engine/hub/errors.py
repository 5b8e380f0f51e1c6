"""What can go wrong with another program. After any of these it has to be closed and started anew."""

from __future__ import annotations


class HubError(Exception):
    """A program did not play as the protocol says; the message tells what it said or did."""


class CannotStart(HubError):  # noqa: N818 - says what happened
    """There is no such program, or it does not play this game."""


class Died(HubError):  # noqa: N818
    """It ended, or closed its output."""


class Silent(HubError):  # noqa: N818
    """It did not answer in time."""


class Nonsense(HubError):  # noqa: N818
    """It answered what has no meaning, or with a move that is not legal."""


class Complaint(HubError):  # noqa: N818
    """It says itself that something went wrong."""
