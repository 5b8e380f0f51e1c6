"""A box of choices among things that scroll."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox


class ChoiceBox(QComboBox):
    """Leaves the wheel to what it scrolls with: nobody means to choose something by it."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
