"""The choice of the computer's strength: the text on each level, and the offer of an even match."""

from __future__ import annotations

import re

import pytest
from harzdame_engine import LEVELS
from harzdame_engine.rating.ratings import Rating, ratings
from harzdame_engine.search.styles import STYLES
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QPushButton, QSlider
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.opponents.opponents import OPPONENTS
from harzdame_gui.controllers.rating.estimate import even_level
from harzdame_gui.controllers.settings.settings import LevelResult
from harzdame_gui.new_game.strength_choice import StrengthChoice
from harzdame_gui.opponents.picker import OpponentPicker
from harzdame_gui.text.levels import style_sentence
from harzdame_gui.text.opponents import opponent_sentence

LOST = [LevelResult("harzdame", "club", 0.0)] * 6


@pytest.fixture
def choice(qtbot: QtBot, request: pytest.FixtureRequest) -> StrengthChoice:
    choice = StrengthChoice(getattr(request, "param", ()))
    qtbot.addWidget(choice)
    choice.choose(LEVELS[6], 1.0)
    choice.show()
    return choice


def said(choice: StrengthChoice) -> str:
    return " ".join(label.text() for label in choice.findChildren(QLabel))


def even(choice: StrengthChoice) -> QPushButton:
    return next(each for each in choice.findChildren(QPushButton) if not each.isCheckable())


def own(choice: StrengthChoice) -> QPushButton:
    """The button that shows strength and style."""
    return next(each for each in choice.findChildren(QPushButton) if each.isCheckable())


def faces(choice: StrengthChoice) -> list[QAbstractButton]:
    return choice.findChild(OpponentPicker).findChildren(QAbstractButton)


def test_a_level_is_told_by_its_elo_and_the_level_below_before_any_game(choice: StrengthChoice) -> None:
    assert "Club player" in said(choice)
    assert re.search(r"Elo \d", said(choice))
    assert "games against the level below." in said(choice)
    assert not even(choice).isVisible()


def test_a_level_that_is_weaker_than_the_one_below_is_told_so(
    choice: StrengthChoice, monkeypatch: pytest.MonkeyPatch
) -> None:
    expert, below = LEVELS[9], LEVELS[8]
    measured = {below.id: Rating(2000, 80), expert.id: Rating(1880, 80)}
    monkeypatch.setattr("harzdame_gui.new_game.strength_choice.ratings", lambda _game: measured)
    choice.choose(expert, 1.0)
    assert "Wins about 1 of 3 games against the level below." in said(choice)


def test_the_lowest_level_is_told_by_the_one_above(choice: StrengthChoice) -> None:
    slider = choice.findChild(QSlider)
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert choice.level is LEVELS[0]
    assert "The level above wins" in said(choice)


@pytest.mark.parametrize("choice", [LOST], indirect=True)
def test_after_some_games_the_points_to_be_expected_are_told(choice: StrengthChoice) -> None:
    assert "of the points" in said(choice)
    choice.choose(LEVELS[-1], 1.0)
    assert "You can expect hardly a point." in said(choice)


@pytest.mark.parametrize("choice", [LOST], indirect=True)
def test_an_even_match_is_a_click_away_and_the_focus_stays_in_sight(choice: StrengthChoice) -> None:
    assert even(choice).isVisible()
    assert even(choice).text().startswith("An even match: ")
    QTest.mouseClick(even(choice), Qt.MouseButton.LeftButton)
    assert choice.level is even_level("harzdame", LOST)
    assert choice.level.number < 7
    assert re.search(r"about [3-6]\d %", said(choice))
    assert not even(choice).isVisible()
    assert choice.focusWidget() is own(choice)


@pytest.mark.parametrize("choice", [LOST], indirect=True)
def test_games_of_one_kind_say_nothing_of_another(choice: StrengthChoice) -> None:
    choice.set_game("turkish")
    assert "games against the level below." in said(choice)
    assert not even(choice).isVisible()


@pytest.mark.parametrize("choice", [(), LOST], indirect=True)
def test_all_that_is_said_can_be_read(choice: StrengthChoice) -> None:
    choice.setFixedWidth(320)
    for level in LEVELS:
        choice.choose(level, 1.0)
        choice.resize(320, choice.layout().totalHeightForWidth(320))
        for label in choice.findChildren(QLabel):
            least = label.heightForWidth(320) if label.wordWrap() else label.sizeHint().height()
            assert label.height() >= least, label.text()


