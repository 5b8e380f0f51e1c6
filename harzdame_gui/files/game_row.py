"""A row of the list of games: number, players and result, and below them date, event and which game it is."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from harzdame_gui.files.game_search import GameFacts
from harzdame_gui.files.games_model import CURRENT_ROLE, FACTS_ROLE, Index, details_of
from harzdame_gui.theme import FontRole, Theme

_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
_DIGITS = 3
"""There is always room for a number of so many."""
_BAR = 3


class GameRow(QStyledItemDelegate):
    """Draws the rows of a `GamesModel`; the game on the board has a bar at its left and stands out."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._font = theme.font(FontRole.BODY)
        self._strong = theme.font(FontRole.STRONG)
        self._small = theme.font(FontRole.CAPTION)

    @property
    def height(self) -> int:
        """Of each row."""
        return _line(self._font) + _line(self._small) + 2 * self._theme.spacing.xs + 2

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, *, current: bool) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        area = QRectF(option.rect).adjusted(1, 1, -1, -1)
        radius = self._theme.sizes.radius
        ground = ""
        if option.state & QStyle.StateFlag.State_Selected:
            ground = "accent_soft"
        elif option.state & QStyle.StateFlag.State_MouseOver:
            ground = "raised"
        if ground:
            painter.setBrush(self._theme.color(ground))
            painter.drawRoundedRect(area, radius, radius)
        if current:
            painter.setBrush(self._theme.color("accent"))
            bar = QRectF(area.left() + 1, area.top() + radius, _BAR, area.height() - 2 * radius)
            painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)

    # Qt's own

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, self.height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, space = self._theme, self._theme.spacing
        facts: GameFacts = index.data(FACTS_ROLE)
        current: bool = index.data(CURRENT_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option, current=current)
        area: QRect = option.rect.adjusted(space.s, space.xs, -space.s, -space.xs)
        painter.setFont(self._small)
        number = str(facts.number)
        digits = "0" * max(_DIGITS, len(number))
        left = painter.fontMetrics().horizontalAdvance(digits) + space.s
        first = QRect(area.left(), area.top(), area.width(), _line(self._font))
        second = QRect(area.left() + left, first.bottom() + 1, area.width() - left, _line(self._small))
        painter.setPen(theme.color("text_muted"))
        painter.drawText(first, _LEFT, number)
        _draw_elided(painter, second, " · ".join(details_of(facts)))
        painter.setFont(self._font)
        painter.setPen(theme.color("text"))
        painter.drawText(first, _RIGHT, facts.result)
        result = painter.fontMetrics().horizontalAdvance(facts.result) + space.s if facts.result else 0
        painter.setFont(self._strong if current else self._font)
        _draw_elided(painter, first.adjusted(left, 0, -result, 0), index.data(Qt.ItemDataRole.DisplayRole))
        painter.restore()


def _draw_elided(painter: QPainter, area: QRect, text: str) -> None:
    mode = Qt.TextElideMode.ElideRight
    painter.drawText(area, _LEFT, painter.fontMetrics().elidedText(text, mode, area.width()))


def _line(font: QFont) -> int:
    return QFontMetrics(font).height()
