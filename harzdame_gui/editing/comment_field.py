"""The field for a comment: it grows with its text, and leaves undo and redo to the game."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent, QTextCursor, QTextOption
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QWidget

from harzdame_gui.text.sizes import rest_text, shown_part
from harzdame_gui.theme import FontRole, Theme

_FEWEST, _MOST = 2, 5  # lines
_FRAME = 16  # border and padding of the style sheet, above and below
_LONGEST_WORD = 1000
_PASSING = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
"""The keyboard comes back after these."""


class CommentField(QPlainTextEdit):
    """Plain text; Escape leaves it.

    Of a huge text only the beginning is laid out and can be edited; the rest follows it as it is,
    and a line below the field says so.

    *Signals*
    edited(str): the person changed the text.
    undoWanted(), redoWanted(): the keys for these were pressed.
    left(): the person is done with the field.
    focusChanged(bool): the person began to write, or went elsewhere within the window.
    """

    edited = Signal(str)
    undoWanted = Signal()
    redoWanted = Signal()
    left = Signal()
    focusChanged = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rest = ""
        self._more = QLabel(self)
        self._more.setProperty("role", "muted")
        self._more.setToolTip(self.tr("All of the comment is kept; its beginning can be edited here."))
        self._more.hide()
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        self.textChanged.connect(self._on_changed)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Take other fonts."""
        self.setFont(theme.font())
        self._more.setFont(theme.font(FontRole.CAPTION))
        self._fit()

    @property
    def text(self) -> str:
        """The whole comment, with what is not shown of it."""
        return self.toPlainText() + self._rest

    def show_text(self, text: str) -> None:
        """Show a text that the person did not type; the text cursor stays near its place."""
        if text == self.text:
            return
        place = self.textCursor().position()
        self._put(text)
        shown = self.document().characterCount() - 1
        cursor = self.textCursor()
        cursor.setPosition(min(place, shown) if self.hasFocus() else shown)
        self.setTextCursor(cursor)

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

    def show_hint(self, text: str) -> None:
        """Show what the field is for while it is empty."""
        self.setPlaceholderText(text)
        self.viewport().update()  # Qt repaints it only where the hint comes or goes

    @Slot()
    def _on_changed(self) -> None:
        self._fit()
        self.edited.emit(self.text)

    def _fit(self) -> None:
        lines = max(_FEWEST, min(_MOST, round(self.document().size().height())))
        below = self._more.sizeHint().height() if self._rest else 0
        self.setViewportMargins(0, 0, 0, below)
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + below + _FRAME)
        place = self.viewport().geometry()
        self._more.setGeometry(place.left(), place.bottom() + 1, place.width(), below)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumHeight())

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

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focusChanged.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _PASSING:
            self.focusChanged.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undoWanted.emit()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.redoWanted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
