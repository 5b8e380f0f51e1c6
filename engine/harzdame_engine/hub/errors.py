"""What can go wrong with another program. After any of these it has to be closed and started anew."""

from __future__ import annotations


class HubError(Exception):
    """A program did not play as the protocol says; the message tells what it said or did."""


class EngineStartError(HubError):
    """There is no such program, or it does not play this game."""


class EngineTerminated(HubError):  # noqa: N818
    """It ended, or closed its output."""


class EngineTimeout(HubError):  # noqa: N818
    """It did not answer in time."""


class ProtocolError(HubError):
    """It answered what has no meaning, or with a move that is not legal."""


class EngineReportedError(HubError):
    """It says itself that something went wrong."""
