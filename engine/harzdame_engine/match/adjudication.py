"""Adjudication: games ended early when both players have judged them alike for long enough."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.game.move import Color
from harzdame_engine.search.info import Score

_SURE = 100_000
"""Hundredths of a man that an end of the game in sight counts as."""


class DrawRule(NamedTuple):
    """A draw when the scores of each side's last `moves` moves are within ±`score`, from move `after` on.

    `score` in hundredths of a man; moves count as in the record, one for both sides.
    """

    after: int = 40
    moves: int = 8
    score: int = 10


class ResignRule(NamedTuple):
    """A win when both have seen the same side ahead by `score` hundredths of a man for `moves` moves each."""

    moves: int = 4
    score: int = 500


class Arbiter:
    """An arbiter that follows the scores of one game."""

    def __init__(self, draw: DrawRule | None, resign: ResignRule | None) -> None:
        self._draw = draw
        self._resign = resign
        self._level = 0  # plies in a row with a level score
        self._ahead = dict.fromkeys(Color, 0)  # plies in a row in which this side was seen to win

    def hear(self, mover: Color, score: Score | None, ply: int) -> tuple[bool, Color | None]:
        """Take the score that came with the `ply`-th move; whether the game ends now, and its winner."""
        value = _value(score)
        if draw := self._draw:
            self._level = self._level + 1 if value is not None and abs(value) <= draw.score else 0
            if self._level >= 2 * draw.moves and ply >= 2 * draw.after:
                return True, None
        if resign := self._resign:
            for side in Color:
                seen = value is not None and (value if side is mover else -value) >= resign.score
                self._ahead[side] = self._ahead[side] + 1 if seen else 0
                if self._ahead[side] >= 2 * resign.moves:
                    return True, side
        return False, None


def _value(score: Score | None) -> int | None:
    if score is None or score.plies_to_end is None:
        return score.centipieces if score else None
    return _SURE if score.plies_to_end > 0 else -_SURE
