"""The choice of the computer's strength: the text on each level, and the offer of an even match."""

from __future__ import annotations

import re

import pytest
from harzdame_engine import LEVELS
from harzdame_engine.rating.ratings import Rating, ratings
from harzdame_engine.search.styles import STYLES
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QSlider
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.rating.estimate import even_level
from harzdame_gui.controllers.settings.settings import LevelResult
from harzdame_gui.new_game.opponent import Opponent
from harzdame_gui.text.levels import style_sentence

LOST = [LevelResult("harzdame", "club", 0.0)] * 6


@pytest.fixture
def opponent(qtbot: QtBot, request: pytest.FixtureRequest) -> Opponent:
    opponent = Opponent(getattr(request, "param", ()))
    qtbot.addWidget(opponent)
    opponent.choose(LEVELS[6], 1.0)
    opponent.show()
    return opponent


def said(opponent: Opponent) -> str:
    return " ".join(label.text() for label in opponent.findChildren(QLabel))


def even(opponent: Opponent) -> QPushButton:
    button = opponent.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    return button


def test_a_level_is_told_by_its_elo_and_the_level_below_before_any_game(opponent: Opponent) -> None:
    assert "Club player" in said(opponent)
    assert re.search(r"Elo \d", said(opponent))
    assert "games against the level below." in said(opponent)
    assert not even(opponent).isVisible()


def test_a_level_that_is_weaker_than_the_one_below_is_told_so(
    opponent: Opponent, monkeypatch: pytest.MonkeyPatch
) -> None:
    expert, below = LEVELS[9], LEVELS[8]
    measured = {below.id: Rating(2000, 80), expert.id: Rating(1880, 80)}
    monkeypatch.setattr("harzdame_gui.new_game.opponent.ratings", lambda _game: measured)
    opponent.choose(expert, 1.0)
    assert "Wins about 1 of 3 games against the level below." in said(opponent)


def test_the_lowest_level_is_told_by_the_one_above(opponent: Opponent) -> None:
    slider = opponent.findChild(QSlider)
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert opponent.level is LEVELS[0]
    assert "The level above wins" in said(opponent)


@pytest.mark.parametrize("opponent", [LOST], indirect=True)
def test_after_some_games_the_points_to_be_expected_are_told(opponent: Opponent) -> None:
    assert "of the points" in said(opponent)
    opponent.choose(LEVELS[-1], 1.0)
    assert "You can expect hardly a point." in said(opponent)


@pytest.mark.parametrize("opponent", [LOST], indirect=True)
def test_an_even_match_is_a_click_away_and_the_focus_stays_in_sight(opponent: Opponent) -> None:
    assert even(opponent).isVisible()
    assert even(opponent).text().startswith("An even match: ")
    QTest.mouseClick(even(opponent), Qt.MouseButton.LeftButton)
    assert opponent.level is even_level("harzdame", LOST)
    assert opponent.level.number < 7
    assert re.search(r"about [3-6]\d %", said(opponent))
    assert not even(opponent).isVisible()
    assert opponent.focusWidget() is opponent.findChild(QSlider)


@pytest.mark.parametrize("opponent", [LOST], indirect=True)
def test_games_of_one_kind_say_nothing_of_another(opponent: Opponent) -> None:
    opponent.set_game("turkish")
    assert "games against the level below." in said(opponent)
    assert not even(opponent).isVisible()


@pytest.mark.parametrize("opponent", [(), LOST], indirect=True)
def test_all_that_is_said_can_be_read(opponent: Opponent) -> None:
    opponent.setFixedWidth(320)
    for level in LEVELS:
        opponent.choose(level, 1.0)
        opponent.resize(320, opponent.layout().totalHeightForWidth(320))
        for label in opponent.findChildren(QLabel):
            least = label.heightForWidth(320) if label.wordWrap() else label.sizeHint().height()
            assert label.height() >= least, label.text()


@pytest.mark.parametrize("opponent", [LOST], indirect=True)
def test_nothing_moves_when_the_even_match_comes_and_goes(opponent: Opponent) -> None:
    before = opponent.sizeHint().height()
    QTest.mouseClick(even(opponent), Qt.MouseButton.LeftButton)
    assert opponent.sizeHint().height() == before


def test_elo_is_told_only_where_it_was_measured(opponent: Opponent, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = {"harzdame": ratings("harzdame"), "bosnian": {}}
    monkeypatch.setattr("harzdame_gui.new_game.opponent.ratings", measured.__getitem__)
    opponent.choose(LEVELS[10], 1.0)
    opponent.set_game("bosnian")
    assert "Elo" not in said(opponent)
    opponent.set_game("harzdame")
    assert "Elo" in said(opponent)


def test_the_thinking_time_is_asked_for_only_where_it_counts(opponent: Opponent) -> None:
    assert not any(slider.isVisible() for slider in opponent.findChildren(QSlider)[1:])
    opponent.choose(LEVELS[-1], 5.0)
    assert all(slider.isVisible() for slider in opponent.findChildren(QSlider))
    assert "5 seconds" in said(opponent)


def test_a_style_is_chosen_and_explained(opponent: Opponent) -> None:
    combo = opponent.findChild(QComboBox)
    assert opponent.style_chosen is None
    combo.setFocus()
    for style in STYLES:
        QTest.keyClick(combo, Qt.Key.Key_Down)
        assert opponent.style_chosen is style
        assert combo.toolTip() == style_sentence(style) != ""
