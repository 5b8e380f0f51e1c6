"""A card beside the board whose width can be dragged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from harzdame_gui.widgets.layouts import fill

_GRIP = 8
SMALLEST = 240
"""Its least width."""
_Content = TypeVar("_Content", bound=QWidget)


class SideCard(QFrame, Generic[_Content]):
    """Holds one widget, which is made in it. Its place is given by the screen; it says what it would like.

    *Signals*
    changed(): it was shown or hidden, or wants another width.
    widthChosen(int): a person dragged its edge.
    """

    changed = Signal()
    widthChosen = Signal(int)

    def __init__(self, make: Callable[[QWidget], _Content], parent: QWidget) -> None:
        super().__init__(parent)
        self.wanted_width = SMALLEST
        self.is_wanted = False
        self.is_over = False
        self.setProperty("role", "panel")
        self.hide()
        self.content = make(self)
        self._grip = _Grip(self)
        self._grip.setAccessibleName(self.tr("Width of the list"))
        fill(QHBoxLayout(self), self.content, self._grip, spacing=0, grow=(self.content,))

    def want(self, *, shown: bool) -> None:
        """Show or hide the card."""
        self.is_wanted = shown
        self.changed.emit()
        self.setVisible(shown)

    def want_width(self, width: int) -> None:
        """Set the width that the card has if there is room."""
        self.wanted_width = max(SMALLEST, width)
        self.changed.emit()

    def lie_over(self, *, over: bool) -> None:
        """Set whether the card covers something else, at that one's width, or stands beside the board."""
        self.is_over = over
        self._grip.setVisible(not over)
        if over:
            self.raise_()


class _Grip(QWidget):
    """The edge to drag."""

    def __init__(self, card: SideCard[Any]) -> None:
        super().__init__(card)
        self._card = card
        self._from: tuple[int, int] | None = None
        self.setFixedWidth(_GRIP)
        self.setCursor(Qt.CursorShape.SplitHCursor)

    def _drag_to(self, width: int) -> None:
        self._card.want_width(width)
        self._card.widthChosen.emit(self._card.wanted_width)

    # Qt's own

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._from = (round(event.globalPosition().x()), self._card.width())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._from is not None:
            start, width = self._from
            self._drag_to(width + round(event.globalPosition().x()) - start)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._from = None
