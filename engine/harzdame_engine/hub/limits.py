"""Search limits as the protocol writes them: ``level move-time=1``, ``level moves=9 time=291.5``."""

from __future__ import annotations

import math
from collections.abc import Mapping

from harzdame_engine.hub.lines import HubSyntaxError, excerpt
from harzdame_engine.search.info import Clock, Limit

_LEAST = 0.001
"""The least seconds for a search: a clock may be overdrawn, and a move is still needed."""
_MOST = 1e8
"""The most seconds for a search: some three years."""
_MOST_DEPTH = 10_000
_MOST_NODES = 1 << 62


def parse_level(arguments: Mapping[str, str]) -> Limit:
    """The limit that a ``level`` sets.

    Raises:
        HubSyntaxError: a number is malformed or out of range, or there is none.
    """
    if not arguments.keys() & {"depth", "nodes", "move-time", "time", "infinite"}:
        raise HubSyntaxError("level needs depth, nodes, move-time, time or infinite")
    time = _seconds(arguments, "move-time")
    remaining = _seconds(arguments, "time")
    clock = None
    if remaining is not None:
        increment = _seconds(arguments, "inc") or 0.0
        if increment < 0:
            raise HubSyntaxError("inc must not be negative")
        # 0 moves: some programs mean that the time has to last for the game
        moves = _whole(arguments, "moves", 0)
        clock = Clock(max(remaining, _LEAST), increment, moves or None)
    depth = _whole(arguments, "depth", 1)
    nodes = _whole(arguments, "nodes", 1)
    return Limit(
        None if time is None else max(time, _LEAST),
        None if depth is None else min(depth, _MOST_DEPTH),
        None if nodes is None else min(nodes, _MOST_NODES),
        clock,
    )


def level_arguments(limit: Limit) -> dict[str, str | None]:
    """The arguments of the ``level`` that sets this limit."""
    arguments: dict[str, str | None] = {}
    if limit.depth is not None:
        arguments["depth"] = str(limit.depth)
    if limit.nodes is not None:
        arguments["nodes"] = str(limit.nodes)
    if limit.time is not None:
        arguments["move-time"] = format_seconds(limit.time)
    if limit.clock is not None:
        clock = limit.clock.plain
        if clock.moves_to_go is not None:
            arguments["moves"] = str(clock.moves_to_go)
        arguments["time"] = format_seconds(clock.remaining)
        if clock.increment:
            arguments["inc"] = format_seconds(clock.increment)
    return arguments or {"infinite": None}


def format_seconds(seconds: float) -> str:
    """Seconds as text, to the millisecond."""
    return f"{seconds:.3f}"


def _seconds(arguments: Mapping[str, str], name: str) -> float | None:
    if name not in arguments:
        return None
    try:
        number = float(arguments[name])
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise HubSyntaxError(f"{name} must be a number of seconds, not {_said(arguments[name])}")
    return min(number, _MOST)


def _whole(arguments: Mapping[str, str], name: str, least: int) -> int | None:
    if name not in arguments:
        return None
    text = arguments[name]
    # longer numbers are valid but slow to convert
    if not (text.isascii() and text.isdecimal() and len(text) <= 18) or int(text) < least:
        raise HubSyntaxError(f"{name} must be a whole number from {least} up, not {_said(text)}")
    return int(text)


def _said(text: str) -> str:
    return excerpt(text) or "empty"
