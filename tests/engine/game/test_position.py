import pytest
from harzdame_engine import Color, IllegalMove, Landing, Move, Outcome, Position, Termination


def test_playing_makes_a_new_position_and_leaves_the_old() -> None:
    start = Position.start()
    before = start.fen
    after = start.play(start.parse_move("f1-g1"))
    assert start.fen == before
    assert after.turn is Color.BLACK
    assert "g1" in after.pieces
    assert "f1" not in after.pieces


def test_an_illegal_move_is_not_played() -> None:
    with pytest.raises(IllegalMove):
        Position.start().play(Move("a1", (Landing("a2"),)))


def test_successors_are_the_positions_after_each_move_in_their_order() -> None:
    for position in (Position.start(), Position.from_fen("W:Wc3:Bc4,b5,d5,h8"), Position.from_fen("W:W:Bh8")):
        assert list(position.successors()) == [position.play(move) for move in position.legal_moves()]


def test_equal_positions_are_equal_and_hash_alike_whatever_way_they_arose() -> None:
    one = two = Position.start()
    for text in ("f1-g1", "c8-b8", "a6-a7"):
        one = one.play(one.parse_move(text))
    for text in ("a6-a7", "c8-b8", "f1-g1"):
        two = two.play(two.parse_move(text))
    assert one == two
    assert hash(one) == hash(two)
    assert one != Position.start()


def test_moves_are_listed_in_the_same_order_every_time() -> None:
    fen = Position.start().fen
    assert Position.from_fen(fen).legal_moves() == Position.from_fen(fen).legal_moves()


def test_a_move_tells_what_happened() -> None:
    (move,) = Position.from_fen("W:Wc3:Bc4,d5,h8").legal_moves()
    assert (move.origin, move.target) == ("c3", "e5")
    assert move.landings == (Landing("c5", "c4"), Landing("e5", "d5"))
    assert str(move) == "c3xc5xe5"


def test_promotion_is_part_of_the_move() -> None:
    position = Position.from_fen("W:Wc7:Bh1")
    move = position.parse_move("c7-c8")
    assert move.promotes
    assert position.play(move).pieces["c8"].king


def test_next_landings_lead_a_capture_jump_by_jump() -> None:
    # from c3 over c4 to c5, then over d5 to e5 or over b5 to a5: two pieces either way
    position = Position.from_fen("W:Wc3:Bc4,b5,d5,h8")
    assert position.next_landings(("c3",)) == ("c5",)
    assert set(position.next_landings(("c3", "c5"))) == {"a5", "e5"}
    assert position.next_landings(("c3", "c5", "e5")) == ()
    assert [str(m) for m in position.moves_along(("c3", "c5", "e5"))] == ["c3xc5xe5"]
    assert len(position.moves_along(("c3", "c5"))) == 2
    assert position.moves_along(("c3", "d3")) == ()


def test_outcome() -> None:
    assert Position.start().outcome() is None
    assert Position.from_fen("W:W:Bh8").outcome() == Outcome(Color.BLACK, Termination.NO_PIECES)
    # both steps of a1 are blocked and nothing can be taken: each blocker is backed up
    blocked = Position.from_fen("W:Wa1:BKa2,Ka3,Kb1,Kc1")
    assert blocked.outcome() == Outcome(Color.BLACK, Termination.NO_MOVES)


def test_results_in_pdn_form() -> None:
    assert Outcome(Color.WHITE, Termination.RESIGNATION).result == "1-0"
    assert Outcome(Color.BLACK, Termination.RESIGNATION).result == "0-1"
    assert Outcome(None, Termination.AGREEMENT).result == "1/2-1/2"
