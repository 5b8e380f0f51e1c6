from harzdame_engine.rules.board import SQUARE_8X8, Direction


def test_square_board_has_64_squares_named_by_file_and_rank() -> None:
    assert len(SQUARE_8X8.names) == 64
    assert SQUARE_8X8.place("a1") == (0, 0)
    assert SQUARE_8X8.place("h8") == (7, 7)
    assert SQUARE_8X8.place("c2") == (2, 1)


def test_directions_lead_where_their_names_say_and_end_at_the_edge() -> None:
    around = {d.name: SQUARE_8X8.neighbour("d4", d) for d in Direction}
    assert around == {
        "N": "d5", "NE": "e5", "E": "e4", "SE": "e3", "S": "d3", "SW": "c3", "W": "c4", "NW": "c5",
    }  # fmt: skip
    assert SQUARE_8X8.neighbour("h4", Direction.E) is None
    assert SQUARE_8X8.neighbour("a8", Direction.NW) is None


def test_opposite_square_is_the_board_turned_by_180_degrees() -> None:
    assert SQUARE_8X8.opposite("a1") == "h8"
    assert SQUARE_8X8.opposite("c2") == "f7"


def test_masks_and_squares_are_each_others_inverse() -> None:
    squares = ("a1", "c3", "h8")
    assert SQUARE_8X8.squares(SQUARE_8X8.mask(squares)) == squares
