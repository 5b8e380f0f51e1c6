"""Counts of a person's results: by colour, by opponent, by opening and by the length of the games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto
from typing import NamedTuple

from harzdame_engine import LEVELS

from harzdame_gui.controllers.settings.settings import LevelResult

_SHORT, _LONG = 40, 80
"""Plies below which a game is short, and from which it is long."""


class Grouping(Enum):
    """The ways to group results."""

    COLOR = auto()
    LEVEL = auto()
    LENGTH = auto()
    OPENING = auto()


class GameLength(Enum):
    """The length of a game."""

    SHORT = auto()
    MEDIUM = auto()
    LONG = auto()


LENGTH_PLIES = (_SHORT, _LONG)


class LevelTally(NamedTuple):
    """Games won, drawn and lost by the person."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        """The number of games."""
        return sum(self)

    @property
    def share(self) -> float:
        """The points a game, 0 to 1."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.0


def tally(results: Iterable[LevelResult]) -> LevelTally:
    """The count of all `results`."""
    points = [result.points for result in results]
    return LevelTally(points.count(1.0), points.count(0.5), points.count(0.0))


def grouped(results: Sequence[LevelResult], grouping: Grouping) -> list[tuple[str, LevelTally]]:
    """The groups that have games, each with its key: a colour's letter, a level's id, a Length's name, moves.

    Results that do not tell belong to no group. Openings come with the most frequent first.
    """
    key = _KEYS[grouping]
    groups: dict[str, list[LevelResult]] = {}
    for result in results:
        if name := key(result):
            groups.setdefault(name, []).append(result)
    names = sorted(groups, key=lambda name: (_place(grouping, name), -len(groups[name]), name))
    return [(name, tally(groups[name])) for name in names]


def longest_unbeaten(results: Sequence[LevelResult]) -> int:
    """The most games in a row of which none was lost."""
    longest = current = 0
    for result in results:
        current = current + 1 if result.points else 0
        longest = max(longest, current)
    return longest


def _length(result: LevelResult) -> str:
    if not result.plies:
        return ""
    if result.plies < _SHORT:
        return GameLength.SHORT.name
    return GameLength.MEDIUM.name if result.plies < _LONG else GameLength.LONG.name


def _opening(result: LevelResult) -> str:
    """The first move of each side."""
    return " ".join(result.opening.split()[:2])


def _place(grouping: Grouping, name: str) -> int:
    order = _ORDERS.get(grouping, ())
    return order.index(name) if name in order else 0


_KEYS: dict[Grouping, Callable[[LevelResult], str]] = {
    Grouping.COLOR: lambda result: result.color,
    Grouping.LEVEL: lambda result: result.level,
    Grouping.LENGTH: _length,
    Grouping.OPENING: _opening,
}
_ORDERS = {
    Grouping.COLOR: ("W", "B"),
    Grouping.LEVEL: tuple(level.id for level in LEVELS),
    Grouping.LENGTH: tuple(length.name for length in GameLength),
}
