"""Visitors of an open port: the silent, the hasty, the confused, and one that wants to play."""

from __future__ import annotations

import socket
import struct
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from threading import Event
from typing import NamedTuple

import pytest
from harzdame_engine import Color
from harzdame_engine.dxp.channel import LOOPBACK, Channel, Listener
from harzdame_engine.dxp.messages import Chat, GameRequest, write
from harzdame_engine.dxp.visits import Visit, receive_visitor

REQUEST = GameRequest("Tornado", Color.WHITE, 5, 0)
DATA = write(REQUEST).encode() + b"\0"
IN_TIME = 10


class Port(NamedTuple):
    """A port at which a thread waits, and what comes of it."""

    number: int
    visits: list[Visit]
    received: Future[Channel | None]
    stop: Event

    def knock(self) -> socket.socket:
        return socket.create_connection((LOOPBACK, self.number), IN_TIME)


@pytest.fixture
def judge() -> Callable[[Visit], bool]:
    """Everyone is let in."""
    return lambda visit: True


@pytest.fixture
def port(judge: Callable[[Visit], bool]) -> Iterator[Port]:
    visits: list[Visit] = []
    stop = Event()

    def tell(visit: Visit) -> None:
        visits.append(visit)
        visit.judge(judge(visit))

    with closing(Listener(0)) as listener, ThreadPoolExecutor(1) as pool:
        received = pool.submit(receive_visitor, listener, tell, stop.is_set, patience=0.3)
        yield Port(listener.port, visits, received, stop)
        stop.set()
        channel = received.result(IN_TIME)
        if channel is not None:
            channel.close()


def is_let_in(port: Port) -> bool:
    with closing(port.knock()) as visitor:
        visitor.sendall(DATA)
        return port.received.result(IN_TIME) is not None


def reset(visitor: socket.socket) -> None:
    """Break the connection instead of ending it."""
    visitor.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    visitor.close()


@pytest.mark.parametrize("data", [b"", b"GET / HTTP/1.1\r\n\r\n", b"\xff" * 999, b"\0", b"E00\0", DATA])
@pytest.mark.parametrize("leave", [socket.socket.close, reset])
def test_whoever_leaves_or_says_anything_else_is_let_go(
    port: Port, data: bytes, leave: Callable[[socket.socket], None]
) -> None:
    visitor = port.knock()
    visitor.sendall(data)
    leave(visitor)
    assert is_let_in(port)
    assert [visit.request for visit in port.visits] == [REQUEST]


def test_a_request_that_nothing_can_follow_is_none(port: Port) -> None:
    with closing(port.knock()) as visitor:
        visitor.sendall(DATA)
        visitor.shutdown(socket.SHUT_WR)
        assert visitor.recv(10) == b""
    assert is_let_in(port)


@pytest.mark.parametrize("data", [b"", b"R01", write(Chat("hello")).encode() + b"\0"])
def test_whoever_asks_for_no_game_has_to_go(port: Port, data: bytes) -> None:
    with closing(port.knock()) as visitor:
        visitor.sendall(data)
        assert visitor.recv(10) == b""
        assert is_let_in(port)


@pytest.mark.parametrize("judge", [lambda visit: visit.request.minutes == 7])
def test_who_was_refused_may_ask_for_another_game(port: Port) -> None:
    with closing(port.knock()) as visitor:
        visitor.sendall(DATA + write(REQUEST._replace(minutes=7)).encode() + b"\0")
        assert port.received.result(IN_TIME) is not None
    assert len(port.visits) == 2


def test_waiting_can_be_given_up(port: Port) -> None:
    port.stop.set()
    assert port.received.result(IN_TIME) is None


def test_a_visit_that_nobody_judges_can_be_given_up() -> None:
    with closing(socket.socket()) as bare, closing(Channel(bare)) as channel:
        assert not Visit(channel, REQUEST).begins(lambda: True)
