"""The games of a file as a scan finds them: places, tags and text; the moves are read when asked for."""

from __future__ import annotations

from dataclasses import dataclass, field

from harzdame_engine.pdn.problems import PdnProblem
from harzdame_engine.pdn.reader import PdnReading, read_game
from harzdame_engine.rules.rules import Rules


@dataclass(frozen=True, slots=True, eq=False)
class PdnGame:
    """One game of a file.

    `number` counts from 1; `line` and `column`, from 1, are where it begins.
    `tags` are verbatim and in the file's order. `rules` are those it is played
    by, or None if `game_name`, what its tags call it, is unknown. The game's
    text is the file's from offset `start` up to `end`, without the blank lines
    around it.
    """

    number: int
    line: int
    column: int
    start: int
    end: int
    tags: dict[str, str]
    rules: Rules | None = field(repr=False)
    game_name: str
    source: str = field(repr=False)

    @property
    def text(self) -> str:
        """This game's slice of the file, verbatim."""
        return self.source[self.start : self.end]

    def read(self) -> PdnReading:
        """Read the moves. Never raises: what is readable is kept, the rest is told in `problems`."""
        return read_game(self.text, self.tags, self.number, self.line, self.column)


@dataclass(frozen=True, slots=True, eq=False)
class PdnFile:
    """What a scan found.

    `problems` are those that show without reading moves, each with its game's
    number, or 0 if it is the whole file's. Reading a game tells all of its own.
    """

    games: tuple[PdnGame, ...]
    problems: tuple[PdnProblem, ...]
