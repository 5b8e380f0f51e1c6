"""The puzzles of a game, and what a person made of puzzles so far: read and written beside the GUI thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from harzdame_engine.files.errors import PuzzleError
from harzdame_engine.puzzles.progress import PuzzleProgress
from harzdame_engine.puzzles.puzzle import Puzzle
from harzdame_engine.puzzles.puzzle_file import installed_puzzles
from harzdame_engine.puzzles.results import Record, ResultsFile
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.storage.file_failure import failure_of
from harzdame_gui.controllers.storage.storage import locked
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Doing, Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.repeated_job import RepeatedJob

FILE_NAME = "puzzles.jsonl"
T = TypeVar("T")


class PuzzleService(QObject):
    """Reads the results when they are first wanted, and appends to them; other apps may do so as well.

    Signals:
        changed(): `progress` is another.
        notRead(FileFailure): the results cannot be read now; emitted from any thread.
        unusable(PuzzleError): a file of puzzles cannot be used; emitted from any thread.
    """

    changed = Signal()
    notRead = Signal(object)
    unusable = Signal(object)

    def __init__(self, folder: Path, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = ResultsFile(folder / FILE_NAME)
        self._jobs = jobs
        self._unreadable: set[str] = set()
        self._wanted = False
        self.progress: PuzzleProgress | None = None
        """None: the results have not been read yet."""

    def open(self) -> None:
        """Read the results, or what other apps have added to them; `changed` follows."""
        if self._wanted and self.progress is None:
            return  # under way
        self._wanted = True
        if self.progress is None:
            job = self._jobs.run(self._read_all, lane=Lane.JOURNAL)
            job.finished.connect(self._on_read_all)
        else:
            self._jobs.run(self._read_more, lane=Lane.JOURNAL).finished.connect(self._on_read_more)

    def add(self, *records: Record) -> None:
        """Keep what happened; `changed` follows."""
        writing = Writing(Thing.RESULTS, self._file.path)
        work = partial(self._append, records)
        job = RepeatedJob(self._jobs, work, lane=Lane.JOURNAL, order=self._file.path, writing=writing)
        job.finished.connect(self._on_read_more)

    def ask(self, game: str, question: Callable[[Sequence[Puzzle]], T]) -> Job:
        """Ask `question` about the puzzles of a game, on another thread; `finished` has the answer."""
        return self._jobs.run(
            lambda _job: question(self._puzzles(game)), lane=Lane.LOOKUPS, doing=Doing.LOOKING_UP
        )

    def run(self, work: Callable[[Job], object]) -> Job:
        """Have other work done beside the GUI thread."""
        return self._jobs.run(work)

    # On a working thread

    def _puzzles(self, game: str) -> Sequence[Puzzle]:
        try:
            return installed_puzzles(game)
        except PuzzleError as error:
            if game not in self._unreadable:
                self._unreadable.add(game)
                self.unusable.emit(error)
            return ()

    def _read_all(self, _job: Job) -> PuzzleProgress:
        progress = PuzzleProgress()
        try:
            progress.add(self._file.read())
        except OSError as error:
            self.notRead.emit(failure_of(error, self._file.path))
        return progress

    def _read_more(self, _job: Job) -> list[Record]:
        return self._file.read()

    def _append(self, records: Sequence[Record], _job: Job) -> list[Record]:
        self._file.path.parent.mkdir(parents=True, exist_ok=True)
        with locked(self._file.path):
            self._file.append(records)
        with suppress(OSError):  # they are there, and are not to be put there once more
            return self._file.read()
        return []

    # Back on the GUI thread

    def _on_read_all(self, progress: PuzzleProgress) -> None:
        self.progress = progress
        self.changed.emit()

    def _on_read_more(self, records: list[Record]) -> None:
        if self.progress is not None and records:
            self.progress.add(records)
            self.changed.emit()
