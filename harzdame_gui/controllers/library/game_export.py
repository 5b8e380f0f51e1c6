"""Games of the library in a file of their own."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import SpooledTemporaryFile
from typing import BinaryIO, cast

from harzdame_engine.files.whole_file import write_whole
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.files.chosen_file import ChosenFile
from harzdame_gui.controllers.storage.file_failure import FileError, failure_of
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Doing, Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs, let_go

_IN_MEMORY = 1 << 26
"""The most bytes of games that are held in memory; more of them are put on disk, beside the library."""


class GameExport(QObject):
    """Games as the library has them in its turn, which are then written in the turn of the file.

    So the disk of the file holds up nothing that is to get into the library, and what becomes of the games
    there meanwhile changes nothing. It is gone soon after it ended.

    Signals:
        finished(object): the number of games that are in the file now.
        failed(Exception): the library could not be read, or the file not be written.
    """

    finished = Signal(object)
    failed = Signal(object)

    def __init__(
        self, jobs: Jobs, read: Callable[[BinaryIO, Job], int | None], path: Path, *, library: Path
    ) -> None:
        """Connect to it at once. `read` writes the games from the file `library` into an open one."""
        super().__init__(jobs)
        self._jobs = jobs
        self._path = path
        self._count: int | None = None
        reading = jobs.run(
            lambda job: _taken(read, library, job),
            lane=Lane.LIBRARY_CHANGES,
            doing=Doing.SAVING,
            writing=Writing(Thing.FILES, path),
        )
        reading.finished.connect(self._on_read)
        reading.failed.connect(self.failed)
        reading.ended.connect(self._on_read_to_the_end)

    @Slot(object)
    def _on_read(self, taken: tuple[BinaryIO, int | None]) -> None:
        games, self._count = taken
        if self._count is None:
            return
        job = ChosenFile(self._jobs, self._path, lambda _job: _write(games, self._path), doing=Doing.SAVING)
        job.finished.connect(self._on_written)
        job.failed.connect(self.failed)
        job.ended.connect(self._end)

    @Slot()
    def _on_read_to_the_end(self) -> None:
        if self._count is None:
            self._end()

    @Slot()
    def _on_written(self) -> None:
        self.finished.emit(self._count)

    @Slot()
    def _end(self) -> None:
        let_go(self)


def _taken(
    read: Callable[[BinaryIO, Job], int | None], library: Path, job: Job
) -> tuple[BinaryIO, int | None]:
    """The games in a file that passes, and their number; None: it was stopped."""
    games = cast("BinaryIO", SpooledTemporaryFile(_IN_MEMORY, dir=str(library.parent)))  # noqa: SIM115
    try:
        return games, read(games, job)
    except OSError as error:
        raise FileError(failure_of(error, library)) from None


def _write(games: BinaryIO, path: Path) -> None:
    try:
        with games, write_whole(path) as file:
            games.seek(0)
            shutil.copyfileobj(games, file)
    except OSError as error:
        raise FileError(failure_of(error, path, making=True)) from None
