from __future__ import annotations

import json
import math

import pytest
from harzdame_engine.match.game import Cause, SideEffort
from harzdame_engine.match.results import Tally, summary, summary_line, summary_record
from harzdame_engine.match.statistics import Sprt
from harzdame_engine.match.worker import GameReport

NAMES = ("new", "old")


def report(number: int, points: float, cause: Cause = Cause.RULES, moves: bytes = b"") -> GameReport:
    efforts = (SideEffort(50, 500, 100_000, 0.5, 0.6), SideEffort(49, 392, 49_000, 0.49, 0.5))
    return GameReport(number, number % 2 == 1, points, cause, "", 99, efforts, "", moves or b"%d" % number)


def tally(*reports: GameReport) -> Tally:
    counted = Tally()
    for one in reports:
        counted.add(one)
    return counted


def test_pairs_count_when_both_games_are_there_in_whatever_order() -> None:
    counted = tally(report(3, 0), report(2, 1))
    assert counted.pairs == [0, 0, 0, 0, 0]
    assert counted.estimate() is None
    for more in (report(1, 0.5), report(4, 0), report(5, 1), report(6, 0)):
        counted.add(more)
    assert counted.pairs == [1, 0, 1, 1, 0]
    assert (counted.wins, counted.losses, counted.draws, counted.games) == (2, 3, 1, 6)
    assert counted.score == pytest.approx(2.5 / 6)
    assert counted.as_white == [1, 1, 1]


def test_faults_are_the_losers() -> None:
    counted = tally(report(1, 0, Cause.TIME), report(2, 1, Cause.ILLEGAL), report(3, 1, Cause.ADJUDICATED))
    assert counted.faults == ({Cause.TIME: 1}, {Cause.ILLEGAL: 1})


def test_the_summary_tells_all() -> None:
    counted = tally(
        *(report(number, points) for number, points in enumerate([1, 1, 1, 0.5, 0.5, 0, 1, 0.5], 1))
    )
    counted.add(report(9, 0, Cause.TIME))
    first, pairs, draws, new, old = summary(counted, NAMES, Sprt(0, 10)).splitlines()
    assert first.startswith("Score of new vs old: 4 - 2 - 3 [0.611] 9 games; Elo +137.0 ± 292.2; LOS 91.6 %")
    assert "SPRT 0 10: LLR " in first
    assert pairs == "Pairs: LL 0 LD 1 WL/DD 0 WD 2 WW 1; new with White: 3 - 1 - 1"
    assert draws == "Draws 33.3 %, 99 plies a game; ended by rules 8, time forfeit 1"
    assert new == "new: depth 10.0, 2,000 nodes and 12.00 ms a move, 200 knps; lost by time forfeit 1"
    assert old == "old: depth 8.0, 1,000 nodes and 10.20 ms a move, 100 knps"


def test_games_played_before_with_the_same_colours_are_told() -> None:
    lines = [b"a", b"a", b"a", b"a", b"b", b"c"]
    counted = tally(*(report(number, 1, moves=line) for number, line in enumerate(lines, 1)))
    assert counted.repeated == 2  # one with each colour
    text = summary(counted, NAMES, None)
    assert "\n2 games repeat others move by move: the error is larger than it says\n" in text
    assert summary_record(counted, NAMES, None)["repeated"] == 2


def test_nothing_played_is_a_summary_too() -> None:
    assert summary(Tally(), NAMES, None) == "Score of new vs old: 0 - 0 - 0 [0.500] 0 games"


def test_endless_elo_is_no_number_in_json() -> None:
    counted = tally(report(1, 1), report(2, 1))
    assert summary_line(counted, NAMES, None).endswith("Elo +inf (+inf to +inf); LOS 100.0 %")
    record = json.loads(json.dumps(summary_record(counted, NAMES, Sprt(0, 10)), allow_nan=False))
    assert record["elo"] is None
    assert record["sprt"]["accepted"] is None
    assert math.isclose(record["sprt"]["upper"], 2.944, abs_tol=1e-3)
    assert record["engines"][0]["name"] == "new"
