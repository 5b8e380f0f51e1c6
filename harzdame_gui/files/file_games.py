"""Games of open files on their way to the board: as the file has them, or as they were left with changes."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from harzdame_gui.context import Context
from harzdame_gui.controllers.files.first_moves import find_first_moves
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.game.kept_game import KeptGame, read_game
from harzdame_gui.controllers.game.unsaved_games import UnsavedGame
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Doing, Job, Lane
from harzdame_gui.files.parting import Parting
from harzdame_gui.files.recovering import Recovering
from harzdame_gui.text.message import Message
from harzdame_gui.translation import counted


class FileGames(QObject):
    """Puts the newest version of a game on the board, says so, and offers the one in the file.

    *Signals*
    resumed(): the version with changes is on the board.
    """

    resumed = Signal()

    def __init__(self, context: Context, recovering: Recovering, parting: Parting) -> None:
        super().__init__(recovering)
        late = context.late
        self._session = context.session
        self._jobs = context.jobs
        self._file = late.file
        self._files = late.files
        self._unsaved = late.unsaved
        self._recovering = recovering
        self._parting = parting
        self._notices = context.notices
        self._from_file = QAction(self.tr("Show the game in the file"), self)
        self._from_file.triggered.connect(self._show_from_file)
        late.earlier.outdated.connect(self._on_outdated)

    @Slot(object, int)
    def open(self, document: PdnDocument, number: int) -> None:
        """Put a game of an open file on the board."""
        self._parting.before(partial(self._open, document, number))

    def _open(self, document: PdnDocument, number: int) -> None:
        if self._unsaved.is_on_board(document, number):
            self._tell(document)
            return
        left = self._unsaved.find(document, number)
        if left is None:
            self._file.read(document, number)
            return
        job = self._jobs.run(partial(_read_left, left), lane=Lane.VERSIONS, doing=Doing.READING)
        hear(
            self,
            job,
            finished=partial(self._on_read, document, number, left),
            failed=lambda _error: self._file.read(document, number),
        )

    def open_own(self, number: int) -> None:
        """The same for a game of the file that the game on the board belongs to."""
        if self._file.archive is not None:
            self.open(self._file.archive, number)

    def _on_read(self, document: PdnDocument, number: int, left: UnsavedGame, game: KeptGame) -> None:
        is_there = self._files.document(document.path) is document  # else the place in the game tells
        self._recovering.take_up(left.id, game, (document, number) if is_there else None)
        self._tell(document)

    @Slot(object, int)
    def _on_outdated(self, path: Path, games: int) -> None:
        title = self.tr("“{name}” was changed meanwhile.").format(name=path.name)
        text = counted.tr("%Ln games that you edited are not there as they were; see My games.", "", games)
        self._notices.warn(Message(title, text))

    def _tell(self, document: PdnDocument) -> None:
        title = self.tr("This is your version; its changes are not saved in “{name}” yet.")
        message = Message(title.format(name=document.path.name), self.tr("Saving puts them there."))
        self._notices.say(message, actions=(self._from_file,))
        self.resumed.emit()

    @Slot()
    def _show_from_file(self) -> None:
        """Put the file’s own version on the board; the other one stays among one's own games."""
        if self._session.modified:
            self._file.read_own(self._file.number)


def _read_left(left: UnsavedGame, _job: Job) -> KeptGame:
    game = read_game(left.note())
    find_first_moves(game.tree)
    game.standing.cursor.position.legal_moves()
    return game
