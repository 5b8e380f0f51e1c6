"""What lies above what on a board."""

from __future__ import annotations

import pytest
from harzdame_engine import Position
from PySide6.QtGui import QColor

from harzdame_gui.board import BoardView
from harzdame_gui.theme import CONTRAST_DARK_THEME, CONTRAST_LIGHT_THEME, Theme
from tests.gui.looks import take_theme


@pytest.mark.parametrize("theme", [CONTRAST_LIGHT_THEME, CONTRAST_DARK_THEME])
def test_the_number_of_a_square_can_be_read_where_a_move_ended_or_began(
    view: BoardView, theme: Theme
) -> None:
    before = Position.start("international")
    move = before.parse_move("32-28")
    take_theme(view, theme)
    view.set_position(before.play(move))
    view.set_last_move(move)
    layout = view._board_scene.layout
    middle, half = layout.center("32").toPoint(), int(layout.side / 2) - 1
    square = view.grab().toImage().copy(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
    shades = [square.pixelColor(x, y).lightness() for x in range(2 * half) for y in range(2 * half)]
    ink = QColor(theme.board.number).lightness()
    assert min(abs(shade - ink) for shade in shades) < 32
