"""Games of files that left the board with changes: which they are, and how they were left.

A game is known again by its text in the file. Once that is another one, because the changes were
saved or somebody else made others, what was kept is no version of it any more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

from harzdame_engine import pdn
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.files.edit_steps import DoneStep, place_after
from harzdame_gui.controllers.files.file_place import FilePlace, place_of
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.journal_file import Note
from harzdame_gui.controllers.files.moved_games import moved_to_others
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.game.kept_place import with_place
from harzdame_gui.controllers.game.kept_versions import KeptVersion, Sorted, Version, sort_out
from harzdame_gui.controllers.game.my_games import MyGames
from harzdame_gui.controllers.game.recovery import Recovery
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.storage.paths import absolute
from harzdame_gui.controllers.work.jobs import Jobs

_Key: TypeAlias = tuple[Path, bytes]
"""A file, and the digest of the text that a game has in it."""


class UnsavedGame(NamedTuple):
    """A game as it was left: its id among one's own games, its number in the file, its journal.

    `told`: see `read_version`.
    """

    id: str
    number: int
    note: Note
    told: bool = False


@dataclass(frozen=True, slots=True)
class _Moved:
    """The journal of a game that belongs to another place than it says."""

    note: Note
    place: FilePlace

    def __call__(self) -> bytes:
        return with_place(self.place, self.note())


class _Home(NamedTuple):
    """The file and the number of the game on the board."""

    archive: PdnDocument
    number: int


class UnsavedGames(QObject):
    """Knows the games that were left, in this run of the app and earlier ones, and the one on the board.

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
        self._own = own
        self._left: dict[_Key, tuple[UnsavedGame, ...]] = {}
        """By file and text; games of the same text have other numbers."""
        self._files: frozenset[Path] = frozenset()  # of these games, as lists ask for each of their rows
        self._home: _Home | None = None
        self._modified = False
        session.stateChanged.connect(self._note_home)
        session.gameLeaving.connect(self._on_leaving)
        file.settled.connect(self._note_home)
        file.saved.connect(self._on_saved)
        recovery.ownToKeep.connect(self._on_kept)
        own.deleted.connect(self._on_deleted)

    def is_on_board(self, document: PdnDocument, number: int) -> bool:
        """Whether the game on the board is this one, with unsaved changes."""
        file = self._file
        return self._session.modified and file.archive is document and file.number == number

    def find(self, document: PdnDocument, number: int) -> UnsavedGame | None:
        """The way in which this game of a file was left; None: the file has all of it."""
        path = absolute(document.path)
        if path not in self._files:
            return None
        same = self._left.get(_key(document, number), ())
        here = next((left for left in same if left.number == number), None)
        if here is not None:
            return here
        games = document.content.games  # one has another number now, unless this is a copy of it
        text = games[number - 1].text
        moved = (
            left for left in same if not (left.number <= len(games) and games[left.number - 1].text == text)
        )
        return next(moved, None)

    def is_unsaved(self, document: PdnDocument, number: int) -> bool:
        """Whether a game of a file has changes that are not in the file."""
        return self.is_on_board(document, number) or self.find(document, number) is not None

    def add(self, versions: Sequence[Version]) -> None:
        """Add the games that were left in earlier runs, the latest first."""
        known = {left.id for same in self._left.values() for left in same}
        for version in versions:
            key = absolute(version.place.path), bytes.fromhex(version.place.game)
            left = UnsavedGame(version.id, version.place.number, version.note, version.told)
            if version.id not in known and self._at(key, left.number) is None:
                self._put(key, left)
        self._tell()

    def kept_of(self, path: Path) -> tuple[KeptVersion, ...]:
        """The games of a file that were left."""
        where = absolute(path)
        return tuple(
            KeptVersion(left.id, left.number, digest, left.told, left.note)
            for (its, digest), same in self._left.items()
            if its == where
            for left in same
        )

    def note_of(self, game_id: str) -> Note | None:
        """The journal of a game that was left, with its present place; None: it is of no file."""
        known = (left.note for same in self._left.values() for left in same if left.id == game_id)
        return next(known, None)

    def renumber(self, numbers: Mapping[str, int]) -> None:
        """Note the numbers that games have now, by the ids of their versions."""
        self._left = {
            key: tuple(left._replace(number=numbers.get(left.id, left.number)) for left in same)
            for key, same in self._left.items()
        }
        self._tell()

    @Slot(object)
    def follow(self, done: Sequence[DoneStep]) -> None:
        """Games were moved about: what was left of them belongs to where they are now."""
        for each in done:
            for kept in self.kept_of(each.before.path):
                if not _is_there(each.before, kept.number, kept.digest):
                    continue
                document, number = place_after(done, each.before, kept.number) or (each.after, None)
                if number is not None and _is_there(document, number, kept.digest):
                    self._move(kept, document, number, elsewhere=document is not each.after)
        if moved := moved_to_others(done):
            self._own.follow(moved)
            self._recovery.follow(moved)
        self._tell()

    def _move(self, kept: KeptVersion, document: PdnDocument, number: int, *, elsewhere: bool) -> None:
        note: Note = kept.note
        if elsewhere:
            place = place_of(document, number)
            note = _Moved(kept.note.note if isinstance(kept.note, _Moved) else kept.note, place)
            self._own.note_place(kept.id, place)
        self._drop([kept.id])
        self._put(_key(document, number), UnsavedGame(kept.id, number, note, kept.told))

    def forget(self, ids: Sequence[str]) -> None:
        """These are no versions of games in files any more; they stay among one's own games."""
        gone = self._drop(ids)
        if gone:
            self._own.settle(gone)
            self._tell()

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
            self._drop([game_id])
            before = self.find(*home)
            if before is not None:
                self.forget([before.id])
            self._put(_key(*home), UnsavedGame(game_id, home.number, note))
            self._tell()

    @Slot()
    def _on_leaving(self) -> None:
        """Forget what was kept of a game in which every change was undone."""
        if not self._session.modified:
            self.forget([self._recovery.own])

    @Slot()
    def _on_saved(self) -> None:
        """Forget what was kept of the game on the board before it got its present text in its file."""
        archive, own = self._file.archive, self._recovery.own
        now = _key(archive, self._file.number) if archive is not None else None
        if any(left.id == own for key, same in self._left.items() if key != now for left in same):
            self.forget([own])

    @Slot(object)
    def _on_deleted(self, ids: Sequence[str]) -> None:
        if self._drop(ids):
            self._tell()

    def _tell(self) -> None:
        self._files = frozenset(path for path, _ in self._left)
        self.changed.emit()

    def _drop(self, ids: Sequence[str]) -> list[str]:
        """Know these no longer; returns the ids of those that were known."""
        gone = [left.id for same in self._left.values() for left in same if left.id in ids]
        if gone:
            rest = {
                key: tuple(left for left in same if left.id not in gone) for key, same in self._left.items()
            }
            self._left = {key: same for key, same in rest.items() if same}
        return gone

    def _at(self, key: _Key, number: int) -> UnsavedGame | None:
        """The game of this text and number that was left."""
        return next((left for left in self._left.get(key, ()) if left.number == number), None)

    def _put(self, key: _Key, left: UnsavedGame) -> None:
        self._left[key] = (*self._left.get(key, ()), left)


