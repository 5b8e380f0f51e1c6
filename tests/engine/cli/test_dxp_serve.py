"""``dxp serve`` and its visitors: none of them, whatever they do and whenever they leave, ends it."""

from __future__ import annotations

import argparse
import random
import socket
import struct
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path

import pytest
from harzdame_engine import Color, Limit, Move, Position, pdn
from harzdame_engine.cli import dxp
from harzdame_engine.dxp.channel import LOOPBACK, Channel, Listener, connect
from harzdame_engine.dxp.engine_game import EngineGames
from harzdame_engine.dxp.messages import (
    Chat,
    EndReason,
    GameAnswer,
    GameEnd,
    GameRequest,
    MoveMade,
    RequestAnswer,
    write,
)
from harzdame_engine.match.game_file import GameAppender

REQUEST = write(GameRequest("Rude", Color.BLACK, 5, 0)).encode() + b"\0"
"""The visitor plays White, and so begins."""
MOVE = write(MoveMade(0, 32, 28)).encode() + b"\0"
PATIENCE = 30


def choose(positions: list[Position], _limit: Limit) -> Move:
    return random.Random(len(positions)).choice(positions[-1].legal_moves())


class Serving:
    """A server for two games, in a thread."""

    def __init__(self, pool: ThreadPoolExecutor, path: Path) -> None:
        self.listener = Listener(0)
        options = argparse.Namespace(games=2, time=0.01, role="serve")
        play = dxp._Play(options, choose, GameAppender(path))
        self.ended: Future[None] = pool.submit(play.serve, self.listener)
        self.path = path

    def visitor(self) -> socket.socket:
        return socket.create_connection((LOOPBACK, self.listener.port), PATIENCE)

    def failed(self) -> bool:
        """Whether nothing more will come. One that ended well has said all, and closed the connection."""
        return self.ended.done() and self.ended.exception() is not None

    def play_to_the_end(self) -> None:
        """Two games with a visitor who behaves: the server is there, and ends by itself."""
        with closing(connect(port=self.listener.port)) as channel:
            games = EngineGames("Polite", channel, choose, seconds=0.01, given_up=self.failed)
            for _ in range(2):
                games.ask(Color.WHITE, 5)
                assert games.play() is not None
        self.ended.result(PATIENCE)
        assert len(pdn.scan(self.path.read_text(encoding="utf-8")).games) == 2


@pytest.fixture
def serving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    monkeypatch.setattr(dxp, "_MARGIN", 0.5)
    monkeypatch.setattr(dxp, "_UNLIMITED", 0)
    with ThreadPoolExecutor(1) as pool:
        serving = Serving(pool, tmp_path / "games.pdn")
        with closing(serving.listener):
            yield serving


def bye(visitor: socket.socket) -> None:
    visitor.close()


def reset(visitor: socket.socket) -> None:
    visitor.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    visitor.close()


def hear(visitor: socket.socket) -> None:
    """Wait for the next message."""
    with suppress(OSError):
        visitor.recv(1000)


@pytest.mark.parametrize("leave", [bye, reset])
@pytest.mark.parametrize(
    "words",
    [
        (b"GET / HTTP/1.1\r\n\r\n",),
        (b"R99" + REQUEST[3:],),
        (REQUEST,),
        (REQUEST, MOVE),
        (REQUEST, MOVE[:5]),
        (REQUEST, b"\0"),
        (REQUEST, b"\xff" * 5000),
        (REQUEST, write(MoveMade(0, 1, 50)).encode() + b"\0"),
        (REQUEST, MOVE, b"M" * 999 + b"\0"),
        (REQUEST, MOVE * 3),
        (REQUEST, REQUEST),
        (REQUEST, MOVE, write(GameAnswer("x", RequestAnswer.ACCEPTED)).encode() + b"\0"),
    ],
    ids=range(12),
)
def test_whoever_leaves_or_breaks_the_protocol_is_let_go(
    serving: Serving, words: tuple[bytes, ...], leave: Callable[[socket.socket], None]
) -> None:
    visitor = serving.visitor()
    for each in words:
        with suppress(OSError):  # it was let go before all was said
            visitor.sendall(each)
        if each is not words[-1]:
            hear(visitor)
    leave(visitor)
    serving.play_to_the_end()


