"""Lines of protocols: what a program sends to our engine, and what another engine or player answers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from unittest import mock

from harzdame_engine import Position
from harzdame_engine.dxp import messages
from harzdame_engine.dxp.notation import game_named
from harzdame_engine.dxp.notation import parse_move as parse_dxp_move
from harzdame_engine.dxp.notation import parse_position as parse_dxp_position
from harzdame_engine.hub import server
from harzdame_engine.hub.dialect import Dialect, Done, Hub2
from harzdame_engine.hub.dialect_1 import Hub1
from harzdame_engine.hub.lines import HubSyntaxError, parse_line
from harzdame_engine.hub.notation import parse_move
from harzdame_engine.hub.output import Output

from tests.fuzz.target import Target

_HUB_WORDS = (
    *(b"hub\n", b"init\n", b"pos pos=", b'moves="', b"level nodes=10\n", b"level depth=1\n", b"go think\n"),
    *(b"go analyze\n", b"go ponder\n", b"ponder-hit\n", b"stop\n", b"ping\n", b"set-param name=", b" value="),
    *(b"variant", b"hash", b"threads", b"book", b"tables", b"eval", b"level", b"quit\n", b"new-game\n", b'"'),
    *(b"level move-time=0.01\n", b"level time=1 moves=5 inc=1\n", b"level infinite\n", b"false", b"x", b"-"),
)
_PATIENCE = 25.0
"""Seconds for a search that was stopped, on a machine that is busy."""


def hub_server(data: bytes, _folder: Path) -> None:
    """What a program sends to our engine."""
    if _asks_for_much(data):
        return
    stream = BytesIO()
    with mock.patch.object(server, "_FAREWELL", _PATIENCE):
        assert server.serve(BytesIO(data), Output(stream, lambda: None)), "work goes on"
    for line in stream.getvalue().decode().splitlines():
        parse_line(line)
        assert "this should not happen" not in line, line


def _asks_for_much(data: bytes) -> bool:
    """Whether it sets a large hash or many threads: it may, but the machine has other work."""
    lines = (line for line in data.splitlines() if b"hash" in line or b"threads" in line or b"=/dev" in line)
    return any(len([byte for byte in line if byte in b"0123456789"]) > 1 or b"/dev" in line for line in lines)


def hub_answers(data: bytes, _folder: Path) -> None:
    """What an engine answers, in either version of the protocol."""
    start = Position.start("international")
    dialects: tuple[Dialect, ...] = (Hub2(), Hub1())
    for line in data.decode(errors="replace").splitlines():
        for dialect in dialects:
            with suppress(HubSyntaxError):
                answer = dialect.read(line)
                if isinstance(answer, Done):
                    parse_move(answer.move, start)


def dxp(data: bytes, _folder: Path) -> None:
    """Messages of another player, each ended by a NUL."""
    starts = [Position.start(game) for game in ("international", "harzdame")]
    for text in data.split(b"\0"):
        with suppress(messages.DxpError):
            message = messages.parse(text.decode("ascii", "replace"))
            again = messages.parse(messages.write(message))
            assert messages.write(again) == messages.write(message), text
            if isinstance(message, messages.MoveMade):
                for start in starts:
                    with suppress(messages.DxpError):
                        parse_dxp_move(message, start)
            if isinstance(message, messages.GameRequest):
                rules = game_named(message.game)
                if message.position:
                    parse_dxp_position(message.position, message.turn, rules).legal_moves()


def targets() -> Iterator[Target]:
    """Those of this file."""
    yield Target("hub_server", hub_server, _HUB_WORDS)
    yield Target(
        "hub_answers", hub_answers, (b"done move=", b"info depth=", b"param name=", b"wait\n", b"ready\n")
    )
    yield Target(
        "dxp",
        dxp,
        (b"\0", b"R01", b"RH1", b"harzdame          ", b"hexdame           ", b"M", b"E", b"C", b"B", b"K"),
    )