class EarlierVersions(QObject):
    """Takes up the games that were left in earlier runs.

    They are looked for once their file is open, and parted from those that were changed meanwhile.

    Signals:
        outdated(Path, int): so many games of a file have another text now, or are gone. Their versions
            stay among one's own games until the file has the old text again; that is told once.
    """

    outdated = Signal(object, int)

    def __init__(
        self, own: MyGames, files: OpenFiles, unsaved: UnsavedGames, jobs: Jobs, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._own = own
        self._files = files
        self._unsaved = unsaved
        self._jobs = jobs
        self._unchecked: set[Path] = set()
        files.changed.connect(self._check)

    def load(self) -> None:
        """Find them."""
        self._own.find_versions().finished.connect(self._on_found)

    @Slot(object)
    def _on_found(self, versions: tuple[Version, ...]) -> None:
        self._unsaved.add(versions)
        self._unchecked = {absolute(version.place.path) for version in versions}
        for path in self._files.paths:
            self._check(path)

    @Slot(object)
    def _check(self, path: Path) -> None:
        document = self._files.document(path)
        if document is None or absolute(path) not in self._unchecked:
            return
        self._unchecked.discard(absolute(path))
        work = partial(sort_out, document.content, self._unsaved.kept_of(path))
        self._jobs.run(work).finished.connect(partial(self._on_sorted, path))

    def _on_sorted(self, path: Path, result: Sorted) -> None:
        self._unsaved.renumber(result.numbers)
        self._unsaved.forget(result.saved)
        if result.outdated:
            self._own.note_told(result.outdated)
            self.outdated.emit(path, len(result.outdated))


def _is_there(document: PdnDocument, number: int, digest: bytes) -> bool:
    games = document.content.games
    return number <= len(games) and games[number - 1].digest == digest


def _key(document: PdnDocument, number: int) -> _Key:
    return absolute(document.path), pdn.text_digest(document.content.games[number - 1].text)
