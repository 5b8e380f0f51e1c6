"""The card that shows how far slow work has come."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QProgressBar, QToolButton
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.work.job import Doing
from harzdame_gui.notices.progress_card import ProgressCard
from harzdame_gui.text.message import Message
from harzdame_gui.theme import DARK_THEME
from tests.gui.looks import take_theme


@pytest.fixture
def actions(qapp: object) -> tuple[QAction, ...]:
    return QAction("Stop"), QAction("All right"), QAction("Stop")


@pytest.fixture
def card(qtbot: QtBot, actions: tuple[QAction, ...]) -> ProgressCard:
    card = ProgressCard({Doing.BUILDING: actions[0], Doing.EXPORTING: actions[2]}, actions[1])
    qtbot.addWidget(card)
    card.resize(300, 80)
    return card


BUILDING = Message("Building endgame tables", "KKvK, table 1 of 4")


def buttons(card: ProgressCard) -> list[str]:
    return [button.text() for button in card.findChildren(QToolButton) if button.isVisible()]


def texts(card: ProgressCard) -> list[str]:
    return [label.text() for label in card.findChildren(QLabel) if label.isVisible()]


def test_it_is_there_only_if_there_is_something_to_tell(card: ProgressCard) -> None:
    assert card.isHidden()
    card.show_progress(BUILDING, 0.25, Doing.BUILDING)
    assert card.isVisible()
    assert texts(card) == ["Building endgame tables", "KKvK, table 1 of 4"]
    bar = card.findChild(QProgressBar)
    assert bar.value() == bar.maximum() // 4
    assert card.accessibleName() == "Building endgame tables KKvK, table 1 of 4"


def test_return_stops_it(qtbot: QtBot, card: ProgressCard, actions: tuple[QAction, ...]) -> None:
    card.show_progress(BUILDING, 0.5, Doing.BUILDING)
    assert buttons(card) == ["Stop"]
    stop = card.findChild(QToolButton)
    with qtbot.waitSignal(actions[0].triggered):
        QTest.keyClick(stop, Qt.Key.Key_Return)


def test_the_end_is_told_until_it_is_read(card: ProgressCard) -> None:
    card.show_progress(BUILDING, 0.5, Doing.BUILDING)
    card.show_message(Message("It failed.", "The disk is full."))
    assert texts(card) == ["It failed.", "The disk is full."]
    assert buttons(card) == ["All right"]
    assert not card.findChild(QProgressBar).isVisible()
    take_theme(card, DARK_THEME)
    card.show_message(Message("It is done."))
    assert texts(card) == ["It is done."]


def test_what_cannot_be_stopped_or_measured_is_shown_without(card: ProgressCard) -> None:
    card.show_progress(BUILDING, 0.5, Doing.BUILDING)
    card.show_progress(Message("Saving…"), None, Doing.SAVING)
    assert texts(card) == ["Saving…"]
    assert buttons(card) == []
    bar = card.findChild(QProgressBar)
    assert bar.isVisible()
    assert bar.maximum() == 0  # Qt's sign for work whose length is not known


def test_an_export_has_a_stop_of_its_own(
    qtbot: QtBot, card: ProgressCard, actions: tuple[QAction, ...]
) -> None:
    card.show_progress(Message("Exporting…"), None, Doing.EXPORTING)
    (stop,) = (button for button in card.findChildren(QToolButton) if button.isVisible())
    with qtbot.waitSignal(actions[2].triggered), qtbot.assertNotEmitted(actions[0].triggered):
        QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
