import pytest
from harzdame_engine import variant, variants
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


@pytest.mark.parametrize(
    ("game", "corners"),
    [
        ("international", {"6": (0, 8), "5": (9, 9), "46": (0, 0)}),
        ("russian", {"a1": (0, 0), "h8": (7, 7)}),
        ("english", {"1": (1, 7), "4": (7, 7), "29": (0, 0), "32": (6, 0)}),
        ("jamaican", {"a1": (0, 7), "g1": (6, 7), "h8": (7, 0), "b8": (1, 0)}),
        ("filipino", {"b1": (1, 0), "h1": (7, 0), "a8": (0, 7)}),
        ("spantsireti", {"a1": (0, 0), "i1": (8, 0), "j8": (9, 7)}),
        ("canadian", {"1": (1, 11), "67": (0, 0), "72": (10, 0)}),
        ("srilankan", {"1": (0, 11), "67": (1, 0), "72": (11, 0)}),
    ],
)
def test_half_boards_are_named_from_their_corner(game: str, corners: dict[str, tuple[int, int]]) -> None:
    board = variant(game).board
    assert {square: board.place(square) for square in corners} == corners
    assert {board.shade(*board.place(square)) for square in board.names} == {0}
    # each diagonal step is one shift of the bits, and no step leads over an edge onto another square
    steps = ((square, way, board.neighbour(square, way)) for square in board.names for way in board.vectors)
    for square, way, beside in steps:
        target = board.bit_of[square] + board.shifts[way]
        assert board.name_of_bit.get(target) == beside


def test_a_direction_leads_equally_far_in_bit_numbers_everywhere() -> None:
    for board in {rules.board for rules in variants()}:
        for direction, shift in board.shifts.items():
            steps = [(square, board.neighbour(square, direction)) for square in board.names]
            assert {board.bit_of[to] - board.bit_of[square] for square, to in steps if to} == {shift}
