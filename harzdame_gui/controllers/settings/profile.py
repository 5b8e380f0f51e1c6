"""Where the app keeps what it remembers: the folder of settings and of the unfinished game.

It is the platform's own folder for such data, or a temporary one that is gone
when the app ends: on demand, or because the real one cannot be written.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtCore import QStandardPaths


class Profile:
    """A folder that exists and can be written to; `close` when the app ends."""

    def __init__(
        self, folder: Path, temporary: tempfile.TemporaryDirectory[str] | None, problem: str
    ) -> None:
        self.folder = folder
        self.problem = problem
        """Why the usual folder is not used, in the system's words; else empty."""
        self._temporary = temporary

    @classmethod
    def usual(cls) -> Profile:
        """The platform's folder for this application's data; a temporary one if that cannot be used."""
        location = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
        return cls.at(Path(location))

    @classmethod
    def at(cls, folder: Path) -> Profile:
        """This folder, made if need be; a temporary one, and `problem`, if it cannot be used."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder) as probe:
                probe.write(b"harzdame")  # a full disk says so here, not at the first save
        except OSError as error:
            return cls.passing(error.strerror or str(error))
        return cls(folder, None, "")

    @classmethod
    def passing(cls, problem: str = "") -> Profile:
        """A folder that `close` removes."""
        temporary = tempfile.TemporaryDirectory(prefix="harzdame-", ignore_cleanup_errors=True)
        return cls(Path(temporary.name), temporary, problem)

    @property
    def temporary(self) -> bool:
        """Whether all of it is gone when the app ends."""
        return self._temporary is not None

    def close(self) -> None:
        """Remove a temporary folder."""
        if self._temporary is not None:
            self._temporary.cleanup()
