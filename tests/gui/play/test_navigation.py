"""The field for typed moves tells what it is for in the room that it has."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from harzdame_gui.play.navigation import MoveEntry


@pytest.mark.usefixtures("language")
def test_words_that_do_not_fit_are_shortened(qtbot: QtBot, language: str) -> None:
    whole, short = {
        "en": ("Type a move", "Move"),
        "de": ("Zug eingeben", "Zug"),
    }[language]
    entry = MoveEntry()
    qtbot.addWidget(entry)
    entry.resize(400, 30)
    entry.show()
    assert entry.placeholderText() == whole
    entry.resize(entry.fontMetrics().horizontalAdvance(whole) - 1, 30)
    assert entry.placeholderText() == short
    assert entry.accessibleName() == whole
    entry.resize(400, 30)
    assert entry.placeholderText() == whole
