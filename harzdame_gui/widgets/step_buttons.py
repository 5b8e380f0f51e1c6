"""Four buttons to go through moves: to the start, one back, one on, to the end."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QToolButton

from harzdame_gui.theme import current_theme, icon

_ALL = 10_000


class StepButtons(QObject):
    """Makes the buttons; whoever shows them lays them out.

    *Signals*
    stepped(int): go so many moves on, or back if that is negative; no line has as many as those to an end.
    """

    stepped = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._side = current_theme().sizes.icon_small
        self.back: tuple[QToolButton, ...] = (
            self._button("first", self.tr("To the start"), -_ALL),
            self._button("previous", self.tr("One move back"), -1),
        )
        self.on: tuple[QToolButton, ...] = (
            self._button("next", self.tr("One move on"), 1),
            self._button("last", self.tr("To the end"), _ALL),
        )

    def offer(self, *, back: bool, on: bool) -> None:
        """Offer the ways that there are."""
        for buttons, possible in ((self.back, back), (self.on, on)):
            for button in buttons:
                button.setEnabled(possible)

    def _button(self, picture: str, name: str, step: int) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon(picture))
        button.setIconSize(QSize(self._side, self._side))
        button.setAutoRaise(True)
        button.setToolTip(name)
        button.setAccessibleName(name)
        button.setAutoRepeat(abs(step) == 1)
        button.clicked.connect(lambda _checked=False, step=step: self.stepped.emit(step))
        return button
