"""The results of a match so far."""

from __future__ import annotations

from collections import Counter

from harzdame_engine.match.game import FAULTS, Cause, Effort
from harzdame_engine.match.sprt import Sprt, Verdict
from harzdame_engine.match.statistics import Estimate, estimate
from harzdame_engine.match.worker import Report


class Tally:
    """Counts games as they come, in whatever order, and pairs of games as they are complete."""

    def __init__(self) -> None:
        self.wins = self.draws = self.losses = 0
        self.pairs = [0, 0, 0, 0, 0]
        """Pairs of games from one opening by the first engine's points: 0, ½, 1, 1½, 2."""
        self.as_white = [0, 0, 0]
        """The first engine's losses, draws and wins with White."""
        self.plies = 0
        self.causes: Counter[Cause] = Counter()
        self.faults: tuple[Counter[Cause], Counter[Cause]] = (Counter(), Counter())
        """Games each engine lost by its own fault."""
        self.efforts = (Effort(), Effort())
        self._halves: dict[int, float] = {}

    @property
    def games(self) -> int:
        """Games counted."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """The first engine's points a game, 0 to 1; ½ before the first game."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    def add(self, report: Report) -> None:
        """Count one game."""
        self.wins += report.points == 1
        self.draws += report.points == 0.5
        self.losses += report.points == 0
        if report.first_is_white:
            self.as_white[round(2 * report.points)] += 1
        self.plies += report.plies
        self.causes[report.cause] += 1
        if report.cause in FAULTS:
            self.faults[report.points == 1][report.cause] += 1
        one, other = (old.plus(new) for old, new in zip(self.efforts, report.efforts, strict=True))
        self.efforts = (one, other)
        pair = (report.number - 1) // 2
        if pair in self._halves:
            self.pairs[round(2 * (self._halves.pop(pair) + report.points))] += 1
        else:
            self._halves[pair] = report.points

    def estimate(self) -> Estimate | None:
        """Elo from the complete pairs; None before there is one."""
        return estimate(self.pairs)

    def verdict(self, sprt: Sprt) -> Verdict | None:
        """What the test says of the complete pairs."""
        return sprt.verdict(self.pairs)
