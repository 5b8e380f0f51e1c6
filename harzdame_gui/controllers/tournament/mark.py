"""The mark of the tournament that is being played; it stays if the app ends meanwhile."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from harzdame_engine.match.errors import file_errors

from harzdame_gui.controllers.storage.storage import read_plain
from harzdame_gui.controllers.tournament.holding import is_taken

_NAME = "running"
_LONGEST = 4096


class RecordMark:
    """A file among the records in `folder`, which names one of them. Slow: it asks the disk."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / _NAME

    def set(self, record: Path) -> None:
        """Name a tournament as the one that is being played.

        Raises:
            MatchFileError: it cannot be written.
        """
        self.remove()  # whatever stands there, such as a pipe that would be waited for
        with file_errors(self._path, writing=True):
            self._path.write_text(record.name, encoding="utf-8")

    @contextmanager
    def standing(self, record: Path, is_left: Callable[[], bool]) -> Iterator[None]:
        """Name a tournament while it is played, and longer where it is left for the next start.

        Raises:
            MatchFileError: it cannot be written.
        """
        self.set(record)
        try:
            yield
        finally:
            if not is_left():
                self.remove()
                if is_left():  # since then
                    self.set(record)

    def remove(self) -> None:
        """Have none named."""
        with contextlib.suppress(OSError):
            self._path.unlink()

    def left(self) -> Path | None:
        """The record of the tournament that is named and that nobody plays; None: there is none."""
        try:
            record = self._folder / read_plain(self._path, _LONGEST).decode()
            if record.parent != self._folder or not record.is_file() or is_taken(record):
                return None
        except (OSError, ValueError):
            return None
        return record

    def forget(self, record: Path) -> None:
        """Have this one named no longer; it was told of."""
        if self.left() == record:
            self.remove()
