"""File of a tournament's games, to which each is appended once, even if a crash came in between."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from harzdame_engine.match.errors import file_errors
from harzdame_engine.match.game_file import GameFile
from harzdame_engine.tournament.record import GameResult


class TournamentGames:
    """A PDN file; a game comes into it right after it came onto the record."""

    def __init__(self, path: Path, before: Sequence[GameResult]) -> None:
        """`before`: the games on the record, of which a crash may have kept the last one from the file.

        Raises:
            MatchError: the file cannot be written.
        """
        self._file = GameFile(path)
        if before and not _ends_with(path, before[-1].pdn):
            self.add(before[-1])

    def add(self, result: GameResult) -> None:
        """Append a game.

        Raises:
            MatchError: the file cannot be written.
        """
        self._file.add(result.pdn)


def _ends_with(path: Path, text: str) -> bool:
    wanted = text.strip().encode()
    with file_errors(path), path.open("rb") as file:
        file.seek(0, 2)
        file.seek(max(0, file.tell() - len(wanted) - 16))
        return file.read().strip().endswith(wanted)
