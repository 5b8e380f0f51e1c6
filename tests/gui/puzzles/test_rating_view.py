"""What is told of a solver's rating: little as long as it is provisional."""

from __future__ import annotations

import pytest
from harzdame_engine.puzzles.progress import RatingPoint
from harzdame_engine.puzzles.solver_rating import SolverRating, after_puzzle
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from harzdame_gui.puzzles.rating_view import RatingView


@pytest.fixture
def view(qtbot: QtBot) -> RatingView:
    view = RatingView()
    qtbot.addWidget(view)
    view.show()
    return view


def said(view: RatingView) -> str:
    return " ".join(label.text() for label in view.findChildren(QLabel) if label.isVisible())


def course(*ratings: SolverRating) -> list[RatingPoint]:
    return [RatingPoint(float(number), str(number), rating) for number, rating in enumerate(ratings)]


def test_a_first_puzzle_given_up_is_no_fall(view: RatingView) -> None:
    first = SolverRating()
    after = after_puzzle(first, 1000, 0.0)
    assert after.rating < first.rating - 150
    view.show_rating(after, course(first, after), after.rating - first.rating, 0, 0)
    assert "provisional" in said(view)
    assert "−" not in said(view)
    assert "−" not in view.accessibleName()
    low = view.sizeHint().height()
    view.show_rating(after._replace(deviation=60.0), course(first, after), -8.0, 0, 0)
    assert "−8" in said(view)
    assert "provisional" not in said(view)
    assert view.sizeHint().height() > low  # the chart is there
