"""The library of games as the app uses it: every question and every change is a job.

It has three connections to the file, one for each lane of jobs, because a
connection belongs to one thread at a time: questions, changes, and the import,
which takes long and must hold up neither. It knows no widget.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import Move, Node, Position, Rules, pdn
from harzdame_engine.books.cache import BookCache
from harzdame_engine.library.errors import LibraryError, LibraryProblem
from harzdame_engine.library.explorer import ComparedMove, ExploredMove, Source, book_moves, side_by_side
from harzdame_engine.library.importing import ImportOptions, ImportReport, import_text
from harzdame_engine.library.library import Library
from harzdame_engine.library.query import GameQuery
from harzdame_engine.library.reading import find_games, read_games
from harzdame_engine.library.records import Folder, Found, GameRow, StoredGame
from harzdame_engine.library.tag_edit import TagChange
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.files.first_moves import find_first_moves
from harzdame_gui.controllers.library.tag_changes import TagReport, change_tags
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Doing, Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.repeated_job import RepeatedJob

Question = Callable[[Library], object]


class Marks(NamedTuple):
    """What games can be sorted into, and how many there are."""

    folders: tuple[Folder, ...]
    labels: tuple[str, ...]
    games: int


class Preview(NamedTuple):
    """A stored game with its positions; `positions` is empty where none could be read."""

    game: StoredGame
    positions: tuple[Position, ...]
    moves: tuple[Move, ...]


class OpenedGame(NamedTuple):
    """A stored game read whole, and the node to show first; `reading.tree` is None if it cannot be shown.

    `text` is the game as it is stored, None if there is none in it.
    """

    game: StoredGame
    reading: pdn.PdnReading
    node: Node | None
    text: pdn.PdnGame | None = None


class LibraryService(QObject):
    """The library in the profile. Every method gives the job that does it; its `finished` has the result.

    Signals:
        changed(): games, folders or marks differ.
        failed(Exception): the library could not be read or written: a LibraryError, GameChangedError or
            OSError.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, path: Path, jobs: Jobs, books: BookCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._jobs = jobs
        self._books = books
        self._open: dict[Lane, Library] = {}

    def close(self) -> None:
        """Close the file, once no job is under way."""
        for library in self._open.values():
            library.close()
        self._open.clear()

    # Questions

    def search(self, query: GameQuery) -> Job:
        """The games wanted: `Found`."""
        return self._ask(partial(_search, query))

    def rows(self, ids: Sequence[int]) -> Job:
        """Games as lists show them: list of `GameRow`."""
        return self._ask(partial(_rows, tuple(ids)))

    def marks(self) -> Job:
        """Folders and labels: `Marks`."""
        return self._ask(_marks)

    def state(self) -> Job:
        """A value that changes with every change of the library, those of other apps included."""
        return self._ask(lambda library: library.state())

    def preview(self, game: int) -> Job:
        """A game with its positions: `Preview`, or None if it was removed."""
        return self._ask(partial(_preview, game))

    def read(self, game: int, ply: int = 0) -> Job:
        """A game with its tree, to be shown after so many moves: `OpenedGame`, or None if it was removed."""
        return self._ask(partial(_read, game, ply))

    def explore(self, position: Position, source: Source) -> Job:
        """The moves of a position: tuple of `ExploredMove`."""
        return self._ask(partial(_explore, position, source, self._books))

    def compare(self, position: Position, first: Source) -> Job:
        """The moves of a position as all sources know them: tuple of `ComparedMove`."""
        return self._ask(partial(_compare, position, first, self._books))

    def load_positions(self, rules: Rules) -> Job:
        """Make ready for searches by position in a game."""
        return self._ask(partial(_load, rules))

    # Changes

    def add_text(self, text: str) -> Job:
        """Add a game of this app to the folder for them: `ImportReport`."""
        return self._change(partial(_add_text, text))

    def keep(self, change: Question) -> None:
        """Make a change that nobody waits for, as soon as the library can be written."""
        job = RepeatedJob(
            self._jobs,
            lambda _job: change(self._library(Lane.LIBRARY_CHANGES)),
            lane=Lane.LIBRARY_CHANGES,
            writing=Writing(Thing.LIBRARY, self._path),
            worthwhile=_may_be_written_later,
        )
        job.failed.connect(self.failed)
        job.finished.connect(self.changed)

    def add_games(self, text: str, folder: str) -> Job:
        """Add games that this app has played to a folder of its own for them: `ImportReport`."""
        job = self._jobs.run(  # nobody waits for it
            lambda _job: _add_games(text, folder, self._library(Lane.LIBRARY_CHANGES)),
            lane=Lane.LIBRARY_CHANGES,
        )
        job.failed.connect(self.failed)
        job.ended.connect(self.changed)
        return job

    def edit_tags(self, game: GameRow, changes: dict[str, str]) -> Job:
        """Write tags of a game anew in the library alone: its new revision."""
        return self._change(partial(_edit_tags, game, changes))

    def change_tags(self, games: Sequence[int], change: TagChange, *, files: bool) -> Job:
        """Change tags of games, in their files as well if that is wanted: `TagReport`.

        The job's progress is `TagProgress`.
        """
        work = partial(self._change_tags, tuple(games), change, files)
        job = self._jobs.run(work, lane=Lane.LIBRARY_CHANGES, doing=Doing.SAVING)
        job.failed.connect(self.failed)
        job.ended.connect(self.changed)
        return job

    def player_names(self, games: Sequence[int]) -> Job:
        """The names of the players of games: sorted list."""
        return self._ask(lambda library: library.games.player_names(games))

    def replace(self, game: GameRow, text: str, *, in_file: bool = False) -> Job:
        """Put another text in the place of a game's: its new revision; `in_file`: its file has it, too."""
        return self._change(
            lambda library: library.games.replace(game.id, game.revision, text, in_file=in_file)
        )

    def set_stars(self, games: Sequence[int], stars: int) -> Job:
        """Give games stars."""
        return self._change(lambda library: library.games.set_stars(games, stars))

    def set_folder(self, games: Sequence[int], folder: int | None) -> Job:
        """Put games into a folder."""
        return self._change(lambda library: library.games.set_folder(games, folder))

    def set_label(self, games: Sequence[int], label: str, *, on: bool) -> Job:
        """Give games a label, or take it from them."""
        return self._change(partial(_set_label, games, label, on))

    def remove(self, games: Sequence[int]) -> Job:
        """Remove games: list of `StoredGame`, from which `put_back` makes them again."""
        return self._change(partial(_remove, games))

    def put_back(self, taken: Sequence[StoredGame]) -> Job:
        """Add removed games again, with their stars, labels and folders; they get other numbers."""
        return self._change(partial(_put_back, taken))

    def add_folder(self, name: str, parent: int | None = None) -> Job:
        """Add a folder: its id."""
        return self._change(lambda library: library.folders.add(name, parent))

    def rename_folder(self, folder: int, name: str) -> Job:
        """Give a folder another name."""
        return self._change(lambda library: library.folders.rename(folder, name))

    def remove_folder(self, folder: int) -> Job:
        """Remove a folder; its games stay."""
        return self._change(lambda library: library.folders.remove(folder))

    # Long work

    def import_paths(self, paths: Sequence[Path], options: ImportOptions) -> Job:
        """Import files and folders: `ImportReport`. The job's progress is `ImportProgress`."""
        work = partial(self._import, tuple(paths), options)
        job = self._jobs.run(work, lane=Lane.IMPORTS, doing=Doing.IMPORTING)
        job.failed.connect(self.failed)
        job.ended.connect(self.changed)
        return job

    def export(self, games: Sequence[int], path: Path) -> Job:
        """Write games to a file: their number."""
        job = self._jobs.run(
            partial(self._export, tuple(games), path), lane=Lane.LIBRARY_CHANGES, doing=Doing.SAVING
        )
        job.failed.connect(self.failed)
        return job

    def _ask(self, question: Question) -> Job:
        job = self._jobs.run(
            lambda _job: question(self._library(Lane.LIBRARY)), lane=Lane.LIBRARY, doing=Doing.SEARCHING
        )
        job.failed.connect(self.failed)
        return job

    def _change(self, change: Question) -> Job:
        job = self._jobs.run(
            lambda _job: change(self._library(Lane.LIBRARY_CHANGES)),
            lane=Lane.LIBRARY_CHANGES,
            doing=Doing.SAVING,
        )
        job.failed.connect(self.failed)
        job.ended.connect(self.changed)
        return job

    # On the working threads

    def _library(self, lane: Lane) -> Library:
        library = self._open.get(lane)
        if library is None:
            library = self._open[lane] = Library(self._path)
        return library

    def _import(self, paths: Sequence[Path], options: ImportOptions, job: Job) -> ImportReport:
        return self._library(Lane.IMPORTS).import_paths(
            paths,
            options,
            tell=lambda progress: job.tell(progress, progress.share),
            stopped=lambda: job.token.stopped,
        )

    def _change_tags(self, games: Sequence[int], change: TagChange, files: bool, job: Job) -> TagReport:
        return change_tags(self._library(Lane.LIBRARY_CHANGES), games, change, job, files=files)

    def _export(self, games: Sequence[int], path: Path, job: Job) -> int | None:
        return self._library(Lane.LIBRARY_CHANGES).export(games, path, lambda: job.token.stopped)


