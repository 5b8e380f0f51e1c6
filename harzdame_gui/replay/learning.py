"""Learning from the mistakes of the game on the board: its page, or why there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harzdame_engine.review.mistakes import mistakes_of
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from harzdame_gui.context import Context
from harzdame_gui.text.message import Message

if TYPE_CHECKING:
    from harzdame_gui.replay.mistakes_page import MistakesPage, MistakesStand


class Learning(QObject):
    """Carries the command out, or says that the review has found nothing to learn from."""

    def __init__(self, context: Context, action: QAction) -> None:
        super().__init__(context.window)
        self._context = context
        self._page: MistakesPage | None = None
        action.triggered.connect(self._open)

    def close(self) -> None:
        """End it, as the window closes."""
        if self._page is not None:
            self._page.close()

    @property
    def page(self) -> MistakesPage | None:
        """The page, if it was opened."""
        return self._page

    def take_up(self, stand: MistakesStand) -> None:
        """Go on where another window was."""
        self._made().take_up(stand)

    @Slot()
    def _open(self) -> None:
        if not mistakes_of(self._context.session.tree):
            title = self.tr("There is no mistake to learn from.")
            text = self.tr("The review has marked no move that had a better one beside it.")
            self._context.notices.say(Message(title, text))
            return
        self._context.look_ahead.leave()
        self._made().open()

    def _made(self) -> MistakesPage:
        if self._page is None:
            from harzdame_gui.replay.mistakes_page import MistakesPage

            self._page = MistakesPage(self._context)
        return self._page
