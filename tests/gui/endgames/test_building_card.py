"""The card that tells of tables being built."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QProgressBar, QToolButton
from pytestqt.qtbot import QtBot

from harzdame_gui.endgames.building_card import BuildingCard
from harzdame_gui.text.message import Message
from harzdame_gui.theme import DARK_THEME, LIGHT_THEME


@pytest.fixture
def actions(qapp: object) -> tuple[QAction, QAction]:
    return QAction("Stop"), QAction("All right")


@pytest.fixture
def card(qtbot: QtBot, actions: tuple[QAction, QAction]) -> BuildingCard:
    card = BuildingCard(*actions, LIGHT_THEME)
    qtbot.addWidget(card)
    card.resize(300, 80)
    return card


def buttons(card: BuildingCard) -> list[str]:
    return [button.text() for button in card.findChildren(QToolButton) if button.isVisible()]


def texts(card: BuildingCard) -> list[str]:
    return [label.text() for label in card.findChildren(QLabel) if label.isVisible()]


def test_it_is_there_only_if_there_is_something_to_tell(card: BuildingCard) -> None:
    assert card.isHidden()
    card.show_progress(0.25, "KKvK, table 1 of 4")
    assert card.isVisible()
    assert texts(card) == ["Building endgame tables", "KKvK, table 1 of 4"]
    bar = card.findChild(QProgressBar)
    assert bar.value() == bar.maximum() // 4
    assert card.accessibleName() == "Building endgame tables KKvK, table 1 of 4"


def test_return_stops_it(qtbot: QtBot, card: BuildingCard, actions: tuple[QAction, QAction]) -> None:
    card.show_progress(0.5, "KKvK")
    assert buttons(card) == ["Stop"]
    stop = card.findChild(QToolButton)
    with qtbot.waitSignal(actions[0].triggered):
        QTest.keyClick(stop, Qt.Key.Key_Return)


def test_the_end_is_told_until_it_is_read(card: BuildingCard) -> None:
    card.show_progress(0.5, "KKvK")
    card.show_ending(Message("It failed.", "The disk is full."))
    assert texts(card) == ["It failed.", "The disk is full."]
    assert buttons(card) == ["All right"]
    assert not card.findChild(QProgressBar).isVisible()
    card.set_theme(DARK_THEME)
    card.show_ending(Message("It is done."))
    assert texts(card) == ["It is done."]