def _may_be_written_later(error: Exception) -> bool:
    later = LibraryProblem.LOCKED, LibraryProblem.FULL, LibraryProblem.READ_ONLY
    return isinstance(error, OSError) or (isinstance(error, LibraryError) and error.problem in later)


def _search(query: GameQuery, library: Library) -> Found:
    return library.search(query)


def _rows(ids: Sequence[int], library: Library) -> list[GameRow]:
    return library.games.rows(ids)


def _marks(library: Library) -> Marks:
    return Marks(library.folders.all(), library.games.labels(), len(library.games))


def _preview(game: int, library: Library) -> Preview | None:
    stored = library.games.get(game)
    if stored is None:
        return None
    found = find_games(stored.text)
    tree = found[0].read().tree if found else None
    if tree is None:
        return Preview(stored, (), ())
    line = tree.mainline()
    moves = tuple(node.move for node in line if node.move is not None)
    return Preview(stored, tuple(node.position for node in line), moves)


def _read(game: int, ply: int, library: Library) -> OpenedGame | None:
    stored = library.games.get(game)
    if stored is None:
        return None
    found = find_games(stored.text)
    if not found:
        return OpenedGame(stored, pdn.PdnReading(None, (), complete=False), None)
    reading = found[0].read()
    find_first_moves(reading.tree)
    node = None
    if reading.tree is not None:
        line = reading.tree.mainline()
        node = line[min(ply, len(line) - 1)]
    return OpenedGame(stored, reading, node, found[0])


