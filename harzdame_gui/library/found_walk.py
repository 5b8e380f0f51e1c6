"""The way through the games that were found: one after the other on the board, by a key."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from harzdame_engine.library.errors import GameChangedError
from harzdame_engine.library.records import FoundGames
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from harzdame_gui.context import Context
from harzdame_gui.controllers.library.questions import OpenedGame
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.library.commands import FoundCommands
from harzdame_gui.library.text import failure_message
from harzdame_gui.text.message import Message

Opener = Callable[[OpenedGame], None]
"""Puts a game on the board, unless something unsaved would be lost."""


class FoundWalk(QObject):
    """Remembers the list that a game was opened from, and where in it that is.

    *Signals*
    opened(int): this game of the library is asked for.
    """

    opened = Signal(int)

    def __init__(self, context: Context, show: Opener) -> None:
        super().__init__(context.window)
        self._library = context.late.library
        self._notices = context.notices
        self._show = show
        self._found = FoundGames(array("q"), {})
        self._game = 0
        self._job: Job | None = None
        self._room: QWidget | None = None
        self.commands = FoundCommands(self)
        self.commands.next.triggered.connect(self._go_on)
        self.commands.previous.triggered.connect(self._go_back)
        context.window.addActions(self.commands.all())
        context.menu.offer(self.commands)

    @property
    def game(self) -> int:
        """The game opened last; 0: none was."""
        return self._game

    def offer(self, found: FoundGames) -> None:
        """Begin with these, unless a game of others was opened."""
        if not self._game:
            self._found = found

    def open(self, found: FoundGames, game: int, ply: int = -1, room: QWidget | None = None) -> None:
        """Open one of the games found, after so many moves; -1: at the position that was looked for.

        What is wrong with it is said in the window of the `room`, if that is in sight.
        """
        self._found, self._game, self._room = found, game, room
        if self._job is not None:
            self._job.cancel()
        self._job = self._library.read(game, found.plies.get(game, 0) if ply < 0 else ply)
        self._job.finished.connect(self._on_read)
        self.opened.emit(game)

    @Slot()
    def _go_on(self) -> None:
        self._step(1)

    @Slot()
    def _go_back(self) -> None:
        self._step(-1)

    def _step(self, by: int) -> None:
        ids = self._found.ids
        if not ids:
            title = self.tr("No games were looked for yet.")
            text = self.tr("Search in the library, or list the games with the position on the board.")
            self._notices.say(Message(title, text), actions=(self.commands.here,))
            return
        place = ids.index(self._game) + by if self._game else 0
        if 0 <= place < len(ids):
            self.open(self._found, ids[place])
        elif place < 0:
            self._notices.say(Message(self.tr("This is the first of the games that were found.")))
        else:
            self._notices.say(Message(self.tr("This is the last of the games that were found.")))

    @Slot(object)
    def _on_read(self, opened: OpenedGame | None) -> None:
        self._job = None
        if opened is None:
            self._notices.tell(failure_message(GameChangedError(0, removed=True)), room=self._room)
        elif opened.reading.tree is None:
            title = self.tr("This game cannot be shown.")
            text = self.tr("Its text is kept in the library; “Export…” writes it to a file.")
            self._notices.tell(Message(title, text), room=self._room)
        else:
            self._show(opened)
