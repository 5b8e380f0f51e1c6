"""The profile: the folder that holds the settings and the unfinished game.

It is the platform's usual folder for application data, or a temporary one that
is removed at the end: on demand, or because the usual folder has a name that cannot be used.
"""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from harzdame_gui.controllers.storage.storage import try_out

_NO_TEXT = "\ufffd"
"""Qt puts this in place of bytes that are no text, which makes it the name of another folder."""


class Profile:
    """A folder, and whether it can be used now. Call `close` when the app ends.

    One that cannot be written to at the start, as on a full disk, may be so later: everything that is kept is
    tried again until then.
    """

    def __init__(
        self, folder: Path, temporary: tempfile.TemporaryDirectory[str] | None, problem: str
    ) -> None:
        self.folder = folder
        self.problem = problem
        """The system's reason why the usual folder cannot be used; else empty."""
        self._temporary = temporary

    @property
    def passes(self) -> bool:
        """Whether all of it is gone when the app ends."""
        return self._temporary is not None

    @classmethod
    def usual(cls) -> Profile:
        """The platform's folder for this application's data; a temporary one if that cannot be used."""
        location = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
        return cls.passing(os.strerror(errno.EILSEQ)) if _NO_TEXT in location else cls.at(Path(location))

    @classmethod
    def at(cls, folder: Path) -> Profile:
        """The profile in `folder`, made if need be, with a `problem` where it cannot be used now.

        A temporary one if its name can never be used.
        """
        profile = cls(folder, None, "")
        try:
            profile.try_out()
        except OSError as error:
            profile.problem = error.strerror or str(error)
        except UnicodeEncodeError:  # the name needs letters that the system's encoding lacks
            return cls.passing(os.strerror(errno.EILSEQ))
        return profile

    def try_out(self, *_job: object) -> None:
        """Write something into the folder, made if need be, and remove it.

        Raises:
            OSError: that cannot be done now.
        """
        try_out(self.folder)

    @classmethod
    def passing(cls, problem: str = "") -> Profile:
        """A temporary folder, which `close` removes."""
        temporary = tempfile.TemporaryDirectory(prefix="harzdame-", ignore_cleanup_errors=True)
        return cls(Path(temporary.name), temporary, problem)

    def close(self) -> None:
        """Remove a temporary folder; again, where it could not be removed before."""
        if self._temporary is not None:
            self._temporary.cleanup()
