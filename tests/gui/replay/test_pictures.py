"""The pictures of the strip: painted once, and kept as long as there is room."""

from __future__ import annotations

import pytest
from harzdame_engine import Position, variants
from PySide6.QtWidgets import QApplication

from harzdame_gui.replay import pictures
from harzdame_gui.replay.pictures import SmallBoards

GAMES = [Position.start(rules.id) for rules in variants()[:6]]


@pytest.mark.parametrize(("ratio", "kept"), [(1.0, 4), (2.0, 1)])
def test_the_longest_unused_is_forgotten_when_the_memory_is_spent(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, ratio: float, kept: int
) -> None:
    monkeypatch.setattr(pictures, "_MOST_BYTES", 4 * 40 * 40 * 4)
    boards = SmallBoards(40, ratio)
    for position in GAMES[:4]:
        boards.picture(position, None)
    boards.picture(GAMES[0], None)
    boards.picture(GAMES[4], None)
    known = [position for position in GAMES if boards.known(position, None)]
    assert len(known) == kept
    assert GAMES[4] in known
    assert GAMES[1] not in known
