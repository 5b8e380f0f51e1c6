"""Friends who find each other: by real multicast, on the machine's own interface alone."""

from __future__ import annotations

import secrets
import sys
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from harzdame_engine.dxp import neighbours
from harzdame_engine.dxp.channel import LOOPBACK
from harzdame_engine.dxp.neighbours import Announcement, Friend, look_around

LONG = 30.0
ANNA = Announcement("Änna", "harzdame", 10, 4001, "hers")
BEN = Announcement("Ben", "nine-dame", 5, 4002, "his")


class Person:
    """Somebody who looks around in a thread."""

    def __init__(self, announced: Announcement) -> None:
        self.seen: tuple[Friend, ...] = ()
        self._over = threading.Event()
        args = (announced, self._see, self._over.is_set, [LOOPBACK])
        self._thread = threading.Thread(target=look_around, args=args)
        self._thread.start()

    def _see(self, friends: tuple[Friend, ...]) -> None:
        self.seen = friends

    def leave(self) -> float:
        begun = time.monotonic()
        self._over.set()
        self._thread.join()
        return time.monotonic() - begun


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests may look around at the same time."""
    monkeypatch.setattr(neighbours, "KIND", f"_hz{secrets.token_hex(4)}._tcp.local.")


@pytest.fixture
def person() -> Iterator[Callable[[Announcement], Person]]:
    made: list[Person] = []

    def appear(announced: Announcement) -> Person:
        made.append(Person(announced))
        return made[-1]

    yield appear
    for each in made:
        each.leave()


def wait(true: Callable[[], bool]) -> None:
    until = time.monotonic() + LONG
    while not true():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_two_find_each_other_and_see_one_another_leave(person: Callable[[Announcement], Person]) -> None:
    anna, ben = person(ANNA), person(BEN)
    wait(lambda: bool(anna.seen and ben.seen))
    assert anna.seen == (Friend("Ben", "nine-dame", 5, (LOOPBACK,), 4002, "his"),)
    assert ben.seen == (Friend("Änna", "harzdame", 10, (LOOPBACK,), 4001, "hers"),)
    ben.leave()
    wait(lambda: anna.seen == ())


def test_neither_the_machine_nor_its_user_is_named(person: Callable[[Announcement], Person]) -> None:
    import socket

    from zeroconf import ServiceBrowser, ServiceInfo, ServiceStateChange, Zeroconf

    found: list[ServiceInfo] = []

    def note(zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        if state_change is ServiceStateChange.Added:
            found.append(ServiceInfo(service_type, name))

    with Zeroconf(interfaces=[LOOPBACK]) as net:
        browser = ServiceBrowser(net, neighbours.KIND, handlers=[note])
        person(ANNA)
        wait(lambda: bool(found))
        assert found[0].request(net, 3000)
        browser.cancel()
    told = f"{found[0].name} {found[0].server} {found[0].decoded_properties}"
    assert socket.gethostname() not in told
    assert set(found[0].decoded_properties) == {"v", "n", "g", "m", "k"}


@pytest.mark.parametrize(
    ("name", "game", "minutes"), [("", "harzdame", 10), ("A", "x" * 19, 10), ("A", "harzdame", 0)]
)
def test_what_makes_no_sense_is_not_shown(
    person: Callable[[Announcement], Person], name: str, game: str, minutes: int
) -> None:
    person(Announcement(name, game, minutes, 4003, "key"))
    ben, _anna = person(BEN), person(ANNA)
    wait(lambda: len(ben.seen) > 0)
    assert [each.name for each in ben.seen] == ["Änna"]


def test_another_version_is_seen_as_such(
    person: Callable[[Announcement], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    ben = person(BEN)
    monkeypatch.setattr(neighbours, "_VERSION", "2")
    person(ANNA)
    wait(lambda: len(ben.seen) > 0)
    monkeypatch.setattr(neighbours, "_VERSION", "1")
    assert ben.seen[0].name == "Änna"


def test_it_is_loaded_only_when_somebody_looks_around() -> None:
    import subprocess

    code = "import sys, harzdame_engine.dxp.neighbours; print({'zeroconf', 'ifaddr'} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "set()"
