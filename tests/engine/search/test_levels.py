"""Each weakness does what it says, the same for the same seed, and no level ever leaves the rules."""

import random
from collections.abc import Iterable

import pytest
from harzdame_engine import LEVELS, Engine, Level, Limit, Position, Weakness
from harzdame_engine.search.evaluation import BY_RULES, evaluation_of

HANGS = "W:Wc3,a1:Bc5,h8,g8"
"""c3-c4 gives a man away: c5 takes it going forward."""
HANGS_BACKWARD = "W:Wb4,a1:Bc3,h8,h7"
"""b4-c4 gives a man away: c3 takes it going backward."""
HANGS_TO_A_KING = "W:Wb4,a1:BKc1,h8,h7"
"""b4-c4 gives a man away: the king takes it from afar."""
APART = "W:Wd4,d3,Ka1:Bh8,g8,f8"


def by_rules() -> Engine:
    """An engine whose judgement stays the same whatever is learned."""
    return Engine(1, evaluation=BY_RULES)


def chosen(fen: str, depth: int, weakness: Weakness, seeds: Iterable[int] = range(30)) -> set[str]:
    level = Level("test", 1, depth=depth, weakness=weakness)
    position = Position.from_fen(fen)
    infos = [by_rules().analyse(position, Limit(), level=level, seed=seed) for seed in seeds]
    return {str(info.best) for info in infos}


def test_exchanges_are_followed_only_so_far() -> None:
    assert "c3-c4" in chosen(HANGS, 1, Weakness(noise=20, exchange=0))
    assert "c3-c4" not in chosen(HANGS, 1, Weakness(noise=20, exchange=1))


@pytest.mark.parametrize("fen", [HANGS_BACKWARD, HANGS_TO_A_KING])
def test_captures_that_are_hard_to_see_are_overlooked(fen: str) -> None:
    assert "b4-c4" in chosen(fen, 2, Weakness(noise=20, oversight=1000))
    assert "b4-c4" not in chosen(fen, 2, Weakness(noise=20))


def test_a_capture_forward_is_never_overlooked() -> None:
    assert "c3-c4" not in chosen(HANGS, 2, Weakness(noise=20, oversight=1000))


def test_some_seeds_overlook_and_some_do_not() -> None:
    moves = [chosen(HANGS_BACKWARD, 2, Weakness(oversight=500, habit=20), [seed]) for seed in range(40)]
    assert 0 < sum("b4-c4" in one for one in moves) < 40


def test_its_own_capture_is_always_seen() -> None:
    # the only piece to take lies behind the man
    assert chosen("W:Wc4:Bc3,h8,h7", 3, Weakness(oversight=1000)) == {"c4xc2"}


def test_natural_moves_please() -> None:
    assert chosen(APART, 1, Weakness()) == {"d4-d5"}
    assert chosen(APART, 1, Weakness(habit=400)) == {"d3-e3", "d4-e4", "d4-d5"}  # nobody moves the king


def test_a_plain_search_looks_no_further_for_threats() -> None:
    plain, usual = (
        Level("test", 1, depth=4, weakness=Weakness(exchange=0, plain=plain)) for plain in (True, False)
    )
    start = Position.start()
    assert by_rules().analyse(start, Limit(), level=plain).selective_depth == 4
    assert by_rules().analyse(start, Limit(), level=usual).selective_depth > 4


@pytest.mark.parametrize("game", ["harzdame", "international", "bahrain"])
def test_a_plain_search_judges_as_if_nobody_were_to_move(game: str) -> None:
    start = Position.start(game)
    judge = evaluation_of(start.rules).native
    assert judge
    level = Level("test", 1, depth=1, weakness=Weakness(plain=True))
    lines = Engine(1).analyse(start, Limit(), level=level, lines=len(start.legal_moves())).lines
    for line in lines:
        after = start.play(line.pv[0])
        passed = Position.from_fen("W" + after.fen[1:], game)
        seen, other = (judge(each._core) for each in (after, passed))
        assert seen + other  # it is worth something to be on the move
        assert abs(2 * line.score.centipieces - (other - seen)) <= 1


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_the_same_seed_plays_the_same(level: Level) -> None:
    engine = Engine(1)
    limit = Limit(nodes=4000) if level.full else Limit()
    first = engine.analyse(Position.start(), limit, level=level, seed=3)
    other = engine.analyse(Position.start(), limit, level=level, seed=4)
    engine.new_game()
    again = engine.analyse(Position.start(), limit, level=level, seed=3)
    assert (first.lines, first.nodes) == (again.lines, again.nodes)
    assert other.best in Position.start().legal_moves()


@pytest.mark.parametrize("game", ["harzdame", "international", "turkish", "dameo", "hexdame"])
def test_what_is_overlooked_never_leaves_the_rules(game: str) -> None:
    rng = random.Random(5)
    engine = Engine(1)
    level = Level("test", 1, depth=4, weakness=Weakness(50, 700, 2, 30))
    for seed in range(4):
        position = Position.start(game)
        for _ in range(60):
            info = engine.analyse(position, Limit(), level=level, seed=seed)
            if info.best is None:
                break
            after = position
            for move in info.pv:  # raises if one is not legal
                after = after.play(move)
            position = position.play(info.best if rng.random() < 0.5 else rng.choice(position.legal_moves()))


def test_at_full_strength_the_seed_changes_nothing_and_nothing_is_forgotten() -> None:
    without = ("small-first",)  # where a good move is remembered it searches deeper than before
    engine = Engine(4, without=without)
    fresh = engine.analyse(Position.start(), Limit(depth=7), seed=1)
    again = engine.analyse(Position.start(), Limit(depth=7), seed=2)
    assert again.nodes < fresh.nodes / 2
    assert Engine(4, without=without).analyse(Position.start(), Limit(depth=7), seed=2).nodes == fresh.nodes


NOISY = Level("test", 1, depth=5, weakness=Weakness(noise=60))
NOISIER = Level("test", 1, depth=5, weakness=Weakness(noise=90))
EVEN = Level("test", 1, depth=5)


@pytest.mark.parametrize(
    ("before", "after", "seed"),
    [(NOISY, NOISY, 2), (NOISY, NOISIER, 1), (NOISY, EVEN, 1), (EVEN, NOISY, 1)],
    ids=["another seed", "another weakness", "none any more", "one for the first time"],
)
def test_nothing_found_under_another_handicap_is_used(before: Level, after: Level, seed: int) -> None:
    engine = by_rules()
    engine.analyse(Position.start(), Limit(), level=before, seed=1)
    info = engine.analyse(Position.start(), Limit(), level=after, seed=seed)
    fresh = by_rules().analyse(Position.start(), Limit(), level=after, seed=seed)
    assert (info.nodes, info.lines) == (fresh.nodes, fresh.lines)


def test_levels_are_numbered_from_one_and_only_the_last_is_full() -> None:
    assert [level.number for level in LEVELS] == list(range(1, len(LEVELS) + 1))
    assert [level.full for level in LEVELS] == [False] * (len(LEVELS) - 1) + [True]
    assert len({level.id for level in LEVELS}) == len(LEVELS)


def test_a_level_of_so_many_nodes_is_as_strong_with_more_time() -> None:
    level = Level("test", 1, nodes=3000)
    short, long = (
        Engine(1).analyse(Position.start(), Limit(time=time), level=level) for time in (60.0, 600.0)
    )
    assert (short.nodes, short.lines) == (long.nodes, long.lines)
