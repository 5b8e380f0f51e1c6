"""The row of answers at a dialog's foot."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QDialogButtonBox, QPushButton

_BESIDE_TEXT = 36


def make_default(button: QPushButton, box: QDialogButtonBox) -> None:
    """Let Return press `button` wherever the focus is. To be called when the box stands in its dialog.

    Left to itself, Qt hands the honour on to Cancel as soon as the focus leaves the button.
    """
    for other in box.buttons():
        if isinstance(other, QPushButton):
            other.setAutoDefault(False)
    button.setProperty("role", "primary")
    button.setDefault(True)
    # the style sheet writes it bold, which Qt forgets when it asks for the size
    bold = button.font()
    bold.setWeight(QFont.Weight.DemiBold)
    button.setMinimumWidth(QFontMetrics(bold).horizontalAdvance(button.text()) + _BESIDE_TEXT)
