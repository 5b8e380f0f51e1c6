"""A window with as large a board as there is room for, and a calm column beside it."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from harzdame_gui.access.walking import walk_by_keys
from harzdame_gui.board import BoardView
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.notices.room_window import RoomWindow
from harzdame_gui.play.navigation import MoveEntry
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.narrow_column import NarrowColumn

_USUAL = QSize(1240, 860)
_SMALLEST = QSize(700, 480)
_COLUMN = 340


class BoardWindow(RoomWindow):
    """The board follows the settings; `entry` is the field for moves, which a subclass puts in the column."""

    def __init__(self, name: str, settings: Settings) -> None:
        super().__init__(name, settings)
        self.board = BoardView()
        self.board.follow(settings)
        walk_by_keys(self.board)
        self.entry = MoveEntry()

    def show_beside(self, beside: QWidget) -> None:
        """Put the parts beside the board, below the window's notice."""
        space = current_theme().spacing.l
        column = NarrowColumn(_COLUMN)
        column.setProperty("role", "panel")
        fill(QVBoxLayout(column), self.notice, beside, spacing=0, margins=(1, 1, 1, 1), grow=(beside,))
        margins = (space, space, space, space)
        fill(QHBoxLayout(self), self.board, column, spacing=space, margins=margins, grow=(self.board,))
        self.open_at(_USUAL, _SMALLEST)
        self.board.setFocus()
