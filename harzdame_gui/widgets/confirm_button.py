"""A button for what cannot be meant by mistake: it asks in its own place, for a few seconds."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill

_PATIENCE_MS = 8000
"""The time after which nobody means to answer."""


class ConfirmButton(QWidget):
    """Shows the button of `ask`; once that was triggered, by whichever way, a question with Yes and No.

    No is the last, where the button was in a row that ends there: a second click does nothing.
    Yes triggers `act`.

    *Signals*
    toggled(): the question came or went; the width is another one.
    """

    toggled = Signal()

    def __init__(self, ask: QAction, act: QAction, question: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ask = ask
        self._before: QWidget | None = None  # that had the focus
        self._button = ActionButton(ask)
        self._question = label("strong", question)
        self._no = ActionButton(QAction(self.tr("No"), self))
        self._yes = ActionButton(act)
        self._yes.keep_text(self.tr("Yes"))
        self._yes.setAccessibleName(act.text())
        for button in (self._no, self._yes):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setProperty("role", "answer")
        self._timer = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        parts = (self._button, self._question, self._yes, self._no)
        self._row = fill(QHBoxLayout(self), *parts, spacing=current_theme().spacing.xs)
        self._timer.timeout.connect(self._forget)
        ask.triggered.connect(self._on_asked)
        ask.changed.connect(self._on_changed)
        self._no.clicked.connect(self._forget)
        act.triggered.connect(self._forget)
        self._show(asking=False)

    @property
    def asking(self) -> bool:
        """Whether the question is shown."""
        return not self._question.isHidden()

    def setToolButtonStyle(self, style: Qt.ToolButtonStyle) -> None:
        """Show the button with or without its name."""
        self._button.setToolButtonStyle(style)
        self._note_size()

    @Slot()
    def _on_asked(self) -> None:
        if not self.asking:
            self._before = QApplication.focusWidget()
        self._show(asking=True)
        self._timer.start()
        self._no.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _on_changed(self) -> None:
        if self.asking and not self._ask.isEnabled():
            self._forget()

    @Slot()
    def _forget(self) -> None:
        if self.asking:
            self._timer.stop()
            now = QApplication.focusWidget()
            if now is not None and self.isAncestorOf(now) and self._before is not None:
                self._before.setFocus(Qt.FocusReason.MouseFocusReason)  # without a frame around it
            self._before = None
            self._show(asking=False)

    def _show(self, *, asking: bool) -> None:
        self._button.setVisible(not asking)
        for part in (self._question, self._no, self._yes):
            part.setVisible(asking)
        self._note_size()
        self.toggled.emit()

    def _note_size(self) -> None:
        """Reckon with the new size at once, not when the event loop comes to it: the bar asks for it now."""
        self._row.invalidate()
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.asking and event.key() == Qt.Key.Key_Escape:
            self._forget()
        else:
            super().keyPressEvent(event)
