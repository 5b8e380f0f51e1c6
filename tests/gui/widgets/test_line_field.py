"""A line of any length in a field."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from harzdame_gui.widgets.line_field import LineField

HUGE = "Anna and Boris " * 3000
"""45,000 letters; Qt's own field would drop a third of them."""


def field(qtbot: QtBot, text: str) -> LineField:
    made = LineField(text)
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_line_is_shown_and_typed_into(qtbot: QtBot) -> None:
    line = field(qtbot, "Anna")
    assert (line.text(), line.whole, line.toolTip()) == ("Anna", "Anna", "")
    QTest.keyClicks(line, "Jo")
    assert (line.text(), line.whole) == ("JoAnna", "JoAnna")


def test_of_a_huge_line_the_beginning_is_shown_and_all_is_kept(qtbot: QtBot) -> None:
    line = field(qtbot, HUGE)
    assert len(line.text()) < 32_767
    assert line.whole == HUGE
    assert "not shown" in line.toolTip()
    QTest.keyClicks(line, "Jo")
    assert line.whole == "Jo" + HUGE
    QTest.keyClick(line, Qt.Key.Key_End)
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    assert len(line.whole) == len(HUGE) + 1


def test_a_line_shown_later_takes_its_place(qtbot: QtBot) -> None:
    line = field(qtbot, HUGE)
    QTest.keyClicks(line, "Jo")
    line.show_line("Boris")
    assert (line.whole, line.toolTip()) == ("Boris", "")


def test_a_line_that_nobody_types_into_stays_to_the_letter(qtbot: QtBot) -> None:
    odd = "a\x00b\u2028c\td "
    assert field(qtbot, odd).whole == odd
