"""Connections: messages over a TCP stream, each ended by a NUL.

Waits end when they are given up. By default nothing but this machine is listened to.
"""

from __future__ import annotations

import contextlib
import select
import socket
import threading
import time
from collections.abc import Callable, Sequence

from harzdame_engine.dxp.messages import LONGEST_REQUEST, DxpError, Message, parse, write

PORT = 27531
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - asked for by the user alone
_ELSEWHERE = "192.0.2.1"
"""An address that belongs to nobody (RFC 5737)."""
_GLANCE = 0.1
_SEND_TIMEOUT = 10.0
_TRY = 3.0
"""Seconds for each of several addresses."""
_WAITING = 16
"""Connections that can wait to be received."""
_MOST_A_SECOND = 100
"""Messages; whoever sends more has to wait."""

GivenUp = Callable[[], bool]


class Channel:
    """One connection. `send` and `close` may be called from any thread."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self._socket.settimeout(_SEND_TIMEOUT)
        with contextlib.suppress(OSError):
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._lock = threading.Lock()
        self._buffer = b""
        self._closed = False
        self._next = 0.0

    def allow(self, seconds: float) -> None:
        """Set how long a message may take to be sent; then the connection counts as broken."""
        self._socket.settimeout(seconds)

    def send(self, message: Message) -> None:
        """Send a message. Raises OSError: the connection is broken."""
        data = write(message).encode("ascii") + b"\0"
        with self._lock:
            self._socket.sendall(data)

    def receive(self, given_up: GivenUp = lambda: False) -> Message | None:
        """The next message; None: the other end has closed the connection, or the wait was given up.

        Raises:
            DxpError: it is no message.
            OSError: the connection is broken.
        """
        while b"\0" not in self._buffer:
            if len(self._buffer) > LONGEST_REQUEST:
                raise DxpError("the message has no end")
            if given_up() or self._closed:
                return None
            ready, _, _ = select.select([self._socket], [], [], _GLANCE)
            if ready:
                data = self._socket.recv(1024)
                if not data:
                    return None
                self._buffer += data
        text, _, self._buffer = self._buffer.partition(b"\0")
        self._wait_a_little()
        if len(text) > LONGEST_REQUEST:
            raise DxpError("the message is too long")
        return parse(text.decode("ascii", "replace"))

    @property
    def closed(self) -> bool:
        """Whether it was closed at this end."""
        return self._closed

    def has_left(self) -> bool:
        """Whether the other end says no more, as far as a glance shows. What it said so far is kept."""
        ready, _, _ = select.select([self._socket], [], [], _GLANCE)
        try:
            return bool(ready) and not self._socket.recv(1, socket.MSG_PEEK)
        except OSError:
            return True

    def close(self) -> None:
        """Close the connection; a second call does nothing."""
        self._closed = True
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def _wait_a_little(self) -> None:
        now = time.monotonic()
        self._next = max(self._next + 1 / _MOST_A_SECOND, now - 1.0)
        if self._next > now:
            time.sleep(self._next - now)


def is_host(text: str) -> bool:
    """Whether a text can be the name or the address of a machine: the system can be asked about it."""
    try:
        text.encode("idna")
    except UnicodeError:  # a label is empty or too long, or has a letter that no name may have
        return False
    return bool(text) and "\0" not in text  # the system would take the empty one for all addresses


def own_address() -> str | None:
    """The address of this machine in its network; None: it is in none. Nothing is sent to find out."""
    with contextlib.closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect((_ELSEWHERE, PORT))  # of datagrams this says only which way they would go
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def connect(host: str = LOOPBACK, port: int = PORT, timeout: float = 10.0) -> Channel:
    """Connect to a program that waits. Raises OSError: there is none, or `host` can be no machine."""
    if not is_host(host):
        raise socket.gaierror(f"{host!r} is not the name or the address of a machine")
    return Channel(socket.create_connection((host, port), timeout))


def connect_to_any(hosts: Sequence[str], port: int) -> Channel:
    """Connect to the first of these addresses of one machine that answers. Raises OSError: none does."""
    if len(hosts) == 1:
        return connect(hosts[0], port)
    problem: OSError = socket.gaierror("there is no address")
    for host in hosts:
        try:
            return connect(host, port, _TRY)
        except OSError as error:
            problem = error
    raise problem


class Listener:
    """Waits for programs that connect, by default only from this machine."""

    def __init__(self, port: int = PORT, host: str = LOOPBACK) -> None:
        """Listen. A port of 0 is any free one. Raises OSError: that is not possible."""
        self._socket = socket.create_server((host, port), backlog=_WAITING)

    @property
    def port(self) -> int:
        """The port that it listens on."""
        number: int = self._socket.getsockname()[1]
        return number

    def accept(self, given_up: GivenUp = lambda: False) -> Channel | None:
        """The next connection; None: the wait was given up. Raises OSError."""
        while not given_up():
            ready, _, _ = select.select([self._socket], [], [], _GLANCE)
            if ready:
                with contextlib.suppress(ConnectionAbortedError):  # it has left already
                    connection, _address = self._socket.accept()
                    return Channel(connection)
        return None

    def is_knocked_at(self) -> bool:
        """Whether somebody has connected and waits to be received."""
        return bool(select.select([self._socket], [], [], 0)[0])

    def close(self) -> None:
        """Listen no longer."""
        self._socket.close()
