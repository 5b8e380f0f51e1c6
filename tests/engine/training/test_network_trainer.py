"""The core's trainer against plain Python: evaluation, losses, derivatives, where it ends."""

from __future__ import annotations

import math
import random
from array import array
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from harzdame_engine import Position, StopToken, variant
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.symmetries import symmetries
from harzdame_engine.search.weights import Network, native_network
from harzdame_engine.training.fit import Sums
from harzdame_engine.training.units import from_network

from tests.engine.search.network_cases import random_network
from tests.engine.training.plain_losses import SLOPE, chance, logit, reference
from tests.engine.training.records import labelled_walk, record, walk

SHARES = [(0.0, 0.0), (1.0, 0.0), (0.7, 0.0), (0.5, 0.4), (1.0, 1.0)]
"""Of the score and of the order of siblings."""


def trainer(game: str = "harzdame", hidden: int = 64, **settings: Any) -> Any:
    rules = variant(game)
    native = native_rules(rules)
    shape = native_network(Network(2 * len(rules.setup), hidden), rules)
    given = {
        "start": b"", "slope": SLOPE, "blend": 0.7, "ranking": 0.0, "rate": 1.0, "seed": 1, "threads": 1,
    } | settings  # fmt: skip
    return native.width.NetworkTrainer(rules=native.rules, shape=shape, **given)


def ready(records: bytes, epochs: int = 1, **settings: Any) -> Any:
    made = trainer(**settings)
    made.count(records, StopToken())
    made.begin(epochs)
    return made


def fitted(records: bytes, epochs: int, **settings: Any) -> Any:
    made = ready(records, epochs, **settings)
    for epoch in range(epochs):
        made.train(records, epoch, StopToken())
    return made


@pytest.mark.parametrize(
    ("game", "hidden"), [("harzdame", 64), ("international", 128), ("hexdame", 96), ("turkish", 256)]
)
def test_it_evaluates_as_the_search_does(game: str, hidden: int) -> None:
    weights = random_network(game, most=40, hidden=hidden)
    made = trainer(game, hidden, start=from_network(weights, SLOPE))
    for position in walk(game, 20):
        found = weights.native(position._core)
        white = -found if position._core.black_to_move else found
        assert logit(made, position) / SLOPE == pytest.approx(white, abs=1.2)


@pytest.mark.parametrize(("blend", "ranking"), SHARES)
def test_the_losses_are_those_of_plain_python(blend: float, ranking: float) -> None:
    records = labelled_walk("harzdame", 40)
    start = from_network(random_network("harzdame", 40), SLOPE)
    made = ready(records, start=start, blend=blend, ranking=ranking)
    assert made.cost(records)[0] == pytest.approx(reference(made, records, blend, ranking), rel=1e-4)


@pytest.mark.parametrize("game", ["harzdame", "hexdame"])
@pytest.mark.parametrize(("blend", "ranking"), SHARES)
def test_derivatives_are_those_of_finite_differences(game: str, blend: float, ranking: float) -> None:
    records = labelled_walk(game, 24)
    made = ready(records, game=game, blend=blend, ranking=ranking)
    state = array("f", made.state)
    slopes = array("f", made.cost(records)[1])
    dice = random.Random(3)
    chosen = sorted(range(len(slopes)), key=lambda i: -abs(slopes[i]))[:12]
    for begin, end in places(game):  # of each kind of weights some that count
        chosen += dice.sample([i for i in range(begin, end) if abs(slopes[i]) > 1e-3], 6)
    here = made.cost(records)[0]
    for i in chosen:
        kept, step = state[i], 2.0**-9
        sides = []
        for moved in (kept + step, kept - step):
            state[i] = moved
            assert made.restore(state.tobytes(), 0)
            sides.append((made.cost(records)[0] - here) / (moved - kept))
        state[i] = kept
        # a hidden unit may come on between here and there: then the slope is that on the other side
        found = min((*sides, sum(sides) / 2), key=lambda slope: abs(slope - slopes[i]))
        assert found == pytest.approx(slopes[i], abs=0.03, rel=0.03)


def places(game: str) -> Iterator[tuple[int, int]]:
    rules = variant(game)
    native = native_network(Network(2 * len(rules.setup)), rules)
    begin = 0
    for size in (native.inputs * native.hidden, native.hidden, native.inputs):
        yield begin, begin + size
        begin += size
    yield begin, native.weights


def test_it_learns_what_it_is_told() -> None:
    records = b"".join(
        record(position, score=100 * (-1) ** i) for i, position in enumerate(walk("harzdame", 40))
    )
    made = fitted(records * 50, 150, blend=1.0)
    for i, position in enumerate(walk("harzdame", 40)):
        assert logit(made, position) / SLOPE == pytest.approx(100 * (-1) ** i, abs=25)


def test_it_learns_the_order_of_siblings() -> None:
    siblings = walk("harzdame", 6)
    group = b"".join(record(each, group=1, score=60 * i) for i, each in enumerate(siblings))
    made = fitted(group + b"".join(record(each) for each in walk("harzdame", 500, 2)), 400, ranking=0.9)
    found = [logit(made, each) for each in siblings]
    assert found == sorted(found)


def test_mirror_images_are_learned_with_each_position() -> None:
    """Harzdame's board can be mirrored in its long diagonal; only the one side is shown."""
    positions = walk("harzdame", 60)
    mirror = next(each for each in symmetries(positions[0].rules)[1:] if not each.swaps)
    images = b"".join(record(each.image(mirror), score=200 * (-1) ** i) for i, each in enumerate(positions))
    records = b"".join(record(each, score=200 * (-1) ** i) for i, each in enumerate(positions))
    before, after = ready(records), fitted(records * 30, 20, blend=1.0)
    losses = [Sums(*made.measure(images, StopToken())).score_loss for made in (before, after)]
    assert losses[1] < 0.8 * losses[0]


def test_threads_change_nothing() -> None:
    records = labelled_walk("harzdame", 600)
    one, three = (fitted(records, 3, ranking=0.2, threads=threads) for threads in (1, 3))
    assert one.weights == three.weights
    assert one.measure(records, StopToken()) == three.measure(records, StopToken())


def test_another_seed_begins_and_shuffles_otherwise() -> None:
    records = labelled_walk("harzdame", 600)
    assert ready(records).weights != ready(records, seed=2).weights
    one, other = ready(records), ready(records)
    one.train(records * 4, 1, StopToken())
    other.train(records * 4, 2, StopToken())
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


def copies(position: Position, results: Sequence[int], times: int = 500) -> bytes:
    return b"".join(record(position, result=result) for result in results) * times


def test_it_finds_the_share_of_games_won() -> None:
    one, other = walk("harzdame", 2)
    made = fitted(copies(one, [1, 1, 1, -1]) + copies(other, [0]), 60, blend=0.0)
    assert logit(made, one) == pytest.approx(math.log(3), abs=0.1)
    assert logit(made, other) == pytest.approx(0, abs=0.1)


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


def test_what_cannot_be_fitted_is_told() -> None:
    position = record(Position.start("harzdame"), result=1)
    with pytest.raises(ValueError, match="no quiet positions"):
        ready(b"")
    with pytest.raises(ValueError, match="no siblings"):
        ready(position, ranking=0.5)
    with pytest.raises(ValueError, match="other weights"):
        trainer(start=bytes(8))
    with pytest.raises(ValueError, match="other things"):
        trainer().count(position[:-1], StopToken())
