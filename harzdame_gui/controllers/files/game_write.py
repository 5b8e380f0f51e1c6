"""A game that is being written into a file, and what is to be written there after that."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from harzdame_gui.controllers.files.file_place import Place, put_at_last
from harzdame_gui.controllers.work.job import Work


@dataclass(slots=True, eq=False)
class GameWrite:
    """A game that is being written.

    `board`: which of the games on the board it is, by its number. `serial`: what was asked for later counts.
    `text`: what is being written just now; "": nothing. `again`: the game as it is to be written after that,
    and its revision. `place`: while games of the file are being moved, where that goes once this is over;
    number None: it was taken out of the file. `encoding`: the one that was chosen for the file.
    `number`: that of the game in the file as it is being written; 0: not known.
    """

    path: Path
    files: frozenset[Path]
    board: int
    serial: int
    text: str = ""
    again: tuple[str, int] | None = None
    place: Place | None = None
    encoding: str | None = None
    number: int = 0

    @property
    def at_last(self) -> Work | None:
        """What is left to be done as the app is closed, after what is under way; None: nothing."""
        if self.again is None:
            return None
        known, number = [self.text] if self.text else [], self.number
        if self.place is not None and self.place[1] is not None:
            number = self.place[1]
            known.append(self.place[0].content.games[number - 1].text)
        return partial(put_at_last, self.path, self.encoding, number, tuple(known), self.again[0])
