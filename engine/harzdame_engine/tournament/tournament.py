"""A tournament: its plan, the games played so far, and those to play next."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.statistics import SprtVerdict
from harzdame_engine.tournament.fixtures import Fixture
from harzdame_engine.tournament.knock_out import KnockOut
from harzdame_engine.tournament.plan import Format, Plan
from harzdame_engine.tournament.record import GameResult, Record
from harzdame_engine.tournament.standings import Table, pairs_of, table


class Tournament:
    """The state of a tournament. With a record every game is written there as soon as it is over."""

    def __init__(self, plan: Plan, record: Record | None = None) -> None:
        """A tournament of which nothing was played; `resumed` is for one that has begun.

        Raises:
            MatchError: the plan makes no sense.
        """
        self.plan = plan
        self.specs = plan.specs()
        plan.start()
        plan.player_limits()
        self._schedule = plan.schedule()
        self._record = record
        self._results: dict[str, GameResult] = {}
        self._points: dict[str, float] = {}

    @classmethod
    def created(cls, plan: Plan, path: Path) -> Tournament:
        """A new tournament with a record at `path`.

        Raises:
            MatchError: the plan makes no sense, or there is a file already.
        """
        tournament = cls(plan)
        tournament._record = Record.create(path, plan)
        return tournament

    @classmethod
    def resumed(cls, path: Path) -> Tournament:
        """The tournament of a record, with the games that are on it.

        Raises:
            MatchError: the record cannot be read, or its plan makes no sense.
        """
        record = Record(path)
        plan, results = record.read()
        tournament = cls(plan, record)
        tournament._restore(results)
        return tournament

    def _restore(self, results: list[GameResult]) -> None:
        """Take the games that the schedule asks for; round by round, as later ones depend on earlier."""
        waiting = {result.id: result for result in results}
        taken = True
        while taken and waiting:
            taken = False
            for fixture in self.fixtures:
                found = waiting.pop(fixture.id, None)
                if found is not None and found.matches(fixture):
                    self._take(found)
                    taken = True
        ended = {result.id: place for place, result in enumerate(results)}
        self._results = dict(sorted(self._results.items(), key=lambda item: ended[item[0]]))

    @property
    def path(self) -> Path | None:
        """The record."""
        return self._record.path if self._record else None

    @property
    def results(self) -> list[GameResult]:
        """The games played, in the order in which they ended."""
        return list(self._results.values())

    @property
    def fixtures(self) -> list[Fixture]:
        """All games that are known, played or not."""
        return list(self._schedule.fixtures(self._points))

    @property
    def total(self) -> int:
        """The number of games, as far as it is known."""
        return max(self._schedule.total, len(self._schedule.fixtures(self._points)))

    @property
    def over(self) -> bool:
        """Whether all games were played, or the test of a match is decided."""
        return self.verdict is not None or not any(
            fixture.id not in self._points for fixture in self._schedule.fixtures(self._points)
        )

    @property
    def verdict(self) -> SprtVerdict | None:
        """The verdict of the test, if there is one and it is decided."""
        sprt = self.plan.sprt
        return sprt.verdict(pairs_of(self.results).get((0, 1), [0] * 5)) if sprt else None

    def missing(self) -> Iterator[Fixture]:
        """The games known that were not played."""
        return (each for each in self._schedule.fixtures(self._points) if each.id not in self._points)

    @property
    def waiting(self) -> list[Fixture]:
        """The games that persons can play now: nobody but the app can have them played."""
        return [each for each in self.missing() if self.has_person(each)]

    def has_person(self, fixture: Fixture) -> bool:
        """Whether a person plays in a game."""
        return self.specs[fixture.white].person or self.specs[fixture.black].person

    def add(self, result: GameResult) -> None:
        """Put a game on the record; one that somebody has removed meanwhile is written anew.

        Raises:
            MatchError: it cannot be written, or is not one of this tournament.
        """
        if result.id in self._points:
            raise MatchError(f"game {result.id} was played already")
        if self._record:
            try:
                self._record.add(result)
            except FileNotFoundError:
                self._record.renew(self.plan, [*self.results, result])
        self._take(result)

    def table(self) -> Table:
        """The standings and the cross table."""
        schedule = self._schedule
        return table(
            len(self.specs),
            self.results,
            schedule.byes(self._points),
            buchholz_first=self.plan.format is Format.SWISS,
            survived=schedule.survived(self._points) if isinstance(schedule, KnockOut) else (),
        )

    def lots(self) -> list[tuple[int, int]]:
        """The players of encounters of a knock-out that were decided by lot."""
        schedule = self._schedule
        if not isinstance(schedule, KnockOut):
            return []
        return [(each.first, each.second) for each in schedule.decided_by_lot(self._points)]

    def _take(self, result: GameResult) -> None:
        self._results[result.id] = result
        self._points[result.id] = result.points
