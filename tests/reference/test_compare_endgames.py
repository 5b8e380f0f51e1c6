"""Tables are what the solver finds: of two pieces on the whole boards, of three and four on a small one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.reference.compare_endgames import DIFFERENT, Report, compare
from tests.reference.endgames import Endgames
from tests.reference.games import Goal, Lands, LineLeap, Promotion
from tests.reference.known_endgames import BY_HAND, LINES, mistakes
from tests.reference.small import has_small, small
from tests.reference.table import GAMES


def compare_small(game_id: str, pieces: int, folder: Path, **wrong: Any) -> list[Report]:
    """`wrong`: rules that the solver is to mistake."""
    return list(compare(game_id, Endgames(replace(small(GAMES[game_id]), **wrong)), pieces, folder))


# Where one piece each is a draw, there are no tables of two.
@pytest.mark.parametrize("game_id", [g for g in DIFFERENT if not GAMES[g].one_piece_each_is_a_draw])
def test_two_pieces(game_id: str, tmp_path: Path) -> None:
    endgames = Endgames(GAMES[game_id])
    reports = list(compare(game_id, endgames, 2, tmp_path))
    assert [str(report) for report in reports if report.differences] == []
    assert [str(report.material) for report in reports] == ["K–K", "M–K", "K–M", "M–M"]
    # The solver is proven by these, here, where it has solved them.
    assert list(mistakes(game_id, endgames)) == []


def test_what_is_known_is_asked() -> None:
    asked = {game_id for game_id in DIFFERENT if not GAMES[game_id].one_piece_each_is_a_draw}
    by_themselves = {game_id for game_id in BY_HAND if GAMES[game_id].one_piece_each_is_a_draw}
    assert BY_HAND.keys() | LINES.keys() <= asked | by_themselves


@pytest.mark.parametrize("game_id", [g for g in DIFFERENT if has_small(GAMES[g])])
def test_three_pieces_on_a_small_board(game_id: str, tmp_path: Path) -> None:
    reports = compare_small(game_id, 3, tmp_path)
    assert [str(report) for report in reports if report.differences] == []
    assert len(reports) == 16


@pytest.mark.parametrize("goal", [Goal.GIVE_AWAY, Goal.FIRST_KING])
@pytest.mark.parametrize("game_id", ["harzdame", "gothic"])
def test_other_goals_on_a_small_board(game_id: str, goal: Goal, tmp_path: Path) -> None:
    reports = compare_small(game_id, 3, tmp_path, goal=goal)
    assert [str(report) for report in reports if report.differences] == []
    assert len(reports) == (16 if goal is Goal.GIVE_AWAY else 3)


# With fewer pieces its own rule decides nothing.
def test_four_pieces_of_bahrain_on_a_small_board(tmp_path: Path) -> None:
    reports = compare_small("bahrain", 4, tmp_path)
    assert [str(report) for report in reports if report.differences] == []
    assert len(reports) == 41


@pytest.mark.parametrize(
    ("game_id", "wrong"),
    [
        ("harzdame", {"lands": Lands.NEXT_SQUARE}),
        ("turkish", {"one_piece_each_is_a_draw": False}),
        ("turkthic-2", {"promotion": Promotion.AT_THE_END}),
        ("dameo", {"line_leap": LineLeap.NEVER}),
        ("gothic", {"promotion": Promotion.GOES_ON_AS_A_KING}),
    ],
)
def test_a_rule_mistaken_is_seen(game_id: str, wrong: dict[str, Any], tmp_path: Path) -> None:
    different = [report for report in compare_small(game_id, 3, tmp_path, **wrong) if report.differences]
    assert different
    assert all(": the tables say " in report.told[0] for report in different)
