"""The fields for text, with texts of any length."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from harzdame_gui.editing.bounded_field import BoundedField
from harzdame_gui.editing.comment_field import CommentField
from harzdame_gui.text.sizes import rest_text
from tests.linear import MOST_RATIO, Family, ratio


@pytest.fixture(params=[BoundedField, CommentField], ids=["plain", "comment"])
def field(request: pytest.FixtureRequest, qtbot: QtBot) -> BoundedField:
    made: BoundedField = request.param()
    qtbot.addWidget(made)
    made.resize(340, 100)
    made.show()
    assert QTest.qWaitForWindowExposed(made)
    return made


def show(field: BoundedField, text: str) -> None:
    field.show_text(text)
    field.show_text("short")


def paste(field: BoundedField, text: str) -> None:
    pasted = QMimeData()
    pasted.setText(text)
    field.show_text("")
    field.insertFromMimeData(pasted)


@pytest.mark.parametrize("put", [show, paste])
@pytest.mark.parametrize("unit", ["a", "word "])
def test_a_text_of_any_length_takes_time_in_proportion(put, unit: str, field: BoundedField) -> None:
    assert ratio(lambda text: put(field, text), Family("a comment", "", unit)) < MOST_RATIO


def test_a_huge_word_stays_as_it_is(field: BoundedField) -> None:
    text = "a word " + "a" * 5000
    field.show_text(text)
    assert field.toPlainText() == text
    paste(field, text)
    assert field.toPlainText() == text


HUGE = "first " + "word " * 400_000 + "last"


def line_below(field: BoundedField) -> str:
    (label,) = field.findChildren(QLabel)
    return label.text() if label.isVisible() else ""


def test_of_a_huge_text_the_beginning_is_laid_out_and_all_is_kept(field: BoundedField) -> None:
    field.show_text(HUGE)
    assert field.text == HUGE
    assert HUGE.startswith(field.toPlainText())
    assert 10_000 < len(field.toPlainText()) < 100_000
    assert line_below(field) == rest_text(len(HUGE) - len(field.toPlainText()))
    assert field.viewport().geometry().bottom() < field.findChild(QLabel).y()
    field.show_text("short")
    assert (field.text, line_below(field)) == ("short", "")


def test_of_very_many_lines_the_first_are_laid_out(field: BoundedField) -> None:
    text = "\n" * 15_000 + "last"
    field.show_text(text)
    assert field.text == text
    assert field.blockCount() <= 1_000
    field.show_text("one\n\nthree\n")
    assert field.toPlainText() == "one\n\nthree\n"


def test_what_is_typed_into_the_beginning_leaves_the_rest_as_it_is(qtbot: QtBot, field: BoundedField) -> None:
    field.show_text(HUGE)
    QTest.keyClick(field, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    with qtbot.waitSignal(field.edited) as edited:
        QTest.keyClick(field, Qt.Key.Key_Z)
    assert edited.args == ["z" + HUGE]
    with qtbot.waitSignal(field.edited) as edited:
        QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert edited.args == [HUGE]


@pytest.mark.parametrize("before", ["", "one \U0001f600 two", HUGE])
def test_a_huge_text_is_pasted_over_the_selection(qtbot: QtBot, field: BoundedField, before: str) -> None:
    field.show_text(before)
    QTest.keyClick(field, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    chosen = before[:6]
    for _ in chosen:
        QTest.keyClick(field, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    pasted = QMimeData()
    pasted.setText(HUGE)
    with qtbot.waitSignal(field.edited) as edited:
        field.insertFromMimeData(pasted)
    assert edited.args == [HUGE + before[6:]]
    assert field.text == HUGE + before[6:]
    assert len(field.toPlainText()) < 100_000
