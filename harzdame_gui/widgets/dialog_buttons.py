"""Buttons of dialogs: rows of which one is down, and the one that Return presses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QDialog, QDialogButtonBox, QHBoxLayout, QPushButton, QWidget

from harzdame_gui.theme import mark
from harzdame_gui.widgets.buttons import leave_room_for_bold
from harzdame_gui.widgets.connections import connect_in_qt
from harzdame_gui.widgets.layouts import fill

T = TypeVar("T")


class Choice(QWidget, Generic[T]):
    """A row of buttons, one for each value, of which exactly one is down; arrow keys move along it.

    *Signals*
    changed(): another value was chosen.
    """

    changed = Signal()

    def __init__(self, options: Sequence[tuple[T, str]], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values = [value for value, _ in options]
        self._group = QButtonGroup(self)
        self.setAccessibleName(name)
        for number, (_, text) in enumerate(options):
            button = QPushButton(text, autoDefault=False)
            button.setCheckable(True)
            button.setProperty("role", "choice")
            leave_room_for_bold(button)
            button.setAccessibleName(f"{name}: {text}")
            self._group.addButton(button, number)
        buttons = self._group.buttons()
        fill(QHBoxLayout(self), *buttons, spacing=4, grow=buttons)
        self._group.button(0).setChecked(True)
        self._group.idClicked.connect(self._on_clicked)

    @property
    def value(self) -> T:
        """The chosen value."""
        return self._values[self._group.checkedId()]

    def choose(self, value: T) -> None:
        """Press the button of `value`."""
        self._group.button(self._values.index(value)).setChecked(True)
        self.changed.emit()

    @Slot()
    def _on_clicked(self) -> None:
        self.changed.emit()


def make_default(button: QPushButton, box: QDialogButtonBox) -> None:
    """Make `button` the one that Return presses, wherever the focus is in the dialog.

    Call it once `box` is in its dialog. Left to itself, Qt makes Cancel the default as soon as
    the focus leaves the button.
    """
    for other in box.buttons():
        if isinstance(other, QPushButton):
            other.setAutoDefault(False)
    mark(button, "role", "primary")
    button.setDefault(True)


def answer_with(box: QDialogButtonBox, dialog: QDialog) -> None:
    """Let the buttons of `box` accept and reject `dialog`."""
    connect_in_qt(box, "accepted()", dialog, "accept()")
    reject_with(box, dialog)


def reject_with(box: QDialogButtonBox, dialog: QDialog) -> None:
    """Let Cancel or Close of `box` reject `dialog`."""
    connect_in_qt(box, "rejected()", dialog, "reject()")
