from __future__ import annotations

import random
import statistics
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
from harzdame_engine import LEVELS
from harzdame_engine.match.statistics import expected_score
from harzdame_engine.rating.ratings import Result, ratings, strength_of

from tests.checkout import ROOT
from tests.engine.networks import games_with_networks
from tests.for_each import for_each


def test_every_level_has_a_rating_and_they_rise() -> None:
    found = ratings("harzdame")
    assert list(found) == [level.id for level in LEVELS]
    elos = [rating.elo for rating in found.values()]
    assert elos == sorted(elos)
    assert all(rating.error > 0 for rating in found.values())


@for_each("game", games_with_networks())
def test_every_level_of_every_game_with_a_network_was_measured_in_it(game: str) -> None:
    assert list(ratings(game)) == [level.id for level in LEVELS]


def test_a_game_that_was_not_measured_borrows_none() -> None:
    assert ratings("no-such-game") == {}


@for_each("path", sorted((ROOT / "resources/rating").glob("*.toml")), ids=lambda path: path.stem)
def test_the_page_tells_the_figures_that_the_app_reads(path: Path) -> None:
    name = "docs/levels.md" if path.stem == "harzdame" else "resources/rating/README.md"
    page = (ROOT / name).read_text(encoding="utf-8")
    table = page.split(f"<!-- ladder {path.stem} -->")[1].split("<!-- end of ladder")[0]
    for level, value in tomllib.loads(path.read_text(encoding="utf-8")).items():
        assert f"| `{level}` | {value['elo']} ± {value['error']} |" in table


def test_nobody_known_is_average_with_a_wide_error() -> None:
    unknown = strength_of([])
    assert unknown.elo == 1200
    assert unknown.error > 1100
    assert unknown.expected(1200) == 0.5
    assert 0.2 < unknown.expected(1400) < 0.4  # less sure than for somebody known to have 1200


def test_a_win_raises_and_a_loss_lowers_by_less_and_less() -> None:
    after = [strength_of([Result(1200, 1.0)] * count).elo for count in range(6)]
    steps = [late - early for early, late in pairwise(after)]
    assert all(step > 0 for step in steps)
    assert steps == sorted(steps, reverse=True)
    assert strength_of([Result(1200, 0.0)]).elo == pytest.approx(2400 - after[1])
    assert strength_of([Result(1200, 0.5)]).elo == pytest.approx(1200)


@pytest.mark.parametrize("points", [0.0, 1.0])
def test_any_run_of_luck_stays_finite(points: float) -> None:
    strength = strength_of([Result(3000 if points else 0, points)] * 500)
    assert -3000 < strength.elo < 6000


@pytest.mark.parametrize("truth", [600, 1100, 1900])
def test_the_truth_is_found_from_forty_games(truth: float) -> None:
    rng = random.Random(truth)
    found = []
    for _ in range(40):
        results: list[Result] = []
        for _ in range(40):  # always against an even opponent
            opponent = 200 * round(strength_of(results).elo / 200)
            results.append(Result(opponent, float(rng.random() < expected_score(truth - opponent))))
        found.append(strength_of(results))
    errors = [abs(one.elo - truth) for one in found]
    assert statistics.mean(one.elo for one in found) == pytest.approx(truth, abs=60)
    assert sum(error < one.error for error, one in zip(errors, found, strict=True)) >= 34


def test_old_games_fade() -> None:
    weak, strong = [Result(1000, 0.0)] * 30, [Result(1000, 1.0)] * 30
    assert strength_of([*weak, *strong]).elo > 1200
    assert strength_of([*strong, *weak]).elo < 800
