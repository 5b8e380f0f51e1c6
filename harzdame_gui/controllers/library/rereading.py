"""Games of an earlier version, read again beside all that the library is asked for; nobody waits for it."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine.library.errors import LibraryError
from harzdame_engine.library.games import LibraryGames
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.work.job import Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs

_AT_ONCE = 200
"""Games between which a change that a person makes has its turn."""


class Rereading(QObject):
    """Reads a few games at a time until none are left.

    Signals:
        read(): more is known of some games.
    """

    read = Signal()

    def __init__(self, jobs: Jobs, games: Callable[[], LibraryGames], parent: QObject) -> None:
        """`games`, which is asked by a job of the library's changes, gives those of the library."""
        super().__init__(parent)
        self._jobs = jobs
        self._games = games
        self._begun = False

    @Slot()
    def begin(self) -> None:
        """Do it, once a run of the app. If it fails, whoever writes into the library is told why."""
        if not self._begun:
            self._begun = True
            self._go_on()

    def _go_on(self) -> None:
        job = self._jobs.run(self._read, lane=Lane.LIBRARY_CHANGES)
        job.finished.connect(self._on_read)
        job.failed.connect(self._on_failed)

    def _read(self, _job: Job) -> int:
        return self._games().read_again(_AT_ONCE)

    @Slot(object)
    def _on_read(self, count: int) -> None:
        if count == _AT_ONCE:
            self._go_on()
        if count:
            self.read.emit()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, LibraryError | OSError):
            raise error
