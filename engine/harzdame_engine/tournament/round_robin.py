"""Schedules that are known from the start: round-robin and gauntlet."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine.tournament.fixtures import Bye, Encounter, Fixture, OpeningNumbers, Points, interleaved


class FixedSchedule:
    """Encounters of so many games each, whatever their results."""

    def __init__(self, cycles: Sequence[Sequence[Encounter]], games: int) -> None:
        tables = max((encounter.table for cycle in cycles for encounter in cycle), default=1)
        openings = OpeningNumbers(tables, (games + 1) // 2)
        self._fixtures = tuple(fixture for cycle in cycles for fixture in interleaved(cycle, games, openings))

    @property
    def total(self) -> int:
        """See `Schedule`."""
        return len(self._fixtures)

    def fixtures(self, _points: Points) -> Sequence[Fixture]:
        """See `Schedule`."""
        return self._fixtures

    def byes(self, _points: Points) -> Sequence[Bye]:
        """See `Schedule`. Sitting out a round brings nothing here: everybody does it as often."""
        return ()


def round_robin(players: int, games: int, cycles: int) -> FixedSchedule:
    """Everybody meets everybody, in each cycle once, by Berger's tables.

    Who has White in the first game changes from cycle to cycle, and within one
    everybody has it as often as the others, give or take one.
    """
    return FixedSchedule([_cycle(players, cycle) for cycle in range(cycles)], games)


def _cycle(players: int, cycle: int) -> list[Encounter]:
    seats = players + players % 2  # one may be empty
    found = []
    for number in range(seats - 1):
        table = 0
        for one, other in _berger(seats, number):
            if max(one, other) >= players:
                continue
            table += 1
            pair = (other, one) if cycle % 2 else (one, other)
            found.append(Encounter(cycle * (seats - 1) + number + 1, table, *pair))
    return found


def _berger(seats: int, number: int) -> list[tuple[int, int]]:
    """The pairs of a round, White first: the last seat stays, the others move on around the table."""
    half, last = seats // 2, seats - 1
    around = [(number * half + step) % last for step in range(last)]
    pairs = [(around[0], last) if number % 2 == 0 else (last, around[0])]
    pairs += [(around[step], around[last - step]) for step in range(1, half)]
    return pairs


def gauntlet(players: int, games: int, cycles: int) -> FixedSchedule:
    """The first player meets each of the others, in each cycle once."""
    rounds = players - 1
    return FixedSchedule(
        [
            [
                Encounter(cycle * rounds + other, 1, *((0, other) if (cycle + other) % 2 else (other, 0)))
                for other in range(1, players)
            ]
            for cycle in range(cycles)
        ],
        games,
    )
