"""The repertoires on disk: one file for each side of each game, in the profile or where the user wants it.

A repertoire is the first game of its file. Other games may follow, and are none of its business.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import Color, Move, Position, pdn
from harzdame_engine.books.repertoire import AddedLine, Repertoire
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.files.chosen_file import ChosenFile
from harzdame_gui.controllers.openings.repertoire_file import RepertoireFile, first_game
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.storage.file_failure import (
    LASTING,
    FailureKind,
    FileError,
    FileFailure,
    failure_of,
)
from harzdame_gui.controllers.storage.paths import absolute
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import FileLane, Job
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.repeated_job import RepeatedJob

FOLDER = "openings"
Key = tuple[str, Color]


class Repertoires(QObject):
    """Reads a game's repertoires when they are first asked for, and writes every change at once.

    A file that cannot be read stays as it is: nothing is added to it. One that is gone is written anew.
    One that the user has chosen and that is missing when it should be read is waited for: once it is there
    again it is read, and gets what was added meanwhile. One that another program, or another window, has
    changed meanwhile is not written over, but read again. Where both sides of a game are kept in one file,
    they are one record: what is changed for one side, the other has, too.

    Signals:
        changed(str): the repertoires of the game with this id were read, or are others.
        failed(FileFailure, bool): a file could not be read, or written if the flag is set; what might be
            written later is tried again, see `RepeatedJob`.
        chosen(Path, int): a repertoire was taken from this file, in which so many other games follow it.
        setAside(Path): what could not be read of a repertoire, and was lost with a change, is in this copy.
        overtaken(Path): this file was changed elsewhere; it is read again without the last change.
        missing(Path): this file, which the user has chosen, is not there; it is waited for.
        returned(Path, bool): it is there again, and was read; if the flag is set, it got what was added
            meanwhile.
    """

    changed = Signal(str)
    failed = Signal(object, bool)
    chosen = Signal(object, int)
    setAside = Signal(object)
    overtaken = Signal(object)
    missing = Signal(object)
    returned = Signal(object, bool)

    def __init__(self, folder: Path, settings: Settings, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder / FOLDER
        self._settings = settings
        self._jobs = jobs
        self._read: dict[Key, Repertoire] = {}
        self._asked: set[str] = set()
        self._kept: dict[Key, RepertoireFile] = {}
        self._following: dict[Key, pdn.Words] = {}  # what a side is to be that is kept with the other
        self._unwritten: dict[Path, _Unwritten] = {}

    def path(self, game: str, color: Color) -> Path:
        """The file of a side."""
        chosen = dict(self._settings.repertoire_files.value).get(_name(game, color))
        return Path(chosen) if chosen else self._folder / f"{_name(game, color)}.pdn"

    def of(self, game: str, color: Color) -> Repertoire | None:
        """The repertoire of a side; None: it is not read yet (`changed` follows), or cannot be."""
        if game not in self._asked:
            self._asked.add(game)
            self._load(*((game, each) for each in Color))
        return self._read.get((game, color))

    def away(self, game: str, color: Color) -> Path | None:
        """The file of a repertoire that is waited for; None: it is there, or still to be made."""
        file = self._kept.get((game, color))
        return file.path if file is not None and file.away and file.is_blank else None

    def sides(self, position: Position, move: Move) -> tuple[Color, ...]:
        """The sides in whose repertoires a move of a position is."""
        found = ((color, self.of(position.rules.id, color)) for color in Color)
        return tuple(color for color, each in found if each is not None and move in each.moves(position))

    def add(self, game: str, color: Color, line: Sequence[Move]) -> AddedLine | None:
        """Add a line from the start of the game on; None: the repertoire is not there to be changed."""
        repertoire = self.of(game, color)
        if repertoire is None:
            return None
        added = repertoire.add(line)
        if added.new or added.replaced:
            self.save(repertoire)
        return added

    def save(self, repertoire: Repertoire) -> None:
        """Write a repertoire that was changed."""
        key = repertoire.game, repertoire.color
        path, words = self.path(*key), pdn.Words(repertoire.tree)
        file = self._kept.setdefault(key, RepertoireFile(path))
        job = RepeatedJob(
            self._jobs,
            partial(_write, file, words, self._folder),
            lane=FileLane(file.names),
            target=path,
            writing=Writing(Thing.REPERTOIRES, path, lambda: words.text),
            worthwhile=partial(_may_be_written_later, path),
        )
        unwritten = self._unwritten[path] = _Unwritten(file, words)
        job.finished.connect(partial(self._on_written, key, unwritten))
        job.failed.connect(partial(self._on_not_written, key, unwritten))
        self._have_other_side_follow(repertoire)
        self.changed.emit(repertoire.game)

    def replace(self, game: str, color: Color, words: pdn.Words) -> None:
        """Put a record in the place of a repertoire: an earlier state of it; `changed` follows.

        That waits for no disk: what is added meanwhile would be lost.
        """
        job = self._jobs.run(partial(_parse, words, game, color))
        job.finished.connect(self._on_parsed)

    def keep_in(self, game: str, color: Color, path: Path) -> None:
        """Keep a side's repertoire in another file: what is there already, or still to be written there, is
        taken from it.
        """
        key = game, color
        name = _name(game, color)
        others = [pair for pair in self._settings.repertoire_files.value if pair[0] != name]
        self._settings.repertoire_files.set(((name, str(absolute(path))), *others))
        before = self._read.pop(key, None)
        self._kept.pop(key, None)
        self._following.pop(key, None)
        unwritten = self._unwritten.get(self.path(*key))
        if unwritten is None:
            self._read_file(RepertoireFile(self.path(*key)), key).finished.connect(
                partial(self._on_chosen, key, before)
            )
        else:
            lane = FileLane(unwritten.file.names, written=False)
            job = self._jobs.run(partial(_taken_up, unwritten, *key), lane=lane)
            job.finished.connect(partial(self._on_chosen, key, None))

    def _load(self, *keys: Key) -> None:
        chosen = dict(self._settings.repertoire_files.value)
        for key in keys:
            file = RepertoireFile(self.path(*key), expected=_name(*key) in chosen)
            self._read_file(file, key).finished.connect(partial(self._on_read, key))

    def _read_file(self, file: RepertoireFile, key: Key) -> ChosenFile:
        return ChosenFile(self._jobs, file.path, partial(_read_one, file, *key), written=False)

    def _wait_for(self, key: Key, file: RepertoireFile) -> None:
        """Read a file as soon as it is there again."""
        job = RepeatedJob(
            self._jobs,
            partial(_read_again, file.path, *key),
            lane=FileLane(file.names, written=False),
            worthwhile=lambda _error: self._is_waited_for(key, file),
        )
        job.finished.connect(partial(self._on_found, key, file))
        self.missing.emit(file.path)

    def _is_waited_for(self, key: Key, file: RepertoireFile) -> bool:
        return self._kept.get(key) is file and file.away and file.is_blank

    def _on_found(self, key: Key, file: RepertoireFile, what: _Read) -> None:
        waits = file.path in self._unwritten  # then it is read after that
        if self._is_waited_for(key, file) and not waits:
            self._take(key, what)
            self.changed.emit(key[0])
            if isinstance(what.found, Repertoire):
                self.returned.emit(file.path, False)

    def _on_parsed(self, made: Repertoire | None) -> None:
        if made is not None:
            self._read[made.game, made.color] = made
            self.save(made)

    def _on_written(self, key: Key, written: _Unwritten, copy: Path | None) -> None:
        self._forget(written)
        if written.file.path not in self._unwritten:
            self._follow(key, written.file)
        if copy is not None:
            self.setAside.emit(copy)

    def _follow(self, key: Key, file: RepertoireFile) -> None:
        """Read what was written where a file has more than is known here."""
        if file.returned and self._kept.get(key) is file and self._read.pop(key, None) is not None:
            self._load(key)
            self.returned.emit(file.path, True)

    def _on_not_written(self, key: Key, unwritten: _Unwritten, error: Exception) -> None:
        failure = failure_of(error, unwritten.file.path)
        if failure.kind is FailureKind.CHANGED:
            self._forget(unwritten)
        if failure.kind is not FailureKind.CHANGED or self._kept.get(key) is not unwritten.file:
            self.failed.emit(failure, True)
        elif self._read.pop(key, None) is not None:  # else it is being read again already
            self._load(key)
            self.overtaken.emit(failure.path)

    def _forget(self, unwritten: _Unwritten) -> None:
        path = unwritten.file.path
        if self._unwritten.get(path) is unwritten:  # else a later state is to be written there
            del self._unwritten[path]

    def _have_other_side_follow(self, repertoire: Repertoire) -> None:
        """Have the other side be what this one is now, where both are kept in one file."""
        game, color = repertoire.game, repertoire.color
        other = game, color.other
        if self.path(*other) != self.path(game, color):
            return
        words = pdn.Words(repertoire.tree)
        self._kept[other], self._following[other] = self._kept[game, color], words
        self._read.pop(other, None)
        self._jobs.run(partial(_parse, words, *other)).finished.connect(partial(self._on_follower, words))

    def _on_follower(self, words: pdn.Words, made: Repertoire | None) -> None:
        if made is not None and self._following.get((made.game, made.color)) is words:
            del self._following[made.game, made.color]
            self._read[made.game, made.color] = made
            self.changed.emit(made.game)

    def _on_read(self, key: Key, what: _Read) -> None:
        there = key in self._read or key in self._following
        waits = there and what.file.path in self._unwritten
        if what.file.path == self.path(*key) and not waits:
            self._take(key, what)
        self.changed.emit(key[0])

    def _on_chosen(self, key: Key, before: Repertoire | None, what: _Read) -> None:
        if what.file.path != self.path(*key):  # yet another was chosen meanwhile
            return
        if isinstance(what.found, Repertoire) and what.file.says_nothing and before is not None:
            if not what.file.is_blank:
                before.tree.tags.update(what.found.tree.tags)
            self._kept[key] = what.file
            self._read[key] = before
            self.save(before)
        else:
            self._take(key, what)
            self.changed.emit(key[0])
        if what.file.others:
            self.chosen.emit(what.file.path, what.file.others)

    def _take(self, key: Key, what: _Read) -> None:
        if isinstance(what.found, FileFailure):
            self.failed.emit(what.found, False)
        else:
            self._read[key], self._kept[key] = what.found, what.file
            self._following.pop(key, None)
            self._have_other_side_follow(what.found)
            if what.file.away:
                self._wait_for(key, what.file)


class _Unwritten(NamedTuple):
    """A file, and the latest state of the repertoire that is to be written there."""

    file: RepertoireFile
    words: pdn.Words


class _Read(NamedTuple):
    """A file, and the repertoire in it."""

    file: RepertoireFile
    found: Repertoire | FileFailure


def _name(game: str, color: Color) -> str:
    return f"{game}-{color.name.lower()}"


def _may_be_written_later(path: Path, error: Exception) -> bool:
    return failure_of(error, path).kind not in LASTING


def _write(file: RepertoireFile, words: pdn.Words, folder: Path, _job: Job) -> Path | None:
    if file.path.parent == folder:
        folder.mkdir(parents=True, exist_ok=True)
    return file.write(words.text)


def _read_again(path: Path, game: str, color: Color, job: Job) -> _Read:
    """Raises FileNotFoundError: the file is still away."""
    what = _read_one(RepertoireFile(path, expected=True), game, color, job)
    if what.file.away:
        raise FileNotFoundError(path)
    return what


def _read_one(file: RepertoireFile, game: str, color: Color, _job: Job) -> _Read:
    try:
        tree = file.read(game)
    except (OSError, ValueError, FileError) as error:
        return _Read(file, failure_of(error, file.path))
    return _Read(file, Repertoire.empty(game, color) if tree is None else Repertoire(tree, color))


def _taken_up(unwritten: _Unwritten, game: str, color: Color, job: Job) -> _Read:
    made = _parse(unwritten.words, game, color, job)
    return _Read(unwritten.file, made or FileFailure(FailureKind.UNREADABLE, unwritten.file.path))


def _parse(words: pdn.Words, game: str, color: Color, _job: Job) -> Repertoire | None:
    reading = first_game(pdn.scan(words.text), game)
    return Repertoire(reading.tree, color) if reading is not None and reading.tree is not None else None
