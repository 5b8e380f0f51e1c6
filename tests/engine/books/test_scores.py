from harzdame_engine import Position
from harzdame_engine.books.scores import final_score, is_decided, seen_before
from harzdame_engine.search.engine import score_of


def test_a_score_is_seen_from_the_other_side() -> None:
    assert seen_before(35) == -35
    assert seen_before(0) == 0


def test_an_end_in_sight_is_one_ply_further_before_the_move() -> None:
    lost = final_score(Position.from_fen("W:W:Bh8"))
    assert lost is not None
    assert is_decided(lost)
    assert score_of(lost).plies_to_end == 0
    assert score_of(seen_before(lost)).plies_to_end == 1
    assert score_of(seen_before(seen_before(lost))).plies_to_end == -2


def test_a_game_that_goes_on_has_no_final_score() -> None:
    assert final_score(Position.start()) is None
    assert final_score(Position.from_fen("W:WKa1:BKh8", "turkish")) == 0
