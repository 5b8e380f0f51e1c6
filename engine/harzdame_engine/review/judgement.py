"""Judgements of moves in expected points, and what they are called: plain values.

Expected points are those that a side scores on average in such a position, from 0 to 1
(`search.expectation`). A move loses the difference between the best that was to be had and
what was left after it, so that letting a won game slip to a draw costs half a point however
many men it is about, and nothing is lost where nothing was to be had.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from harzdame_engine.game.move import Color, Move
from harzdame_engine.search.info import Line, Score

INACCURACY, MISTAKE, BLUNDER = 0.12, 0.20, 0.30
"""The least loss of each, in expected points: a man lost in an even game costs 0.08 to 0.33, by the game."""
LONGEST_LINE = 24
"""Plies of the lines beside a bad move: so far they are followed, and looked at for a reason."""
GLYPHS = {"inaccuracy": 6, "mistake": 2, "blunder": 4}
"""The glyphs of bad moves by the names of their qualities: ?!, ?, ??."""
ONLY_MOVE_GLYPH = 7
_ONLY_MOVE_GAP = 0.25
"""The loss of every other move beside one that is called the only one."""
_ONLY_MOVE_LEAST = 0.3
"""Where less is left than this, no move is worth a praise."""


class Quality(StrEnum):
    """What a move is called."""

    BOOK = "book"
    FORCED = "forced"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def bad(self) -> bool:
        """Whether it is a reproach."""
        return self in {Quality.INACCURACY, Quality.MISTAKE, Quality.BLUNDER}


def quality_of(loss: float) -> Quality:
    """The quality of a free choice that lost so many expected points."""
    if loss >= BLUNDER:
        return Quality.BLUNDER
    if loss >= MISTAKE:
        return Quality.MISTAKE
    return Quality.INACCURACY if loss >= INACCURACY else Quality.GOOD


class Judgement(NamedTuple):
    """The judgement of one move of a line, the `number`-th, counting from 0.

    `before`: the mover's expected points with the best move, `after`: those with the one played.
    `score`: that of the best, for the mover. `better`: a better line, where the move is bad; its
    `pv` is empty otherwise. `reply`: the opponent's best line after the move, with the opponent's
    score. `only`: it was hard to find, for all others lose much. `exact`: endgame tables
    say so. `depth`: the plies searched, None where nothing was.
    """

    number: int
    mover: Color
    move: Move
    quality: Quality
    before: float
    after: float
    score: Score
    better: Line
    reply: Line
    only: bool = False
    exact: bool = False
    depth: int | None = None

    @property
    def loss(self) -> float:
        """The expected points that it lost."""
        return max(0.0, self.before - self.after)


def is_only_move(best: float, second: float, captures: bool) -> bool:
    """Whether a move is worth the sign of an only move: a choice, no recapture, and all others lose much."""
    return not captures and best >= _ONLY_MOVE_LEAST and best - second >= _ONLY_MOVE_GAP
