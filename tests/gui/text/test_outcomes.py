"""Ends of games in words and figures."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, Outcome, Termination
from harzdame_engine.rules.variants import variant
from PySide6.QtWidgets import QApplication

from harzdame_gui.text.outcomes import outcome_message, result_figures

LOST = (Termination.NO_PIECES, Termination.NO_MOVES, Termination.RESIGNATION, Termination.TIME)


@pytest.mark.parametrize("reason", LOST)
@pytest.mark.parametrize("winner", Color)
def test_who_reads_it_is_spoken_to(qapp: QApplication, reason: Termination, winner: Color) -> None:
    outcome = Outcome(winner, reason)
    loser = winner.other.name.capitalize()
    assert outcome_message(outcome, winner.other).text.startswith("You")
    assert outcome_message(outcome, winner).text.startswith(loser)
    assert outcome_message(outcome).text.startswith(loser)


WON = (Termination.FIRST_KING, Termination.ALL_GIVEN_AWAY, Termination.NO_MOVES_WINS)


@pytest.mark.parametrize("reason", WON)
@pytest.mark.parametrize("winner", Color)
def test_what_the_winner_has_done_is_told_of_the_winner(
    qapp: QApplication, reason: Termination, winner: Color
) -> None:
    outcome = Outcome(winner, reason)
    name = winner.name.capitalize()
    assert outcome_message(outcome, winner).text.startswith("You have")
    assert outcome_message(outcome, winner.other).text.startswith(f"{name} has")
    assert outcome_message(outcome).text.startswith(f"{name} has")


@pytest.mark.parametrize(
    ("result", "game", "figures"),
    [
        ("0-1", "international", "0–2"),
        ("0-2", "international", "0–2"),
        ("1-0", "harzdame", "1–0"),
        ("2-0", "harzdame", "1–0"),
        ("1-1", "harzdame", "½–½"),
        ("1/2-1/2", "international", "1–1"),
        ("0-0", "international", "0–0"),
        ("*", "international", ""),
        ("", "harzdame", ""),
        (Outcome(Color.BLACK, Termination.TIME), "international", "0–2"),
        (None, "international", ""),
    ],
)
def test_figures_count_as_the_game_does(result: Outcome | str | None, game: str, figures: str) -> None:
    assert result_figures(result, variant(game)) == figures


def test_without_a_game_they_are_as_written() -> None:
    assert [result_figures(each, None) for each in ("2-0", "1-0", "1/2-1/2")] == ["2–0", "1–0", "½–½"]
