"""Friends in the same network: two apps that announce the game they want, and find each other (mDNS, DNS-SD).

Nothing is announced or listened for but while `look_around` runs. What is announced is a name that the
person chose, the game, its minutes, a port and a secret for it; neither the machine nor its user is named.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from harzdame_engine.dxp.channel import LOOPBACK, GivenUp
from harzdame_engine.dxp.invitation import LONGEST_NAME, shown_name
from harzdame_engine.dxp.messages import LONGEST_GAME, MOST_COUNTED

if TYPE_CHECKING:
    from zeroconf import ServiceStateChange, Zeroconf
    from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

KIND = "_harzdame._tcp.local."
MOST_FRIENDS = 50
_VERSION = "1"
_GLANCE = 0.05
_ANSWER_MS = 3000
"""For how long somebody who has appeared is asked what they announce."""
_LIFE = 120
"""Seconds after which whoever has gone without a word is forgotten."""
_LONGEST_SECRET = 40


class Announcement(NamedTuple):
    """What others in the network see: a name, the game wanted, and where it waits."""

    name: str
    game: str
    minutes: int
    port: int
    secret: str


class Friend(NamedTuple):
    """Somebody who was found. `game` may be unknown here; `is_known`: they speak this version."""

    name: str
    game: str
    minutes: int
    hosts: tuple[str, ...]
    port: int
    secret: str
    is_known: bool = True


Tell = Callable[[tuple[Friend, ...]], object]


def own_addresses() -> tuple[str, ...]:
    """The addresses of this machine in its networks; in none, the one that only itself can reach."""
    import ifaddr

    found = [str(ip.ip) for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4]
    return tuple(ip for ip in found if not ip.startswith("127.")) or (LOOPBACK,)


def look_around(
    announced: Announcement, tell: Tell, given_up: GivenUp, interfaces: Sequence[str] | None = None
) -> None:
    """Announce a game and tell of everyone who does so, whenever that changes, until it is given up.

    `interfaces`: the addresses of those to use; None: all. Raises OSError: the network does not allow it.
    """
    asyncio.run(_Search(announced, tell, given_up).run(interfaces))


class _Search:
    def __init__(self, announced: Announcement, tell: Tell, given_up: GivenUp) -> None:
        self._announced = announced
        self._tell = tell
        self._given_up = given_up
        self._own = f"{secrets.token_hex(8)}.{KIND}"  # a name of chance: the one to show is a field
        self._friends: dict[str, Friend] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, interfaces: Sequence[str] | None) -> None:
        from zeroconf import InterfaceChoice, IPVersion
        from zeroconf.asyncio import AsyncServiceBrowser, AsyncZeroconf

        chosen = InterfaceChoice.All if interfaces is None else list(interfaces)
        net = AsyncZeroconf(interfaces=chosen, ip_version=IPVersion.V4Only)
        try:
            self._do(self._announce(net, interfaces))
            browser = AsyncServiceBrowser(net.zeroconf, KIND, handlers=[self._on_change])
            while not self._given_up():
                await asyncio.sleep(_GLANCE)
            await browser.async_cancel()
        finally:
            for task in tuple(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await net.async_close()  # it tells the others, too

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _announce(self, net: AsyncZeroconf, interfaces: Sequence[str] | None) -> None:
        from zeroconf.asyncio import AsyncServiceInfo

        told = self._announced
        fields = {"v": _VERSION, "n": told.name[:LONGEST_NAME], "g": told.game, "m": str(told.minutes)}
        info = AsyncServiceInfo(
            KIND,
            self._own,
            port=told.port,
            addresses=[socket.inet_aton(ip) for ip in interfaces or own_addresses()],
            properties={**fields, "k": told.secret},
            server=f"{secrets.token_hex(8)}.local.",  # by itself it would be named after the machine
            host_ttl=_LIFE,
            other_ttl=_LIFE,
        )
        await (await net.async_register_service(info, cooperating_responders=True))

    def _on_change(
        self,
        zeroconf: Zeroconf,
        service_type: str,  # noqa: ARG002 - the names are those of the library
        name: str,
        state_change: ServiceStateChange,
    ) -> None:
        from zeroconf import ServiceStateChange

        if name == self._own:
            return
        if state_change is not ServiceStateChange.Removed:
            self._do(self._look_at(zeroconf, name))
        elif self._friends.pop(name, None) is not None:
            self._tell_all()

    async def _look_at(self, zeroconf: Zeroconf, name: str) -> None:
        from zeroconf.asyncio import AsyncServiceInfo

        info = AsyncServiceInfo(KIND, name)
        with suppress(ValueError):  # what it announces makes no sense
            if await info.async_request(zeroconf, _ANSWER_MS):
                self._meet(name, info)

    def _meet(self, name: str, info: AsyncServiceInfo) -> None:
        friend = _friend(info)
        full = len(self._friends) >= MOST_FRIENDS and name not in self._friends
        if friend is not None and not full and self._friends.get(name) != friend:
            self._friends[name] = friend
            self._tell_all()

    def _tell_all(self) -> None:
        self._tell(tuple(self._friends.values()))


def _friend(info: AsyncServiceInfo) -> Friend | None:
    """Who announces this; None: it cannot be understood. Nothing of it is believed unchecked."""
    told = {name: value or "" for name, value in info.decoded_properties.items()}
    name, game, secret = shown_name(told.get("n", "")), told.get("g", ""), told.get("k", "")
    minutes = told.get("m", "")
    hosts = tuple(info.parsed_addresses())[:4]
    is_number = minutes.isascii() and minutes.isdecimal() and len(minutes) <= 3
    secret_told = len(secret) <= _LONGEST_SECRET and secret.isascii() and secret.isprintable()
    sound = name and hosts and info.port and is_number and len(game) <= LONGEST_GAME and secret_told
    if not sound or not 1 <= int(minutes) <= MOST_COUNTED or not info.port:
        return None
    return Friend(name, game, int(minutes), hosts, info.port, secret, told.get("v") == _VERSION)
