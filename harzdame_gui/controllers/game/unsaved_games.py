"""Games of files that left the board with changes: which they are, and how they were left.

A game is known again by its text in the file. Once that is another one, because the changes were
saved or somebody else made others, what was kept is no version of it any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import pdn
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.game.my_games import MyGames
from harzdame_gui.controllers.game.recovery import Note, Recovery
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.storage.paths import absolute


class Unsaved(NamedTuple):
    """A game as it was left: its id among one's own games, its number in the file, its journal."""

    id: str
    number: int
    note: Note


class _Home(NamedTuple):
    """The file and the number of the game on the board."""

    archive: PdnDocument
    number: int


class UnsavedGames(QObject):
    """Knows the games that were left in this run of the app, and the one on the board.

    Signals:
        changed(): there are other games with unsaved changes.
    """

    changed = Signal()

    def __init__(
        self,
        session: GameSession,
        file: GameFile,
        recovery: Recovery,
        own: MyGames,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._file = file
        self._recovery = recovery
        self._left: dict[tuple[Path, bytes], Unsaved] = {}
        self._home: _Home | None = None
        self._modified = False
        session.stateChanged.connect(self._note_home)
        session.gameLeaving.connect(self._on_leaving)
        file.changed.connect(self._on_file_changed)
        recovery.ownToKeep.connect(self._on_kept)
        own.deleted.connect(self._on_deleted)

    def is_on_board(self, document: PdnDocument, number: int) -> bool:
        """Whether the game on the board is this one, with unsaved changes."""
        file = self._file
        return self._session.modified and file.archive is document and file.number == number

    def find(self, document: PdnDocument, number: int) -> Unsaved | None:
        """The way in which this game of a file was left; None: the file has all of it."""
        path = absolute(document.path)
        if not any(key[0] == path for key in self._left):
            return None
        left = self._left.get(_key(document, number))
        if left is None or left.number == number:
            return left
        games = document.content.games  # it has another number now, unless this is a copy of it
        there = left.number <= len(games) and games[left.number - 1].text
        return None if there == games[number - 1].text else left

    def is_unsaved(self, document: PdnDocument, number: int) -> bool:
        """Whether a game of a file has changes that are not in the file."""
        return self.is_on_board(document, number) or self.find(document, number) is not None

    @Slot()
    def _on_file_changed(self) -> None:
        QTimer.singleShot(0, self, self._note_home)  # on the way to another game it is that one's already

    @Slot()
    def _note_home(self) -> None:
        archive, modified = self._file.archive, self._session.modified
        home = _Home(archive, self._file.number) if archive is not None else None
        differs = modified != self._modified or (modified and home != self._home)
        self._home, self._modified = home, modified
        if differs:
            self.changed.emit()

    @Slot(str, object)
    def _on_kept(self, game_id: str, note: Note) -> None:
        home = self._home
        if home is not None and self._session.modified:
            self._forget([game_id])
            self._left[_key(*home)] = Unsaved(game_id, home.number, note)
            self.changed.emit()

    @Slot()
    def _on_leaving(self) -> None:
        """Forget what was kept of a game in which every change was undone."""
        if not self._session.modified:
            self._on_deleted([self._recovery.own])

    @Slot(object)
    def _on_deleted(self, ids: Sequence[str]) -> None:
        if self._forget(ids):
            self.changed.emit()

    def _forget(self, ids: Sequence[str]) -> bool:
        gone = [key for key, left in self._left.items() if left.id in ids]
        for key in gone:
            del self._left[key]
        return bool(gone)


def _key(document: PdnDocument, number: int) -> tuple[Path, bytes]:
    return absolute(document.path), pdn.text_digest(document.content.games[number - 1].text)
