"""A row of buttons of which exactly one is down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

T = TypeVar("T")


class Choice(QWidget, Generic[T]):
    """Offers values by name; arrow keys go from one to the next.

    *Signals*
    changed(): another value was chosen.
    """

    changed = Signal()

    def __init__(self, options: Sequence[tuple[T, str]], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values = [value for value, _ in options]
        self._group = QButtonGroup(self)
        self.setAccessibleName(name)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for number, (_, text) in enumerate(options):
            button = QPushButton(text)
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setProperty("role", "choice")
            button.setAccessibleName(f"{name}: {text}")
            self._group.addButton(button, number)
            layout.addWidget(button, 1)
        self._group.button(0).setChecked(True)
        self._group.idClicked.connect(self._on_clicked)

    @property
    def value(self) -> T:
        """What is chosen."""
        return self._values[self._group.checkedId()]

    def choose(self, value: T) -> None:
        """Put the button of `value` down."""
        self._group.button(self._values.index(value)).setChecked(True)
        self.changed.emit()

    @Slot()
    def _on_clicked(self) -> None:
        self.changed.emit()
