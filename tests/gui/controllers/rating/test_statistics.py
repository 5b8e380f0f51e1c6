"""Counts of results in groups."""

from __future__ import annotations

from harzdame_gui.controllers.rating.statistics import Grouping, LevelTally, grouped, longest_unbeaten, tally
from harzdame_gui.controllers.settings.settings import LevelResult

OLD = LevelResult("harzdame", "club", 1.0)
SHORT = LevelResult("harzdame", "beginner", 1.0, "2026-11-01", "W", 39, "c4-d4 f5-e5 a1-b1 h8-g8")
LONG = LevelResult("harzdame", "club", 0.5, "2026-11-02", "B", 80, "c4-d4 f5-e5 b2-b3 h8-g8")
LOST = LevelResult("harzdame", "club", 0.0, "2026-11-03", "W", 79, "d3-d4 f5-e5 b2-b3 h8-g8")
ALL = [OLD, SHORT, LONG, LOST]


def test_a_tally_counts_and_shares_points() -> None:
    assert tally(ALL) == LevelTally(2, 1, 1)
    assert tally(ALL).share == 0.625
    assert tally(()).share == 0


def test_groups_stand_in_their_order_and_leave_out_what_is_not_told() -> None:
    assert grouped(ALL, Grouping.COLOR) == [("W", LevelTally(1, 0, 1)), ("B", LevelTally(0, 1, 0))]
    assert [name for name, _ in grouped(ALL, Grouping.LEVEL)] == ["beginner", "club"]
    assert [name for name, _ in grouped(ALL, Grouping.LENGTH)] == ["SHORT", "MEDIUM", "LONG"]
    assert grouped(ALL, Grouping.OPENING) == [
        ("c4-d4 f5-e5", LevelTally(1, 1, 0)),
        ("d3-d4 f5-e5", LevelTally(0, 0, 1)),
    ]


def test_the_longest_series_without_a_loss() -> None:
    assert longest_unbeaten(ALL) == 3
    assert longest_unbeaten([LOST, OLD]) == 1
    assert longest_unbeaten([]) == 0
