"""Exact verdicts in words."""

from __future__ import annotations

from harzdame_engine import Color
from harzdame_engine.endgames.verdict import Verdict

from harzdame_gui.endgames.text import endgame_title, move_verdict


def test_a_position_is_told_by_its_winner(german: None) -> None:
    assert endgame_title(Verdict(27), Color.WHITE) == "Weiß gewinnt in 14"
    assert endgame_title(Verdict(28), Color.WHITE) == "Schwarz gewinnt in 14"
    assert endgame_title(Verdict(1), Color.BLACK) == "Schwarz gewinnt in 1"
    assert endgame_title(Verdict(None), Color.BLACK) == "Remis"


def test_a_move_is_told_for_who_makes_it(qapp: object) -> None:
    assert move_verdict(Verdict(27)) == "wins in 14"
    assert move_verdict(Verdict(6)) == "loses in 3"
    assert move_verdict(Verdict(None)) == "draws"
