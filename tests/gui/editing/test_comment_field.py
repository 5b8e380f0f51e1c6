"""The field for a comment, with texts of any length."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData
from pytestqt.qtbot import QtBot

from harzdame_gui.editing.comment_field import CommentField
from harzdame_gui.theme import LIGHT_THEME
from tests.linear import MOST_RATIO, Family, ratio


@pytest.fixture
def field(qtbot: QtBot) -> CommentField:
    made = CommentField(LIGHT_THEME)
    qtbot.addWidget(made)
    made.resize(340, 100)
    made.show()
    qtbot.waitExposed(made)
    return made


def show(field: CommentField, text: str) -> None:
    field.show_text(text)
    field.show_text("short")


def paste(field: CommentField, text: str) -> None:
    pasted = QMimeData()
    pasted.setText(text)
    field.show_text("")
    field.insertFromMimeData(pasted)


@pytest.mark.parametrize("put", [show, paste])
@pytest.mark.parametrize("unit", ["a", "word "])
def test_a_text_of_any_length_takes_time_in_proportion(put, unit: str, field: CommentField) -> None:
    assert ratio(lambda text: put(field, text), Family("a comment", "", unit)) < MOST_RATIO


def test_a_huge_word_stays_as_it_is(field: CommentField) -> None:
    text = "a word " + "a" * 5000
    field.show_text(text)
    assert field.toPlainText() == text
    paste(field, text)
    assert field.toPlainText() == text
