"""The place of the game on the board: which game of which file. Both are read and written off the GUI thread.

It knows files and games, not the board: games that were read and games to save
are passed between them. Failures are worded elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from harzdame_engine import GameTree, pdn
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.files.first_moves import find_first_moves
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure, failure_of
from harzdame_gui.controllers.work.job import Doing, Job, Lane, Work
from harzdame_gui.controllers.work.jobs import Jobs


@dataclass(frozen=True, slots=True)
class FilePlace:
    """The place of a game: game `number`, from 1, of the file at `path`, which then had this `digest`.

    Number 0: wherever in the file the game is whose text has this digest.
    `encoding` is the one that a person chose to read it in, if one did. `game` is the digest of the
    game's own text there, by which it is found again in a file that has changed; "": not known.
    """

    path: Path
    number: int
    digest: str
    encoding: str | None = None
    game: str = ""


class GameFile(QObject):
    """Says which game of which file is on the board, reads games, and saves that one in its place.

    The files themselves are opened by `OpenFiles`.

    Signals:
        gameRead(pdn.PdnReading, pdn.PdnGame): the tree is None if no position could be set
            up, and the game on the board then still belongs to its old file.
        saved(int): the game is safe as it was at this revision.
        failed(FileFailure): nothing was read, or nothing written.
        changed(): the game belongs to another file, or another place in it, or that was written.
        removed(): the game on the board was taken out of its file, and is in none now.
        notAttached(Path): a game that was kept cannot have its place in this file again.
        leftWritten(PdnDocument): the file of a game that has left the board meanwhile was written.
    """

    gameRead = Signal(object, object)
    saved = Signal(int)
    failed = Signal(object)
    changed = Signal()
    removed = Signal()
    notAttached = Signal(object)
    leftWritten = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._archive: PdnDocument | None = None
        self._number = 0
        self._saves = 0
        self._held = False
        self._again: tuple[str, int] | None = None
        self._next: tuple[PdnDocument, int] | None = None  # to be read once the file has been written
        self._wanted: FilePlace | None = None  # to be attached to
        self._origin: FilePlace | None = None  # looked for when the game is saved
        self._changes = 0

    @property
    def archive(self) -> PdnDocument | None:
        """The file that the game belongs to, as it was last read or written."""
        return self._archive

    @property
    def is_writing(self) -> bool:
        """Whether a game is being written."""
        return self._saves > 0

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
        archive, game = self._archive, self._archive.content.games[self._number - 1]
        return FilePlace(archive.path, self._number, archive.digest, archive.chosen, game.digest.hex())

    @property
    def can_save(self) -> bool:
        """Whether `save` can do without asking for a file."""
        return self._archive is not None or self._origin is not None

    @property
    def text(self) -> str:
        """The game's text in its file; "" if it belongs to none."""
        return self._archive.content.games[self._number - 1].text if self._archive else ""

    def is_in(self, document: PdnDocument | None) -> bool:
        """Whether this is the file that the game belongs to."""
        return self._archive is not None and document is not None and document.is_file_of(self._archive)

    def read(self, archive: PdnDocument, number: int) -> None:
        """Read a game of an open file; gameRead follows, unless games are just being moved about."""
        if self._held or not 0 < number <= len(archive.content.games):
            return
        if self._saves and self.is_in(archive):
            self._next = archive, number  # the file is another one in a moment
            return
        job = self._run(Doing.READING, partial(_read, archive, number))
        job.finished.connect(partial(self._on_read, archive, number))
        job.failed.connect(partial(self._fail, archive.path))

    def read_own(self, number: int) -> None:
        """Read game `number` of the file that the game on the board belongs to; gameRead follows."""
        if self._archive is not None:
            self.read(self._archive, number)

    def hold(self) -> None:
        """Put saves off: games of open files are about to be moved."""
        self._held = True

    def release(self) -> None:
        """Do what was put off."""
        self._held = False
        again, self._again = self._again, None
        if again is not None and self._archive is not None:
            self._save(self._archive, *again)

    def follow(self, archive: PdnDocument, number: int | None) -> None:
        """The file of the game on the board has changed: the game is this one now, or gone."""
        if number is None:
            self._belong(None, 0)
            self.removed.emit()
        else:
            self._archive, self._number = archive, number
            self.changed.emit()

    def attach(self, place: FilePlace, game: str = "", revision: int = 0) -> None:
        """Note that the game on the board, which was kept, belongs to `place` if that is unchanged.

        Where others of the file were changed, it is found by its own text. The place is also
        its own if the text there is `game`: then it was saved there just before it was left,
        and `saved` follows. Else `notAttached` does.
        """
        if not place.number:
            self.come_from(place)
            return
        self._wanted = place
        job = self._run(Doing.OPENING, partial(_read_again, place))
        job.finished.connect(partial(self._on_attached, place, game, revision))
        job.failed.connect(partial(self._on_not_attached, place))

    def detach(self) -> None:
        """Note that the game on the board belongs to no file."""
        self._belong(None, 0)

    def come_from(self, origin: FilePlace) -> None:
        """Note that the game on the board was taken from a file that is not open; its number is 0.

        It is looked for there when it is saved, and refused if it is no longer what it was.
        """
        self._belong(None, 0)
        self._origin = origin

    def save(self, tree: GameTree, revision: int = 0) -> None:
        """Write the game in its place; every other game of the file is kept byte for byte."""
        archive, origin = self._archive, self._origin
        if archive is None and origin is None:
            return
        if self._saves or self._held:
            self._again = (pdn.write(tree), revision)  # what is being written is not what comes last
        elif archive is not None:
            self._save(archive, pdn.write(tree), revision)
        elif origin is not None:
            self._write(partial(_put_back, origin, pdn.write(tree)), origin.path, revision)

    def save_as(self, tree: GameTree, path: Path, revision: int = 0) -> None:
        """Make this game the only one of the file at `path`, whatever was there.

        The file it belongs to already is not overwritten: then it is saved in its place.
        """
        if path == self.path:
            self.save(tree, revision)
        else:
            there = self._archive, self._number
            self._write(partial(_create, path, pdn.write(tree), there), path, revision)

    def add_to(self, tree: GameTree, path: Path, revision: int = 0) -> None:
        """Add this game to those of the file at `path`, which may not exist yet; it then belongs there."""
        self._write(partial(_append, path, pdn.write(tree)), path, revision)

    def _run(self, doing: Doing, work: Work) -> Job:
        return self._jobs.run(work, lane=Lane.FILES, doing=doing)

    def _save(self, archive: PdnDocument, game: str, revision: int) -> None:
        self._write(partial(_save, archive, self._number, game), archive.path, revision)

    def _write(self, work: Work, path: Path, revision: int) -> None:
        self._saves += 1
        job = self._run(Doing.SAVING, work)
        job.finished.connect(partial(self._on_saved, self._changes, revision))
        job.failed.connect(partial(self._on_not_saved, path))

    def _belong(self, archive: PdnDocument | None, number: int) -> None:
        self._archive, self._number = archive, number
        self._again = None
        self._wanted = self._origin = None
        self._changes += 1
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
        games = archive.content.games
        there = games[place.number - 1].text if 0 < place.number <= len(games) else None
        if there is not None and there.split() == game.split():
            self._belong(archive, place.number)
            self.saved.emit(revision)
        elif number is not None:
            self._belong(archive, number)
        else:
            self._on_not_attached(place)

    def _on_not_attached(self, place: FilePlace, _error: Exception | None = None) -> None:
        if self._wanted is place:
            self._belong(None, 0)
            self.notAttached.emit(place.path)

    def _on_saved(self, before: int, revision: int, result: tuple[PdnDocument, int]) -> None:
        self._saves -= 1
        again = self._again
        if self._changes == before:
            self._belong(*result)
        else:  # another game took the board meanwhile
            self.leftWritten.emit(result[0])
        self.saved.emit(revision)
        if again is not None and self._archive is result[0]:
            self._save(result[0], *again)
        self._read_next()

    def _on_not_saved(self, path: Path, error: Exception) -> None:
        self._saves -= 1
        self._again = None
        self._fail(path, error)
        self._read_next()

    def _read_next(self) -> None:
        """Read the game that was asked for while its file was being written, as the file is now."""
        if self._next is not None and not self._saves:
            (archive, number), self._next = self._next, None
            now = self._archive if self._archive is not None and self.is_in(archive) else archive
            self.read(now, number)

    def _fail(self, path: Path, error: Exception) -> None:
        self.failed.emit(failure_of(error, path))


