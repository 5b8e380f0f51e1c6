import random
from collections.abc import Callable
from itertools import combinations

import pytest
from harzdame_engine.tournament.cheapest_pairs import cheapest_pairs

Costs = dict[tuple[int, int], int | None]


def by(costs: Costs) -> Callable[[int, int], int | None]:
    return lambda one, other: costs[one, other]


def slow(points: tuple[int, ...], costs: Costs) -> int | None:
    if not points:
        return 0
    sums = []
    for other in points[1:]:
        cost = costs[points[0], other]
        rest = slow(tuple(each for each in points[1:] if each != other), costs)
        if cost is not None and rest is not None:
            sums.append(cost + rest)
    return min(sums, default=None)


@pytest.mark.parametrize("most", [1, 3, 30, 10**30])
def test_it_agrees_with_trying_everything(most: int) -> None:
    rng = random.Random(most)
    impossible = 0
    for _ in range(1500):
        size, share = rng.choice((2, 4, 6, 8, 10)), rng.choice((0.0, 0.3, 0.6, 0.75))
        costs: Costs = {
            pair: None if rng.random() < share else rng.randint(0, most)
            for pair in combinations(range(size), 2)
        }
        least = slow(tuple(range(size)), costs)
        if least is None:
            impossible += 1
            with pytest.raises(ValueError, match="cannot all be paired"):
                cheapest_pairs(size, by(costs))
            continue
        pairs = cheapest_pairs(size, by(costs))
        assert sorted(point for pair in pairs for point in pair) == list(range(size))
        assert sum(costs[pair] or 0 for pair in pairs) == least
    assert 100 < impossible < 900


def test_blossoms_within_blossoms() -> None:
    """Points on lines of clusters, in which odd groups that are near one another must be left."""
    rng = random.Random(7)
    for _ in range(300):
        places = [
            centre + rng.randint(0, 9) for centre in (0, 100, 200) for _ in range(rng.choice((1, 3, 5)))
        ]
        places += [rng.randint(0, 300)] * (len(places) % 2)
        costs: Costs = {
            (one, other): abs(places[one] - places[other])
            for one, other in combinations(range(len(places)), 2)
        }
        pairs = cheapest_pairs(len(places), by(costs))
        in_order = sorted(places)
        assert sum(costs[pair] or 0 for pair in pairs) == sum(
            high - low for low, high in zip(in_order[::2], in_order[1::2], strict=True)
        )


def test_nobody_is_paired_with_nobody() -> None:
    assert cheapest_pairs(0, lambda _one, _other: 0) == []
    with pytest.raises(ValueError, match="cannot all be paired"):
        cheapest_pairs(3, lambda _one, _other: 0)
