"""Buttons one beside the other, in as many rows as the width demands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget


class ButtonRows(QWidget):
    """Each button has the width of its text; those that are hidden take no room."""

    def __init__(self, buttons: Sequence[QAbstractButton], spacing: int) -> None:
        super().__init__()
        self._buttons = tuple(buttons)
        self._spacing = spacing
        for button in buttons:
            button.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _places(self, width: int) -> list[tuple[QAbstractButton, QRect]]:
        places: list[tuple[QAbstractButton, QRect]] = []
        x = y = high = 0
        for button in self._buttons:
            if button.isHidden():
                continue
            size = button.sizeHint()
            if x and x + size.width() > width:
                x, y, high = 0, y + high + self._spacing, 0
            places.append((button, QRect(x, y, min(size.width(), width), size.height())))
            x, high = x + size.width() + self._spacing, max(high, size.height())
        return places

    # Qt's own

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for _, place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        width = sum(button.sizeHint().width() + self._spacing for button in self._buttons)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        widest = max((button.sizeHint().width() for button in self._buttons), default=0)
        return QSize(widest, self.heightForWidth(max(self.width(), widest)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for button, place in self._places(self.width()):
            button.setGeometry(place)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
