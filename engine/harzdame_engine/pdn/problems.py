"""Problems of PDN files: kinds and places, without sentences; the app words them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum

from harzdame_engine.game.fen import PositionError
from harzdame_engine.rules.rules import Rules


class ProblemKind(StrEnum):
    """The kinds of problem; the comment says what `PdnProblem.detail` holds."""

    EMPTY = "empty"  # nothing
    NO_GAMES = "no games"  # the beginning of the text, in which no game was found
    BINARY = "binary"  # nothing: bytes that are no text, in a whole file or in the midst of one
    GUESSED_ENCODING = "guessed encoding"  # the encoding, by Python's name
    TRUNCATED = "truncated"  # what is not closed, an `Unclosed`
    ILLEGAL_MOVE = "illegal move"  # the move as it is written
    AMBIGUOUS_MOVE = "ambiguous move"  # the move as it is written, a blank, and the one that was taken
    UNREADABLE_TOKEN = "unreadable token"  # noqa: S105 - the text that is not understood
    UNKNOWN_VARIANT = "unknown variant"  # the game's name: as it is written, or told by GameType or the moves
    CONTRADICTORY_GAME = "contradictory game"  # GameType and Variant as they are written, a blank between
    TOO_LONG = "too long"
    BAD_FEN = "bad FEN"  # the reason in English; `PdnProblem.position` has it as a record
    RESULT_MISMATCH = (
        "result mismatch"  # the tag's result, a blank, and the one after the moves, which is kept
    )


class Unclosed(StrEnum):
    """The parts of a cut-off game whose end is missing."""

    TAG = "tag"
    COMMENT = "comment"
    VARIATION = "variation"
    GAME = "game"  # it has a Result tag but no result after the moves: some moves may be missing


@dataclass(frozen=True, slots=True)
class BadPosition:
    """A position that no game can begin with: what is wrong with it, by which rules."""

    error: PositionError
    rules: Rules


@dataclass(frozen=True, slots=True)
class PdnProblem:
    """A problem and its place: `line` and `column` in the file and the `game`'s number, from 1.

    `game` is 0 when the problem is the whole file's.
    """

    kind: ProblemKind
    line: int = 1
    column: int = 1
    game: int = 0
    detail: str = ""
    position: BadPosition | None = field(default=None, compare=False)


class PdnError(ValueError):
    """A file that cannot be read at all; `problem` says why."""

    def __init__(self, problem: PdnProblem) -> None:
        super().__init__(str(problem.kind))
        self.problem = problem


LINE_END = re.compile(r"\r\n|\r|\n")


def line_end_of(text: str) -> str:
    r"""The line end that `text` uses: ``\r\n``, ``\r`` (old Macintosh) or ``\n``."""
    end = text.find("\n")
    old = text.find("\r", 0, len(text) if end < 0 else end)
    if old < 0:
        return "\n"
    return "\r\n" if old + 1 == end else "\r"


def place(text: str, offset: int) -> tuple[int, int]:
    """Line and column, both from 1, of the character at `offset`."""
    end = "\r" if line_end_of(text) == "\r" else "\n"
    return text.count(end, 0, offset) + 1, offset - text.rfind(end, 0, offset)
