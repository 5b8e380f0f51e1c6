"""The parameters of an engine as controls, one for each, whatever its type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from harzdame_engine.hub.declared import VARIANT, Declared, ParameterKind
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from harzdame_gui.theme import Theme
from harzdame_gui.widgets.labels import label, plain_tip
from harzdame_gui.widgets.number_box import number_box

_MOST_INT = (1 << 31) - 1
_MOST_REAL = 1e9
_DECIMALS = 3
_WIDEST_NAME = 200


class ParameterForm(QWidget):
    """A row for each parameter. The one that chooses the game is left out: the game on the board does.

    *Signals*
    valueChanged(str, str): the person set the parameter of this name to a value.
    """

    valueChanged = Signal(str, str)

    def __init__(
        self,
        parameters: Sequence[Declared],
        values: Mapping[str, str],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(theme.spacing.l)
        form.setVerticalSpacing(theme.spacing.s)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        shown = [parameter for parameter in parameters if parameter.name and parameter.name != VARIANT]
        for parameter in shown:
            control = self._control(parameter, values.get(parameter.name, parameter.value))
            control.setAccessibleName(parameter.name)
            control.setToolTip(plain_tip(self._tip(parameter)))
            name = QLabel()
            name.setText(
                name.fontMetrics().elidedText(parameter.name, Qt.TextElideMode.ElideMiddle, _WIDEST_NAME)
            )
            name.setTextFormat(Qt.TextFormat.PlainText)
            name.setBuddy(control)
            form.addRow(name, control)
        if not shown:
            form.addRow(label("muted", self.tr("This engine has nothing to set."), wrap=True))

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
        box = QDoubleSpinBox(decimals=_DECIMALS, minimum=least, maximum=most)
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
