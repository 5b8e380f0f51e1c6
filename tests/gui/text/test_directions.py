"""Words for directions follow what is seen, however the board is turned."""

from __future__ import annotations

import pytest
from harzdame_engine import Color
from harzdame_engine.rules.board import DIAGONAL, ORTHOGONAL, Direction
from harzdame_engine.rules.half_boards import INTERNATIONAL
from harzdame_engine.rules.variants import HARZDAME

from harzdame_gui.board.geometry.layout import Orientation
from harzdame_gui.text.directions import directions_text

UPRIGHT, FLIPPED = Orientation(), Orientation(flipped=True)
STANDING, BOTH = Orientation(standing=True), Orientation(flipped=True, standing=True)


@pytest.mark.parametrize(
    ("view", "white", "black"),
    [
        (UPRIGHT, "up or to the right", "down or to the left"),
        (FLIPPED, "down or to the left", "up or to the right"),
        (STANDING, "diagonally forward", "diagonally forward"),
        (BOTH, "diagonally forward", "diagonally forward"),
    ],
)
def test_men_that_climb_from_corner_to_corner(view: Orientation, white: str, black: str) -> None:
    steps = HARZDAME.man_steps
    assert directions_text(steps, HARZDAME.board, Color.WHITE, view.eighths) == white
    assert directions_text(steps, HARZDAME.board, Color.BLACK, view.eighths) == black


@pytest.mark.parametrize("view", [STANDING, BOTH])
def test_on_its_corner_straight_is_seen_as_diagonal(view: Orientation) -> None:
    board = INTERNATIONAL.board
    assert (
        directions_text(ORTHOGONAL, board, Color.WHITE, view.eighths) == "diagonally in all four directions"
    )
    assert directions_text(DIAGONAL, board, Color.WHITE, view.eighths) == "straight in all four directions"


def test_one_direction_turns_with_the_board() -> None:
    up_left = (Direction.NW,)
    seen = [
        directions_text(up_left, INTERNATIONAL.board, Color.WHITE, view.eighths) for view in (UPRIGHT, BOTH)
    ]
    assert seen[0] == "diagonally up to the left"
    assert seen[1] == "to the right"
