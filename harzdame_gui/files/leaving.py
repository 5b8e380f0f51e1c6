"""What becomes of a game that leaves the board: it is kept, and the way back is told once."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Slot

from harzdame_gui.context import Context
from harzdame_gui.controllers.files.journal_file import Note
from harzdame_gui.controllers.game.kept_game import read_game
from harzdame_gui.files.recovering import Recovering
from harzdame_gui.text.message import Message


class _Left(NamedTuple):
    """A game that was left: its id, what `note_game` made of it, and what is said about it."""

    id: str
    note: Note
    message: Message


class Leaving(QObject):
    """Listens to what is kept on the way to another game, says so, and leads back."""

    def __init__(self, context: Context, recovering: Recovering) -> None:
        super().__init__(recovering)
        session = context.session
        self._session = session
        self._file = context.late.file
        self._unsaved = context.late.unsaved
        self._recovering = recovering
        self._notices = context.notices
        self._actions = context.commands
        self._name = ""  # of the file that the game on the board belongs to
        self._left: _Left | None = None
        self._untold = False
        session.stateChanged.connect(self._note_name)
        self._file.settled.connect(self._note_name)
        context.late.recovery.ownToKeep.connect(self._on_kept)
        session.gameReplaced.connect(self._on_replaced)
        context.commands.go_back.triggered.connect(self._go_back)

    @Slot()
    def _note_name(self) -> None:
        """Note the file, which on the way to another game is that one's already."""
        self._name = self._file.path.name if self._file.path is not None else ""

    @Slot(str, object)
    def _on_kept(self, game_id: str, note: Note) -> None:
        session = self._session
        message = None
        if self._name and session.modified:
            title = self.tr("Your changes to “{name}” are not saved in the file.").format(name=self._name)
            message = Message(title, self.tr("They are kept among your games."))
        elif session.modified and session.tree.result is None:
            message = Message(self.tr("The last game is kept among your games."))
        self._left = _Left(game_id, note, message) if message is not None else None
        self._untold = message is not None

    @Slot()
    def _on_replaced(self) -> None:
        if self._untold:
            self._untold = False
            QTimer.singleShot(0, self, self._tell)  # what the way to the other game has to say comes first

    @Slot()
    def _tell(self) -> None:
        if self._left is not None and self._notices.said is None:
            self._notices.say(self._left.message, actions=(self._actions.go_back,))

    @Slot()
    def _go_back(self) -> None:
        if self._left is not None:
            left, self._left = self._left, None
            note = self._unsaved.note_of(left.id) or left.note  # it may be in another file now
            self._recovering.put_back(left.id, read_game(note()))