def _read_again(place: FilePlace, _job: Job) -> tuple[PdnDocument, int | None]:
    """The file as it is now, and the number that the game has in it."""
    archive = weighed(PdnDocument.read(place.path, place.encoding))
    games, number, digest = archive.content.games, place.number, bytes.fromhex(place.game)
    is_there = 0 < number <= len(games) and (
        archive.digest == place.digest or games[number - 1].digest == digest
    )
    return archive, number if is_there else archive.content.numbers_by_digest().get(digest)


def _read(archive: PdnDocument, number: int, _job: Job) -> pdn.PdnReading:
    reading = archive.content.games[number - 1].read()
    find_first_moves(reading.tree)
    return reading


def _save(archive: PdnDocument, number: int, game: str, _job: Job) -> tuple[PdnDocument, int]:
    return weighed(archive.save_game(number, game)), number


def _put_back(origin: FilePlace, game: str, _job: Job) -> tuple[PdnDocument, int]:
    archive = PdnDocument.read(origin.path, origin.encoding)
    numbers = archive.content.numbers_by_digest()
    # a game that is there already as it shall be was saved just before the app was left
    number = numbers.get(bytes.fromhex(origin.digest)) or numbers.get(pdn.text_digest(game))
    if number is None:
        raise FileError(FileFailure(FailureKind.GAME_CHANGED, origin.path))
    return weighed(archive.save_game(number, game)), number


def _create(
    path: Path, game: str, there: tuple[PdnDocument | None, int], job: Job
) -> tuple[PdnDocument, int]:
    """Write a file anew; if that is the one where the game is `there` already, only its place in it."""
    archive, number = there
    if archive is not None and archive.is_at(path):
        return _save(archive, number, game, job)
    return weighed(PdnDocument.create(path, game)), 1


def _append(path: Path, game: str, _job: Job) -> tuple[PdnDocument, int]:
    archive = weighed(PdnDocument.extend(path, game))
    return archive, len(archive.content.games)


def weighed(archive: PdnDocument) -> PdnDocument:
    """The same, its digest and problems known, so that nobody waits for them on the GUI thread."""
    _ = archive.digest, archive.content.problems
    return archive
