"""File of a match's games: whole games appended to a PDN file."""

from __future__ import annotations

import os
from pathlib import Path

from harzdame_engine.files.whole_file import append_whole
from harzdame_engine.match.errors import file_errors
from harzdame_engine.match.torn_end import set_torn_end_aside


class GameAppender:
    """A PDN file that games are appended to."""

    def __init__(self, path: Path) -> None:
        """Check that the file can be written before anything is played; a torn end of it is set aside.

        Raises:
            MatchError: it cannot be written.
        """
        self._path = path
        with file_errors(path, writing=True):
            with path.open("ab"):
                pass
            set_torn_end_aside(path)
            with path.open("rb") as file:
                file.seek(max(0, file.seek(0, os.SEEK_END) - 4))
                end = file.read().replace(b"\r\n", b"\n")
        self._before = "" if not end or end.endswith(b"\n\n") else "\n" if end.endswith(b"\n") else "\n\n"

    def add(self, text: str) -> None:
        """Append one game, on the disk before this returns.

        Raises:
            MatchError: it cannot be written.
        """
        data = (self._before + text).encode()
        with file_errors(self._path, writing=True):
            append_whole(self._path, data)
        self._before = "\n"
