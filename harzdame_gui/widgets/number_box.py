"""Boxes for numbers: their text is kept off the edge, which the style sheet cannot do, and they take
both decimal signs."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox

_Box = TypeVar("_Box", bound=QAbstractSpinBox)
_INSET = 7
_SIGNS = ".,\N{ARABIC DECIMAL SEPARATOR}"


class DecimalBox(QDoubleSpinBox):
    """Takes a point as it takes a comma, whatever the language writes.

    Qt drops the other sign while one types, so that 1.5 becomes 15.
    """

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        return super().validate(self._in_own_signs(text), place)

    def valueFromText(self, text: str) -> float:
        return super().valueFromText(self._in_own_signs(text))

    def fixup(self, text: str) -> str:
        return super().fixup(self._in_own_signs(text))

    def _in_own_signs(self, text: str) -> str:
        """`text` with the sign of the language; one that has several keeps them, whatever they mean."""
        before, after = self.prefix(), self.suffix()
        number = text.removeprefix(before).removesuffix(after)
        if sum(map(number.count, _SIGNS)) != 1:
            return text
        for sign in _SIGNS:
            number = number.replace(sign, self.locale().decimalPoint())
        return f"{before if text.startswith(before) else ''}{number}{after if text.endswith(after) else ''}"


def number_box(box: _Box) -> _Box:
    """The box, told to wait until a number is typed to its end, and deaf to a wheel that scrolls past it."""
    box.setKeyboardTracking(False)
    box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    box.lineEdit().setTextMargins(_INSET, 0, 0, 0)
    box.setMinimumWidth(box.sizeHint().width() + _INSET)
    return box
