"""The way from the main window to the puzzles."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from harzdame_engine import GameTree
from PySide6.QtCore import QObject, Slot

from harzdame_gui.context import Context
from harzdame_gui.puzzles.commands import PuzzlesCommands
from harzdame_gui.text.message import Message

if TYPE_CHECKING:
    from harzdame_gui.controllers.puzzles.training import Training
    from harzdame_gui.puzzles.room import PuzzleRoom


class Puzzles(QObject):
    """A command in the menu; it makes the room when it is first entered."""

    def __init__(self, context: Context, study: Callable[[GameTree], None]) -> None:
        super().__init__(context.window)
        self._services = context.services
        self._late = context.late
        self._study = study
        self._notices = context.notices
        self._window = context.window
        self.room: PuzzleRoom | None = None
        self.commands = PuzzlesCommands(self)
        self.commands.open.triggered.connect(self.show)
        context.window.addActions(self.commands.all())
        context.menu.offer(self.commands)

    def close(self) -> None:
        """Close the window, as the main one closes."""
        if self.room is not None:
            self.room.close()
            self.room = None

    @Slot()
    def show(self) -> None:
        """Open the window."""
        self.take_up(None)

    def take_up(self, training: Training | None) -> None:
        """Open the window, the first time on what another one handed over."""
        if self.room is None:
            from harzdame_gui.puzzles.room import PuzzleRoom

            self.room = PuzzleRoom(self._services, self._late, self._study, self._window, training)
            self.room.warned.connect(self._on_warned)
        self.room.open()

    @Slot(object)
    def _on_warned(self, message: Message) -> None:
        self._notices.tell(message, room=self.room.window if self.room is not None else None)
