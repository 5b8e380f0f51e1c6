"""The Swiss system: each round pairs players with the same or nearly the same points who have not met.

Within a group of equal points the upper half meets the lower half, as in the
Dutch system of the World Chess Federation (its handbook, C.04.3); an odd player
out meets the best of the next group. Each pair is settled only if all players
below can still be paired (`matching`). With one game an encounter, a player's
colours stay balanced: nobody has a colour three times running or more than two
times more often than the other, unless there is no other way, and wishes for a
colour are heard before the halves are. Nobody has a second bye before all have had
one, even at the price of a rematch (C.04.1 of the handbook).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine.tournament.fixtures import Bye, Encounter, Fixture, Openings, Points, interleaved
from harzdame_engine.tournament.matching import has_perfect_matching

_ABSOLUTE = 2
"""The strength of a wish for a colour that must be heard."""


class _Entrant(NamedTuple):
    """A player before a round."""

    player: int
    points: float = 0.0
    met: frozenset[int] = frozenset()
    colors: str = ""
    byes: int = 0

    @property
    def wish(self) -> int:
        """The colour due: above 0 White, below 0 Black; the more urgent, the farther from 0."""
        difference = self.colors.count("B") - self.colors.count("W")
        if self.colors[-2:] in {"WW", "BB"}:
            return -_ABSOLUTE if self.colors[-1] == "W" else _ABSOLUTE
        if difference:
            return max(-_ABSOLUTE, min(_ABSOLUTE, difference))
        return 0

    @property
    def last(self) -> str:
        """The colour of its last encounter."""
        return self.colors[-1:]


class Swiss:
    """So many rounds of encounters of `games` games; a bye brings all their points."""

    def __init__(self, players: int, games: int, rounds: int, seed: int) -> None:
        self._players = players
        self._games = games
        self._rounds = rounds
        self._first_is_white = random.Random(seed).random() < 0.5  # noqa: S311 - no secret
        self._openings = Openings(players // 2, (games + 1) // 2)
        self._paired: list[tuple[tuple[Encounter, ...], int | None]] = []
        self._scored: list[list[float]] = []  # of the rounds that later ones were paired by

    @property
    def total(self) -> int:
        """See `Schedule`."""
        return self._rounds * (self._players // 2) * self._games

    def fixtures(self, points: Points) -> Sequence[Fixture]:
        """See `Schedule`."""
        return [
            fixture
            for encounters, _ in self._all(points)
            for fixture in interleaved(encounters, self._games, self._openings)
        ]

    def byes(self, points: Points) -> Sequence[Bye]:
        """See `Schedule`."""
        return [
            Bye(number, player, float(self._games))
            for number, (_, player) in enumerate(self._all(points), 1)
            if player is not None
        ]

    def _all(self, points: Points) -> list[tuple[tuple[Encounter, ...], int | None]]:
        """The encounters and the bye of each round that can be paired."""
        for number, (encounters, _) in enumerate(self._paired):
            scores = self._scores(encounters, points)
            if number < len(self._scored) and scores != self._scored[number]:  # asked about another course
                del self._paired[number + 1 :]
                del self._scored[number:]
        while len(self._paired) < self._rounds:
            if self._paired:
                scores = self._scores(self._paired[-1][0], points)
                if scores is None:
                    break
                self._scored[len(self._paired) - 1 :] = [scores]
            entrants = self._entrants(points)
            self._paired.append(
                pair_round(entrants, len(self._paired) + 1, first_is_white=self._first_is_white)
            )
        return self._paired

    def _scores(self, encounters: Sequence[Encounter], points: Points) -> list[float] | None:
        scores = [encounter.points(points, range(1, self._games + 1)) for encounter in encounters]
        return None if None in scores else [score for score in scores if score is not None]

    def _entrants(self, points: Points) -> list[_Entrant]:
        """The players after the rounds paired so far, all of whose games are over."""
        entrants = [_Entrant(player) for player in range(self._players)]
        for encounters, bye in self._paired:
            for encounter, score in zip(encounters, self._scores(encounters, points) or (), strict=True):
                for player, other, scored, color in (
                    (encounter.first, encounter.second, score, "W"),
                    (encounter.second, encounter.first, self._games - score, "B"),
                ):
                    before = entrants[player]
                    entrants[player] = before._replace(
                        points=before.points + scored,
                        met=before.met | {other},
                        colors=before.colors + color if self._games % 2 else before.colors,
                    )
            if bye is not None:
                before = entrants[bye]
                entrants[bye] = before._replace(points=before.points + self._games, byes=before.byes + 1)
        return entrants


def pair_round(
    entrants: Sequence[_Entrant], number: int, *, first_is_white: bool
) -> tuple[tuple[Encounter, ...], int | None]:
    """The encounters of a round, and who has no opponent."""
    ranked = sorted(entrants, key=lambda entrant: (-entrant.points, entrant.player))
    for strictness in (2, 1, 0):
        if (found := _pairs(ranked, strictness)) is not None:
            pairs, bye = found
            break
    else:  # pragma: no cover - without conditions everybody can be paired
        raise AssertionError("a round without conditions can be paired")
    encounters = []
    for table, (one, other) in enumerate(pairs, 1):
        lot = first_is_white == (table % 2 == 1)
        first, second = (one, other) if _is_white(one, other, lot=lot) else (other, one)
        encounters.append(Encounter(number, table, first.player, second.player))
    return tuple(encounters), None if bye is None else bye.player


def _pairs(
    ranked: Sequence[_Entrant], strictness: int
) -> tuple[list[tuple[_Entrant, _Entrant]], _Entrant | None] | None:
    """Everybody's pairs from the top down, or None. Of strictness 2 colours matter, of 1 only rematches."""
    if len(ranked) % 2 == 0:
        pairs = _all_paired(ranked, strictness)
        return None if pairs is None else (pairs, None)
    fewest = min(entrant.byes for entrant in ranked)
    for bye in (entrant for entrant in reversed(ranked) if entrant.byes == fewest):
        pairs = _all_paired([entrant for entrant in ranked if entrant is not bye], strictness)
        if pairs is not None:
            return pairs, bye
    return None


