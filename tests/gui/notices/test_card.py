"""A card in whatever room there is: the words of its buttons are never cut off."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from harzdame_gui.notices.card import Notice, NoticeCard
from harzdame_gui.text.message import Message
from harzdame_gui.widgets.buttons import ActionButton


@pytest.mark.parametrize("width", [200, 260, 600])
def test_buttons_that_do_not_fit_beside_each_other_stand_below(qtbot: QtBot, width: int) -> None:
    card = NoticeCard()
    qtbot.addWidget(card)
    actions = [QAction(text, card) for text in ("Die andere nehmen", "Meine behalten", "In Ordnung")]
    for shown in (actions, actions[:1], actions):
        card.show_notice(Notice(Message("A headline", "A sentence."), actions=shown))
        card.resize(width, card.heightForWidth(width))
        qtbot.wait(1)
        buttons = [each for each in card.findChildren(ActionButton) if each.isVisible()]
        assert [button.text() for button in buttons] == [action.text() for action in shown]
        assert all(button.width() >= button.sizeHint().width() for button in buttons)
        places = [button.rect().translated(button.mapTo(card, button.rect().topLeft())) for button in buttons]
        assert all(card.rect().contains(place) for place in places)
        assert not any(one.intersects(other) for one, other in combinations(places, 2))
        assert (len({place.y() for place in places}) == 1) is (width == 600 or len(shown) == 1)
