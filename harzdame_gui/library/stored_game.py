"""The game on the board, if it is one of the library: saved to the file it came from, and to the library."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from harzdame_engine import pdn
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from harzdame_gui.controllers.files.file_place import FilePlace
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.library.library_service import LibraryService, OpenedGame
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.files.saving import Saving
from harzdame_gui.text.message import Message


class StoredGameKeeper(QObject):
    """Knows which game was put on the board, and keeps the library's copy in step with what is saved.

    *Signals*
    told(Message): the library has what is on the board.
    """

    told = Signal(object)

    def __init__(self, session: GameSession, file: GameFile, saving: Saving, library: LibraryService) -> None:
        super().__init__(saving)
        self._session = session
        self._file = file
        self._saving = saving
        self._library = library
        self._opened: OpenedGame | None = None
        self._writing = False
        self._next: tuple[str, int, bool] | None = None
        self._keep = QAction(self.tr("Library only"), self)
        self._keep.triggered.connect(self.keep)
        self._save_as = QAction(self.tr("Save as…"), self)
        self._save_as.triggered.connect(saving.save_as)
        saving.set_home(self._save_at_home)
        saving.saved.connect(self._on_saved)

    @property
    def opened(self) -> OpenedGame | None:
        """The game of the library that is on the board."""
        opened = self._opened
        return opened if opened is not None and opened.reading.tree is self._session.tree else None

    def show(self, opened: OpenedGame) -> None:
        """Put a game on the board, which belongs to the file that it came from."""
        tree = opened.reading.tree
        if tree is None or opened.node is None:
            return
        stored = opened.game
        if stored.source:
            self._file.come_from(FilePlace(Path(stored.source), 0, stored.origin.hex()))
        else:
            self._file.detach()
        self._opened = opened
        self._session.load(tree)
        self._session.go_to(opened.node)

    def remedies(self) -> Sequence[QAction]:
        """What can be done where the game on the board cannot be saved in its file."""
        return (self._keep, self._save_as) if self.opened is not None else ()

    @Slot()
    def keep(self) -> None:
        """Write the game on the board to the library alone."""
        self._write(pdn.write(self._session.tree), self._session.revision, in_file=False)

    def _save_at_home(self) -> bool:
        if self.opened is None:
            return False
        self.keep()
        return True

    @Slot(object)
    def _on_saved(self, path: Path) -> None:
        opened = self.opened
        if opened is None:
            return
        if path == Path(opened.game.source):
            self._write(self._file.text, self._session.revision, in_file=True)
        else:
            self._opened = None  # it belongs to another file now, which the library does not know

    def _write(self, text: str, revision: int, *, in_file: bool) -> None:
        """Let the library follow; what is asked for meanwhile comes behind, for it needs the new revision."""
        opened = self.opened
        if opened is None:
            return
        if self._writing:
            self._next = text, revision, in_file
            return
        self._writing = True
        job = self._library.replace(opened.game.row, text, in_file=in_file)
        hear(self, job, finished=lambda number: self._on_written(opened, number, revision, in_file))
        job.finished.connect(self._on_ended)
        job.gaveUp.connect(self._on_not_written)

    def _on_written(self, opened: OpenedGame, number: int, revision: int, in_file: bool) -> None:
        """The game has another `number` of revision in the library now."""
        if self.opened is not opened:
            return
        row = opened.game.row._replace(revision=number)
        self._opened = opened._replace(game=opened.game._replace(row=row))
        if in_file:
            name = Path(opened.game.source).name
            self.told.emit(
                Message(self.tr("The game was saved in “{name}” and in the library.").format(name=name))
            )
            return
        self.told.emit(Message(self.tr("The game in the library is as it is on the board now.")))
        self._saving.note_saved(revision)

    @Slot(object)
    def _on_not_written(self) -> None:
        """The service has told why."""
        self._next = None
        self._on_ended()

    @Slot()
    def _on_ended(self) -> None:
        self._writing = False
        following, self._next = self._next, None
        if following is not None:
            text, revision, in_file = following
            self._write(text, revision, in_file=in_file)
