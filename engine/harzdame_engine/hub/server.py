"""Our engine as a program of the protocol: lines read and answered until ``quit`` or the end of input.

The calling thread reads lines while a second one carries commands out, so that
``ping``, ``stop`` and ``quit`` are heard during a search. Any other command
ends a running search and is carried out after its ``done``.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator
from typing import BinaryIO, TypeAlias

from harzdame_engine.hub.lines import HubLine, HubSyntaxError, parse_line
from harzdame_engine.hub.output import Output
from harzdame_engine.hub.session import Session
from harzdame_engine.search.engine import StopToken

_LONGEST_LINE = 1 << 20
_FAREWELL = 3.0
"""Seconds that commands in progress have to end; a stopped search needs hundredths on an idle machine."""

_Tasks: TypeAlias = "queue.SimpleQueue[tuple[HubLine, StopToken] | None]"
"""Commands to carry out, each with its stop token; None ends the queue."""


def serve(source: BinaryIO, output: Output) -> bool:
    """Answer `source` until ``quit`` or its end; False if work goes on, so that the process must be left."""
    tasks: _Tasks = queue.SimpleQueue()
    session = Session(output)
    worker = threading.Thread(target=_work, args=(session, tasks, output), daemon=True)
    worker.start()
    end = StopToken()
    latest = StopToken()  # of the last search
    for message in _messages(source, output):
        match message.command:
            case "quit":
                break
            case "ping":
                output.write("pong")
            case "stop":
                latest.stop()
            case "ponder-hit":
                latest.ponder_hit()
            case command if session.knows(command):
                latest.stop()
                if command == "go":
                    latest = StopToken()
                tasks.put((message, latest if command == "go" else end))
    latest.stop()
    end.stop()
    tasks.put(None)
    worker.join(_FAREWELL)
    return not worker.is_alive()


def _work(session: Session, tasks: _Tasks, output: Output) -> None:
    while task := tasks.get():
        try:
            session.execute(*task)
        except Exception as error:  # a defect of ours is better reported than the end of a game
            output.error(f"this should not happen: {type(error).__name__}: {error}")


def _messages(source: BinaryIO, output: Output) -> Iterator[HubLine]:
    """The messages in `source`; a malformed line is answered with an error."""
    for line in _lines(source):
        try:
            if line is None:
                raise HubSyntaxError(f"the line is longer than {_LONGEST_LINE} bytes")
            if message := parse_line(line):
                yield message
        except HubSyntaxError as error:
            output.error(error)


def _lines(source: BinaryIO) -> Iterator[str | None]:
    """The lines of `source`; None for one that is too long."""
    while line := _read(source):
        complete = len(line) < _LONGEST_LINE or line.endswith(b"\n")
        yield line.decode(errors="replace") if complete else None
        while not complete:
            line = _read(source)
            complete = len(line) < _LONGEST_LINE or line.endswith(b"\n")


def _read(source: BinaryIO) -> bytes:
    try:
        return source.readline(_LONGEST_LINE)
    except (OSError, ValueError):  # the other end broke off
        return b""
