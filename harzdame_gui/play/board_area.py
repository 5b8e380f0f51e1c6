"""The board between its two players and beside a gauge, as large a square as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from harzdame_gui.play.player_row import PlayerRow
from harzdame_gui.theme import current_theme


class BoardArea(QWidget):
    """A layout for the board, whichever widget that is, and for what surrounds it.

    With less height than the least that is asked for, the board gets smaller, and nothing is cut off.
    """

    def __init__(self, board: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self._minimum = theme.sizes.board_minimum
        self._board = board
        self.above = PlayerRow(self)
        self.below = PlayerRow(self)
        self._gauge: QWidget | None = None
        self._banner: QWidget | None = None
        self._gutter = theme.spacing.l
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        board.setMinimumSize(0, 0)
        board.setParent(self)

    def set_gauge(self, gauge: QWidget) -> None:
        """Put a slim widget beside the board, on the left; there is always room for one."""
        self._gauge = gauge
        is_wanted = not gauge.isHidden()
        gauge.setParent(self)  # which hides it
        gauge.setVisible(is_wanted)
        self._lay_out()

    def set_banner(self, banner: QWidget) -> None:
        """Put a widget over the row above the board; it is there while it is visible."""
        self._banner = banner
        banner.setParent(self)
        self._lay_out()

    def side_for(self, width: int, height: int) -> int:
        """The side of the board in an area of this size."""
        return max(0, min(width - self._gutter, height - self.above.height() - self.below.height()))

    def height_for(self, width: int, most: int) -> int:
        """The height that the board and its rows take in an area of this width and at most that height."""
        return self.side_for(width, most) + self.above.height() + self.below.height()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._gutter + self._minimum, self._minimum + self.above.height() + self.below.height())

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint() * 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        side = self.side_for(self.width(), self.height())
        row = self.above.height()
        left = self._gutter + (self.width() - self._gutter - side) // 2
        top = (self.height() - side - 2 * row) // 2
        wide = max(side, min(self._minimum, self.width() - self._gutter))  # names need it beside a tiny board
        inset = (wide - side) // 2
        self.above.setGeometry(QRect(left - inset, top, wide, row))
        if self._banner is not None:
            gap = self._gutter // 4
            self._banner.setGeometry(self.above.geometry().adjusted(0, gap, 0, -gap))
            self._banner.raise_()
        self._board.setGeometry(QRect(left, top + row, side, side))
        self.below.setGeometry(QRect(left - inset, top + row + side, wide, row))
        if self._gauge is not None:
            width = self._gauge.width()
            middle = left - self._gutter // 2
            self._gauge.setGeometry(QRect(middle - width // 2, top + row, width, side))
