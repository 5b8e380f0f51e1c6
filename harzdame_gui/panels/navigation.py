"""The four buttons that step through the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QWidget

from harzdame_gui.panels.buttons import ActionButton
from harzdame_gui.theme import Theme


class Navigation(QWidget):
    """A centred row of buttons, one for each action."""

    def __init__(self, actions: Sequence[QAction], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.spacing.s)
        layout.addStretch(1)
        for action in actions:
            button = ActionButton(action, theme)
            button.setProperty("framed", True)
            button.setFixedSize(theme.sizes.control + theme.spacing.l, theme.sizes.control)
            layout.addWidget(button)
        layout.addStretch(1)
