"""The way from the main window to the puzzles."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from harzdame_engine import GameTree
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from harzdame_gui.late_services import LateServices
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.puzzles.commands import PuzzlesCommands
from harzdame_gui.services import Services
from harzdame_gui.text.message import Message
from harzdame_gui.widgets.menu import MainMenu

if TYPE_CHECKING:
    from harzdame_gui.puzzles.room import PuzzleRoom


class Puzzles(QObject):
    """A command in the menu; it makes the room when it is first entered."""

    def __init__(
        self,
        services: Services,
        late: LateServices,
        *,
        menu: MainMenu,
        study: Callable[[GameTree], None],
        notices: Notices,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._services = services
        self._late = late
        self._study = study
        self._notices = notices
        self._window = window
        self.room: PuzzleRoom | None = None
        self.commands = PuzzlesCommands(self)
        self.commands.open.triggered.connect(self.show)
        window.addActions(self.commands.all())
        menu.offer(self.commands)

    def close(self) -> None:
        """Close the window, as the main one closes."""
        if self.room is not None:
            self.room.close()
            self.room = None

    @Slot()
    def show(self) -> None:
        """Open the window."""
        if self.room is None:
            from harzdame_gui.puzzles.room import PuzzleRoom

            self.room = PuzzleRoom(self._services, self._late, self._study, self._window)
            self.room.warned.connect(self._on_warned)
        self.room.open()

    @Slot(object)
    def _on_warned(self, message: Message) -> None:
        self._notices.tell(message, room=self.room.window if self.room is not None else None)
