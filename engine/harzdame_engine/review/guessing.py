"""Guessing the moves of a game: points for each guess, by its worth beside the move that was played."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from harzdame_engine.game.move import Move
from harzdame_engine.game.tree import Node
from harzdame_engine.review.judgement import INACCURACY

MOST_POINTS = 3
"""For one move."""
_BETTER = 0.03
"""What a move must promise beyond the one that was played to be called better, in points of one game."""
_EQUAL = 0.02
"""What it may promise less and still count as good as that: about the noise of a short search."""
_CLOSE = INACCURACY
"""Below that a review still calls a move good."""


class GuessVerdict(Enum):
    """What a guess is worth."""

    PLAYED = auto()  # it is the move of the game
    BETTER = auto()
    EQUAL = auto()
    CLOSE = auto()
    WORSE = auto()
    SHOWN = auto()  # nothing was guessed

    @property
    def points(self) -> int:
        """The points for it, from 0 to `MOST_POINTS`."""
        return {GuessVerdict.WORSE: 0, GuessVerdict.SHOWN: 0, GuessVerdict.CLOSE: 1}.get(self, MOST_POINTS)


class Guess(NamedTuple):
    """A guess at the move that led to `node`; None: the move was shown.

    `own` and `played` are the points, from 0 to 1, that the mover can expect
    after the guess and after the move of the game; None where nothing was compared.
    """

    node: Node
    move: Move | None
    verdict: GuessVerdict
    own: float | None = None
    played: float | None = None

    @property
    def lost(self) -> float:
        """The points by which the guess falls short of the move of the game; below zero: it is better."""
        return 0.0 if self.own is None or self.played is None else self.played - self.own


def compare(own: float, played: float) -> GuessVerdict:
    """The verdict on a move that promises `own` points where the move of the game promises `played`."""
    gain = own - played
    if gain > _BETTER:
        return GuessVerdict.BETTER
    if gain >= -_EQUAL:
        return GuessVerdict.EQUAL
    return GuessVerdict.CLOSE if gain >= -_CLOSE else GuessVerdict.WORSE


def points(guesses: Sequence[Guess]) -> int:
    """The points of several guesses, of `MOST_POINTS` for each."""
    return sum(guess.verdict.points for guess in guesses)
