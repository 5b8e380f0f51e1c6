import pytest
from harzdame_engine import Color, Piece, Position, PositionError, PositionProblem, variants
from hypothesis import given
from hypothesis import strategies as st

from tests.for_each import for_each

BOARDS = ("harzdame", "international", "hexdame", "russian")
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


@for_each(
    ("text", "problem", "square"),
    [
        ("", PositionProblem.UNREADABLE, None),
        ("hello", PositionProblem.UNREADABLE, None),
        ("W", PositionProblem.UNREADABLE, None),
        ("X:Wa1:Bh8", PositionProblem.UNREADABLE, None),
        ("W:Wa1,a2-a4:Bh8", PositionProblem.UNREADABLE, None),
        ("W:Wa1,1-3:Bh8", PositionProblem.UNREADABLE, None),
        ("W:Wa1:Bh8:H0:F1", PositionProblem.UNREADABLE, None),
        ("W:Wa1,17:Bh8", PositionProblem.NO_SUCH_SQUARE, None),
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


@given(st.text(alphabet="WBKabch1389:,-. ", max_size=40), st.sampled_from(BOARDS))
def test_any_text_is_read_or_refused_and_what_is_read_comes_back(text: str, game: str) -> None:
    try:
        position = Position.from_fen(text, game)
    except PositionError:
        return
    assert Position.from_fen(position.fen, game) == position


@given(st.data())
def test_every_position_of_every_game_comes_back(data: st.DataObject) -> None:
    rules = data.draw(st.sampled_from(variants()))
    squares = data.draw(st.lists(st.sampled_from(rules.board.names), min_size=1, unique=True))
    pieces = {}
    for square in squares:
        color = data.draw(st.sampled_from(Color))
        crowned = rules.promotion_squares if color is Color.WHITE else rules.promotion_squares_black
        pieces[square] = Piece(color, square in crowned or data.draw(st.booleans()))
    position = Position.of(rules, pieces, data.draw(st.sampled_from(Color)))
    assert Position.from_fen(position.fen, rules.id) == position
    assert Position.from_fen(position.fen.lower().replace(",", " , "), rules.id) == position
    assert Position.from_fen(position.fen, rules.id).pieces == position.pieces


def test_the_start_of_international_draughts_in_ranges() -> None:
    assert Position.from_fen("W:W31-50:B1-20", "international") == Position.start("international")
    assert Position.start("international").fen.startswith("W:W31,32,33,")


@pytest.mark.parametrize(
    "text",
    [
        "B:W28,K31-33:BK1,05",
        "b : w 28 , k31 - 33 : b k01,5.",
        "B:B5,K1-1:WK33,K31-32,28",
        "B:W28,K31-33:BK1,5:H12:F30",
    ],
)
def test_numbers_are_read_generously(text: str) -> None:
    assert Position.from_fen(text, "international").fen == "B:W28,K31,K32,K33:BK1,5"


@pytest.mark.parametrize(
    ("text", "problem", "detail"),
    [
        ("W:Wc3:B20", PositionProblem.NO_SUCH_SQUARE, "c3"),
        ("W:W51:B20", PositionProblem.NO_SUCH_SQUARE, "51"),
        ("W:W0:B20", PositionProblem.NO_SUCH_SQUARE, "0"),
        ("W:W45-51:B20", PositionProblem.NO_SUCH_SQUARE, "51"),
        ("W:W50-31:B20", PositionProblem.UNREADABLE, "50-31"),
        ("W:W31-:B20", PositionProblem.UNREADABLE, "31-"),
        ("W:W31-35-37:B20", PositionProblem.UNREADABLE, "31-35-37"),
        ("W:W31-40,35:B20", PositionProblem.OCCUPIED_TWICE, "35"),
        ("W:W1-20:B40", PositionProblem.MAN_ON_PROMOTION_SQUARE, "1"),
    ],
)
def test_numbers_that_cannot_be_are_refused(text: str, problem: PositionProblem, detail: str) -> None:
    with pytest.raises(PositionError) as error:
        Position.from_fen(text, "international")
    assert (error.value.problem, error.value.detail) == (problem, detail)


@pytest.mark.parametrize(
    ("text", "fen"),
    [
        ("W:W21-32:B1-12", Position.start("russian").fen),
        ("W:W29,30,31,32,25-28,21-24:B9,10,11,12,5,6,7,8,1,2,3,4.", Position.start("russian").fen),
        ("B:W18,K05:Bk32,8", "B:Wd4,Ka7:BKg1,g7"),
        ("B:W18,Ka7:BK32,g7:H0:F12", "B:Wd4,Ka7:BKg1,g7"),
    ],
)
def test_lettered_dark_squares_may_be_numbered_from_blacks_side(text: str, fen: str) -> None:
    position = Position.from_fen(text, "russian")
    assert Position.from_fen(fen, "russian") == position
    assert position.fen == fen


@pytest.mark.parametrize(
    ("text", "problem", "detail"),
    [
        ("W:W33:B20", PositionProblem.NO_SUCH_SQUARE, "33"),
        ("W:W0:B20", PositionProblem.NO_SUCH_SQUARE, "0"),
        ("W:Wb1:B20", PositionProblem.NO_SUCH_SQUARE, "b1"),
        ("W:W32-21:B20", PositionProblem.UNREADABLE, "32-21"),
        ("W:W29,a1:B20", PositionProblem.OCCUPIED_TWICE, "a1"),
        ("W:W4:B20", PositionProblem.MAN_ON_PROMOTION_SQUARE, "h8"),
    ],
)
def test_numbers_of_lettered_squares_that_cannot_be_are_refused(
    text: str, problem: PositionProblem, detail: str
) -> None:
    with pytest.raises(PositionError) as error:
        Position.from_fen(text, "russian")
    assert (error.value.problem, error.value.detail) == (problem, detail)


def test_the_form_that_is_expected_is_the_boards() -> None:
    with pytest.raises(PositionError, match="W:W31-50"):
        Position.from_fen("hello", "international")
    with pytest.raises(PositionError, match="Kc4"):
        Position.from_fen("hello", "turkish")


def test_a_hexagons_columns_are_of_different_lengths() -> None:
    assert Position.from_fen("W:We1,KE9:Ba5", "hexdame").fen == "W:We1,Ke9:Ba5"
    for text, detail in (("W:Wa6:Be9", "a6"), ("W:Wi6:Be9", "i6"), ("W:Wj1:Be9", "j1")):
        with pytest.raises(PositionError) as error:
            Position.from_fen(text, "hexdame")
        assert (error.value.problem, error.value.detail) == (PositionProblem.NO_SUCH_SQUARE, detail)
