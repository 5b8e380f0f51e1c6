"""The way through the game: four buttons to step, and a field to type the next move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QWidget

from harzdame_gui.play.move_entry import MoveEntry
from harzdame_gui.theme import Theme
from harzdame_gui.widgets.buttons import ActionButton


class Navigation(QWidget):
    """A row with a button for each action and the field behind them."""

    def __init__(self, actions: Sequence[QAction], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = MoveEntry()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.spacing.xs)
        for action in actions:
            button = ActionButton(action, theme)
            button.setProperty("framed", True)
            button.setFixedSize(theme.sizes.control + theme.spacing.s, theme.sizes.control)
            layout.addWidget(button)
        layout.addSpacing(theme.spacing.xs)
        layout.addWidget(self.entry, 1)
