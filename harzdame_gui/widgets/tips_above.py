"""Tooltips above a bar, so that what lies below it stays in sight and can be clicked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

_GAP = 4


class TipsAbove(QObject):
    """Shows the tooltips of all parts of a bar above it, where Qt would show them below the pointer."""

    def __init__(self, bar: QWidget) -> None:
        super().__init__(bar)
        self._bar = bar
        for part in bar.findChildren(QWidget):
            part.installEventFilter(self)

    def _show(self, part: QWidget, place: QPoint) -> None:
        QToolTip.showText(place, part.toolTip(), part)
        tip = next((each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel")), None)
        if tip is None:
            return
        screen, top = part.screen().availableGeometry(), self._bar.mapToGlobal(QPoint()).y()
        right = max(screen.left(), screen.right() + 1 - tip.width())
        tip.move(min(tip.x(), right), max(screen.top(), top - tip.height() - _GAP))

    # Qt's own

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and isinstance(watched, QWidget) and watched.toolTip():
            self._show(watched, event.globalPos())
            return True
        return super().eventFilter(watched, event)
