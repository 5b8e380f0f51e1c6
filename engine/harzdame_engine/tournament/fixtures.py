"""Fixtures: the games of a tournament, named by round, table and game, and the encounters they belong to.

A schedule is a function of the results so far. It needs no clock, no chance but
that of its seed and no memory, so that a tournament that was broken off goes on
with the same games.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

Points = Mapping[str, float]
"""White's points in the games played, by the id of their fixtures."""


class Fixture(NamedTuple):
    """A game to be played: `white` and `black` are players by their index, `opening` the number of one."""

    round: int
    table: int
    game: int
    white: int
    black: int
    opening: int

    @property
    def id(self) -> str:
        """The name of the fixture, as in ``3.1.2``, which is the Round tag of its game."""
        return f"{self.round}.{self.table}.{self.game}"


class Encounter(NamedTuple):
    """Two players at one table of one round. `first` has White in the odd games."""

    round: int
    table: int
    first: int
    second: int

    def game(self, number: int, opening: int) -> Fixture:
        """The fixture of one game of the encounter."""
        pair = (self.first, self.second) if number % 2 else (self.second, self.first)
        return Fixture(self.round, self.table, number, *pair, opening)

    def points(self, points: Points, games: Sequence[int]) -> float | None:
        """The first player's points in these games; None unless all are over."""
        total = 0.0
        for number in games:
            found = points.get(f"{self.round}.{self.table}.{number}")
            if found is None:
                return None
            total += found if number % 2 else 1 - found
        return total


class Bye(NamedTuple):
    """A round that a player sits out, and the points for it."""

    round: int
    player: int
    points: float


class OpeningNumbers(NamedTuple):
    """The numbers of openings: each encounter has `slots` of its own, one for every two games."""

    tables: int
    slots: int

    def number(self, encounter: Encounter, game: int) -> int:
        """The opening of an encounter's game."""
        before = (encounter.round - 1) * self.tables + encounter.table - 1
        return before * self.slots + (game - 1) // 2


class Schedule(Protocol):
    """The games of a format."""

    @property
    def total(self) -> int:
        """The number of games, or the least number where it depends on results."""

    def fixtures(self, points: Points) -> Sequence[Fixture]:
        """All games that are known, given the results so far, in the order of play."""

    def byes(self, points: Points) -> Sequence[Bye]:
        """The byes known."""


def interleaved(encounters: Sequence[Encounter], games: int, openings: OpeningNumbers) -> Iterator[Fixture]:
    """The games of encounters that do not depend on one another, each opening's two games together.

    All encounters have had their first two games before one has its third, so that
    a table of what was played so far means something.
    """
    for first in range(1, games + 1, 2):
        for encounter in encounters:
            for number in range(first, min(first + 1, games) + 1):
                yield encounter.game(number, openings.number(encounter, number))
