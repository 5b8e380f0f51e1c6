import random

from harzdame_engine.tournament.matching import has_perfect_matching


def slow(near: dict[int, set[int]]) -> bool:
    if not near:
        return True
    one = min(near)
    return any(
        slow({each: others - {one, other} for each, others in near.items() if each not in (one, other)})
        for other in near[one]
    )


def test_it_agrees_with_trying_everything() -> None:
    rng = random.Random(1)
    answers = []
    for _ in range(3000):
        size, share = rng.randint(0, 10), rng.choice((0.15, 0.25, 0.35, 0.5))
        near: dict[int, set[int]] = {point: set() for point in range(size)}
        for one in range(size):
            for other in range(one):
                if rng.random() < share:
                    near[one].add(other)
                    near[other].add(one)
        answers.append(slow(near))
        assert has_perfect_matching({each: sorted(others) for each, others in near.items()}) == answers[-1]
    assert 500 < sum(answers) < 2500


def test_odd_cycles_are_seen_through() -> None:
    # two triangles joined by an edge, and two chains that end in triangles
    triangles = {0: [1, 2], 1: [0, 2], 2: [0, 1, 3], 3: [2, 4, 5], 4: [3, 5], 5: [3, 4]}
    assert has_perfect_matching(triangles)
    apart = {0: [1, 2], 1: [0, 2], 2: [0, 1], 3: [4, 5], 4: [3, 5], 5: [3, 4]}
    assert not has_perfect_matching(apart)
