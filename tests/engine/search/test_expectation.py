"""The expected points of a score."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from harzdame_engine import Position, Score
from harzdame_engine.search.expectation import Curve, Curves, chances, curve_at, curves_of, expectation

from tests.engine.networks import games_with_networks
from tests.engine.training.records import walk
from tests.for_each import for_each

MEASURED = Path(__file__).with_name("lopsided_starts.toml")
"""What games scored that began with men missing; made by `harzdame-engine expectation --check`."""
NEAR = 0.05
"""The points by which a promise may differ from what is scored, beside the error of that."""


def measured() -> dict[str, list[dict[str, float]]]:
    return tomllib.loads(MEASURED.read_text(encoding="utf-8"))


def differences(curves: Curves, rows: list[dict[str, float]]) -> list[float]:
    """By how much each promise differs from what was scored, as far as chance does not account for it."""
    found = []
    for row in rows:
        promised = chances(Score(round(row["score"])), curves.at(round(row["pieces"]))).points
        found.append(max(0.0, abs(promised - row["points"]) - row["error"]))
    return found


@for_each("game", measured())
def test_what_is_promised_is_scored_from_lopsided_beginnings(game: str) -> None:
    rows = measured()[game]
    assert sum(row["games"] for row in rows) >= 900
    assert max(differences(curves_of(game), rows)) < NEAR


def test_every_game_with_a_network_was_measured() -> None:
    assert list(measured()) == games_with_networks()


@pytest.mark.parametrize(
    ("game", "curve"),
    [
        ("gothic", Curve(0.003307, 3.0426)),
        ("modified-gothic", Curve(0.002568, 3.2678)),
        ("modified-gothic-2", Curve(0.002918, 3.4497)),
        ("turkthic-2", Curve(0.007189, 7.8525)),
        ("gothic", Curve(0.0043, 3.0)),  # the best that knows nothing of the number of pieces
    ],
)
def test_curves_of_level_games_alone_would_be_seen(game: str, curve: Curve) -> None:
    assert max(differences(Curves(32, curve, curve), measured()[game])) > 2 * NEAR


def test_an_even_score_is_half_a_point() -> None:
    assert expectation(Score(0), Position.start()) == 0.5


@pytest.mark.parametrize("centipieces", [1, 80, 2_000, 30_000])
def test_both_sides_expect_one_point_together(centipieces: int) -> None:
    score, position = Score(centipieces), Position.start("gothic")
    assert expectation(score, position) > 0.5
    assert expectation(score, position) + expectation(score.turned, position) == pytest.approx(1.0)


def test_an_end_that_was_seen_is_certain() -> None:
    position = Position.start()
    assert expectation(Score(100, 7), position) == 1.0
    assert expectation(Score(-100, -6), position) == 0.0
    assert expectation(Score(-100, 0), position) == 0.0


def test_a_game_has_curves_of_its_own_with_draws() -> None:
    usual, international = curves_of("no such game").full, curves_of("international").bare
    assert usual == Curve()
    assert international.draws > 1.0
    even, ahead = chances(Score(0), international), chances(Score(150), international)
    assert even.win == even.loss
    assert even.draw > 0.5
    assert even.points == 0.5
    assert ahead.win > even.win > ahead.loss
    assert sum(ahead) == pytest.approx(1.0)


def test_the_curve_goes_by_the_pieces_that_are_left() -> None:
    curves = Curves(40, Curve(0.01, 1.0), Curve(0.0025, 4.0))
    assert curves.at(40) == pytest.approx(Curve(0.01, 1.0))
    assert curves.at(20) == pytest.approx(Curve(0.005, 2.0))
    assert curves.at(0) == pytest.approx(Curve(0.0025, 4.0))
    assert curves.at(50) == curves.at(40)  # more than the game begins with
    bent = curves._replace(half=Curve(0.003, 3.0))
    assert [bent.at(pieces) for pieces in (40, 20, 0)] == [
        pytest.approx(each) for each in (bent.full, bent.half, bent.bare)
    ]
    assert curves._replace(half=curves.at(20)).at(29) == pytest.approx(curves.at(29))
    start, later = Position.start("gothic"), walk("gothic", 1)[0]
    assert curve_at(start) == pytest.approx(curves_of("gothic").full)
    assert curve_at(later) == curves_of("gothic").at(len(later.pieces))


def test_a_certain_end_knows_no_curve() -> None:
    assert chances(Score(0, 3), Curve(0.001, 5.0)) == (1.0, 0.0, 0.0)
    assert chances(Score(0, -4), Curve(0.001, 5.0)) == (0.0, 0.0, 1.0)
