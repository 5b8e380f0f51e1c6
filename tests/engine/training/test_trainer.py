"""The core's trainer against plain Python: its losses, their derivatives, and where a fit ends."""

from __future__ import annotations

import math
import random
from array import array
from collections.abc import Sequence
from typing import Any

import pytest
from harzdame_engine import Position, StopToken, variant
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.search.weights import native_shape
from harzdame_engine.training.fit import Sums
from harzdame_engine.training.positions_file import record_bytes
from harzdame_engine.training.regions import shape_of
from harzdame_engine.training.units import as_logits, light_weights

from tests.engine.search.learned_cases import random_weights
from tests.engine.training.plain_losses import SLOPE, chance, logit, reference
from tests.engine.training.records import labelled_walk, record, walk

SHARES = [(0.0, 0.0), (1.0, 0.0), (0.7, 0.0), (0.5, 0.4), (1.0, 1.0)]
"""Of the score and of the order of siblings."""


def trainer(game: str = "harzdame", **settings: Any) -> Any:
    rules = variant(game)
    native = native_rules(rules)
    shape = shape_of(rules)
    given = {
        "start": b"", "light": light_weights(rules, shape), "slope": SLOPE, "blend": 0.7, "ranking": 0.0,
        "penalty": 10.0, "rate": 1.0, "batch": 0, "threads": 1,
    } | settings  # fmt: skip
    return native.width.Trainer(rules=native.rules, shape=native_shape(shape, rules), **given)


def ready(records: bytes, epochs: int = 1, **settings: Any) -> Any:
    made = trainer(**settings)
    made.count(records, StopToken())
    made.begin(epochs)
    return made


def start_of(game: str) -> bytes:
    """Weights by chance, none of them nought."""
    weights = random_weights(game)
    return array(
        "f", (each or SLOPE for each in array("f", as_logits(weights, weights.shape, SLOPE)))
    ).tobytes()


def fitted(records: bytes, epochs: int = 30, **settings: Any) -> Any:
    made = ready(records, epochs, **settings)
    for epoch in range(epochs):
        made.train(records, epoch, StopToken())
    return made


@pytest.mark.parametrize("game", ["harzdame", "international", "hexdame", "turkish"])
def test_it_evaluates_as_the_search_does(game: str) -> None:
    weights = random_weights(game, most=100)
    made = trainer(game, start=as_logits(weights, weights.shape, SLOPE))
    for position in walk(game, 20):
        found = weights.native(position._core_rules, position._core)
        white = -found if position._core.black_to_move else found
        assert logit(made, position) / SLOPE == pytest.approx(white, abs=1.1)


@pytest.mark.parametrize(("blend", "ranking"), SHARES)
def test_the_losses_are_those_of_plain_python(blend: float, ranking: float) -> None:
    records = labelled_walk("harzdame", 40)
    weights = random_weights("harzdame", 60)
    start = as_logits(weights, weights.shape, SLOPE)
    made = ready(records, start=start, blend=blend, ranking=ranking)
    assert made.cost(records)[0] == pytest.approx(reference(made, records, blend, ranking), rel=1e-4)


