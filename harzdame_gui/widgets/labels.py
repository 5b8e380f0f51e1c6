"""Labels in a role of the style sheet, labels that may be cut off, and the line between two parts."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel


def label(role: str, text: str = "", *, wrap: bool = False) -> QLabel:
    """A label that the style sheet shows in a role, such as ``"muted"``."""
    made = QLabel(text, wordWrap=wrap)
    made.setProperty("role", role)
    return made


class ElidedLabel(QLabel):
    """Plain text of one line; where it does not fit, it ends in an ellipsis and the tooltip has all of it."""

    def setText(self, text: str) -> None:
        super().setText(text)
        self._explain()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._explain()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.style().drawItemText(
            painter,
            self.contentsRect(),
            int(self.alignment()),
            self.palette(),
            self.isEnabled(),
            self.shown_text(),
            self.foregroundRole(),
        )

    def shown_text(self) -> str:
        """The text, cut off where there is no room for more."""
        return self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.contentsRect().width()
        )

    def _explain(self) -> None:
        text = "" if self.shown_text() == self.text() else self.text()
        # a tooltip would take signs from elsewhere, such as a name in a file, for the tags of a page
        self.setToolTip(f"<qt>{escape(text)}</qt>" if "<" in text else text)


def separator() -> QFrame:
    """A thin horizontal line."""
    line = QFrame()
    line.setProperty("role", "separator")
    return line
