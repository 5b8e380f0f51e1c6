"""A column beside a part that grows, as wide as its words need."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget


class NarrowColumn(QFrame):
    """No wider than its contents need, which is more in some languages than in others, or than `least`."""

    def __init__(self, least: int, parent: QWidget | None = None) -> None:
        """`least`: in pixels."""
        super().__init__(parent)
        self._least = least
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(max(self._least, self.minimumSizeHint().width()), super().sizeHint().height())
