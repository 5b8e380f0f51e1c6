"""Scores in words and figures, as players of draughts write them: men ahead, or the result and how soon."""

from __future__ import annotations

from harzdame_engine import Score

from harzdame_gui.translation import translate


def score_text(score: Score) -> str:
    """A score from White's point of view: ``+0.35``, ``0.00``, ``1–0 in 7``, counting the winner's moves."""
    if score.plies_to_end is None:
        men = f"{score.centipieces / 100:+.2f}" if score.centipieces else "0.00"
        return men.replace("-", "−")
    result = "1–0" if score.plies_to_end > 0 else "0–1"
    moves = (abs(score.plies_to_end) + 1) // 2
    if not moves:
        return result
    return translate("Score", "{result} in {moves}").format(result=result, moves=moves)
