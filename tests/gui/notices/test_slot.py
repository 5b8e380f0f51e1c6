"""The place for cards keeps its height, unless the height is needed elsewhere."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.notices.slot import CardSlot

CARD = 150


@pytest.fixture
def slot(qtbot: QtBot) -> CardSlot:
    made = CardSlot()
    qtbot.addWidget(made)
    made.resize(300, made.height())
    made.show()
    return made


def shown_card(slot: CardSlot, qtbot: QtBot) -> QWidget:
    card = QWidget()
    card.setFixedHeight(CARD)
    slot.add_card(card)
    qtbot.waitUntil(lambda: slot.height() == CARD)
    return card


def test_it_stays_as_high_as_the_highest_card(slot: CardSlot, qtbot: QtBot) -> None:
    least = slot.height()
    shown_card(slot, qtbot).hide()
    qtbot.wait(1)
    assert slot.height() == CARD
    slot.reset()
    assert slot.height() == least


def test_it_gives_up_what_no_card_needs_and_takes_it_back(slot: CardSlot, qtbot: QtBot) -> None:
    card = shown_card(slot, qtbot)
    slot.spare(-40)
    assert slot.height() == CARD
    card.hide()
    qtbot.waitUntil(lambda: slot.height() == 0)
    slot.spare(60)
    assert slot.height() == 60
    card.show()
    qtbot.waitUntil(lambda: slot.height() == CARD)
    card.hide()
    slot.spare(1000)
    assert slot.height() == CARD


def test_it_tells_of_cards_that_need_more_whoever_asks_first(slot: CardSlot, qtbot: QtBot) -> None:
    card = shown_card(slot, qtbot)
    with qtbot.waitSignal(slot.cardsGrew):
        card.setFixedHeight(CARD + 20)
    with qtbot.waitSignal(slot.cardsGrew, timeout=0):
        card.setFixedHeight(CARD + 60)
        slot.spare(1000)
    card.hide()
    qtbot.waitUntil(lambda: slot.height() == CARD + 60)
    slot.spare(0)
    with qtbot.assertNotEmitted(slot.cardsGrew):
        slot.spare(1000)