@pytest.mark.parametrize("choice", [LOST], indirect=True)
def test_nothing_moves_when_the_even_match_comes_and_goes(choice: StrengthChoice) -> None:
    before = choice.sizeHint().height()
    QTest.mouseClick(even(choice), Qt.MouseButton.LeftButton)
    assert choice.sizeHint().height() == before


def test_elo_is_told_only_where_it_was_measured(
    choice: StrengthChoice, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = {"harzdame": ratings("harzdame"), "bosnian": {}}
    monkeypatch.setattr("harzdame_gui.new_game.strength_choice.ratings", measured.__getitem__)
    choice.choose(LEVELS[10], 1.0)
    choice.set_game("bosnian")
    assert "Elo" not in said(choice)
    choice.set_game("harzdame")
    assert "Elo" in said(choice)


def test_the_thinking_time_is_asked_for_only_where_it_counts(choice: StrengthChoice) -> None:
    assert not any(slider.isVisible() for slider in choice.findChildren(QSlider)[1:])
    choice.choose(LEVELS[-1], 5.0)
    assert choice.findChildren(QSlider)[1].isVisible()
    assert "5 seconds" in said(choice)


def test_a_style_is_chosen_and_explained(choice: StrengthChoice) -> None:
    combo = choice.findChild(QComboBox)
    assert choice.style_chosen is None
    combo.setFocus()
    for style in STYLES:
        QTest.keyClick(combo, Qt.Key.Key_Down)
        assert choice.style_chosen is style
        assert combo.toolTip() == style_sentence(style) != ""


@pytest.mark.parametrize("choice", [[LevelResult("harzdame", "first-day", 1.0)]], indirect=True)
def test_the_opponents_stand_there_with_a_mark_on_who_was_beaten(choice: StrengthChoice) -> None:
    names = [face.accessibleName() for face in faces(choice)]
    assert names[:2] == ["Mia (First day): beaten", "Emil (Newcomer)"]
    choice.set_game("turkish")
    assert faces(choice)[0].accessibleName() == "Mia (First day)"


def test_a_click_on_a_face_chooses_level_and_style_and_hides_what_is_not_needed(
    choice: StrengthChoice,
) -> None:
    assert choice.findChild(QSlider).isVisible()  # the club player without a style is nobody
    assert not any(face.isChecked() for face in faces(choice))
    QTest.mouseClick(own(choice), Qt.MouseButton.LeftButton)
    QTest.mouseClick(faces(choice)[4], Qt.MouseButton.LeftButton)
    assert (choice.level, choice.style_chosen) == OPPONENTS[4][2:]
    assert "Nora" in said(choice)
    assert opponent_sentence(OPPONENTS[4]) in said(choice)
    assert not choice.findChild(QSlider).isVisible()


def test_the_arrow_keys_go_along_the_faces(choice: StrengthChoice) -> None:
    choice.choose(OPPONENTS[6].level, 1.0, OPPONENTS[6].style)
    faces(choice)[6].setFocus()
    for key, expected in ((Qt.Key.Key_Left, 5), (Qt.Key.Key_Down, 12), (Qt.Key.Key_Up, 5)):
        QTest.keyClick(choice.focusWidget(), key)
        assert choice.opponent is OPPONENTS[expected]
        assert choice.focusWidget() is faces(choice)[expected]


def test_another_strength_or_style_is_nobody(choice: StrengthChoice) -> None:
    choice.choose(OPPONENTS[3].level, 1.0, OPPONENTS[3].style)
    assert choice.opponent is OPPONENTS[3]
    assert faces(choice)[3].isChecked()
    QTest.mouseClick(own(choice), Qt.MouseButton.LeftButton)
    QTest.keyClick(choice.findChild(QSlider), Qt.Key.Key_Right)
    assert choice.opponent is None
    assert not any(face.isChecked() for face in faces(choice))
    assert "Casual player" in said(choice)
    QTest.mouseClick(faces(choice)[3], Qt.MouseButton.LeftButton)
    assert choice.opponent is OPPONENTS[3]