def _explore(
    position: Position, source: Source, books: BookCache, library: Library
) -> tuple[ExploredMove, ...]:
    if source is Source.BOOK:
        return book_moves(position, books.book(position.rules))
    return library.explore(position, library.folders.own() if source is Source.OWN else None)


def _compare(
    position: Position, first: Source, books: BookCache, library: Library
) -> tuple[ComparedMove, ...]:
    found = {source: _explore(position, source, books, library) for source in Source}
    return side_by_side(found[Source.LIBRARY], found[Source.OWN], found[Source.BOOK], first)


def _load(rules: Rules, library: Library) -> int:
    return library.positions.load(rules)


def _add_text(text: str, library: Library) -> ImportReport:
    return import_text(library.games, text, ImportOptions(folder=library.folders.own()))


def _add_games(text: str, name: str, library: Library) -> ImportReport:
    name = " ".join(name.split())
    known = (folder.id for folder in library.folders.all() if folder.name == name and not folder.own)
    folder = next(known, None) or library.folders.add(name)
    return import_text(library.games, text, ImportOptions(folder=folder))


def _edit_tags(game: GameRow, changes: dict[str, str], library: Library) -> int:
    return library.games.edit_tags(game.id, game.revision, changes)


def _remove(games: Sequence[int], library: Library) -> list[StoredGame]:
    taken = [stored for game in games if (stored := library.games.get(game)) is not None]
    library.games.remove(games)
    return taken


def _put_back(taken: Sequence[StoredGame], library: Library) -> None:
    folders = {folder.id for folder in library.folders.all()}
    for stored in taken:
        row = stored.row
        read = list(read_games(find_games(stored.text)))
        folder = row.folder if row.folder in folders else None
        added = library.games.add(read, source=stored.source, folder=folder, keep_duplicates=True)
        ids = [each.id for each in added]
        for game in ids:
            library.games.set_origin(game, stored.origin, stored.text)
        library.games.set_stars(ids, row.stars)
        for label in stored.labels:
            library.games.add_label(ids, label)


def _set_label(games: Sequence[int], label: str, on: bool, library: Library) -> None:
    if on:
        library.games.add_label(games, label)
    else:
        library.games.remove_label(games, label)
