"""The game on the board, if it is one of the library: saved to the file it came from, and to the library."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import GameTree, pdn
from harzdame_engine.library.errors import GameChangedError
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from harzdame_gui.controllers.files.file_place import FilePlace
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.game.library_copy import LibraryCopy
from harzdame_gui.controllers.game.recovery import Recovery
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.library.edits import copy_of
from harzdame_gui.controllers.library.library_service import LibraryService
from harzdame_gui.controllers.library.questions import OpenedGame
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.repeated_job import RepeatedJob
from harzdame_gui.files.saving import Saving
from harzdame_gui.text.message import Message


class StoredGameKeeper(QObject):
    """Knows which game was put on the board, and keeps the library's copy in step with what is saved.

    *Signals*
    told(Message, bool): the library has what is on the board; True: it has not.
    """

    told = Signal(object, bool)

    def __init__(
        self,
        session: GameSession,
        file: GameFile,
        saving: Saving,
        library: LibraryService,
        recovery: Recovery,
    ) -> None:
        super().__init__(saving)
        self._session = session
        self._file = file
        self._saving = saving
        self._library = library
        self._recovery = recovery
        self._game: _OnBoard | None = None
        self._under_way: _Write | None = None
        self._waiting: dict[int, _Wanted] = {}  # by the games' ids
        self._written: dict[LibraryCopy, LibraryCopy] = {}
        """What became of copies in this run, for games that were kept before that."""
        self._keep = QAction(self.tr("Library only"), self)
        self._keep.triggered.connect(self.keep)
        self._save_as = QAction(self.tr("Save as…"), self)
        self._save_as.triggered.connect(saving.save_as)
        saving.set_home(self._save_at_home)
        saving.saved.connect(self._on_saved)

    @property
    def game(self) -> _OnBoard | None:
        """The game of the library that is on the board."""
        game = self._game
        return game if game is not None and game.tree is self._session.tree else None

    @property
    def stand(self) -> StoredStand:
        """What the keeper of another window goes on with."""
        return StoredStand(self.game, self._under_way, dict(self._waiting), dict(self._written))

    def take_up(self, stand: StoredStand) -> None:
        """Go on where another one was, before any write has ended that was under way there."""
        self._game, self._waiting, self._written = stand.game, stand.waiting, stand.written
        if stand.under_way is not None:
            self._follow(stand.under_way)

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
        self._session.load(tree)
        self._know(copy_of(stored))
        self._session.go_to(opened.node)

    @Slot(object)
    def recall(self, copy: LibraryCopy) -> None:
        """The game that is back on the board was this one of the library when it was left."""
        while copy in self._written:
            copy = self._written[copy]
        self._know(copy)

    def _know(self, copy: LibraryCopy | None) -> None:
        """The game on the board is this one of the library; None: it is none."""
        self._game = _OnBoard(self._session.tree, copy) if copy is not None else None
        self._recovery.note_copy(copy)

    def remedies(self) -> Sequence[QAction]:
        """What can be done where the game on the board cannot be saved in its file."""
        return (self._keep, self._save_as) if self.game is not None else ()

    @Slot()
    def keep(self) -> None:
        """Write the game on the board to the library alone."""
        self._write(pdn.write(self._session.tree), self._session.revision, in_file=False)

    def _save_at_home(self) -> bool:
        if self.game is None:
            return False
        self.keep()
        return True

    @Slot(object)
    def _on_saved(self, path: Path) -> None:
        game = self.game
        if game is None:
            return
        if path == Path(game.copy.source):
            self._write(self._file.text, self._session.revision, in_file=True)
        else:
            self._know(None)  # it belongs to another file now, which the library does not know

    def _write(self, text: str, revision: int, *, in_file: bool) -> None:
        """Let the library follow; what is asked for meanwhile comes behind, for it needs the new revision."""
        game = self.game
        if game is not None:
            self._waiting[game.copy.id] = _Wanted(game, text, revision, in_file)
            self._go_on()

    def _go_on(self) -> None:
        if self._under_way is not None or not self._waiting:
            return
        wanted = self._waiting.pop(next(iter(self._waiting)))
        job = self._library.replace(wanted.game.copy, wanted.text, in_file=wanted.in_file)
        self._follow(_Write(wanted, job))

    def _follow(self, write: _Write) -> None:
        self._under_way = wanted, job = write
        hear(
            self,
            job,
            finished=partial(self._on_written, wanted),
            gaveUp=partial(self._on_not_written, wanted),
        )

    def _on_written(self, wanted: _Wanted, now: LibraryCopy) -> None:
        """The library has the game as `now`, whichever is on the board."""
        before = wanted.game.copy
        self._written[before] = now
        later = self._waiting.get(before.id)
        if later is not None and later.game.copy == before:
            self._waiting[before.id] = later._replace(game=later.game._replace(copy=now))
        game = self.game
        if game is not None and game.copy == before:
            self._know(now)
        if game == wanted.game:
            self._tell(wanted)
        self._end()

    def _tell(self, written: _Wanted) -> None:
        if written.in_file:
            name = Path(written.game.copy.source).name
            self.told.emit(
                Message(self.tr("The game was saved in “{name}” and in the library.").format(name=name)),
                False,
            )
        else:
            self.told.emit(Message(self.tr("The game in the library is as it is on the board now.")), False)
            self._saving.note_saved(written.revision)

    def _on_not_written(self, wanted: _Wanted, error: Exception) -> None:
        """The service tells of what is wrong with the library; this is about one game."""
        if isinstance(error, GameChangedError):
            title = self.tr("The library does not have what you did to this game.")
            meanwhile = self.tr("There it was changed or removed meanwhile, and stays as it is.")
            self.told.emit(Message(title, meanwhile), True)
        self._waiting.pop(wanted.game.copy.id, None)
        self._end()

    def _end(self) -> None:
        self._under_way = None
        self._go_on()


class _OnBoard(NamedTuple):
    """A game of the library on the board: its record there, and the library's copy."""

    tree: GameTree
    copy: LibraryCopy


class _Wanted(NamedTuple):
    """A game as it shall be in the library, and its revision on the board; `in_file`: in its file, too."""

    game: _OnBoard
    text: str
    revision: int
    in_file: bool


class _Write(NamedTuple):
    """What is being written into the library, until that succeeds, and what does it."""

    wanted: _Wanted
    job: RepeatedJob


class StoredStand(NamedTuple):
    """The game of the library that is on the board, what was written, and what is still to be."""

    game: _OnBoard | None
    under_way: _Write | None
    waiting: dict[int, _Wanted]
    written: dict[LibraryCopy, LibraryCopy]
