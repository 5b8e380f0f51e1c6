"""The field for a text of any length: of a huge one the beginning is laid out, and all of it is kept."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, Signal, Slot
from PySide6.QtGui import QResizeEvent, QTextCursor, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from harzdame_gui.text.sizes import rest_text, shown_part
from harzdame_gui.widgets.labels import label

_LONGEST_WORD = 1000


class BoundedField(QPlainTextEdit):
    """Plain text; Tab leaves it.

    Of a huge text only the beginning is laid out and can be edited; the rest follows it as it is,
    and a line below the field says so.

    *Signals*
    edited(str): the person changed the text.
    """

    edited = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rest = ""
        self._more = label("caption")
        self._more.setParent(self)
        self._more.setToolTip(self.tr("All of the text is kept; its beginning can be edited here."))
        self._more.hide()
        self.setTabChangesFocus(True)
        self.textChanged.connect(self._on_changed)

    @property
    def text(self) -> str:
        """The whole text, with what is not shown of it."""
        return self.toPlainText() + self._rest

    def show_text(self, text: str) -> None:
        """Show a text that the person did not type."""
        if text != self.text:
            self._put(text)

    def _put(self, text: str) -> None:
        """Lay out a text, or as much of it as is shown."""
        shown = shown_part(text)
        self._rest = text[len(shown) :]
        self.blockSignals(True)
        self.clear()  # else what was there would be laid out anew
        self._prepare(shown)
        self.setPlainText(shown)
        self.blockSignals(False)
        self._more.setText(rest_text(len(self._rest)))
        self._more.setVisible(bool(self._rest))
        self._fit()

    def _prepare(self, *texts: str) -> None:
        """Break lines anywhere if a word is huge: else Qt looks at the rest of it for each of its lines."""
        huge = any(len(word) > _LONGEST_WORD for text in texts for word in text.split())
        mode = QTextOption.WrapMode
        self.setWordWrapMode(mode.WrapAnywhere if huge else mode.WrapAtWordBoundaryOrAnywhere)

    @Slot()
    def _on_changed(self) -> None:
        self._fit()
        self.edited.emit(self.text)

    @property
    def _below(self) -> int:
        """The height of the line below the text."""
        return self._more.sizeHint().height() if self._rest else 0

    def _fit(self) -> None:
        """Give the line below its place."""
        self.setViewportMargins(0, 0, 0, self._below)
        place = self.viewport().geometry()
        self._more.setGeometry(place.left(), place.bottom() + 1, place.width(), self._below)

    # Qt's own

    def insertFromMimeData(self, source: QMimeData) -> None:
        text = source.text()
        cursor = self.textCursor()
        before = self._between(0, cursor.selectionStart())
        after = self._between(cursor.selectionEnd(), self.document().characterCount() - 1)
        whole = before + text + after
        if shown_part(whole) == whole:
            self._prepare(self.toPlainText(), text)
            self.insertPlainText(text)
        else:
            self._put(whole + self._rest)
            self.moveCursor(QTextCursor.MoveOperation.End)
            self.edited.emit(self.text)

    def _between(self, start: int, end: int) -> str:
        """The text between two places, as Qt counts them."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor.selection().toPlainText()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
