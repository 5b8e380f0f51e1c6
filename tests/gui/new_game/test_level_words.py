"""The computer's strengths in words."""

from __future__ import annotations

import pytest
from harzdame_engine import LEVELS
from PySide6.QtWidgets import QApplication

from harzdame_gui.new_game.level_words import against_neighbour, expectation
from harzdame_gui.text.levels import level_sentence


def test_every_level_has_a_sentence(qapp: QApplication) -> None:
    sentences = {level_sentence(level) for level in LEVELS}
    assert len(sentences) == len(LEVELS)
    assert all(sentence.endswith(".") for sentence in sentences)


@pytest.mark.parametrize(
    ("score", "text"),
    [
        (0.01, "You can expect hardly a point."),
        (0.347, "You can expect about 35 % of the points."),
        (0.97, "You can expect about 95 % of the points."),
        (0.99, "You can expect nearly every point."),
    ],
)
def test_expectations_are_rounded(qapp: QApplication, score: float, text: str) -> None:
    assert expectation(score) == text


def test_a_level_is_told_by_the_one_next_to_it(qapp: QApplication) -> None:
    assert against_neighbour(200, above=False) == "Wins about 3 of 4 games against the level below."
    assert against_neighbour(120, above=True) == "The level above wins about 2 of 3 games against it."
    assert "9 of 10" in against_neighbour(900, above=False)


def test_a_level_that_is_no_stronger_than_the_one_below_does_not_boast() -> None:
    assert "about 1 of 2 games" in against_neighbour(2, above=False)
    assert "about 1 of 3 games" in against_neighbour(-133, above=False)
