"""A puzzle: a position in which one move wins, how to go on, and how hard it is to find."""

from __future__ import annotations

import hashlib
from enum import StrEnum
from typing import NamedTuple

from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position

_ID_DIGITS = 10


class PuzzleTheme(StrEnum):
    """The subjects of puzzles. Each follows from the position and the solution: `themes.themes_of`.

    The values stand in files: a theme may be added, but its value never changes.
    """

    SHOT = "shot"
    """Pieces are given, and more are taken for them."""
    BREAKTHROUGH = "breakthrough"
    """A side without a king gets one, and something is taken on the way."""
    PROMOTION_RACE = "promotion-race"
    """A side gets a king and nothing is taken, while the opponent has a man about as near to promotion."""
    KING_HUNT = "king-hunt"
    """A king of the opponent's is caught."""
    EDGE = "edge"
    """The first move is a quiet one onto the edge of the board."""
    ENDGAME = "endgame"
    """Few pieces are left."""
    CHOICE = "choice"
    """The first move captures: of several captures one wins."""
    BLOCKADE = "blockade"
    """The opponent has pieces left at the end, and no move."""
    QUIET = "quiet"
    """The first move takes nothing and forces no capture."""


class SolutionMove(NamedTuple):
    """A move of a solution, and the position before it."""

    position: Position
    move: Move


class Puzzle(NamedTuple):
    """A position in which the side to move has one winning move.

    `id`: short and stable, it follows from the game and the position.
    `solution`: moves in notation, every landing written; the solver's first,
    then the best reply, and so on; it ends with a move of the solver's.
    `themes` in the order of `PuzzleTheme`. `rating`: Elo on the scale of the game's
    levels. `only`: each of the solver's moves is the only one that wins;
    otherwise the first is, and the last may be replaced by another that wins too.
    """

    id: str
    game: str
    fen: str
    solution: tuple[str, ...]
    themes: tuple[PuzzleTheme, ...]
    rating: int
    only: bool

    @property
    def position(self) -> Position:
        """The position to solve.

        Raises:
            PositionError: the FEN is of no position of the game.
        """
        return Position.from_fen(self.fen, self.game)

    @property
    def solver(self) -> Color:
        """The side that wins, which is to move."""
        return Color(self.fen[0])

    @property
    def length(self) -> int:
        """The number of the solver's moves."""
        return (len(self.solution) + 1) // 2

    def steps(self) -> tuple[SolutionMove, ...]:
        """The moves of the solution, those of both sides, each with the position before it.

        Raises:
            ValueError: the FEN is of no position of the game (PositionError), or a
                move is not legal (IllegalMove) or may be several (AmbiguousMove).
        """
        steps = []
        position = self.position
        for text in self.solution:
            move = position.parse_move(text)
            steps.append(SolutionMove(position, move))
            position = position.play(move)
        return tuple(steps)

    @property
    def quiet_moves(self) -> int:
        """The number of the solver's moves that take nothing and force no capture.

        Raises:
            ValueError: as for `steps`.
        """
        return sum(is_quiet(step) for step in self.steps()[::2])


def is_quiet(step: SolutionMove) -> bool:
    """Whether a move takes nothing and leaves the opponent nothing to capture."""
    if step.move.captures:
        return False
    replies = step.position.play(step.move).legal_moves()
    return not (replies and replies[0].captures)


def puzzle_id(game: str, fen: str) -> str:
    """The id of the puzzle of this position: ten hexadecimal digits."""
    return hashlib.sha256(f"{game} {fen}".encode()).hexdigest()[:_ID_DIGITS]
