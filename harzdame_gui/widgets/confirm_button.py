"""A button for what cannot be meant by mistake: it asks in its own place, until that is answered or left."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill


class ConfirmButton(QWidget):
    """Shows the button of `ask`; once that was triggered, by whichever way, a question with Yes and No.

    No is the last, where the button was in a row that ends there: a second click does nothing.
    Yes triggers `act`. The question never goes by itself, from under the pointer that is on its way to an
    answer; it goes with an answer, Escape, the focus, any other command of the window, and `leave`.

    *Signals*
    toggled(): the question came or went; the width is another one.
    """

    toggled = Signal()

    def __init__(self, ask: QAction, act: QAction, question: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ask, self._act = ask, act
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
        self._others: tuple[QAction, ...] = ()  # the commands that end the question
        parts = (self._button, self._question, self._yes, self._no)
        self._row = fill(QHBoxLayout(self), *parts, spacing=current_theme().spacing.xs)
        ask.triggered.connect(self._on_asked)
        ask.changed.connect(self._on_changed)
        self._no.clicked.connect(self.leave)
        act.triggered.connect(self.leave)
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
            self._listen()
        self._no.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _on_changed(self) -> None:
        if self.asking and not self._ask.isEnabled():
            self.leave()

    def _listen(self) -> None:
        """Notice what else a person does, as long as the question is shown."""
        self._others = tuple(each for each in self.window().actions() if each not in {self._ask, self._act})
        for action in self._others:
            action.triggered.connect(self.leave)
        cast("QApplication", QApplication.instance()).focusChanged.connect(self._on_focus_changed)

    @Slot()
    def leave(self) -> None:
        """Take the question back."""
        if self.asking:
            cast("QApplication", QApplication.instance()).focusChanged.disconnect(self._on_focus_changed)
            for action in self._others:
                action.triggered.disconnect(self.leave)
            self._others = ()
            now = QApplication.focusWidget()
            if now is not None and self.isAncestorOf(now) and self._before is not None:
                self._before.setFocus(Qt.FocusReason.MouseFocusReason)  # without a frame around it
            self._before = None
            self._show(asking=False)

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and not self.isAncestorOf(now):  # none at all: another window is in front
            self._before = None
            self.leave()

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
            self.leave()
        else:
            super().keyPressEvent(event)
