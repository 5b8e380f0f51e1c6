"""Version 2 of the protocol as a client speaks it: lines to send, and the meaning of answers.

Pure text: nothing here waits or knows of processes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.hub.declared import Declared, ParameterKind
from harzdame_engine.hub.limits import level_arguments
from harzdame_engine.hub.lines import HubLine, HubSyntaxError, excerpt, format_line, parse_line, sayable
from harzdame_engine.hub.notation import format_move, format_position
from harzdame_engine.search.info import Limit

MOST_SCORE = 1000.0
"""Men; what a program says beyond that is a won game as well."""
MOST_DEPTH = 10_000
_MOST_NODES = 1 << 62
_MOST_SECONDS = 1e8
_LONGEST_NAME = 80


class Named(NamedTuple):
    """The program's name, version and author, as far as it tells."""

    name: str
    version: str = ""
    author: str = ""

    @classmethod
    def told(cls, *texts: str) -> Named:
        """These, as they can be shown anywhere: short, and in their order whatever signs they have."""
        return cls(*(excerpt(sayable(text), _LONGEST_NAME) for text in texts))


class Waiting(NamedTuple):
    """The answer “wait”: the program waits for its parameters."""


class Ready(NamedTuple):
    """The answer “ready”: the program is ready."""


class SearchReport(NamedTuple):
    """The findings of a search so far, None where it gives none, and within sensible bounds.

    `score` in men, `time` in seconds. `line`: the number of the line, from 1, where there are
    several. `end`: the plies to the end of the game, positive if the mover wins.
    """

    depth: int | None = None
    score: float | None = None
    nodes: int | None = None
    time: float | None = None
    pv: str = ""
    line: int = 1
    end: int | None = None


class Done(NamedTuple):
    """The move that it chose, and perhaps the answer it expects, both as text."""

    move: str
    ponder: str = ""


class Trouble(NamedTuple):
    """A report of the program that something went wrong."""

    message: str


Answer: TypeAlias = Named | Declared | Waiting | Ready | SearchReport | Done | Trouble


class Dialect(Protocol):
    """A version of the protocol. Each method but `read` gives lines to send."""

    greeting: str
    init: str
    new_game: str
    stop: str
    ponder_hit: str
    ping: str
    quit: str

    def set_parameter(self, name: str, value: str) -> str:
        """Set a parameter. Raises HubSyntaxError for a value that cannot be expressed."""

    def search(
        self,
        position: Position,
        moves: Sequence[Move],
        limit: Limit,
        *,
        ponder: bool,
        analyse: bool = False,
    ) -> Sequence[str]:
        """Search the position that `moves` lead to, for a move or to `analyse` it.

        Raises:
            ValueError: it cannot express that.
        """

    def read(self, line: str) -> Answer | None:
        """The meaning of a line of the program; None for irrelevant ones. Raises HubSyntaxError."""


class Hub2:
    """Version 2."""

    greeting = "hub"
    init = "init"
    new_game = "new-game"
    stop = "stop"
    ponder_hit = "ponder-hit"
    ping = "ping"
    quit = "quit"

    def set_parameter(self, name: str, value: str) -> str:
        """See `Dialect`."""
        return format_line("set-param", {"name": name, "value": value})

    def search(
        self,
        position: Position,
        moves: Sequence[Move],
        limit: Limit,
        *,
        ponder: bool,
        analyse: bool = False,
    ) -> Sequence[str]:
        """See `Dialect`."""
        place: dict[str, str | None] = {"pos": format_position(position)}
        if moves:
            place["moves"] = " ".join(map(format_move, moves))
        return (
            format_line("pos", place),
            format_line("level", level_arguments(limit)),
            format_line("go", {"analyze" if analyse else "ponder" if ponder else "think": None}),
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


def _declared(message: HubLine) -> Declared:
    given = message.arguments
    kind = given.get("type", "")
    return Declared(
        given.get("name", ""),
        given.get("value", ""),
        tuple(given.get("values", "").split()),
        ParameterKind(kind) if kind in set(ParameterKind) else ParameterKind.STRING,
        real(given.get("min", "")),
        real(given.get("max", "")),
    )


def _report(message: HubLine) -> SearchReport:
    given = message.arguments
    end = real(given.get("end", ""))
    return SearchReport(
        depth_of(given.get("depth", "")),
        score_of(real(given.get("score", ""))),
        whole(given.get("nodes", "")),
        seconds_of(given.get("time", "")),
        given.get("pv", ""),
        max(1, whole(given.get("multipv", ""), 1000) or 1),
        None if end is None else round(min(max(end, -MOST_DEPTH), MOST_DEPTH)),
    )


def _done(message: HubLine) -> Done:
    if not (move := message.arguments.get("move")):
        raise HubSyntaxError("done without a move")
    return Done(move, message.arguments.get("ponder", ""))


def _named(message: HubLine) -> Named:
    given = message.arguments
    return Named.told(*(given.get(what, "") for what in ("name", "version", "author")))


_READERS: dict[str, Callable[[HubLine], Answer]] = {
    "id": _named,
    "param": _declared,
    "wait": lambda _: Waiting(),
    "ready": lambda _: Ready(),
    "info": _report,
    "done": _done,
    "error": lambda message: Trouble(message.arguments.get("message", "")),
}


def depth_of(text: str) -> int | None:
    """The depth that a program reports, in plies."""
    return whole(text, MOST_DEPTH)


def score_of(men: float | None) -> float | None:
    """The score that a program reports, in men."""
    return None if men is None else min(max(men, -MOST_SCORE), MOST_SCORE)


def seconds_of(text: str) -> float | None:
    """The time that a program reports."""
    number = real(text)
    return None if number is None else min(max(number, 0.0), _MOST_SECONDS)


def whole(text: str, most: int = _MOST_NODES) -> int | None:
    """The whole number that a program reports, from 0 to `most`; None if it is none, which does no harm."""
    if text.isascii() and text.isdecimal() and len(text) <= 18:
        return min(int(text), most)
    number = real(text)
    return None if number is None else int(min(max(number, 0.0), most))


def real(text: str) -> float | None:
    """The real number that a program reports; None if it is none."""
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) else None