def _all_paired(ranked: Sequence[_Entrant], strictness: int) -> list[tuple[_Entrant, _Entrant]] | None:
    near = {
        one.player: [
            other.player for other in ranked if other is not one and _may_meet(one, other, strictness)
        ]
        for one in ranked
    }
    if not has_perfect_matching(near):
        return None
    left, pairs = list(ranked), []
    while left:
        top = left.pop(0)
        for other in sorted(
            (each for each in left if each.player in near[top.player]),
            key=lambda each: _unfitness(top, each, left),
        ):
            rest = {each.player for each in left if each is not other}
            graph = {player: [each for each in near[player] if each in rest] for player in rest}
            if has_perfect_matching(graph):
                left.remove(other)
                pairs.append((top, other))
                break
    return pairs


def _may_meet(one: _Entrant, other: _Entrant, strictness: int) -> bool:
    if strictness >= 1 and other.player in one.met:
        return False
    clash = one.wish == other.wish and abs(one.wish) >= _ABSOLUTE
    return strictness < 2 or not clash


def _unfitness(top: _Entrant, other: _Entrant, left: Sequence[_Entrant]) -> tuple[int, float, int, int]:
    """The order of the opponents of the `top` player left: points, rematch, colours, place in the group."""
    group = [each for each in left if each.points == other.points]
    mine = len(group) + 1 if other.points == top.points else 0
    ideal = max(0, mine // 2 - 1)  # the group without the top player begins at the second place
    clash = _clash(top.wish, other.wish)
    met = int(other.player in top.met)
    place = group.index(other) - ideal
    return (met, top.points - other.points, clash, place if place >= 0 else len(left) - place)


def _clash(wish: int, other: int) -> int:
    """How much it hurts if two such wishes meet."""
    return min(abs(wish), abs(other)) if wish * other > 0 else 0


def _is_white(one: _Entrant, other: _Entrant, *, lot: bool) -> bool:
    """Whether `one`, the higher ranked, has White."""
    if one.wish != other.wish:
        return one.wish > other.wish
    for mine, theirs in zip(reversed(one.colors), reversed(other.colors), strict=False):
        if mine != theirs:  # they change places with the last time that they differed
            return mine == "B"
    return one.last == "B" if one.last else lot
