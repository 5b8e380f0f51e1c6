"""Version 1 of the protocol, which Scan 2.0 speaks: words in a fixed order, times in milliseconds.

It covers International draughts only.
"""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.hub.dialect import (
    Answer,
    Done,
    Named,
    Ready,
    SearchReport,
    Trouble,
    Waiting,
    depth_of,
    real,
    score_of,
    seconds_of,
    whole,
)
from harzdame_engine.hub.lines import HubSyntaxError
from harzdame_engine.hub.notation import format_move, format_position
from harzdame_engine.search.info import Clock, Limit


class Hub1:
    """See `Dialect`."""

    greeting = "hub"
    init = "init"
    new_game = "new"
    stop = "stop"
    ponder_hit = "ponder-hit"
    ping = "ping"
    quit = "quit"

    def set_parameter(self, name: str, value: str) -> str:
        """See `Dialect`."""
        if not name or not value or len(f"{name} {value}".split()) != 2:
            raise HubSyntaxError(f"version 1 of the protocol cannot say {name}={value!r}")
        return f"set {name} {value}"

    def search(
        self,
        position: Position,
        moves: Sequence[Move],
        limit: Limit,
        *,
        ponder: bool,
        analyse: bool = False,  # it has no such command; a search without a limit does the same
    ) -> Sequence[str]:
        """See `Dialect`."""
        place = format_position(position)
        return (
            f"pos {place[0].lower()}{place[1:]}",
            *(f"move {format_move(move)}" for move in moves),
            *_limits(limit),
            "ponder" if ponder and not analyse else "go",
        )

    def read(self, line: str) -> Answer | None:
        """See `Dialect`."""
        match line.split():
            case ["name", *words]:
                return Named.told(" ".join(words))
            case ["wait"]:
                return Waiting()
            case ["ready"]:
                return Ready()
            case ["info", depth, _mean_depth, score, nodes, seconds, _speed, *pv]:
                hundredths = real(score)
                men = None if hundredths is None else score_of(hundredths / 100)
                return SearchReport(depth_of(depth), men, whole(nodes), seconds_of(seconds), " ".join(pv))
            case ["move", move, *ponder]:
                return Done(move, " ".join(ponder))
            case ["move"]:
                raise HubSyntaxError("move without a move")
            case ["error", *words]:
                return Trouble(" ".join(words))
        return None


def _limits(limit: Limit) -> list[str]:
    if limit.nodes is not None:
        raise ValueError("version 1 of the protocol has no limit by nodes")
    lines = []
    if limit.depth is not None:
        lines.append(f"depth {limit.depth}")
    if limit.time is not None:
        lines.append(f"time {_milliseconds(limit.time)}")
    if limit.clock is not None:
        lines.append(_level(limit.clock.plain))
    return lines


def _level(clock: Clock) -> str:
    moves = clock.moves_to_go or 0
    return f"level {moves} {_milliseconds(clock.remaining)} {_milliseconds(clock.increment)}"


def _milliseconds(seconds: float) -> int:
    return max(round(seconds * 1000), 0)
