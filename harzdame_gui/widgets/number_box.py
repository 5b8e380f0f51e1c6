"""Boxes for numbers, whose text is kept off the edge: the style sheet cannot do that."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSpinBox

_Box = TypeVar("_Box", bound=QAbstractSpinBox)
_INSET = 7


def number_box(box: _Box) -> _Box:
    """The box, told to wait until a number is typed to its end, and deaf to a wheel that scrolls past it."""
    box.setKeyboardTracking(False)
    box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    box.lineEdit().setTextMargins(_INSET, 0, 0, 0)
    box.setMinimumWidth(box.sizeHint().width() + _INSET)
    return box
