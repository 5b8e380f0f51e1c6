"""Measures of evaluations: worked out by hand where that is possible, and told apart from spoiled ones."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from harzdame_engine import Engine, Score, variant
from harzdame_engine.files.resources import resource
from harzdame_engine.search.weights import read_weights, write_weights
from harzdame_engine.training.appraisal import (
    ORDER,
    Witnesses,
    agreement,
    difference,
    looked_at,
    measured,
    searched,
)
from harzdame_engine.training.held_out import HeldOut, read_held_out

_POINTS = (0.6, 0.9, 0.5)


@pytest.fixture(scope="module")
def some() -> HeldOut:
    held_out = read_held_out(resource("weights/harzdame.held-out"))
    return held_out._replace(positions=held_out.positions[:120])


@pytest.fixture(scope="module")
def spoiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installed weights of Harzdame, with every third thrown out."""
    weights = read_weights(resource("weights/harzdame.weights"), variant("harzdame"))
    rng = random.Random(5)
    values = bytearray(weights.values)
    for place in range(0, len(values), 2):
        if rng.randrange(3) == 0:
            values[place : place + 2] = bytes(2)
    path = tmp_path_factory.mktemp("spoiled") / "spoiled.weights"
    write_weights(path, type(weights)(weights.rules, weights.shape, bytes(values)))
    return path


@pytest.mark.parametrize(
    ("seen", "agreed"),
    [
        ((2, 3, 1), 0.1 + 0.3 + 0.4),
        ((2, 1, 3), -0.1 - 0.3 - 0.4),
        ((1, 3, 2), -0.1 + 0.3 + 0.4),  # a slight difference weighs little
        ((3, 2, 1), 0.1 - 0.3 + 0.4),
        ((1, 3, 1), 0.3 + 0.4),  # not told apart: neither right nor wrong
    ],
)
def test_agreement_weighs_each_two_moves_by_their_difference(seen: tuple[int, ...], agreed: float) -> None:
    assert agreement(_POINTS, [Score(each) for each in seen]) == pytest.approx((agreed, 0.8))


def test_errors_come_from_games_and_not_from_their_positions() -> None:
    rng = random.Random(1)
    games = [rng.random() for _ in range(40)]
    alone = Witnesses(ORDER, tuple((each, 1.0) for each in games), tuple(range(40)))
    repeated = Witnesses(
        ORDER, tuple((each, 1.0) for each in games for _ in range(9)), tuple(i // 9 for i in range(360))
    )
    assert measured(alone).value == pytest.approx(sum(games) / 40)
    assert measured(repeated).value == pytest.approx(measured(alone).value)
    assert measured(repeated).error == pytest.approx(measured(alone).error)
    spread = sum((each - sum(games) / 40) ** 2 for each in games) / 40
    assert measured(alone).error == pytest.approx(1.96 * (spread / 40) ** 0.5, rel=0.15)


def test_a_difference_is_surer_than_the_values() -> None:
    rng = random.Random(2)
    games = [rng.random() for _ in range(40)]
    groups = tuple(range(40))
    one = Witnesses(ORDER, tuple((each, 1.0) for each in games), groups)
    other = Witnesses(ORDER, tuple((each + 0.1, 1.0) for each in games), groups)
    found = difference(other, one)
    assert found.value == pytest.approx(0.1)
    assert found.error < 1e-9 < measured(one).error
    with pytest.raises(ValueError, match="on the same positions only"):
        difference(one, other._replace(groups=groups[::-1]))


def test_spoiled_weights_measure_worse(some: HeldOut, spoiled: Path) -> None:
    good, bad = Engine(), Engine(evaluation=str(spoiled))
    pairs = zip(
        [*searched(some, bad, 300), *looked_at(some, bad, 1)],
        [*searched(some, good, 300), *looked_at(some, good, 1)],
        strict=True,
    )
    for worse, better in pairs:
        found = difference(worse, better)
        assert found.value * better.measure.better < -found.error, better.measure.name


def test_measures_are_the_same_each_time(some: HeldOut) -> None:
    few = some._replace(positions=some.positions[:20])
    engine = Engine()
    looked_at(some, engine, 1)  # what the engine has looked at before does not matter
    assert searched(few, engine, 200) == searched(few, Engine(), 200)
    assert looked_at(few, engine, 2) == looked_at(few, Engine(), 2)


@pytest.mark.parametrize("game", ["harzdame", "international"])
def test_the_set_that_is_kept_is_no_guess(game: str) -> None:
    held_out = read_held_out(resource(f"weights/{game}.held-out"))
    assert held_out.making.nodes >= 10_000
    assert len({each.position for each in held_out.positions}) == len(held_out.positions) >= 500
