"""The trash of games: what left the board unsaved, kept for thirty days in the profile.

Each game is a file of its own, in the form of the journal.
"""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from harzdame_gui.controllers.files.file_failure import failure_of
from harzdame_gui.controllers.files.storage import read_plain, write_whole
from harzdame_gui.controllers.game.kept_game import KeptGame, read_game, salvage
from harzdame_gui.controllers.work.job import Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs

FOLDER = "closed"
DAYS = 30
_RETRY_MS = 5000
_MOST_BYTES = 256 << 20


class ClosedGame(NamedTuple):
    """A game in the trash, closed at `closed_at` in seconds.

    `game` is None where the file is damaged; `text` is what can be read of it.
    """

    path: Path
    closed_at: float
    game: KeptGame | None
    text: str


class ClosedGames(QObject):
    """Puts games into the trash, lists them and deletes them.

    Signals:
        listed(tuple[ClosedGame, ...]): the answer to `list`, the latest first.
        notKept(FileFailure): a game is not on disk; it is tried again as long as the app runs.
    """

    listed = Signal(object)
    notKept = Signal(object)

    def __init__(self, folder: Path, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder / FOLDER
        self._jobs = jobs

    @Slot(object)
    def put(self, note: Callable[[], bytes]) -> None:
        """Keep a game; `note` is what `note_game` made of it."""
        self._write(self._folder / f"{uuid.uuid4().hex}.json", note)

    def list(self) -> None:
        """Read the trash; `listed` follows."""
        job = self._jobs.run(partial(_read_all, self._folder), lane=Lane.JOURNAL)
        job.finished.connect(self.listed)

    def delete(self, path: Path) -> None:
        """Delete a game for good."""
        self._jobs.run(partial(_delete, path), lane=Lane.JOURNAL)

    def clean(self) -> None:
        """Delete what has been there for more than thirty days."""
        self._jobs.run(partial(_clean, self._folder, time.time()), lane=Lane.JOURNAL)

    def _write(self, path: Path, note: Callable[[], bytes]) -> None:
        job = self._jobs.run(partial(_save, path, note), lane=Lane.JOURNAL)
        job.failed.connect(partial(self._on_failed, path, note))

    def _on_failed(self, path: Path, note: Callable[[], bytes], error: Exception) -> None:
        self.notKept.emit(failure_of(error, path))
        QTimer.singleShot(_RETRY_MS, self, partial(self._write, path, note))


def _save(path: Path, note: Callable[[], bytes], _job: Job) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, note())


def _delete(path: Path, _job: Job) -> None:
    path.unlink(missing_ok=True)


def _clean(folder: Path, now: float, _job: Job) -> None:
    for path in folder.glob("*.json"):
        with suppress(OSError):
            if now - path.stat().st_mtime > DAYS * 24 * 3600:
                path.unlink()


def _read_all(folder: Path, _job: Job) -> tuple[ClosedGame, ...]:
    found = []
    for path in folder.glob("*.json"):
        with suppress(OSError):
            found.append(_read(path))
    return tuple(sorted(found, key=lambda closed: -closed.closed_at))


def _read(path: Path) -> ClosedGame:
    data, closed_at = read_plain(path, _MOST_BYTES), path.stat().st_mtime
    try:
        game = read_game(data)
    except ValueError:
        return ClosedGame(path, closed_at, None, salvage(data))
    return ClosedGame(path, closed_at, game, game.text)
