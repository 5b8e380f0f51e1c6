"""Scores in words and figures, as players of draughts write them: men ahead, or who wins and how soon."""

from __future__ import annotations

from harzdame_engine import Color, Score
from PySide6.QtCore import QLocale

from harzdame_gui.controllers.settings.choices import ScoreSide
from harzdame_gui.text.figures import from_left
from harzdame_gui.translation import translate

_LONGEST_WIN = 2 * 88
"""The plies of a win for which a column of scores has room."""


def score_text(score: Score) -> str:
    """A score as White sees it: ``+0.35``, ``0.00``, ``White in 7``, counting the winner's moves."""
    if score.plies_to_end is None:
        return men_text(score.centipieces / 100)
    white = bool(score.wins)
    if not (moves := _moves(score)):
        return _winner(white=white)
    words = translate("Score", "White in {moves}") if white else translate("Score", "Black in {moves}")
    return words.format(moves=moves)


def told_score(score: Score, mover: Color, side: ScoreSide) -> str:
    """A score of the position in which `mover` is to move, told from one `side`: short, for a column."""
    if side is ScoreSide.WHITE:
        return score_text(score.pov(Color.WHITE, mover))
    if score.plies_to_end is None:
        return men_text(score.centipieces / 100)
    if not (moves := _moves(score)):
        return translate("Score", "won") if score.wins else translate("Score", "lost")
    won = score.plies_to_end > 0
    words = translate("Score", "wins in {moves}") if won else translate("Score", "loses in {moves}")
    return words.format(moves=moves)


def spoken_score(score: Score, mover: Color, side: ScoreSide) -> str:
    """The same as a sentence where it is a win."""
    if side is ScoreSide.MOVER or score.plies_to_end is None or not (moves := _moves(score)):
        return told_score(score, mover, side)
    white = score.pov(Color.WHITE, mover).plies_to_end or 0
    words = (
        translate("Score", "White wins in {moves}")
        if white > 0
        else translate("Score", "Black wins in {moves}")
    )
    return words.format(moves=moves)


def widest_scores(side: ScoreSide) -> tuple[str, ...]:
    """Texts of `told_score` of which one is as wide as any that is likely."""
    return tuple(told_score(Score(0, plies), Color.WHITE, side) for plies in (_LONGEST_WIN, -_LONGEST_WIN))


def _winner(*, white: bool) -> str:
    return translate("Score", "White wins") if white else translate("Score", "Black wins")


def men_text(men: float) -> str:
    """So many men ahead, or behind, as the language writes numbers: “+0.35”, in German “+0,35”."""
    hundredths = round(100 * men)
    sign = "+" if hundredths > 0 else "−" if hundredths else ""
    return from_left(sign + QLocale().toString(abs(hundredths) / 100, "f", 2))


def _moves(score: Score) -> int:
    """The winner's moves to the end that was seen."""
    return (abs(score.plies_to_end or 0) + 1) // 2
