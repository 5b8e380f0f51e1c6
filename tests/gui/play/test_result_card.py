"""The card of a game that is over."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.opponents.opponents import OPPONENTS
from harzdame_gui.opponents.face import Face
from harzdame_gui.play import result_card
from harzdame_gui.play.result_card import ResultCard, Told
from harzdame_gui.text.message import Message
from harzdame_gui.widgets.buttons import ActionButton

LOST = Told(Message("You lose", "Your time is up."), "Rematch", ())


@pytest.fixture
def card(qtbot: QtBot) -> ResultCard:
    card = ResultCard([(QAction(text), text) for text in ("Other colours", "Review")])
    qtbot.addWidget(card)
    card.resize(340, 240)
    return card


def ways_on(card: ResultCard) -> list[QPushButton]:
    return [button for button in card.findChildren(QPushButton) if button.isVisible()]


def test_it_is_announced_once_and_again_for_another_game(
    card: ResultCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(result_card, "announce", lambda _widget, text: told.append(text))
    card.show_result(LOST)
    card.show_result(LOST)
    assert told == ["You lose Your time is up."]
    card.show_result(LOST._replace(strength="Your strength is about 1400."))
    assert told[1:] == ["Your strength is about 1400."]
    card.put_away()
    card.show_result(LOST)
    assert told[2:] == ["You lose Your time is up."]


@pytest.mark.parametrize("tall", [True, False])
@pytest.mark.parametrize("key", [None, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_one_button_is_the_way_on_by_mouse_and_key(
    qtbot: QtBot, card: ResultCard, tall: bool, key: Qt.Key | None
) -> None:
    card.allow(tall)
    card.show_result(LOST)
    (button,) = ways_on(card)
    assert button.text() == "Rematch"
    with qtbot.waitSignal(card.stepped):
        if key is None:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(button, key)


def test_the_opponent_looks_on_and_who_is_ahead_stands_on_the_button(card: ResultCard) -> None:
    card.show_result(LOST)
    assert not card.findChild(Face).isVisible()
    card.show_result(LOST._replace(opponent=OPPONENTS[0], beaten=True, ahead=OPPONENTS[1]))
    assert card.findChild(Face).isVisible()
    assert not ways_on(card)[0].icon().isNull()
    card.show_result(LOST)
    assert ways_on(card)[0].icon().isNull()


def test_only_the_links_that_are_told_of_are_there(card: ResultCard) -> None:
    links = card.findChildren(ActionButton)
    card.show_result(LOST._replace(links=[links[1].defaultAction()]))
    assert [link.text() for link in links if link.isVisible()] == ["Review"]
