"""The place of the game on the board: which game of which file. Both are read and written off the GUI thread.

It knows files and games, not the board: games that were read and games to save
are passed between them. Failures are worded elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from harzdame_engine import GameTree, pdn
from PySide6.QtCore import QObject, Qt, Signal, Slot

from harzdame_gui.controllers.files.chosen_file import ChosenFile
from harzdame_gui.controllers.files.file_place import (
    FilePlace,
    Place,
    append,
    create,
    is_text,
    place_of,
    put_back,
    read_again,
    read_game,
    save_game,
)
from harzdame_gui.controllers.files.game_write import GameWrite
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileFailure, failure_of
from harzdame_gui.controllers.storage.paths import real_name
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Doing, FileLane, FolderLane, Lane, Work
from harzdame_gui.controllers.work.jobs import Jobs


class GameFile(QObject):
    """Says which game of which file is on the board, reads games, and saves that one in its place.

    The files themselves are opened by `OpenFiles`.

    Signals:
        gameRead(pdn.PdnReading, pdn.PdnGame): the tree is None if no position could be set
            up, and the game on the board then still belongs to its old file.
        saved(int): the game is safe as it was at this revision.
        failed(FileFailure): nothing was read, or nothing written.
        changed(): the game belongs to another file, or another place in it, or that was written.
        settled(): the same in a moment, when that game is on the board; on the way to another one its file
            is known first.
        removed(): the game on the board was taken out of its file, and is in none now.
        notAttached(Path): a game that was kept cannot have its place in this file again.
        leftWritten(PdnDocument): the file of a game was written that has left the board meanwhile, or that
            was saved elsewhere since.
    """

    gameRead = Signal(object, object)
    saved = Signal(int)
    failed = Signal(object)
    changed = Signal()
    settled = Signal()
    removed = Signal()
    notAttached = Signal(object)
    leftWritten = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        jobs.closing.connect(self._write_at_last)
        self.changed.connect(self.settled, Qt.ConnectionType.QueuedConnection)
        self._archive: PdnDocument | None = None
        self._number = 0
        self._writes: list[GameWrite] = []
        self._serial = self._taken = 0  # of the last write asked for, and of the one that tells the place
        self._held: list[frozenset[Path]] = []
        self._next: tuple[PdnDocument, int] | None = None  # to be read once the file has been written
        self._wanted: FilePlace | None = None  # to be attached to
        self._origin: FilePlace | None = None  # looked for when the game is saved
        self._origin_real = ""  # the path of that without links, once it is known
        self._board = 0  # counts the games that were on the board

    @property
    def archive(self) -> PdnDocument | None:
        """The file that the game belongs to, as it was last read or written."""
        return self._archive

    @property
    def path(self) -> Path | None:
        """The file that the game belongs to."""
        return self._archive.path if self._archive else None

    @property
    def number(self) -> int:
        """The number of the game in its file, from 1; 0: it belongs to no file."""
        return self._number

    @property
    def count(self) -> int:
        """The number of games in the file."""
        return len(self._archive.content.games) if self._archive else 0

    @property
    def encoding(self) -> str:
        """The encoding that the file was read in."""
        return self._archive.document.form.encoding if self._archive else ""

    @property
    def encoding_is_guessed(self) -> bool:
        """Whether nothing proves the encoding, and nobody chose it."""
        return self._archive is not None and self._archive.document.form.guessed

    @property
    def place(self) -> FilePlace | None:
        """The file and the game's number in it, also while it is still being attached."""
        if self._archive is None:
            return self._wanted or self._origin
        return place_of(self._archive, self._number)

    @property
    def can_save(self) -> bool:
        """Whether `save` can do without asking for a file."""
        return self._archive is not None or self._origin is not None

    @property
    def text(self) -> str:
        """The game's text in its file; "" if it belongs to none."""
        return self._archive.content.games[self._number - 1].text if self._archive else ""

    def is_writing(self, document: PdnDocument) -> bool:
        """Whether a game is being written into this file."""
        return any(write.files & document.names for write in self._writes)

    @property
    def is_saving(self) -> bool:
        """Whether the game on the board is being written into the file where it belongs then."""
        return self._pending is not None

    def is_in(self, document: PdnDocument | None) -> bool:
        """Whether this is the file that the game belongs to."""
        return self._archive is not None and document is not None and document.is_file_of(self._archive)

    def read(self, archive: PdnDocument, number: int) -> None:
        """Read a game of an open file; gameRead follows, unless its games are just being moved about."""
        if self._is_held(archive) or not 0 < number <= len(archive.content.games):
            return
        self._next = None
        if self.is_writing(archive):
            self._next = archive, number  # the file is another one in a moment
            return
        work = partial(read_game, archive, number)
        job = self._jobs.run(work, lane=Lane.READING, doing=Doing.READING)
        job.finished.connect(partial(self._on_read, archive, number))
        job.failed.connect(partial(self._fail, archive.path))

    def read_own(self, number: int) -> None:
        """Read game `number` of the file that the game on the board belongs to; gameRead follows."""
        if self._archive is not None:
            self.read(self._archive, number)

    def hold(self, files: frozenset[Path]) -> None:
        """Put saves into these files off: their games are about to be moved."""
        self._held.append(files)

    def release(self, files: frozenset[Path]) -> None:
        """Do what was put off, whichever game is on the board by now."""
        self._held.remove(files)
        for write in tuple(self._writes):
            place, again = write.place, write.again
            if place is None or again is None or self._is_held(place[0]):
                continue
            write.place = write.again = None
            archive, number = place
            if number is not None:
                self._save(write, archive, number, *again)
            else:
                self._writes.remove(write)
                self.failed.emit(FileFailure(FailureKind.GAME_CHANGED, write.path))

    def follow_put_off(self, follow: Callable[[PdnDocument, int], Place | None]) -> None:
        """Games were moved: `follow` says where one is now, or None if its file is as it was."""
        for write in self._writes:
            if write.place is None or write.place[1] is None:
                continue
            if (place := follow(write.place[0], write.place[1])) is not None:
                write.place, write.path, write.files = place, place[0].path, place[0].names

    def follow(self, archive: PdnDocument, number: int | None) -> None:
        """The file of the game on the board has changed: the game is this one now, or gone."""
        if number is None:
            gone = [each for each in self._mine if each.place is not None and each.place[1] is None]
            self._writes = [each for each in self._writes if each not in gone]  # as `removed` says
            self._belong(None, 0)
            self.removed.emit()
        else:
            self._archive, self._number = archive, number
            self.changed.emit()

    def attach(self, place: FilePlace, game: str = "", revision: int = 0) -> None:
        """Note that the game on the board, which was kept, belongs to `place` if that is unchanged.

        Where others of the file were changed, it is found by its own text. A place where the text is
        `game` is its own, too: then it was saved there just before it was left, and `saved` follows. Where
        there is none, `notAttached` does.
        """
        if not place.number:
            self.come_from(place)
            return
        self._wanted = place
        work = partial(read_again, place, game)
        job = ChosenFile(self._jobs, place.path, work, written=False, doing=Doing.OPENING)
        job.finished.connect(partial(self._on_attached, place, game, revision))
        job.failed.connect(partial(self._on_not_attached, place))

    def detach(self) -> None:
        """Note that the game on the board belongs to no file."""
        self._next = None  # it was wanted before this one
        self._belong(None, 0)

    def come_from(self, origin: FilePlace) -> None:
        """Note that the game on the board was taken from a file that is not open; its number is 0.

        It is looked for there when it is saved, and refused if it is no longer what it was.
        """
        self._belong(None, 0)
        self._origin, self._origin_real = origin, ""
        lane = FolderLane(origin.path.parent)
        job = self._jobs.run(lambda _job: real_name(origin.path), lane=lane)
        job.finished.connect(partial(self._on_origin_named, origin))

    def save(self, tree: GameTree, revision: int = 0) -> None:
        """Write the game in its place; every other game of the file is kept byte for byte."""
        archive, origin = self._archive, self._origin
        if archive is None and origin is None:
            return
        game = pdn.write(tree)
        if (pending := self._pending) is not None:
            pending.again = game, revision  # what is being written is not what comes last
        elif archive is not None:
            self._save_in_place(archive, self._number, game, revision)
        elif origin is not None:
            write = self._new_write(origin.path, _names(origin.path, self._origin_real))
            write.encoding = origin.encoding
            self._perform(write, partial(put_back, origin, game), game, revision)

    def save_as(self, tree: GameTree, path: Path, revision: int = 0, *, real: str = "") -> None:
        """Make this game the only one of the file at `path`, whatever was there.

        The file it belongs to already is not overwritten: then it is saved in its place. `real` is the path
        without links, by which it is known what else is done to that file; "": that was not asked.
        """
        archive, names = self._archive, _names(path, real)
        is_own = archive is not None and bool(archive.names & names)
        under_way = [each for each in self._mine if each.files & names]
        if is_own and under_way:
            self._serial += 1
            under_way[-1].serial, under_way[-1].again = self._serial, (pdn.write(tree), revision)
        elif is_own and archive is not None:  # perhaps it comes back, and is being saved elsewhere
            self._save_in_place(archive, self._number, pdn.write(tree), revision)
        else:
            game = pdn.write(tree)
            work = partial(create, path, game, (archive, self._number))
            self._perform(self._new_write(path, names), work, game, revision)

    def add_to(self, tree: GameTree, path: Path, revision: int = 0, *, real: str = "") -> None:
        """Add this game to those of the file at `path`, which may not exist yet; it then belongs there.

        `real`: see `save_as`.
        """
        game = pdn.write(tree)
        self._perform(self._new_write(path, _names(path, real)), partial(append, path, game), game, revision)

    @property
    def _pending(self) -> GameWrite | None:
        """The last write of the game on the board that may still put it into another file, or another state
        of one; an earlier one, on a disk that is silent, does so no more.
        """
        last = max(self._mine, key=lambda each: each.serial, default=None)
        return last if last is not None and last.serial > self._taken else None

    @property
    def _mine(self) -> list[GameWrite]:
        """The writes of the game on the board."""
        return [each for each in self._writes if each.board == self._board]

    def _is_held(self, archive: PdnDocument) -> bool:
        return any(files & archive.names for files in self._held)

    def _new_write(self, path: Path, names: frozenset[Path] = frozenset()) -> GameWrite:
        self._serial += 1
        write = GameWrite(path, names | {path}, self._board, self._serial)
        self._writes.append(write)
        return write

    def _save_in_place(self, archive: PdnDocument, number: int, game: str, revision: int) -> None:
        write = self._new_write(archive.path, archive.names)
        write.encoding = archive.chosen
        if self._is_held(archive):
            write.place, write.again = (archive, number), (game, revision)
        else:
            self._save(write, archive, number, game, revision)

    def _save(self, write: GameWrite, archive: PdnDocument, number: int, game: str, revision: int) -> None:
        write.number = number
        self._perform(write, partial(save_game, archive, number, game), game, revision)

    def _perform(self, write: GameWrite, work: Work, game: str, revision: int) -> None:
        write.text = game
        writing = Writing(Thing.FILES, write.path)
        job = self._jobs.run(work, lane=FileLane(write.files), doing=Doing.SAVING, writing=writing)
        job.finished.connect(partial(self._on_saved, write, revision))
        job.failed.connect(partial(self._on_not_saved, write))

    @Slot()
    def _write_at_last(self) -> None:
        """Start what was put off, as the app is closed and nobody will do it later."""
        for write in self._writes:
            if (work := write.at_last) is not None:
                self._jobs.run(work, lane=FileLane(write.files), doing=Doing.SAVING)

    def _belong(self, archive: PdnDocument | None, number: int) -> None:
        """Note that another game is on the board, and the file and number that it has."""
        self._board += 1
        self._put(archive, number)

    def _put(self, archive: PdnDocument | None, number: int) -> None:
        self._archive, self._number = archive, number
        self._wanted = self._origin = None
        self.changed.emit()

    def _on_read(self, archive: PdnDocument, number: int, reading: pdn.PdnReading) -> None:
        if reading.tree is not None:
            self._belong(archive, number)
        self.gameRead.emit(reading, archive.content.games[number - 1])

    def _on_attached(
        self, place: FilePlace, game: str, revision: int, found: tuple[PdnDocument, int | None]
    ) -> None:
        if self._wanted is not place:
            return  # another game took the board meanwhile
        archive, number = found
        if number is None:
            self._on_not_attached(place)
            return
        self._belong(archive, number)
        if is_text(archive.content.games[number - 1], game):
            self.saved.emit(revision)

    def _on_not_attached(self, place: FilePlace, _error: Exception | None = None) -> None:
        if self._wanted is place:
            self._belong(None, 0)
            self.notAttached.emit(place.path)

    def _on_origin_named(self, origin: FilePlace, real: str) -> None:
        if self._origin is origin:
            self._origin_real = real

    def _on_saved(self, write: GameWrite, revision: int, result: tuple[PdnDocument, int]) -> None:
        again, write.again = write.again, None
        if again is None:
            self._writes.remove(write)
        else:
            self._save(write, *result, *again)
        if write.board == self._board and write.serial > self._taken:
            self._taken = write.serial - (again is not None)
            self._put(*result)
            self.saved.emit(revision)
        else:  # another game took the board meanwhile, or this one went elsewhere
            self.leftWritten.emit(result[0])
        self._read_next(result[0])

    def _on_not_saved(self, write: GameWrite, error: Exception) -> None:
        self._writes.remove(write)
        self._fail(write.path, error)
        self._read_next()

    def _read_next(self, written: PdnDocument | None = None) -> None:
        """Read the game that was asked for while its file was being written, as the file is now."""
        if self._next is None or self.is_writing(self._next[0]):
            return
        (archive, number), self._next = self._next, None
        known = (each for each in (written, self._archive) if each is not None and each.is_file_of(archive))
        self.read(next(known, archive), number)

    def _fail(self, path: Path, error: Exception) -> None:
        self.failed.emit(failure_of(error, path))


def _names(path: Path, real: str) -> frozenset[Path]:
    return frozenset({path, Path(real)} if real else {path})
