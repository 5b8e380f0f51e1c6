"""Learning from the mistakes of the game on the board: when it is offered, and its page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harzdame_engine.review.mistakes import mistakes_of
from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QAction

from harzdame_gui.context import Context

if TYPE_CHECKING:
    from harzdame_gui.replay.mistakes_page import MistakesPage, MistakesStand


class Learning(QObject):
    """Offers the command while the main line has mistakes with something better beside them."""

    def __init__(self, context: Context, action: QAction) -> None:
        super().__init__(context.window)
        self._context = context
        self._action = action
        self._page: MistakesPage | None = None
        self._look_soon = QTimer(self, singleShot=True, interval=0)
        self._look_soon.timeout.connect(self._look)
        session = context.session
        session.treeChanged.connect(self._on_changed)
        session.gameReplaced.connect(self._on_changed)
        action.triggered.connect(self._open)
        self._look()

    def close(self) -> None:
        """End it, as the window closes."""
        self._look_soon.stop()
        if self._page is not None:
            self._page.close()

    @Slot()
    def _on_changed(self) -> None:
        self._look_soon.start()

    @Slot()
    def _look(self) -> None:
        self._action.setEnabled(bool(mistakes_of(self._context.session.tree)))

    @property
    def page(self) -> MistakesPage | None:
        """The page, if it was opened."""
        return self._page

    def take_up(self, stand: MistakesStand) -> None:
        """Go on where another window was."""
        self._made().take_up(stand)

    @Slot()
    def _open(self) -> None:
        self._context.look_ahead.leave()
        self._made().open()

    def _made(self) -> MistakesPage:
        if self._page is None:
            from harzdame_gui.replay.mistakes_page import MistakesPage

            self._page = MistakesPage(self._context)
        return self._page
