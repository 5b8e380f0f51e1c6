"""How a tournament stands, told to whoever shows it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from harzdame_engine.match.statistics import SprtVerdict
from harzdame_engine.tournament.fixtures import Fixture
from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.record import GameResult
from harzdame_engine.tournament.standings import Table, sprt_ratio
from harzdame_engine.tournament.tournament import Tournament


class Course(NamedTuple):
    """How a tournament stands. `games`: the results so far; `ratio`: of the test of a match.

    `waiting` are games that persons can play now; `stuck`, that no other can be played before.
    """

    path: Path
    plan: Plan
    names: tuple[str, ...]
    table: Table
    games: tuple[GameResult, ...]
    total: int
    over: bool
    ratio: float = 0.0
    verdict: SprtVerdict | None = None
    waiting: tuple[Fixture, ...] = ()
    stuck: bool = False


def course_of(path: Path, tournament: Tournament) -> Course:
    """How a tournament stands now."""
    sprt = tournament.plan.sprt
    games = tournament.results
    return Course(
        path,
        tournament.plan,
        tuple(spec.name for spec in tournament.specs),
        tournament.table(),
        tuple(games),
        tournament.total,
        tournament.over,
        sprt_ratio(sprt, games) if sprt else 0.0,
        tournament.verdict,
        tuple(tournament.waiting),
        all(map(tournament.has_person, tournament.missing())),
    )
