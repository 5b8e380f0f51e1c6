"""Standings: points with their tie-breaks, the cross table, and Elo over all games.

Tie-breaks are those of the World Chess Federation (its handbook, C.07), game by
game. Buchholz: the sum of the opponents' points. Sonneborn-Berger: the points
of those beaten and half of those drawn with. In both a bye counts as games
against somebody with one's own points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from harzdame_engine.match.game import FAULTS, SideEffort
from harzdame_engine.match.statistics import Sprt
from harzdame_engine.rating.scale import PairScores, ScalePlace, fit
from harzdame_engine.tournament.fixtures import Bye
from harzdame_engine.tournament.record import GameResult


class ResultCounts(NamedTuple):
    """Games against one opponent, or all."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        """The number of games."""
        return sum(self)

    @property
    def points(self) -> float:
        """One for a win, half for a draw."""
        return self.wins + self.draws / 2

    def plus(self, points: float) -> ResultCounts:
        """The counts with one game more."""
        return ResultCounts(
            self.wins + (points == 1), self.draws + (points == 0.5), self.losses + (points == 0)
        )


class TableRow(NamedTuple):
    """A row of the table. `place` is shared by those whom nothing tells apart.

    `elo` is relative to the mean of all players; None before it has met the others.
    `faults` are games lost by a crash, an illegal or a late move.
    """

    place: int
    player: int
    points: float
    score: ResultCounts
    buchholz: float
    sonneborn_berger: float
    elo: ScalePlace | None
    faults: int
    effort: SideEffort


class Table(NamedTuple):
    """The standings, best first, and `cross`: each player's games against each other one, by index."""

    standings: tuple[TableRow, ...]
    cross: Mapping[tuple[int, int], ResultCounts]


def table(
    players: int,
    results: Sequence[GameResult],
    byes: Sequence[Bye] = (),
    *,
    buchholz_first: bool = False,
    survived: Sequence[int] = (),
) -> Table:
    """The standings after these games.

    `buchholz_first` is for a Swiss; for a knock-out, `survived` counts the rounds that each
    player went through, which come before all points.
    """
    cross = _cross(results)
    total = [ResultCounts() for _ in range(players)]
    faults = [0] * players
    efforts = [SideEffort()] * players
    for result in results:
        for player, scored, effort in (
            (result.white, result.points, result.efforts[0]),
            (result.black, 1 - result.points, result.efforts[1]),
        ):
            total[player] = total[player].plus(scored)
            efforts[player] = efforts[player].plus(effort)
            faults[player] += result.cause in FAULTS and scored == 0
    free = [sum(bye.points for bye in byes if bye.player == player) for player in range(players)]
    points = [score.points + free[player] for player, score in enumerate(total)]
    buchholz = [free[player] * points[player] for player in range(players)]
    berger = list(buchholz)
    for (player, other), score in cross.items():
        buchholz[player] += score.games * points[other]
        berger[player] += score.points * points[other]
    scale = elo(players, results)
    order = ("buchholz", "sonneborn_berger") if buchholz_first else ("sonneborn_berger", "buchholz")
    rows = [
        TableRow(
            0, player, points[player], total[player], buchholz[player], berger[player], scale[player],
            faults[player], efforts[player],
        )
        for player in range(players)
    ]  # fmt: skip

    def merit(row: TableRow) -> tuple[float, ...]:
        stayed = survived[row.player] if survived else 0
        return (stayed, row.points, *(getattr(row, name) for name in order), row.score.wins)

    rows.sort(key=merit, reverse=True)
    placed: list[TableRow] = []
    for number, row in enumerate(rows, 1):
        tied = placed and merit(placed[-1]) == merit(row)
        placed.append(row._replace(place=placed[-1].place if tied else number))
    return Table(tuple(placed), cross)


def _cross(results: Sequence[GameResult]) -> dict[tuple[int, int], ResultCounts]:
    cross: dict[tuple[int, int], ResultCounts] = {}
    for result in results:
        for pair, points in (
            ((result.white, result.black), result.points),
            ((result.black, result.white), 1 - result.points),
        ):
            cross[pair] = cross.get(pair, ResultCounts()).plus(points)
    return cross


def elo(players: int, results: Sequence[GameResult]) -> list[ScalePlace | None]:
    """Each player's Elo relative to the mean of those who are connected by games, with its error (95 %)."""
    found: list[ScalePlace | None] = [None] * players
    meetings = _meetings(results)
    group = _largest_group(players, meetings)
    if len(group) < 2:
        return found
    index = {player: number for number, player in enumerate(group)}
    scale = fit(
        len(group),
        [PairScores(index[one], index[other], counts) for one, other, counts in meetings if one in index],
        0,
    )
    mean = sum(place.elo for place in scale.places) / len(group)
    for player, place in zip(group, scale.places, strict=True):
        found[player] = ScalePlace(place.elo - mean, place.error)
    return found


def pairs_of(results: Sequence[GameResult]) -> dict[tuple[int, int], list[int]]:
    """For each two players, lower index first, their pairs of games from one opening by its points."""
    return {pair: counts[0] for pair, counts in _counted(results).items()}


def sprt_ratio(sprt: Sprt, results: Sequence[GameResult]) -> float:
    """The log likelihood ratio of a test on the complete pairs of a match of two."""
    return sprt.ratio(pairs_of(results).get((0, 1), [0] * 5))


def _meetings(results: Sequence[GameResult]) -> list[tuple[int, int, list[int]]]:
    """Pairs of games where the encounter has some and is not of single games besides; else single games."""
    meetings = []
    for (one, other), (pairs, alone, single) in _counted(results).items():
        whole = sum(pairs) > 3 * alone
        meetings.append((one, other, pairs if whole else single))
    return meetings


def _counted(results: Sequence[GameResult]) -> dict[tuple[int, int], tuple[list[int], int, list[int]]]:
    """For each two players: pairs by points, the games without a partner, and all games by points."""
    halves: dict[tuple[int, int, str, str, int], float] = {}
    counted: dict[tuple[int, int], tuple[list[int], int, list[int]]] = {}
    for result in results:
        one, other = min(result.white, result.black), max(result.white, result.black)
        points = result.points if one == result.white else 1 - result.points
        number, at_table, game = result.id.split(".")
        half = (one, other, number, at_table, (int(game) - 1) // 2)
        pairs, alone, single = counted.get((one, other), ([0] * 5, 0, [0] * 3))
        single[round(2 * points)] += 1
        if half in halves:
            pairs[round(2 * (halves.pop(half) + points))] += 1
            alone -= 1
        else:
            halves[half] = points
            alone += 1
        counted[one, other] = (pairs, alone, single)
    return counted


def _largest_group(players: int, meetings: Sequence[tuple[int, int, list[int]]]) -> list[int]:
    """The largest set of players who are connected by games."""
    group = list(range(players))
    for one, other, _ in meetings:
        kept, dropped = group[one], group[other]
        group = [kept if each == dropped else each for each in group]
    largest = max(set(group), key=lambda each: (group.count(each), -each))
    return [player for player in range(players) if group[player] == largest]
