import pytest
from harzdame_engine import Color, Piece, Position, PositionError, PositionProblem
from hypothesis import given
from hypothesis import strategies as st

START = (
    "W:Wa1,b1,c1,d1,e1,f1,a2,b2,c2,d2,e2,a3,b3,c3,d3,a4,b4,c4,a5,b5,a6"
    ":Bh3,g4,h4,f5,g5,h5,e6,f6,g6,h6,d7,e7,f7,g7,h7,c8,d8,e8,f8,g8,h8"
)


def test_start_position() -> None:
    assert Position.start().fen == START
    assert Position.from_fen(START) == Position.start()


def test_reads_men_kings_and_the_side_to_move() -> None:
    position = Position.from_fen("B:Wa1,Kc4:Bg8,Kh8")
    assert position.turn is Color.BLACK
    assert position.pieces == {
        "a1": Piece(Color.WHITE),
        "c4": Piece(Color.WHITE, king=True),
        "g8": Piece(Color.BLACK),
        "h8": Piece(Color.BLACK, king=True),
    }


@pytest.mark.parametrize(
    "text", ["w : w A1, kC4 : b g8,H8 .", "W:Bg8,h8:Wa1,Kc4", "W:Wa1,Kc4:Bg8,h8\n", "W:Wa1:WKc4:Bg8,h8"]
)
def test_case_blanks_order_and_closing_dot_do_not_matter(text: str) -> None:
    assert Position.from_fen(text).fen == "W:Wa1,Kc4:Bg8,h8"


@pytest.mark.parametrize(
    ("text", "problem", "square"),
    [
        ("", PositionProblem.UNREADABLE, None),
        ("hello", PositionProblem.UNREADABLE, None),
        ("W", PositionProblem.UNREADABLE, None),
        ("X:Wa1:Bh8", PositionProblem.UNREADABLE, None),
        ("W:Wa1,17:Bh8", PositionProblem.UNREADABLE, None),
        ("W:Wa1:Ch8", PositionProblem.UNREADABLE, None),
        ("W:Wi1:Bh8", PositionProblem.NO_SUCH_SQUARE, None),
        ("W:Wa9:Bh8", PositionProblem.NO_SUCH_SQUARE, None),
        ("W:Wa1,a1:Bh8", PositionProblem.OCCUPIED_TWICE, "a1"),
        ("W:Wc4:BKc4", PositionProblem.OCCUPIED_TWICE, "c4"),
        ("W:W:B", PositionProblem.NO_PIECES, None),
        ("W:Wc8:Bh8", PositionProblem.MAN_ON_PROMOTION_SQUARE, "c8"),
        ("W:Wa1:Ba6", PositionProblem.MAN_ON_PROMOTION_SQUARE, "a6"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(
    text: str, problem: PositionProblem, square: str | None
) -> None:
    with pytest.raises(PositionError) as error:
        Position.from_fen(text)
    assert (error.value.problem, error.value.square) == (problem, square)


def test_a_king_may_stand_on_a_promotion_square_and_a_man_on_the_opponents() -> None:
    assert Position.from_fen("W:WKc8,a1:Bh8").pieces["c8"].king


@given(st.text(alphabet="WBKabch1389:, .", max_size=40))
def test_any_text_is_read_or_refused_and_what_is_read_comes_back(text: str) -> None:
    try:
        position = Position.from_fen(text)
    except PositionError:
        return
    assert Position.from_fen(position.fen) == position
