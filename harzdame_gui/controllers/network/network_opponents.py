"""Programs that are reached over the network and were kept as opponents, by name and address."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine.dxp.channel import PORT
from harzdame_engine.dxp.notation import expressible
from harzdame_engine.rules.variants import variant

from harzdame_gui.controllers.settings.settings import MOST_OPPONENTS, Settings

MARK = "dxp:"
"""Begins the `program` of a player that is reached over the network; alone, it is whoever was last."""
_LONGEST = 64
_MOST_PORT = 65535
_MOST_DIGITS = 5


class NetworkOpponent(NamedTuple):
    """A program that waits for us at an address; the person gave it the name."""

    name: str
    host: str
    port: int = PORT

    @property
    def id(self) -> str:
        """The `program` of a player that stands for it."""
        return f"{MARK}{self.name}"

    @property
    def thinking_time(self) -> float:
        """It decides itself; this is what a description of a player has to have."""
        return 1.0


def is_network(program: str) -> bool:
    """Whether the `program` of a player is one of these."""
    return program.startswith(MARK)


def known_opponents(settings: Settings) -> tuple[NetworkOpponent, ...]:
    """Those that were kept, the latest first; what cannot be understood is passed over."""
    read = (_opponent(name, address) for name, address in settings.network_opponents.value)
    return tuple(each for each in read if each is not None)


def playing(settings: Settings, game: str) -> Sequence[NetworkOpponent]:
    """Those that can play a game, by its id."""
    return known_opponents(settings) if expressible(variant(game)) else ()


def find(settings: Settings, program: str) -> NetworkOpponent | None:
    """The one that a `program` of a player stands for, if it is still kept."""
    return next((each for each in known_opponents(settings) if each.id == program), None)


def remember(settings: Settings, opponent: NetworkOpponent, index: int) -> None:
    """Keep an opponent that was forgotten again, where it was in the list."""
    others = [pair for pair in settings.network_opponents.value if pair[0] != opponent.name]
    others.insert(index, (opponent.name, f"{opponent.host}:{opponent.port}"))
    settings.network_opponents.set(tuple(others[:MOST_OPPONENTS]))


def keep(settings: Settings, opponent: NetworkOpponent) -> None:
    """Keep an opponent, first in the list, in place of the one of its name."""
    name = " ".join(opponent.name.split())[:_LONGEST]
    address = f"{opponent.host}:{opponent.port}"
    others = (pair for pair in settings.network_opponents.value if pair[0] != name)
    settings.network_opponents.set(((name, address), *others)[:MOST_OPPONENTS])


def forget(settings: Settings, opponent: NetworkOpponent) -> None:
    """Keep it no longer."""
    others = (pair for pair in settings.network_opponents.value if pair[0] != opponent.name)
    settings.network_opponents.set(tuple(others))


def _opponent(name: str, address: str) -> NetworkOpponent | None:
    host, _, port = address.rpartition(":")
    number = int(port) if port.isdecimal() and len(port) <= _MOST_DIGITS else 0
    usable = name.strip() and host.strip() and 1 <= number <= _MOST_PORT
    return NetworkOpponent(name, host, number) if usable else None
