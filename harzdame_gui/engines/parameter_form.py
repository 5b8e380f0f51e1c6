"""The parameters of an engine as controls, one for each, whatever its type."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from functools import partial

from harzdame_engine.hub.declared import VARIANT, Declared, ParameterKind
from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import label, plain_tip
from harzdame_gui.widgets.number_box import DecimalBox, number_box

_MOST_INT = (1 << 31) - 1
_MOST_REAL = 1e9
_DECIMALS = 3
_WIDEST_NAME = 200
_ROWS_AT_ONCE = 12


class ParameterForm(QWidget):
    """A row for each parameter, a few at a time. The one that chooses the game is left out: the board does.

    *Signals*
    valueChanged(str, str): the person set the parameter of this name to a value.
    """

    valueChanged = Signal(str, str)

    def __init__(
        self,
        parameters: Sequence[Declared],
        values: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        theme = current_theme()
        self._values = values
        self._left = deque(each for each in parameters if each.name and each.name != VARIANT)
        self._form = form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(theme.spacing.l)
        form.setVerticalSpacing(theme.spacing.s)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._add_rows)
        if self._left:
            self._add_rows()
        else:
            form.addRow(label("muted", self.tr("This engine has nothing to set."), wrap=True))

    @Slot()
    def _add_rows(self) -> None:
        """Add the next rows; hundreds at once would hold the window."""
        for _ in range(min(_ROWS_AT_ONCE, len(self._left))):
            self._add_row(self._left.popleft())
        if self._left:
            self._soon.start()

    def _add_row(self, parameter: Declared) -> None:
        control = self._control(parameter, self._values.get(parameter.name, parameter.value))
        control.setAccessibleName(parameter.name)
        control.setToolTip(plain_tip(self._tip(parameter)))
        name = QLabel()
        name.setText(
            name.fontMetrics().elidedText(parameter.name, Qt.TextElideMode.ElideMiddle, _WIDEST_NAME)
        )
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setBuddy(control)
        self._form.addRow(name, control)

    def _tip(self, parameter: Declared) -> str:
        usual = self.tr("Usually: {value}").format(value=parameter.value or "–")
        return f"{parameter.name}\n{usual}"

    def _control(self, parameter: Declared, value: str) -> QWidget:
        """The control for a parameter; a text field, if its value is none of its type."""
        kind = parameter.kind
        try:
            if kind is ParameterKind.BOOL and value in {"true", "false"}:
                return self._tick(parameter, value)
            if kind is ParameterKind.ENUM and parameter.values:
                return self._choice(parameter, value)
            if kind is ParameterKind.INT:
                return self._whole(parameter, int(value))
            if kind is ParameterKind.REAL:
                return self._real(parameter, float(value))
        except (ValueError, OverflowError):
            pass
        return self._text(parameter, value)

    def _tick(self, parameter: Declared, value: str) -> QWidget:
        tick = QCheckBox()
        tick.setChecked(value == "true")
        tick.toggled.connect(lambda on: self.valueChanged.emit(parameter.name, str(on).lower()))
        return tick

    def _choice(self, parameter: Declared, value: str) -> QWidget:
        choice = QComboBox()
        choice.addItems(list(parameter.values))
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.setMinimumContentsLength(10)
        if value not in parameter.values:
            choice.insertItem(0, value)
        choice.setCurrentText(value)
        choice.textActivated.connect(partial(self.valueChanged.emit, parameter.name))
        return choice

    def _whole(self, parameter: Declared, value: int) -> QWidget:
        least = int(max(-_MOST_INT, -_MOST_INT if parameter.least is None else parameter.least))
        most = int(min(_MOST_INT, _MOST_INT if parameter.most is None else parameter.most))
        if not least <= value <= most:
            raise ValueError("it has no place in a box for numbers")
        box = QSpinBox(minimum=least, maximum=most, value=value)
        box.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        box.valueChanged.connect(lambda number: self.valueChanged.emit(parameter.name, str(number)))
        return number_box(box)

    def _real(self, parameter: Declared, value: float) -> QWidget:
        least = -_MOST_REAL if parameter.least is None else max(parameter.least, -_MOST_REAL)
        most = _MOST_REAL if parameter.most is None else min(parameter.most, _MOST_REAL)
        if not least <= value <= most:
            raise ValueError("it has no place in a box for numbers")
        box = DecimalBox(decimals=_DECIMALS, minimum=least, maximum=most)
        box.setSingleStep(max((most - least) / 100, 10**-_DECIMALS) if most - least < _MOST_REAL else 0.1)
        box.setValue(value)
        box.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        box.valueChanged.connect(lambda number: self.valueChanged.emit(parameter.name, f"{number:.10g}"))
        return number_box(box)

    def _text(self, parameter: Declared, value: str) -> QWidget:
        field = QLineEdit(value)

        def take() -> None:
            try:
                text = parameter.checked(field.text())
            except ValueError:
                field.setText(value)
            else:
                self.valueChanged.emit(parameter.name, text)

        field.editingFinished.connect(take)
        return field
