"""The library of games as the app uses it: every question and every change is a job.

It has three connections to the file, one for each lane of jobs, because a
connection belongs to one thread at a time: questions, changes, and the import,
which takes long and must hold up neither. It knows no widget.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import BinaryIO, NamedTuple

from harzdame_engine import Position, Rules
from harzdame_engine.books.cache import BookCache
from harzdame_engine.library.errors import LibraryError, LibraryProblem
from harzdame_engine.library.explorer import ExplorerGames
from harzdame_engine.library.importing import ImportOptions, ImportReport
from harzdame_engine.library.library import Library
from harzdame_engine.library.query import GameQuery
from harzdame_engine.library.records import GameRow, StoredGame
from harzdame_engine.library.sortings import Sorting
from harzdame_engine.library.tag_edit import TagChange
from PySide6.QtCore import QObject, Signal, SignalInstance

from harzdame_gui.controllers.files.made_file import MadeFile
from harzdame_gui.controllers.game.library_copy import LibraryCopy
from harzdame_gui.controllers.library import edits, game_export, questions
from harzdame_gui.controllers.library.begun_imports import BegunImports
from harzdame_gui.controllers.library.rereading import Rereading
from harzdame_gui.controllers.library.tag_changes import TagReport, change_tags
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Doing, Job, Lane, Work
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.repeated_job import RepeatedJob

Question = Callable[[Library], object]
Place = tuple[int, int] | None


def _nothing() -> None: ...


class _LongWork(NamedTuple):
    """Work that is done later where it cannot be done now; see `LibraryService._long`."""

    work: Work
    lane: Lane
    writing: Writing | None
    done: SignalInstance
    over: Callable[[], None]


class LibraryService(QObject):
    """The library in the profile. Every method gives the job that does it; its `finished` has the result.

    A change is made as soon as the library can be written, behind all that were asked for before it; until
    then it is among what cannot be written, see `FailingWrites`.

    Signals:
        changed(): games, folders or marks differ.
        failed(Exception): the library could not be read, or not be written for good: a LibraryError,
            GameChangedError, OSError or FileError.
        imported(ImportReport): an import is done, or as much of it as there will be.
        tagsChanged(TagReport): the same of a change of tags.
    """

    changed = Signal()
    failed = Signal(object)
    imported = Signal(object)
    tagsChanged = Signal(object)

    def __init__(self, path: Path, jobs: Jobs, books: BookCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._jobs = jobs
        self._books = books
        self._open: dict[Lane, Library] = {}
        self._places: dict[Lane, Place] = {}
        self._long_work: list[Job] = []
        self.begun = BegunImports(path.parent, jobs, self)
        self._rereading = Rereading(jobs, lambda: self._library(Lane.LIBRARY_CHANGES).games, self)
        self._rereading.read.connect(self.changed)

    def close(self) -> None:
        """Close the file, once no job is under way."""
        for library in self._open.values():
            library.close()
        self._open.clear()

    @property
    def long_work(self) -> tuple[Job, ...]:
        """Imports and changes of many games that are under way."""
        return tuple(self._long_work)

    # Questions

    def search(self, query: GameQuery) -> Job:
        """The games wanted: `FoundGames`."""
        return self._ask(partial(questions.search, query))

    def games_with(self, position: Position, query: GameQuery, *, own: bool) -> Job:
        """The games that have a position, all or one's own, in the order of a query: `FoundGames`."""
        return self._ask(partial(questions.games_with, position, own, query))

    def rows(self, ids: Sequence[int]) -> Job:
        """Games as lists show them: list of `GameRow`."""
        return self._ask(partial(questions.rows, tuple(ids)))

    def marks(self) -> Job:
        """Folders and labels: `LibraryMarks`."""
        return self._ask(questions.marks)

    def known_marks(self) -> Job:
        """The same of a library that was made before; None: there is none."""
        marks = lambda _job: questions.marks(self._library(Lane.LIBRARY)) if self._path.exists() else None  # noqa: E731
        return self._jobs.run(marks, lane=Lane.LIBRARY)

    def state(self) -> Job:
        """A value that changes with every change of the library, those of other apps included."""
        return self._ask(lambda library: library.state())

    def preview(self, game: int) -> Job:
        """A game with its positions: `PreviewedGame`, or None if it was removed."""
        return self._ask(partial(questions.preview, game))

    def read(self, game: int, ply: int = 0) -> Job:
        """A game with its tree, to be shown after so many moves: `OpenedGame`, or None if it was removed."""
        return self._ask(partial(questions.read, game, ply))

    def explore(self, position: Position, source: ExplorerGames) -> Job:
        """The moves of a position: tuple of `ExploredMove`."""
        return self._ask(partial(questions.explore, position, source, self._books))

    def compare(self, position: Position, first: ExplorerGames) -> Job:
        """The moves of a position as all sources know them: tuple of `ComparedMove`."""
        return self._ask(partial(questions.compare, position, first, self._books))

    def load_positions(self, rules: Rules) -> Job:
        """Make ready for searches by position in a game."""
        return self._ask(partial(questions.load, rules))

    # Changes

    def add_text(self, text: str) -> RepeatedJob:
        """Add a game of this app to the folder for them: `ImportReport`."""
        return self._change(partial(edits.add_text, text))

    def keep(self, change: Question, text: Callable[[], str] | None = None) -> RepeatedJob:
        """Make a change that nobody waits for. `text`: the games that it adds, as PDN."""
        return self._make(change, Thing.LIBRARY, text)

    def add_games(self, text: str, folder: str) -> RepeatedJob:
        """Add games that this app has played to a folder of its own for them: `ImportReport`."""
        return self.keep(partial(edits.add_games, text, folder), lambda: text)

    def edit_tags(self, game: GameRow, changes: dict[str, str]) -> RepeatedJob:
        """Write tags of a game anew in the library alone: its new revision."""
        return self._change(partial(edits.edit_tags, game, changes))

    def change_tags(self, games: Sequence[int], change: TagChange, *, files: bool) -> Job:
        """Change tags of games, in their files as well if that is wanted: `TagReport`.

        The job's progress is `TagProgress`.
        """
        work = partial(self._change_tags, tuple(games), change, files)
        writing = Writing(Thing.MARKS, self._path)
        job = self._jobs.run(work, lane=Lane.LIBRARY_CHANGES, doing=Doing.SAVING, writing=writing)
        return self._long(job, work, Lane.LIBRARY_CHANGES, self.tagsChanged)

    def player_names(self, games: Sequence[int]) -> Job:
        """The names of the players of games: sorted list."""
        return self._ask(lambda library: library.games.player_names(games))

    def replace(self, copy: LibraryCopy, text: str, *, in_file: bool = False) -> RepeatedJob:
        """Put another text in the place of a game's: a new `LibraryCopy`; `in_file`: its file has it, too."""
        return self._change(partial(edits.replace, copy, text, in_file))

    def set_stars(self, games: Sequence[int], stars: int) -> RepeatedJob:
        """Give games stars: a `Sorting`, from which `restore` gives them those that they had."""
        return self._change(partial(edits.set_stars, tuple(games), stars))

    def set_folder(self, games: Sequence[int], folder: int | None) -> RepeatedJob:
        """Put games into a folder: likewise."""
        return self._change(partial(edits.set_folder, tuple(games), folder))

    def set_label(self, games: Sequence[int], label: str, *, on: bool) -> RepeatedJob:
        """Give games a label, or take it from them: likewise."""
        return self._change(partial(edits.set_label, games, label, on))

    def remove(self, games: Sequence[int]) -> RepeatedJob:
        """Remove games: list of `StoredGame`, from which `put_back` makes them again."""
        return self._change(partial(edits.remove, games))

    def put_back(self, taken: Sequence[StoredGame]) -> RepeatedJob:
        """Add removed games again, with their stars, labels and folders; they get other numbers."""
        return self._change(partial(edits.put_back, taken))

    def add_folder(self, name: str, parent: int | None = None) -> RepeatedJob:
        """Add a folder: its id."""
        return self._change(lambda library: library.folders.add(name, parent))

    def rename_folder(self, folder: int, name: str) -> RepeatedJob:
        """Give a folder another name."""
        return self._change(lambda library: library.folders.rename(folder, name))

    def remove_folder(self, folder: int) -> RepeatedJob:
        """Remove a folder; its games stay: likewise."""
        return self._change(partial(edits.remove_folder, folder))

    def restore(self, sorting: Sorting) -> RepeatedJob:
        """Sort games as they were sorted before a change."""
        return self._change(lambda library: library.sortings.restore(sorting))

    # Long work

    def import_paths(self, paths: Sequence[Path], options: ImportOptions) -> Job:
        """Import files and folders: `ImportReport`. The job's progress is `ImportProgress`."""
        work = partial(self._import, tuple(paths), options)
        writing = Writing(Thing.IMPORT, self._path)
        job = self._jobs.run(work, lane=Lane.IMPORTS, doing=Doing.IMPORTING, writing=writing)
        job.finished.connect(partial(self._on_imported, job))
        note = self.begun.begin(paths, options)
        return self._long(job, work, Lane.IMPORTS, self.imported, partial(self.begun.end, note))

    def texts(self, games: Sequence[int]) -> Job:
        """The games as text: list[str]."""
        wanted = tuple(games)
        return self._ask(lambda library: library.games.texts(wanted))

    def export(self, games: Sequence[int], path: Path) -> MadeFile:
        """Write games to a file: their number."""
        make = partial(game_export.take, partial(self._read, tuple(games)), self._path)
        put = partial(game_export.put, path)
        export = MadeFile(self._jobs, path, make, put, lane=Lane.LIBRARY_CHANGES)
        export.failed.connect(self.failed)
        return export

    def _ask(self, question: Question) -> Job:
        job = self._jobs.run(
            lambda _job: question(self._library(Lane.LIBRARY)), lane=Lane.LIBRARY, doing=Doing.SEARCHING
        )
        job.failed.connect(self.failed)
        job.finished.connect(self._rereading.begin)
        return job

    def _change(self, change: Question) -> RepeatedJob:
        return self._make(change, Thing.MARKS, doing=Doing.SAVING)

    def _make(
        self,
        change: Question,
        thing: Thing,
        text: Callable[[], str] | None = None,
        doing: Doing | None = None,
    ) -> RepeatedJob:
        """Make a change as soon as the library can be written, and in the order in which they came."""
        job = RepeatedJob(
            self._jobs,
            lambda _job: change(self._library(Lane.LIBRARY_CHANGES)),
            lane=Lane.LIBRARY_CHANGES,
            order=self,
            doing=doing,
            writing=Writing(thing, self._path, text),
            worthwhile=_may_be_written_later,
        )
        job.gaveUp.connect(self.failed)
        job.gaveUp.connect(self.changed)  # a list may show what it should not
        job.finished.connect(self.changed)
        return job

    def _long(
        self, job: Job, work: Work, lane: Lane, done: SignalInstance, over: Callable[[], None] = _nothing
    ) -> Job:
        """Long work that somebody looks at; `done` tells its end, be it that it has to be done later.

        `over` is called when nobody tries it any more.
        """
        self._long_work.append(job)
        job.finished.connect(done)
        job.finished.connect(lambda _report: over())
        job.failed.connect(partial(self._on_long_failed, _LongWork(work, lane, job.writing, done, over)))
        job.ended.connect(partial(self._long_work.remove, job))
        job.ended.connect(self.changed)
        return job

    def _on_long_failed(self, long: _LongWork, error: Exception) -> None:
        if not _may_be_written_later(error):
            long.over()
            self.failed.emit(error)
            return
        work, lane, writing, done, over = long
        later = RepeatedJob(self._jobs, work, lane=lane, writing=writing, worthwhile=_may_be_written_later)
        later.finished.connect(done)
        later.finished.connect(self.changed)
        later.gaveUp.connect(self.failed)
        for end in (later.finished, later.gaveUp):
            end.connect(lambda _result: over())

    def _on_imported(self, job: Job, report: ImportReport) -> None:
        if report.failed_files or report.incomplete_games:  # which the report tells of
            self._jobs.failing.give_up(job)

    # On the working threads

    def _library(self, lane: Lane) -> Library:
        """The library as this lane has it open; another file may have come to its place, or none be there."""
        library, place = self._open.get(lane), _place_of(self._path)
        if library is not None and self._places[lane] != place:
            del self._open[lane]
            with suppress(LibraryError):
                library.close()
            library = None
        if library is None:
            library = self._open[lane] = Library(self._path)
            self._places[lane] = _place_of(self._path)
        return library

    def _import(self, paths: Sequence[Path], options: ImportOptions, job: Job) -> ImportReport:
        library = self._library(Lane.IMPORTS)
        if all(folder.id != options.folder for folder in library.folders.all()):  # it was removed meanwhile
            options = options._replace(folder=None)
        return library.import_paths(
            paths,
            options,
            tell=lambda progress: job.tell(progress, progress.share),
            stopped=lambda: job.token.stopped,
        )

    def _change_tags(self, games: Sequence[int], change: TagChange, files: bool, job: Job) -> TagReport:
        return change_tags(self._library(Lane.LIBRARY_CHANGES), games, change, job, files=files)

    def _read(self, games: Sequence[int], file: BinaryIO, job: Job) -> int | None:
        return self._library(Lane.LIBRARY_CHANGES).write(games, file, lambda: job.token.stopped)


def _place_of(path: Path) -> Place:
    """What tells a file from another one of its name; None: there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _may_be_written_later(error: Exception) -> bool:
    later = LibraryProblem.LOCKED, LibraryProblem.FULL, LibraryProblem.READ_ONLY, LibraryProblem.UNREADABLE
    return isinstance(error, OSError) or (isinstance(error, LibraryError) and error.problem in later)