@pytest.mark.parametrize("reason", [EndReason.NONE, EndReason.WON])
@pytest.mark.parametrize("stop", [False, True])
@pytest.mark.parametrize("moved", [False, True])
def test_a_game_that_is_broken_off_counts_for_nothing(
    serving: Serving, reason: EndReason, stop: bool, moved: bool
) -> None:
    """A visitor ends it in due form, without a result; two such games were all there are to play."""
    for _ in range(3):
        with closing(Channel(serving.visitor())) as visitor:
            visitor.send(GameRequest("Hasty", Color.BLACK, 5, 0))
            assert isinstance(visitor.receive(serving.ended.done), GameAnswer)
            if moved:
                visitor.send(MoveMade(0, 32, 28))
                assert isinstance(visitor.receive(serving.ended.done), MoveMade)
            visitor.send(GameEnd(reason, stop))
            assert isinstance(visitor.receive(serving.ended.done), GameEnd)
    serving.play_to_the_end()


@pytest.mark.parametrize("reason", [EndReason.LOST, EndReason.DRAWN, EndReason.NONE])
def test_games_with_a_result_or_all_their_moves_count(serving: Serving, reason: EndReason) -> None:
    moves = 1 if reason is EndReason.NONE else 0  # as many as agreed on
    with closing(Channel(serving.visitor())) as visitor:
        for _ in range(2):
            visitor.send(GameRequest("Modest", Color.BLACK, 5, moves))
            assert isinstance(visitor.receive(), GameAnswer)
            visitor.send(MoveMade(0, 32, 28))
            assert isinstance(visitor.receive(), MoveMade)
            visitor.send(GameEnd(reason))
            assert isinstance(visitor.receive(), GameEnd)
    serving.ended.result(PATIENCE)
    games = pdn.scan(serving.path.read_text(encoding="utf-8")).games
    results = {EndReason.LOST: "0-2", EndReason.DRAWN: "1-1", EndReason.NONE: "*"}
    assert [game.tags["Result"] for game in games] == [results[reason]] * 2


def test_a_message_may_end_at_any_byte(serving: Serving) -> None:
    for length in range(len(MOVE)):
        with closing(serving.visitor()) as visitor:
            visitor.sendall(REQUEST)
            hear(visitor)
            visitor.sendall(MOVE[:length])
    serving.play_to_the_end()


def test_whoever_falls_silent_is_let_go(serving: Serving) -> None:
    with closing(serving.visitor()) as visitor:
        visitor.sendall(write(GameRequest("Mute", Color.BLACK, 0, 0)).encode() + b"\0")
        serving.play_to_the_end()


def test_talk_is_no_move(serving: Serving) -> None:
    with closing(serving.visitor()) as visitor:
        visitor.sendall(write(GameRequest("Chatty", Color.BLACK, 0, 0)).encode() + b"\0")
        hear(visitor)
        talk = write(Chat("hello")).encode() + b"\0"
        with suppress(OSError):
            for _ in range(2000):  # until it is let go
                visitor.sendall(talk * 10)
    serving.play_to_the_end()


def test_one_who_comes_during_a_game_is_received_afterwards(serving: Serving) -> None:
    first = connect(port=serving.listener.port)
    games = EngineGames("First", first, choose, seconds=0.01, given_up=serving.ended.done)
    games.ask(Color.WHITE, 5)
    with closing(Channel(serving.visitor())) as second:
        waiting = EngineGames("Second", second, choose, seconds=0.01, given_up=serving.ended.done)
        waiting.ask(Color.WHITE, 5)
        with closing(first):
            assert games.play() is not None  # and stays connected, without another word
            assert waiting.play() is not None
    serving.ended.result(PATIENCE)


def test_many_who_only_knock(serving: Serving) -> None:
    for _ in range(50):
        serving.visitor().close()
    serving.play_to_the_end()
