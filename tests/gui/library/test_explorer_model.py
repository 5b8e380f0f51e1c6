"""The bar of a move's results."""

from __future__ import annotations

import pytest
from harzdame_engine import Position
from harzdame_engine.library.explorer import ExploredMove
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from harzdame_gui.library.explorer_model import ScoreBar
from harzdame_gui.theme import CONTRAST_DARK_THEME, CONTRAST_LIGHT_THEME, DARK_THEME, LIGHT_THEME, Theme
from harzdame_gui.theme.current import wear

LEAST = 70
"""Of 255, between the figure and its ground."""


@pytest.mark.parametrize("theme", [LIGHT_THEME, DARK_THEME, CONTRAST_LIGHT_THEME, CONTRAST_DARK_THEME])
@pytest.mark.parametrize("results", [(9, 0, 0), (0, 9, 0), (0, 0, 9)])
def test_the_share_of_points_is_read_on_whatever_part_it_stands(
    qtbot: QtBot, theme: Theme, results: tuple[int, int, int]
) -> None:
    wear(theme)
    model = QStandardItemModel()
    item = QStandardItem("50 %")
    move = Position.start("international").legal_moves()[0]
    item.setData(ExploredMove(move, 9, *results), Qt.ItemDataRole.UserRole)
    model.appendRow(item)
    picture = QImage(200, 24, QImage.Format.Format_RGB32)
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, 200, 24)
    painter = QPainter(picture)
    ScoreBar().paint(painter, option, model.index(0, 0))
    painter.end()
    inside = [picture.pixelColor(x, y).lightness() for x in range(6, 60) for y in range(7, 17)]
    assert max(inside) - min(inside) > LEAST
