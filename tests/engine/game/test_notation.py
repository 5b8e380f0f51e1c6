import pytest
from harzdame_engine import AmbiguousMove, IllegalMove, Position


@pytest.mark.parametrize("text", ["f1-g1", "f1g1", "F1-G1", " f1 - g1 ", "f1–g1", "f1xg1", "f1:g1"])
def test_a_step_is_read_generously(text: str) -> None:
    assert str(Position.start().parse_move(text)) == "f1-g1"


@pytest.mark.parametrize("text", ["c3xc5xe5", "c3xe5", "c3:c5:e5", "c3×e5", "c3e5", "c3-e5", "C3XC5XE5"])
def test_a_capture_is_read_whole_or_short(text: str) -> None:
    assert str(Position.from_fen("W:Wc3:Bc4,d5,h8").parse_move(text)) == "c3xc5xe5"


@pytest.mark.parametrize("text", ["", "f1", "f1-f3", "z9-a1", "f1-g1 and so on", "f1?g1", "0-0", "a6-a7-a8"])
def test_what_means_no_legal_move_is_refused(text: str) -> None:
    with pytest.raises(IllegalMove):
        Position.start().parse_move(text)


def test_a_short_form_that_means_two_moves_is_refused_and_both_are_named() -> None:
    # from b1 to g1 the king takes b5 and g5, and on its way east e6 or e7
    position = Position.from_fen("W:WKb1:BKb5,Kg5,Ke6,Ke7")
    with pytest.raises(AmbiguousMove) as error:
        position.parse_move("b1xg1")
    assert {str(move) for move in error.value.moves} == {"b1xb6xg6xg1", "b1xb7xg7xg1"}
    assert str(position.parse_move("b1xb7xg1")) == "b1xb7xg7xg1"


def test_every_way_of_playing_one_capture_reads_as_that_move() -> None:
    # over c2 to d2 or e2, and on over f2 to g2 or h2
    position = Position.from_fen("W:WKb2:Bc2,f2,h8")
    assert {str(move) for move in position.legal_moves()} == {"b2xd2xg2", "b2xd2xh2"}
    read = position.parse_move("b2xe2xh2")
    assert read in position.legal_moves()
    assert str(read) == "b2xe2xh2"  # by the way that was written


def test_the_beginning_of_one_capture_alone_does_not_choose_it() -> None:
    # one capture goes on from a2 and comes back to it, others come there by other ways
    position = Position.from_fen("B:WKe1,Kc2,Kg2,Ke3,h3,c4,Ke4,Ka5,Kf7,Kh7,Kd8,Kg8:BKb6,Ka8", "greek-5")
    with pytest.raises(AmbiguousMove):
        position.parse_move("a8xa2")


@pytest.mark.parametrize(
    ("game", "own", "others"),
    [
        ("english", "11-15", ("c3-d4", "C3D4", "c3 d4", "1115")),  # Black begins, from Black's corner
        ("russian", "c3-d4", ("22-18", "2218", "22 - 18")),
        ("international", "32-28", ("d4-e5", "d4e5")),
    ],
)
def test_squares_may_be_called_by_their_other_names(game: str, own: str, others: tuple[str, ...]) -> None:
    start = Position.start(game)
    assert {str(start.parse_move(text)) for text in (own, *others)} == {own}


@pytest.mark.parametrize("text", ["c3-15", "11-d4", "1-2", "22-18"])
def test_names_of_both_kinds_in_one_move_are_refused(text: str) -> None:
    with pytest.raises(IllegalMove):
        Position.start("english").parse_move(text)
