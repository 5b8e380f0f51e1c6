"""Connections over the loopback, with ends that send anything."""

from __future__ import annotations

import random
import socket
import threading
from collections.abc import Iterator
from contextlib import closing

import pytest
from harzdame_engine.dxp.channel import EVERYWHERE, LOOPBACK, Channel, Listener, connect, is_host, own_address
from harzdame_engine.dxp.messages import Chat, DxpError, GameEnd, MoveMade


@pytest.fixture
def ends() -> Iterator[tuple[Channel, socket.socket]]:
    """Our channel, and the bare socket at the other end."""
    with closing(Listener(0)) as listener:
        other = socket.create_connection((LOOPBACK, listener.port))
        channel = listener.accept()
        assert channel is not None
        with closing(channel), closing(other):
            yield channel, other


def test_messages_arrive_whole_however_they_are_cut(ends: tuple[Channel, socket.socket]) -> None:
    channel, other = ends

    def send() -> None:
        for letter in b"E00\0Chello\0M0012061100\0":
            other.sendall(bytes([letter]))

    sender = threading.Thread(target=send)
    sender.start()
    assert [channel.receive() for _ in range(3)] == [GameEnd(), Chat("hello"), MoveMade(12, 6, 11)]
    sender.join()
    channel.send(Chat("good bye"))
    assert other.recv(100) == b"Cgood bye\0"


@pytest.mark.parametrize("data", [b"\0", b"C" + b"x" * 500, b"C\xff\0", b"GET / HTTP/1.1\r\n\r\n\0"])
def test_what_is_no_message_is_refused(ends: tuple[Channel, socket.socket], data: bytes) -> None:
    channel, other = ends
    other.sendall(data)
    with pytest.raises(DxpError):
        channel.receive()


def test_noise_never_does_more_than_that(ends: tuple[Channel, socket.socket]) -> None:
    channel, other = ends
    rng = random.Random(3)
    noise = b"".join(rng.randbytes(rng.randint(0, 60)).replace(b"\0", b"") + b"\0" for _ in range(300))
    other.sendall(noise)
    for _ in range(300):
        try:
            channel.receive()
        except DxpError:
            continue


def test_the_end_of_a_connection_is_no_message(ends: tuple[Channel, socket.socket]) -> None:
    channel, other = ends
    other.sendall(b"E0")
    other.close()
    assert channel.receive() is None


def test_whoever_says_no_more_has_left(ends: tuple[Channel, socket.socket]) -> None:
    channel, other = ends
    assert not channel.has_left()
    other.sendall(b"E00\0")
    assert not channel.has_left()
    assert channel.receive() == GameEnd()
    other.shutdown(socket.SHUT_WR)
    assert channel.has_left()
    assert not channel.closed
    channel.close()
    assert channel.closed


def test_waits_can_be_given_up(ends: tuple[Channel, socket.socket]) -> None:
    channel, _other = ends
    assert channel.receive(lambda: True) is None
    with closing(Listener(0)) as listener:
        assert listener.accept(lambda: True) is None
    channel.close()
    channel.close()
    assert channel.receive() is None


def test_only_this_machine_is_listened_to() -> None:
    with closing(Listener(0)) as listener:
        assert listener._socket.getsockname()[0] == LOOPBACK
        with closing(connect(port=listener.port)) as channel:
            channel.send(GameEnd())
            other = listener.accept()
            assert other is not None
            assert other.receive() == GameEnd()
            other.close()


def test_nobody_there() -> None:
    with closing(Listener(0)) as listener:
        port = listener.port
    with pytest.raises(OSError):
        connect(port=port, timeout=5)


@pytest.mark.parametrize("host", ["", "a\0b", "a" * 300, "a..b", ".a", "é" * 70, "\udce9", "\u202ea"])
def test_what_can_be_no_machine_is_not_looked_for(host: str) -> None:
    assert not is_host(host)
    with pytest.raises(socket.gaierror, match="is not the name or the address of a machine"):
        connect(host)


@pytest.mark.parametrize("host", ["localhost", "10.0.0.7", "::1", "fe80::1%eth0", "bücher.example", "a.b."])
def test_names_and_addresses_can_be_machines(host: str) -> None:
    assert is_host(host)


def test_the_address_of_this_machine_is_found_without_a_word() -> None:
    address = own_address()
    if address is None:  # a machine without a network
        return
    with closing(Listener(0, EVERYWHERE)) as listener, closing(connect(address, listener.port)):
        other = listener.accept()
        assert other is not None
        other.close()


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert own_address() is None
