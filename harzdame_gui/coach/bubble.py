"""The bubble of a warning: it stays until it is answered, for the computer waits for that."""

from __future__ import annotations

from PySide6.QtCore import QSize, Slot

from harzdame_gui.notices.card import Notice
from harzdame_gui.notices.floating import BesideSquares
from harzdame_gui.widgets.buttons import ActionButton

_BETWEEN = 8
_MARGINS = 40


class CoachBubble(BesideSquares):
    """Neither time nor the pointer takes it away; a click on it, or on the board, does."""

    @property
    def passes(self) -> bool:
        return False

    def show_for_a_while(self, notice: Notice) -> None:
        self.show_notice(notice)

    def fitting_size(self) -> QSize:
        """Wide enough for its buttons, whose words are never cut off."""
        buttons = [button for button in self.findChildren(ActionButton) if not button.isHidden()]
        row = sum(button.sizeHint().width() + _BETWEEN for button in buttons)
        size = super().fitting_size()
        width = max(size.width(), row + _MARGINS)
        return QSize(width, max(self.heightForWidth(width), self.minimumSizeHint().height()))

    @Slot()
    def dismiss(self) -> None:
        """Stay: a press on the board is for the ghosts. `put_away` takes it away."""

    def put_away(self) -> None:
        """Take it away without a signal."""
        self.show_notice(None)
