"""The widgets by which settings are changed: one for each kind of setting, which is told its value."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QSpinBox, QWidget

from harzdame_gui.settings.rows import Row
from harzdame_gui.widgets.number_box import DecimalBox, number_box

_WIDEST_TEXT = 220
_LONGEST_TEXT = 200
_STEP = 0.5


class Switch(QCheckBox):
    """A setting that is on or off.

    *Signals*
    chosen(bool): the person has changed it.
    """

    chosen = Signal(bool)

    def __init__(self, _row: Row) -> None:
        super().__init__()
        self.clicked.connect(self.chosen)

    def show_value(self, value: bool) -> None:
        """Show what the setting is."""
        self.setChecked(value)


class Choice(QComboBox):
    """A setting of few values; one that is not among them is shown by the nearest below.

    *Signals*
    chosen(value): the person has chosen another.
    """

    chosen = Signal(object)

    def __init__(self, row: Row) -> None:
        super().__init__()
        self._values = [value for value, _ in row.options]
        self.addItems([text for _, text in row.options])
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.activated.connect(self._on_activated)

    def show_value(self, value: Any) -> None:
        """Show what the setting is."""
        if value not in self._values:
            value = max((each for each in self._values if each <= value), default=self._values[0])
        self.setCurrentIndex(self._values.index(value))

    @Slot(int)
    def _on_activated(self, place: int) -> None:
        self.chosen.emit(self._values[place])

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # it scrolls the page


class Number(QSpinBox):
    """A whole number.

    *Signals*
    chosen(int): the person has changed it.
    """

    chosen = Signal(int)

    def __init__(self, row: Row) -> None:
        super().__init__()
        self.setRange(*map(int, row.bounds))
        self.setSuffix(row.unit)
        number_box(self)
        self.valueChanged.connect(self.chosen)

    def show_value(self, value: int) -> None:
        """Show what the setting is."""
        self.setValue(value)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Measure(DecimalBox):
    """A number with decimals.

    *Signals*
    chosen(float): the person has changed it.
    """

    chosen = Signal(float)

    def __init__(self, row: Row) -> None:
        super().__init__()
        self.setRange(*row.bounds)
        self.setDecimals(1)
        self.setSingleStep(_STEP)
        self.setSuffix(row.unit)
        number_box(self)
        self.valueChanged.connect(self.chosen)

    def show_value(self, value: float) -> None:
        """Show what the setting is."""
        self.setValue(value)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Text(QLineEdit):
    """A text, which counts once the field is left.

    *Signals*
    chosen(str): the person has changed it.
    """

    chosen = Signal(str)

    def __init__(self, _row: Row) -> None:
        super().__init__()
        self.setMaxLength(_LONGEST_TEXT)
        self.setMaximumWidth(_WIDEST_TEXT)
        self.editingFinished.connect(self._on_finished)

    def show_value(self, value: str) -> None:
        """Show what the setting is."""
        if value != self.text():
            self.setText(value)

    @Slot()
    def _on_finished(self) -> None:
        self.chosen.emit(self.text().strip())


Editor = Switch | Choice | Number | Measure | Text
_KINDS: dict[type, type[Switch | Number | Measure | Text]] = {
    bool: Switch,
    int: Number,
    float: Measure,
    str: Text,
}
"""By the type of a setting that has no values to choose from."""


def editor_of(row: Row) -> Editor:
    """The widget for a row."""
    return Choice(row) if row.options else _KINDS[type(row.usual)](row)


def named(editor: QWidget, row: Row) -> None:
    """Tell screen readers what an editor is for."""
    editor.setAccessibleName(row.label)
    editor.setAccessibleDescription(row.sentence)
