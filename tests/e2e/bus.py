"""A client of the accessibility bus, as a screen reader is one: what there is, with names, roles, actions."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from jeepney import DBusAddress, Message, MessageType, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from harzdame_gui.preflight import library_finder, missing_libraries

NEEDED = ("Xvfb", "dbus-daemon")
_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
_REGISTRY = "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"
_ACCESSIBLE = "org.a11y.atspi.Accessible"
_ACTION = "org.a11y.atspi.Action"
_PROPERTIES = "org.freedesktop.DBus.Properties"
_SHOWING = 25
"""The number of that state."""
_PATIENCE_S = 60.0


def is_missing() -> str:
    """What a bus needs that is not here; empty: nothing."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if not any(Path(launcher).exists() for launcher in _LAUNCHERS):
        missing.append("at-spi2-core")
    if sys.platform == "linux":
        missing += missing_libraries("xcb", library_finder())
    return ", ".join(missing)


class Thing(NamedTuple):
    """An object on the bus."""

    reader: Reader
    owner: str
    path: str

    def _ask(self, member: str, signature: str | None = None, body: tuple[Any, ...] = ()) -> Any:
        interface, _, method = member.rpartition(".")
        call = new_method_call(DBusAddress(self.path, self.owner, interface), method, signature, body)
        return self.reader.answer(call)

    @property
    def name(self) -> str:
        """What is read aloud."""
        return str(self._ask(f"{_PROPERTIES}.Get", "ss", (_ACCESSIBLE, "Name"))[0][1])

    @property
    def role(self) -> str:
        """What it is."""
        return str(self._ask(f"{_ACCESSIBLE}.GetRoleName")[0])

    @property
    def is_shown(self) -> bool:
        """Whether it is on the screen."""
        low, _high = self._ask(f"{_ACCESSIBLE}.GetState")[0]
        return bool(low >> _SHOWING & 1)

    @property
    def children(self) -> list[Thing]:
        """What is in it."""
        return [Thing(self.reader, *each) for each in self._ask(f"{_ACCESSIBLE}.GetChildren")[0]]

    def press(self) -> None:
        """Its first action."""
        assert self._ask(f"{_ACTION}.DoAction", "i", (0,))[0]

    def walk(self) -> Iterator[Thing]:
        """It and all that is in it."""
        yield self
        for child in self.children:
            yield from child.walk()


class Reader:
    """A connection to the accessibility bus."""

    def __init__(self, address: str) -> None:
        self._connection: DBusConnection = open_dbus_connection(address)

    def answer(self, call: Message) -> tuple[Any, ...]:
        """What is answered to a call.

        Raises:
            LookupError: it is no longer there.
        """
        reply = self._connection.send_and_get_reply(call, timeout=_PATIENCE_S)
        if reply.header.message_type is MessageType.error:
            raise LookupError(f"{call.header.fields}: {reply.body}")
        told: tuple[Any, ...] = reply.body
        return told

    @property
    def apps(self) -> list[Thing]:
        """The apps on the bus."""
        return Thing(self, *_REGISTRY).children

    def close(self) -> None:
        """Leave the bus."""
        self._connection.close()


def wait(what: Callable[[], Any], patience_s: float = _PATIENCE_S) -> Any:
    """What comes to be true, or to be there; not to find a thing counts as not yet."""
    deadline = time.monotonic() + patience_s
    while time.monotonic() < deadline:
        try:
            if found := what():
                return found
        except LookupError:
            pass
        time.sleep(0.1)
    raise AssertionError("it did not happen in time")


@contextmanager
def _running(command: list[str], env: dict[str, str], **how: Any) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, env=env, text=True, stderr=subprocess.DEVNULL, **how)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


@contextmanager
def app_on_a_bus(folder: Path, *arguments: str) -> Iterator[Reader]:
    """The app in a process of its own, on a screen and a bus of their own, and a reader of that bus."""
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "LANG": "C.UTF-8"}
    env |= {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    screen = ["Xvfb", "-displayfd", "1", "-screen", "0", "1366x768x24", "-nolisten", "tcp"]
    daemon = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    with (
        _running(screen, env, stdout=subprocess.PIPE) as shown,
        _running(daemon, env, stdout=subprocess.PIPE) as bus,
    ):
        assert shown.stdout is not None
        assert bus.stdout is not None
        env["DISPLAY"] = f":{shown.stdout.readline().strip()}"
        env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        session = Reader(env["DBUS_SESSION_BUS_ADDRESS"])
        where = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        [address] = session.answer(new_method_call(where, "GetAddress"))
        reader = Reader(address)
        try:
            command = [sys.executable, "-m", "harzdame_gui", *arguments]
            with _running(command, env, stdout=subprocess.DEVNULL):
                yield reader
        finally:
            reader.close()
            session.close()
