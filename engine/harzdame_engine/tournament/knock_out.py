"""Knock-out: who loses an encounter is out. Level encounters are replayed, and at last a lot is drawn.

Players are seeded in their order: the first two can meet in the final only, the
first four in the semi-finals. Where the number of players is no power of two,
the first ones have no opponent in the first round.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from harzdame_engine.tournament.fixtures import Bye, Encounter, Fixture, OpeningNumbers, Points, interleaved


class KnockOut:
    """Encounters of `games` games, and up to `replays` times two more while they are level."""

    def __init__(self, players: int, games: int, replays: int, seed: int) -> None:
        self._games = games + games % 2  # as often with White as with Black
        self._players = players
        self._replays = replays
        self._seed = seed
        self._openings = OpeningNumbers(_bracket_size(players) // 2, self._games // 2 + replays)

    @property
    def total(self) -> int:
        """See `Schedule`."""
        return (self._players - 1) * self._games

    def fixtures(self, points: Points) -> Sequence[Fixture]:
        """See `Schedule`."""
        found: list[Fixture] = []
        for encounters, _ in self._rounds(points):
            found += interleaved(encounters, self._games, self._openings)
            for encounter in encounters:
                found += self._replayed(encounter, points)
        return found

    def byes(self, _points: Points) -> Sequence[Bye]:
        """See `Schedule`. Passing on without a game brings no points."""
        return ()

    def survived(self, points: Points) -> list[int]:
        """For each player the rounds that it was not out in: the order of the final table."""
        rounds = [0] * self._players
        for encounters, going_on in self._rounds(points):
            for player in going_on:
                if player is not None:
                    rounds[player] += 1
            if not encounters:
                break
        return rounds

    def decided_by_lot(self, points: Points) -> list[Encounter]:
        """The encounters in which even the replays were level."""
        return [
            encounter
            for encounters, _ in self._rounds(points)
            for encounter in encounters
            if self._is_level(encounter, points, self._replays)
        ]

    def _rounds(self, points: Points) -> Iterator[tuple[list[Encounter], list[int | None]]]:
        """The encounters of each round, and who goes on: None where that is open."""
        slots: list[int | None] = [
            seed if seed < self._players else None for seed in _bracket(_bracket_size(self._players))
        ]
        empty = {index for index, slot in enumerate(slots) if slot is None}  # nobody, as opposed to unknown
        number = 0
        while len(slots) > 1:
            number += 1
            encounters, going_on = [], []
            for table in range(1, len(slots) // 2 + 1):
                here = 2 * table - 2
                one, other = slots[here], slots[here + 1]
                if here + 1 in empty or here in empty:
                    going_on.append(other if here in empty else one)
                elif one is None or other is None:
                    going_on.append(None)
                else:
                    encounter = Encounter(number, table, one, other)
                    encounters.append(encounter)
                    going_on.append(self._winner(encounter, points))
            yield encounters, going_on
            slots, empty = going_on, set()

    def _winner(self, encounter: Encounter, points: Points) -> int | None:
        for replays in range(self._replays + 1):
            games = range(1, self._games + 2 * replays + 1)
            scored = encounter.points(points, games)
            if scored is None:
                return None
            if scored != len(games) / 2:
                return encounter.first if scored > len(games) / 2 else encounter.second
        lot = random.Random(f"{self._seed}/{encounter.round}/{encounter.table}")  # noqa: S311 - no secret
        return lot.choice((encounter.first, encounter.second))

    def _replayed(self, encounter: Encounter, points: Points) -> Iterator[Fixture]:
        for replays in range(self._replays):
            if not self._is_level(encounter, points, replays):
                return
            for number in (self._games + 2 * replays + 1, self._games + 2 * replays + 2):
                yield encounter.game(number, self._openings.number(encounter, number))

    def _is_level(self, encounter: Encounter, points: Points, replays: int) -> bool:
        """Whether it is so after this number of replays, and was so after each before."""
        return all(
            encounter.points(points, range(1, games + 1)) == games / 2
            for games in range(self._games, self._games + 2 * replays + 1, 2)
        )


def _bracket_size(players: int) -> int:
    size = 2
    while size < players:
        size *= 2
    return size


def _bracket(size: int) -> list[int]:
    """The seeds in the order of the bracket: 0 and 1 in different halves, and so on."""
    seeds = [0]
    while len(seeds) < size:
        full = 2 * len(seeds)
        seeds = [each for seed in seeds for each in (seed, full - 1 - seed)]
    return seeds
