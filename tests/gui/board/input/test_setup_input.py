"""Setting up a position by hand: the board reports, its owner decides."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Color, Piece, Position
from PySide6.QtCore import QPoint, Qt

from harzdame_gui.board import BoardView
from tests.gui.board.conftest import Heard, Mouse

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
OFF_THE_BOARD = QPoint(2, 2)


@pytest.fixture
def edits(view: BoardView) -> list[tuple[object, ...]]:
    """The board's reports, with two pieces set up."""
    told: list[tuple[object, ...]] = []

    def teller(word: str) -> Callable[..., None]:
        return lambda *what: told.append((word, *what))

    view.squareClicked.connect(teller("clicked"))
    view.pieceMoved.connect(teller("moved"))
    view.pieceRemoved.connect(teller("removed"))
    view.set_editing(True)
    view.set_pieces({"c3": Piece(Color.WHITE), "f6": Piece(Color.BLACK, king=True)})
    return told


def test_a_click_on_an_empty_square(edits: list[tuple[object, ...]], mouse: Mouse) -> None:
    mouse.click("d5")
    mouse.click("d6", button=RIGHT)
    assert edits == [("clicked", "d5", LEFT), ("clicked", "d6", RIGHT)]


def test_a_click_on_a_piece(edits: list[tuple[object, ...]], mouse: Mouse) -> None:
    mouse.click("c3")
    mouse.click("f6", button=RIGHT)
    assert edits == [("clicked", "c3", LEFT), ("clicked", "f6", RIGHT)]


def test_painting_over_squares_names_each_once(edits: list[tuple[object, ...]], mouse: Mouse) -> None:
    point = mouse.point("d5")
    mouse.drag("d5", point + QPoint(3, 3), "e5", "f5", "f6")
    assert [square for _, square, _ in edits] == ["d5", "e5", "f5", "f6"]


def test_moving_after_the_release_paints_nothing(edits: list[tuple[object, ...]], mouse: Mouse) -> None:
    mouse.click("d5")
    mouse.move("e5")
    assert len(edits) == 1


def test_a_dragged_piece_moves(edits: list[tuple[object, ...]], mouse: Mouse) -> None:
    mouse.drag("c3", "d4", "g7")
    assert edits == [("moved", "c3", "g7")]


def test_a_piece_dragged_off_the_board_is_removed(edits: list[tuple[object, ...]], mouse: Mouse) -> None:
    mouse.drag("f6", "g7", OFF_THE_BOARD)
    assert edits == [("removed", "f6")]


def test_the_board_itself_changes_nothing(
    edits: list[tuple[object, ...]], mouse: Mouse, view: BoardView
) -> None:
    mouse.drag("c3", "g7")
    assert view._board_scene is not None
    assert set(view._board_scene.pieces()) == {"c3", "f6"}


def test_no_rules_apply_and_no_moves_are_told(
    edits: list[tuple[object, ...]], mouse: Mouse, heard: Heard
) -> None:
    mouse.drag("f6", "a1")
    assert heard == Heard()


def test_ending_shows_the_position_again(
    edits: list[tuple[object, ...]], view: BoardView, mouse: Mouse, heard: Heard
) -> None:
    view.set_editing(False)
    assert view._board_scene is not None
    assert view._board_scene.pieces() == Position.start().pieces
    mouse.click("d3", "d4")
    assert heard.paths == [("d3", "d4")]
    assert edits == []
