"""Conversations with our engine, in this process and in one of its own."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Callable, Iterator

import pytest
from harzdame_engine.books.cache import BookCache
from harzdame_engine.hub.lines import HubLine, parse_line
from harzdame_engine.hub.output import Output
from harzdame_engine.hub.program import Program
from harzdame_engine.hub.session import Session
from harzdame_engine.search.engine import StopToken

OURS = (sys.executable, "-m", "harzdame_engine.cli", "hub")
PATIENCE = 60.0
"""Seconds after which a test gives up waiting; the product is quicker by far."""

Said = Callable[..., list[HubLine]]


@pytest.fixture
def said() -> Said:
    """The answers of a session to lines, which it carries out one after the other."""
    stream = io.BytesIO()
    session = Session(Output(stream, on_closed=lambda: None), BookCache(load=lambda rules: None))

    def say(*lines: str) -> list[HubLine]:
        stream.seek(0)
        stream.truncate()
        for line in lines:
            message = parse_line(line)
            assert message
            session.execute(message, StopToken())
        return [message for line in stream.getvalue().decode().splitlines() if (message := parse_line(line))]

    return say


class Conversation:
    """Our engine as a program."""

    def __init__(self) -> None:
        self.program = Program(OURS, None)
        self.say("set-param name=book value=false")  # it is to search

    def say(self, *lines: str) -> None:
        for line in lines:
            self.program.send(line)

    def hear(self, command: str) -> HubLine:
        """The next line with this command; what comes before it is passed over."""
        deadline = time.monotonic() + PATIENCE
        while True:
            message = parse_line(self.program.receive(deadline))
            if message and message.command == command:
                return message


@pytest.fixture
def engine() -> Iterator[Conversation]:
    conversation = Conversation()
    yield conversation
    conversation.program.close("quit")
