"""A row with a move and its verdict: a badge, the move, and at the right the verdict's words."""

from __future__ import annotations

from harzdame_engine.endgames.verdict import JudgedMove
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from harzdame_gui.endgames.verdict_badge import paint_badge
from harzdame_gui.text.short_moves import short_move
from harzdame_gui.theme import current_theme

JUDGED_ROLE = Qt.ItemDataRole.UserRole
"""The row's JudgedMove."""
VERDICT_ROLE = Qt.ItemDataRole.UserRole + 1
"""Its verdict in words."""

Index = QModelIndex | QPersistentModelIndex

_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class JudgedRow(QStyledItemDelegate):
    """Draws rows that have the roles above; greyed while they are `stale`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stale = False

    @property
    def height(self) -> int:
        """The height of each row in pixels."""
        return QFontMetrics(current_theme().font()).height() + current_theme().spacing.s

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if not focused and not option.state & QStyle.StateFlag.State_MouseOver:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(current_theme().color("accent_soft" if focused else "raised"))
        radius = current_theme().sizes.radius
        painter.drawRoundedRect(QRectF(option.rect).adjusted(0, 1, 0, -1), radius, radius)

    # Qt's own

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, self.height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = current_theme()
        judged: JudgedMove = index.data(JUDGED_ROLE)
        painter.save()
        painter.setLayoutDirection(option.direction)  # whose own is that of the app
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.stale:
            self._paint_ground(painter, option)
        row = option.rect.adjusted(theme.spacing.xs, 0, -theme.spacing.s, 0)
        side = theme.sizes.icon_small
        badge = QRect(row.left(), row.top() + (row.height() - side) // 2, side, side)
        painter.setOpacity(0.4 if self.stale else 1.0)
        paint_badge(painter, QRectF(badge), judged.verdict)
        painter.setFont(theme.font())
        words = index.data(VERDICT_ROLE)
        painter.setPen(theme.color("text_muted"))
        painter.drawText(row, _RIGHT, words)
        room = row.adjusted(side + theme.spacing.s, 0, 0, 0)
        room.setWidth(room.width() - painter.fontMetrics().horizontalAdvance(words) - theme.spacing.s)
        painter.setPen(theme.color("text"))
        text = painter.fontMetrics().elidedText(
            short_move(judged.move), Qt.TextElideMode.ElideMiddle, room.width()
        )
        painter.drawText(room, _LEFT, text)
        painter.restore()
