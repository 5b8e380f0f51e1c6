"""Verdicts of endgame tables, in words."""

from __future__ import annotations

from harzdame_engine import Color
from harzdame_engine.endgames.verdict import Verdict

from harzdame_gui.translation import translate


def endgame_title(verdict: Verdict, mover: Color) -> str:
    """Of a position with `mover` to move: ``White wins in 14``; the winner's moves are counted."""
    if verdict.is_draw:
        return translate("Tables", "Drawn")
    winner = mover if verdict.is_win else mover.other
    if winner is Color.WHITE:
        return translate("Tables", "White wins in {moves}").format(moves=verdict.moves)
    return translate("Tables", "Black wins in {moves}").format(moves=verdict.moves)


def move_verdict(verdict: Verdict) -> str:
    """The verdict on a move for the side that makes it: ``wins in 14``, ``draws``."""
    if verdict.is_draw:
        return translate("Tables", "draws")
    text = (
        translate("Tables", "wins in {moves}") if verdict.is_win else translate("Tables", "loses in {moves}")
    )
    return text.format(moves=verdict.moves)
