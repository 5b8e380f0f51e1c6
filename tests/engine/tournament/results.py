"""Made-up courses of tournaments."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine.match.game import Cause, SideEffort
from harzdame_engine.tournament.fixtures import Fixture, Schedule
from harzdame_engine.tournament.record import GameResult

Chance = Callable[[Fixture], float]


def played_out(schedule: Schedule, chance: Chance) -> dict[str, float]:
    """White's points in all games of a schedule; `chance` gives each game's."""
    points: dict[str, float] = {}
    while missing := [each for each in schedule.fixtures(points) if each.id not in points]:
        for each in missing:
            points[each.id] = chance(each)
    return points


def result(fixture: Fixture, points: float, cause: Cause = Cause.RULES) -> GameResult:
    return GameResult(
        fixture.id,
        fixture.white,
        fixture.black,
        points,
        cause,
        "",
        40,
        (SideEffort(1), SideEffort(2)),
        "[Event]\n\n*\n",
    )
