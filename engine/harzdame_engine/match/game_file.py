"""File of a match's games: whole games appended to a PDN file."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine.files.whole_file import append_whole
from harzdame_engine.match.errors import file_errors


class GameFile:
    """A PDN file that games are appended to."""

    def __init__(self, path: Path) -> None:
        """Check that the file can be written before anything is played.

        Raises:
            MatchError: it cannot be written.
        """
        self._path = path
        with file_errors(path), path.open("a+b") as file:
            file.seek(max(0, file.tell() - 2))
            end = file.read()
        self._before = "" if end in {b"", b"\n\n"} else "\n" if end.endswith(b"\n") else "\n\n"

    def add(self, text: str) -> None:
        """Append one game, on the disk before this returns.

        Raises:
            MatchError: it cannot be written.
        """
        data = (self._before + text).encode()
        with file_errors(self._path):
            append_whole(self._path, data)
        self._before = "\n"
