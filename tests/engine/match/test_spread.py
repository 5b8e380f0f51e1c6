"""Matches as chunks of an executor, here of threads: the same games as those of the worker processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import count, islice
from pathlib import Path

import pytest
from harzdame_engine import Position
from harzdame_engine.cluster.threads import Threads
from harzdame_engine.match.clocks import PlayerLimits
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.game import GameRules
from harzdame_engine.match.openings import Opening, random_openings
from harzdame_engine.match.progress import Interruption
from harzdame_engine.match.runner import play_match, play_tasks
from harzdame_engine.match.spec import EngineSpec
from harzdame_engine.match.spread import refuse_programs
from harzdame_engine.match.worker import GameReport, Setup, Task

ONE = EngineSpec("one", hash_mb=1)
OTHER = EngineSpec("other", hash_mb=1, limits=PlayerLimits(depth=1))


@pytest.fixture
def interruption() -> Iterator[Interruption]:
    with Interruption() as entered:
        yield entered


def setup(*engines: EngineSpec) -> Setup:
    return Setup("harzdame", engines or (ONE, OTHER), PlayerLimits(nodes=100), GameRules(), {})


def openings(wanted: int | None = None) -> Iterator[Opening]:
    return islice(random_openings(Position.start("harzdame"), 6, seed=1, imbalance=50), wanted)


def played(interruption: Interruption, threads: int, given: Setup) -> list[tuple[int, float, int]]:
    cluster = Threads(threads) if threads else None
    with closing(play_match(given, openings(), 6, 1, interruption, cluster=cluster)) as reports:
        return [(report.number, report.points, report.plies) for report in reports]


def test_games_are_those_of_the_worker_processes_in_their_order(interruption: Interruption) -> None:
    alone = sorted(played(interruption, 0, setup()))
    assert played(interruption, 1, setup()) == played(interruption, 3, setup()) == alone


def test_a_yardstick_chooses_the_same_whoever_plays_it(interruption: Interruption) -> None:
    against = setup(ONE, EngineSpec("other", yardstick="random"))
    assert played(interruption, 1, against) == played(interruption, 3, against)


def test_openings_that_run_out_end_the_match_early(interruption: Interruption) -> None:
    with closing(play_match(setup(), openings(1), 10, 1, interruption, cluster=Threads(2))) as reports:
        assert [report.number for report in reports] == [1, 2]


def test_an_interruption_ends_games_amid_their_moves(interruption: Interruption) -> None:
    slow = setup(replace(ONE, limits=PlayerLimits(time=0.05)), OTHER)
    with closing(play_match(slow, openings(), 10**9, 1, interruption, cluster=Threads(1))) as reports:
        interruption.ask()
        assert list(reports) == []


def test_games_are_given_when_they_are_asked_for(interruption: Interruption) -> None:
    fair = next(openings())
    numbers = count(1)
    waiting: list[int] = []

    def next_task() -> Task | None:
        if waiting or (number := next(numbers)) > 4:
            return None
        waiting.append(number)  # one after the other, as in a knock-out
        return Task(number, fair, first_is_white=bool(number % 2))

    told: list[str] = []
    for each in play_tasks(setup(), next_task, 1, interruption, cluster=Threads(2)):
        told.append(f"{type(each).__name__} {each.number}")
        if isinstance(each, GameReport):
            waiting.clear()
    assert told == [f"{what} {number}" for number in range(1, 5) for what in ("Task", "GameReport")]


@pytest.mark.parametrize("spec", [replace(ONE, command=("program",)), replace(ONE, revision="HEAD")])
def test_programs_of_this_machine_are_refused(spec: EngineSpec) -> None:
    with pytest.raises(MatchError, match="one: rev= and cmd= are programs of this machine"):
        refuse_programs((OTHER, spec))


def test_weights_that_are_not_there_are_told(interruption: Interruption, tmp_path: Path) -> None:
    lost = replace(ONE, evaluation=str(tmp_path / "lost.weights"))
    with pytest.raises(MatchError, match=r"one: .*lost\.weights"):
        played(interruption, 1, setup(lost, OTHER))


def test_other_tables_on_a_worker_are_told(
    interruption: Interruption, monkeypatch: pytest.MonkeyPatch
) -> None:
    from harzdame_engine.match import spread

    digests = iter(["", "here", "", "there"])
    monkeypatch.setattr(spread, "_tables_of", lambda _spec, _game: next(digests))
    with pytest.raises(MatchError, match="other: tables=none are others on a worker than here"):
        played(interruption, 1, setup())
