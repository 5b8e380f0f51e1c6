from harzdame_engine import Color, Score
from harzdame_engine.match.adjudication import Arbiter, DrawRule, ResignRule

BOTH = (Color.WHITE, Color.BLACK)


def ends(arbiter: Arbiter, scores: list[Score | None]) -> tuple[int, Color | None] | None:
    """After which ply it ends the game, and for whom; scores are the movers', White first."""
    for ply, score in enumerate(scores, 1):
        over, winner = arbiter.hear(BOTH[(ply - 1) % 2], score, ply)
        if over:
            return ply, winner
    return None


def cents(*values: int) -> list[Score | None]:
    return [Score(value) for value in values]


def test_a_level_game_is_a_draw_after_the_move() -> None:
    arbiter = Arbiter(DrawRule(after=3, moves=1, score=10), None)
    assert ends(arbiter, cents(0, 10, -10, 5, 0, 0, 0)) == (6, None)


def test_one_higher_score_begins_the_count_anew() -> None:
    arbiter = Arbiter(DrawRule(after=1, moves=2, score=10), None)
    assert ends(arbiter, cents(0, 0, 0, 11, 0, 0, 0, 0)) == (8, None)


def test_both_must_see_the_same_side_win() -> None:
    rule = ResignRule(moves=2, score=300)
    assert ends(Arbiter(None, rule), cents(300, -300, 300, -300)) == (4, Color.WHITE)
    assert ends(Arbiter(None, rule), cents(-900, 900, -900, 900)) == (4, Color.BLACK)
    assert ends(Arbiter(None, rule), cents(300, 300, 300, 300, 300)) is None
    assert ends(Arbiter(None, rule), cents(300, -299, 300, -300, 300)) is None


def test_a_seen_end_counts_whatever_its_number() -> None:
    arbiter = Arbiter(None, ResignRule(moves=1, score=100_000))
    assert ends(arbiter, [Score(0, -3), Score(0, 2)]) == (2, Color.BLACK)


def test_who_says_nothing_is_not_held_to_it() -> None:
    arbiter = Arbiter(DrawRule(after=1, moves=1, score=10), ResignRule(moves=1, score=0))
    assert ends(arbiter, [Score(50), None, Score(50), None]) is None


def test_without_rules_nothing_ends() -> None:
    assert ends(Arbiter(None, None), cents(*[0] * 500)) is None
