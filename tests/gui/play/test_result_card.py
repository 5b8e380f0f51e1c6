"""The card of a game that is over."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from harzdame_gui.play import result_card
from harzdame_gui.play.result_card import ResultCard
from harzdame_gui.text.message import Message


def test_it_is_announced_once_and_again_for_another_game(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(result_card, "announce", lambda _widget, text: told.append(text))
    card = ResultCard(())
    qtbot.addWidget(card)
    message = Message("You lose", "Your time is up.")
    card.show_result(message)
    card.show_result(message)
    assert told == ["You lose Your time is up."]
    card.show_result(message, "Your strength is about 1400.")
    assert told[1:] == ["Your strength is about 1400."]
    card.put_away()
    card.show_result(message)
    assert told[2:] == ["You lose Your time is up."]
