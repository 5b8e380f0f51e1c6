"""Buttons one beside the other, in as many rows as the width demands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from harzdame_gui.widgets.layouts import placed_as_read
from harzdame_gui.widgets.tab_order import lead_tab_to


class ButtonRows(QWidget):
    """Each button has the width of its text; those that are hidden take no room."""

    def __init__(self, buttons: Sequence[QAbstractButton], spacing: int, *, at_right: bool = False) -> None:
        """`at_right`: each row ends at the right edge, where one reads from the right at the left."""
        super().__init__()
        self._buttons: tuple[QAbstractButton, ...] = ()
        self._spacing = spacing
        self._at_right = at_right
        self.set_buttons(buttons)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_buttons(self, buttons: Sequence[QAbstractButton]) -> None:
        """Have these in place of those before, which are let go."""
        for button in set(self._buttons) - set(buttons):
            button.hide()
            button.deleteLater()
        self._buttons = tuple(buttons)
        before: QWidget = self
        for button in buttons:
            button.setParent(self)
            button.show()
            lead_tab_to(button, before)
            before = button
        self._arrange()
        self.updateGeometry()

    def _arrange(self) -> None:
        for button, place in self._places(self.width()):
            button.setGeometry(placed_as_read(place, self.rect()))

    def _rows(self, width: int) -> list[list[QAbstractButton]]:
        rows: list[list[QAbstractButton]] = [[]]
        for button in self._buttons:
            if button.isHidden():
                continue
            if rows[-1] and self._width_of([*rows[-1], button]) > width:
                rows.append([])
            rows[-1].append(button)
        return rows

    def _width_of(self, row: Sequence[QAbstractButton]) -> int:
        return max(0, sum(button.sizeHint().width() + self._spacing for button in row) - self._spacing)

    def _places(self, width: int) -> list[tuple[QAbstractButton, QRect]]:
        places: list[tuple[QAbstractButton, QRect]] = []
        y = 0
        for row in self._rows(width):
            x = max(0, width - self._width_of(row)) if self._at_right else 0
            for button in row:
                size = button.sizeHint()
                places.append((button, QRect(x, y, min(size.width(), width), size.height())))
                x += size.width() + self._spacing
            y += max((button.sizeHint().height() for button in row), default=0) + self._spacing
        return places

    # Qt's own

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for _, place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        width = self._width_of(self._buttons)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        widest = max((button.sizeHint().width() for button in self._buttons), default=0)
        return QSize(widest, self.heightForWidth(max(self.width(), widest)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
