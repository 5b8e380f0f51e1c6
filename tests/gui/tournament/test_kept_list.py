"""The list of tournaments on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.record import RecordError, RecordProblem
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.tournament.kept import Kept, Unreadable
from harzdame_gui.tournament.kept_list import KeptList

PLAN = Plan("Cup", "2026.01.01", "harzdame", ("name=a", "name=b"))
NEWER = Unreadable(Path("/cups/new.tournament"), RecordError(Path("new"), RecordProblem.NEWER))


def kept(name: str = "Cup") -> Kept:
    return Kept(Path("/cups/cup.tournament"), PLAN._replace(name=name), ("a", "b"), 1, 2, over=False)


@pytest.fixture
def shown(qtbot: QtBot) -> KeptList:
    made = KeptList()
    qtbot.addWidget(made)
    made.resize(600, 400)
    made.show()
    return made


def test_one_that_cannot_be_read_is_neither_opened_nor_removed(shown: KeptList) -> None:
    shown.show_kept((NEWER, kept()))
    rows = shown._list
    assert rows.item(0).text() == "new.tournament\ncannot be read: a newer version wrote it"
    assert rows.currentRow() == 1
    assert (shown._open.text(), shown._remove.isEnabled()) == ("Go on", True)
    asked: list[tuple[str, Path]] = []
    shown.opened.connect(lambda path: asked.append(("open", path)))
    shown.removed.connect(lambda path: asked.append(("remove", path)))
    shown.sought.connect(lambda path: asked.append(("seek", path)))
    place = rows.visualItemRect(rows.item(0)).center()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert (shown._open.text(), shown._remove.isEnabled()) == ("Where is it?", False)
    QTest.keyClick(rows, Qt.Key.Key_Delete)
    QTest.mouseClick(shown._remove, Qt.MouseButton.LeftButton)
    assert asked == []
    QTest.mouseClick(shown._open, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked == [("seek", NEWER.path)] * 2


def test_keys_open_remove_and_put_back_and_the_buttons_tell_them(shown: KeptList) -> None:
    shown.show_kept((kept(),))
    asked: list[str] = []
    shown.opened.connect(lambda _path: asked.append("open"))
    shown.removed.connect(lambda _path: asked.append("remove"))
    shown.backWanted.connect(lambda: asked.append("back"))
    undo = (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(shown._list, *undo)
    assert asked == []  # nothing was removed
    shown.offer_back(True)
    for keys in ((Qt.Key.Key_Return,), (Qt.Key.Key_Enter,), (Qt.Key.Key_Delete,), undo):
        QTest.keyClick(shown._list, *keys)
    assert asked == ["open", "open", "remove", "back"]
    assert (shown._remove.toolTip(), shown._back.toolTip()) == (
        "Remove (Del)",
        "Puts the tournament back that was removed last (Ctrl+Z)",
    )


@pytest.mark.parametrize("name", ["Cup\nof evil", "Cup \u202eof evil", "Cup\u2028 of\tevil"])
def test_a_name_is_one_line_that_reads_forward(name: str, shown: KeptList) -> None:
    shown.show_kept((kept(name),))
    first, _ = shown._list.item(0).text().split("\n")
    assert first == "Cup of evil"


def test_a_long_name_is_cut_off(shown: KeptList) -> None:
    shown.show_kept((kept("W" * 3000),))
    rows = shown._list
    assert not rows.horizontalScrollBar().isVisible()
    assert rows.visualItemRect(rows.item(0)).width() <= rows.viewport().width()
    assert rows.visualItemRect(rows.item(0)).height() >= 2 * rows.fontMetrics().lineSpacing()
