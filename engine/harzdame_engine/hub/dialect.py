"""Version 2 of the protocol as a client speaks it: lines to send, and the meaning of answers.

Pure text: nothing here waits or knows of processes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.hub.limits import level_arguments
from harzdame_engine.hub.lines import HubSyntaxError, Message, format_line, parse_line
from harzdame_engine.hub.notation import format_move, format_position
from harzdame_engine.search.info import Limit


class Named(NamedTuple):
    """The program's name."""

    name: str


class Declared(NamedTuple):
    """A parameter of the program; `values`: those that it can have, if they are few."""

    name: str
    value: str
    values: tuple[str, ...] = ()


class Waiting(NamedTuple):
    """It waits for its parameters."""


class Ready(NamedTuple):
    """It is ready."""


class Report(NamedTuple):
    """The findings of a search so far, None where it gives none. `score` in men, `time` in seconds."""

    depth: int | None = None
    score: float | None = None
    nodes: int | None = None
    time: float | None = None
    pv: str = ""


class Done(NamedTuple):
    """The move that it chose, and perhaps the answer it expects, both as text."""

    move: str
    ponder: str = ""


class Trouble(NamedTuple):
    """A report of the program that something went wrong."""

    message: str


Answer: TypeAlias = Named | Declared | Waiting | Ready | Report | Done | Trouble


class Dialect(Protocol):
    """A version of the protocol. Each method but `read` gives lines to send."""

    greeting: str
    init: str
    new_game: str
    stop: str
    ponder_hit: str
    quit: str

    def set_parameter(self, name: str, value: str) -> str:
        """Set a parameter. Raises HubSyntaxError for a value that cannot be expressed."""

    def search(
        self, position: Position, moves: Sequence[Move], limit: Limit, *, ponder: bool
    ) -> Sequence[str]:
        """Search the position that `moves` lead to. Raises ValueError for a limit it cannot express."""

    def read(self, line: str) -> Answer | None:
        """The meaning of a line of the program; None for irrelevant ones. Raises HubSyntaxError."""


class Hub2:
    """Version 2."""

    greeting = "hub"
    init = "init"
    new_game = "new-game"
    stop = "stop"
    ponder_hit = "ponder-hit"
    quit = "quit"

    def set_parameter(self, name: str, value: str) -> str:
        """See `Dialect`."""
        return format_line("set-param", {"name": name, "value": value})

    def search(
        self, position: Position, moves: Sequence[Move], limit: Limit, *, ponder: bool
    ) -> Sequence[str]:
        """See `Dialect`."""
        place: dict[str, str | None] = {"pos": format_position(position)}
        if moves:
            place["moves"] = " ".join(map(format_move, moves))
        return (
            format_line("pos", place),
            format_line("level", level_arguments(limit)),
            format_line("go", {"ponder" if ponder else "think": None}),
        )

    def read(self, line: str) -> Answer | None:
        """See `Dialect`."""
        try:
            message = parse_line(line)
        except HubSyntaxError:
            # other output, such as a title, does not matter
            if line.split(maxsplit=1)[0] in {"done", "error"}:
                raise
            return None
        if message is None or message.command not in _READERS:
            return None
        return _READERS[message.command](message)


def _declared(message: Message) -> Declared:
    given = message.arguments
    return Declared(given.get("name", ""), given.get("value", ""), tuple(given.get("values", "").split()))


def _report(message: Message) -> Report:
    given = message.arguments
    return Report(
        whole(given.get("depth", "")),
        real(given.get("score", "")),
        whole(given.get("nodes", "")),
        real(given.get("time", "")),
        given.get("pv", ""),
    )


def _done(message: Message) -> Done:
    if not (move := message.arguments.get("move")):
        raise HubSyntaxError("done without a move")
    return Done(move, message.arguments.get("ponder", ""))


_READERS: dict[str, Callable[[Message], Answer]] = {
    "id": lambda message: Named(message.arguments.get("name", "")),
    "param": _declared,
    "wait": lambda _: Waiting(),
    "ready": lambda _: Ready(),
    "info": _report,
    "done": _done,
    "error": lambda message: Trouble(message.arguments.get("message", "")),
}


def whole(text: str) -> int | None:
    """The whole number that a program reports; None if it is none, which does no harm."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 18 else None


def real(text: str) -> float | None:
    """The real number that a program reports; None if it is none."""
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) else None
