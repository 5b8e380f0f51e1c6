"""A program's answer to the question what it is: name, version, author, parameters and games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.hub.declared import Declarations, Declared, games_of
from harzdame_engine.hub.dialect import Answer, Dialect, Hub2, Named, Ready, Waiting
from harzdame_engine.hub.link import ProgramLink
from harzdame_engine.search.engine import StopToken


class Identity(NamedTuple):
    """A program by its own account; texts that it does not tell are empty.

    `games` are the ids of those of ours that it plays.
    """

    name: str = ""
    version: str = ""
    author: str = ""
    parameters: tuple[Declared, ...] = ()
    games: tuple[str, ...] = ()


def identify(
    command: Sequence[str],
    folder: Path | None = None,
    *,
    dialect: Dialect | None = None,
    parameters: Mapping[str, str] | None = None,
    patience: float = 10.0,
    stop: StopToken | None = None,
) -> Identity:
    """Start a program, ask what it is, set its `parameters`, wait until it is ready, and end it.

    It has `patience` seconds for each step, and less once `stop` was stopped.

    Raises:
        HubError: it cannot be started, or breaks the protocol.
        HubSyntaxError: the protocol cannot express one of the parameters.
    """
    link = ProgramLink(command, folder, dialect or Hub2())
    named = Named("")
    declared = Declarations()

    def hear(answer: Answer) -> None:
        nonlocal named
        if isinstance(answer, Named):
            named = answer
            link.name = answer.name or link.name
        elif isinstance(answer, Declared):
            declared.add(answer)

    def given_up() -> bool:
        return stop is not None and stop.stopped

    try:
        link.send(link.dialect.greeting)
        link.wait_for(Waiting, patience, hear, given_up)
        for name, value in (parameters or {}).items():
            link.send(link.dialect.set_parameter(name, value))
        link.send(link.dialect.init)
        link.wait_for(Ready, patience, hear, given_up)
    finally:
        link.close(kindly=not given_up())
    known = tuple(declared.by_name.values())
    return Identity(*named, known, games_of(known))