@pytest.mark.parametrize("game", ["harzdame", "hexdame"])
@pytest.mark.parametrize(("blend", "ranking"), SHARES)
def test_derivatives_are_those_of_finite_differences(game: str, blend: float, ranking: float) -> None:
    records = labelled_walk(game, 24)
    made = ready(records, game=game, start=start_of(game), blend=blend, ranking=ranking)
    state = array("f", made.state)
    dice = random.Random(3)
    for i in range(len(state) // 2):
        state[i] = dice.uniform(-0.1, 0.1)  # away from where they began, so that the penalty has a slope
    slopes = derivatives(made, state, records)
    chosen = sorted(range(len(slopes)), key=lambda i: -abs(slopes[i]))[:20] + dice.sample(
        range(len(slopes)), 5
    )
    chosen += range(len(slopes) - 12, len(slopes))  # of the whole board
    for i in chosen:
        kept, step = state[i], 2.0**-6
        values = []
        for moved in (kept + step, kept - step):
            state[i] = moved
            made.restore(state.tobytes(), 0)
            values.append(made.cost(records)[0])
        state[i] = kept
        assert (values[0] - values[1]) / (2 * step) == pytest.approx(slopes[i], abs=0.02, rel=0.01)


def derivatives(made: Any, state: array[float], records: bytes) -> array[float]:
    assert made.restore(state.tobytes(), 0)
    return array("f", made.cost(records)[1])


def copies(position: Position, labels: Sequence[dict[str, object]], times: int = 500) -> bytes:
    return b"".join(record(position, **label) for label in labels) * times


def test_it_finds_the_share_of_games_won() -> None:
    one, other = walk("harzdame", 2)
    records = copies(one, [{"result": 1}] * 3 + [{"result": -1}]) + copies(other, [{"result": 0}])
    made = fitted(records, blend=0.0)
    assert logit(made, one) == pytest.approx(math.log(3), abs=0.02)
    assert logit(made, other) == pytest.approx(0, abs=0.02)


def test_it_finds_the_scores() -> None:
    one, other = walk("harzdame", 2)
    records = copies(one, [{"score": 120}]) + copies(other, [{"score": -40, "result": 1}])
    made = fitted(records, blend=1.0)
    assert logit(made, one) == pytest.approx(120 * SLOPE, abs=0.02)
    assert logit(made, other) == pytest.approx(-40 * SLOPE, abs=0.02)


def test_it_finds_the_order_of_siblings() -> None:
    one, other, third = walk("harzdame", 3)
    scores = {one: 30, other: -20, third: 0}
    records = b"".join(
        record(position, group=group, score=score) for group in (1, 2) for position, score in scores.items()
    )
    records *= 200
    made = fitted(records, 60, ranking=1.0)
    assert logit(made, one) - logit(made, other) == pytest.approx(50 * SLOPE, abs=0.02)
    assert logit(made, one) - logit(made, third) == pytest.approx(30 * SLOPE, abs=0.02)
    sums = Sums(*made.measure(records, StopToken()))
    assert sums.orders == pytest.approx(400 * (0.5 + 0.3 + 0.2) / 2)
    assert sums.orders_right == pytest.approx(sums.orders)


def test_a_fit_ends_where_nothing_slopes() -> None:
    records = labelled_walk("harzdame", 200)
    first = ready(records, blend=0.5, ranking=0.3)
    last = fitted(records, 300, blend=0.5, ranking=0.3)
    before, after = (sum(map(abs, array("f", each.cost(records)[1]))) for each in (first, last))
    assert after < 0.02 * before
    assert last.cost(records)[0] < first.cost(records)[0]


def test_weights_stay_near_where_they_began_as_far_as_the_penalty_says() -> None:
    records = labelled_walk("harzdame", 60)
    start = start_of("harzdame")
    before = array("f", start)
    light = set(light_weights(variant("harzdame"), shape_of(variant("harzdame"))))
    for penalty, most in ((1e7, 1e-4), (1.0, math.inf)):
        after = array("f", fitted(records, start=start, penalty=penalty).weights)
        moved = [abs(after[i] - before[i]) for i in range(len(before)) if i // 2 not in light]
        assert 0 < max(moved) < most
        assert sum(each == 0 for each in moved) > len(moved) / 2  # never seen


def test_threads_change_nothing() -> None:
    records = labelled_walk("harzdame", 600)
    one, three = (fitted(records, 3, ranking=0.2, batch=300, threads=threads) for threads in (1, 3))
    assert one.weights == three.weights
    assert one.measure(records, StopToken()) == three.measure(records, StopToken())


def test_another_seed_shuffles_otherwise() -> None:
    records = labelled_walk("harzdame", 600)
    one, other = ready(records, batch=64), ready(records, batch=64)
    one.train(records, 1, StopToken())
    other.train(records, 2, StopToken())
    assert one.weights != other.weights


def test_it_goes_on_from_a_state() -> None:
    records = labelled_walk("harzdame", 300)
    whole = fitted(records, 4)
    half, rest = ready(records, 4), ready(records, 4)
    half.train(records, 0, StopToken())
    half.train(records, 1, StopToken())
    assert rest.restore(half.state, half.trained)
    rest.train(records, 2, StopToken())
    rest.train(records, 3, StopToken())
    assert rest.weights == whole.weights
    assert not rest.restore(half.state[:-4], half.trained)


def test_a_stop_is_obeyed_at_once() -> None:
    records = labelled_walk("harzdame", 300)
    made = ready(records)
    token = StopToken()
    token.stop()
    before = made.weights
    assert sum(made.train(records, 1, token)) == 0
    assert made.weights == before


def test_positions_with_captures_are_left_out() -> None:
    position = Position.start("harzdame")
    made = trainer()
    made.count(record(position) + record(position, quiet=False), StopToken())
    assert made.positions == 1


def test_many_siblings_do_not_take_long() -> None:
    position = Position.start("harzdame")
    records = b"".join(record(position, group=1, score=score % 300) for score in range(20_000))
    sums = Sums(*trainer().measure(records, StopToken()))
    assert 0 < sums.orders < 20_000


def test_what_cannot_be_fitted_is_told() -> None:
    position = record(Position.start("harzdame"), result=1)
    with pytest.raises(ValueError, match="no quiet positions"):
        ready(b"")
    with pytest.raises(ValueError, match="no siblings"):
        ready(position, ranking=0.5)
    with pytest.raises(ValueError, match="other weights"):
        trainer(start=bytes(8))
    with pytest.raises(ValueError, match="no such weight"):
        trainer(light=[-1])
    with pytest.raises(ValueError, match="other things"):
        trainer().count(position[: record_bytes(variant("harzdame")) - 1], StopToken())


def test_the_slope_of_scores_is_found() -> None:
    dice = random.Random(5)
    rules = variant("harzdame")
    start = Position.start("harzdame")
    records = []
    for _ in range(5000):
        score = round(dice.gauss(0, 150))
        records.append(record(start, score=score, result=1 if dice.random() < chance(SLOPE * score) else -1))
    records.append(record(start, score=3000))  # no result
    native = native_rules(rules)
    assert native.width.slope_of_scores(native.rules, b"".join(records)) == pytest.approx(SLOPE, rel=0.1)
