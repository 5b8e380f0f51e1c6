"""The Swiss system: each round pairs players with the same or nearly the same points who have not met.

Within a group of equal points the upper half meets the lower half, as in the
Dutch system of the World Chess Federation (its handbook, C.04.3); an odd player
out meets the best of the next group. Each pair is settled only if all players
below can still be paired (`matching`). With one game an encounter, a player's
colours stay balanced: nobody has a colour three times running or more than two
times more often than the other, unless there is no other way, and wishes for a
colour are heard before the halves are. Nobody has a second bye before all have had
one, even at the price of a rematch (C.04.1 of the handbook).

Where that cannot be, a round is paired as a whole (`cheapest_pairs`): with as few rematches as there
can be, the latest of which was as long ago as can be; then with as few colours that should not be.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from harzdame_engine.tournament.cheapest_pairs import cheapest_pairs
from harzdame_engine.tournament.fixtures import Bye, Encounter, Fixture, OpeningNumbers, Points, interleaved
from harzdame_engine.tournament.matching import has_perfect_matching

_ABSOLUTE = 2
"""The strength of a wish for a colour that must be heard."""


class _Entrant(NamedTuple):
    """A player before a round. `met` has the last round against each opponent."""

    player: int
    points: float = 0.0
    met: Mapping[int, int] = MappingProxyType({})
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
        self._openings = OpeningNumbers(players // 2, (games + 1) // 2)
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
        for number, (encounters, bye) in enumerate(self._paired, 1):
            for encounter, score in zip(encounters, self._scores(encounters, points) or (), strict=True):
                for player, other, scored, color in (
                    (encounter.first, encounter.second, score, "W"),
                    (encounter.second, encounter.first, self._games - score, "B"),
                ):
                    before = entrants[player]
                    entrants[player] = before._replace(
                        points=before.points + scored,
                        met={**before.met, other: number},
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
    pairs, bye = _pairs(ranked) or _least_bad(ranked)
    encounters = []
    for table, (one, other) in enumerate(pairs, 1):
        lot = first_is_white == (table % 2 == 1)
        first, second = (one, other) if _is_white(one, other, lot=lot) else (other, one)
        encounters.append(Encounter(number, table, first.player, second.player))
    return tuple(encounters), None if bye is None else bye.player


_Pairs = list[tuple[_Entrant, _Entrant]]


def _pairs(ranked: Sequence[_Entrant]) -> tuple[_Pairs, _Entrant | None] | None:
    """Everybody's pairs from the top down and who is left over; None: not without what should not be."""
    if len(ranked) % 2 == 0:
        pairs = _all_paired(ranked)
        return None if pairs is None else (pairs, None)
    for bye in reversed(_due_a_bye(ranked)):
        pairs = _all_paired([entrant for entrant in ranked if entrant is not bye])
        if pairs is not None:
            return pairs, bye
    return None


def _due_a_bye(ranked: Sequence[_Entrant]) -> list[_Entrant]:
    fewest = min(entrant.byes for entrant in ranked)
    return [entrant for entrant in ranked if entrant.byes == fewest]


def _all_paired(ranked: Sequence[_Entrant]) -> _Pairs | None:
    near = {
        one.player: [other.player for other in ranked if other is not one and _may_meet(one, other)]
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


def _may_meet(one: _Entrant, other: _Entrant) -> bool:
    return other.player not in one.met and _clash(one.wish, other.wish) < _ABSOLUTE


def _unfitness(top: _Entrant, other: _Entrant, left: Sequence[_Entrant]) -> tuple[float, int, int]:
    """The order of the opponents of the `top` player left: points, colours, place in the group."""
    group = [each for each in left if each.points == other.points]
    mine = len(group) + 1 if other.points == top.points else 0
    ideal = max(0, mine // 2 - 1)  # the group without the top player begins at the second place
    clash = _clash(top.wish, other.wish)
    place = group.index(other) - ideal
    return (top.points - other.points, clash, place if place >= 0 else len(left) - place)


class _Evils(NamedTuple):
    """What speaks against a pair, or a bye; what stands first is avoided at any price of what follows.

    `rematches`: 1 for one, then 1 at the round in which it was, the latest round first.
    `colors`: 1 if both must have the same. `bye`: the place from the bottom. `gap`: the square of the
    half points between both. `wishes`: see `_clash`. `shift`: how far they are from being half a group
    apart.
    """

    rematches: tuple[int, ...]
    colors: int = 0
    bye: int = 0
    gap: int = 0
    wishes: int = 0
    shift: int = 0

    def cost(self, base: int) -> int:
        """One number for all, whose sums compare like the sums of each evil, if those are below `base`."""
        rematches, *others = self
        cost = 0
        for evil in (*rematches, *others):
            cost = cost * base + evil
        return cost


def _least_bad(ranked: Sequence[_Entrant]) -> tuple[_Pairs, _Entrant | None]:
    """The pairs of a round that cannot be as it should be, and who is left over."""
    nobody = len(ranked)
    due = _due_a_bye(ranked)
    rounds = sorted({last for entrant in ranked for last in entrant.met.values()}, reverse=True)
    widest = round(2 * (ranked[0].points - ranked[-1].points)) ** 2
    base = (nobody // 2 + 1) * max(widest, nobody, _ABSOLUTE) + 1

    def cost(one: int, other: int) -> int | None:
        if other < nobody:
            return _evils(ranked, one, other, rounds).cost(base)
        bye = _Evils((0,) * (len(rounds) + 1), bye=nobody - 1 - one)
        return bye.cost(base) if ranked[one] in due else None

    found = cheapest_pairs(nobody + nobody % 2, cost)
    bye = next((ranked[one] for one, other in found if other == nobody), None)
    return [(ranked[one], ranked[other]) for one, other in found if other < nobody], bye


def _evils(ranked: Sequence[_Entrant], place: int, other_place: int, rounds: Sequence[int]) -> _Evils:
    one, other = ranked[place], ranked[other_place]
    last = one.met.get(other.player)
    clash = _clash(one.wish, other.wish)
    alike = sum(each.points == one.points for each in ranked) if one.points == other.points else 0
    return _Evils(
        (int(last is not None), *(int(last == number) for number in rounds)),
        colors=int(clash >= _ABSOLUTE),
        gap=round(2 * (one.points - other.points)) ** 2,
        wishes=clash,
        shift=abs(other_place - place - alike // 2) if alike else 0,
    )


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
