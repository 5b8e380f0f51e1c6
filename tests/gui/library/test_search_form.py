"""The fields of the library's search, wide and narrow."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QStyle
from pytestqt.qtbot import QtBot

from harzdame_gui.library.nothing_found import Nothing, NothingFound
from harzdame_gui.library.search_form import SearchForm

_EDGES = 24
"""What a field's frame and margins take."""


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("width", [356, 480, 620, 900])
def test_what_a_field_is_for_can_be_read_at_every_width(qtbot: QtBot, width: int) -> None:
    form = SearchForm()
    qtbot.addWidget(form)
    form.show()
    form.resize(width, form.sizeHint().height())
    QTest.qWait(1)
    for field in form._fields()[1:]:
        if field is not form._opening:  # its words are a hint on what to type
            wanted = field.fontMetrics().horizontalAdvance(field.placeholderText())
            assert wanted + _EDGES <= field.width(), field.placeholderText()
    arrow = form.style().pixelMetric(QStyle.PixelMetric.PM_MenuButtonIndicator)
    for choice in (form._result, form._stars, form._game):
        wanted = choice.fontMetrics().horizontalAdvance(choice.currentText())
        assert wanted + arrow + _EDGES <= choice.width(), choice.currentText()


def test_the_keys_go_from_field_to_field_in_reading_order(qtbot: QtBot) -> None:
    form = SearchForm()
    qtbot.addWidget(form)
    form.show()
    form.resize(356, form.sizeHint().height())
    form._player.setFocus()
    for field in (form._opponent, form._event, form._from, form._to, form._opening):
        QTest.keyClick(form.focusWidget(), Qt.Key.Key_Tab)
        assert form.focusWidget() is field


@pytest.mark.usefixtures("language")
def test_the_ways_to_import_are_not_cut_off(qtbot: QtBot) -> None:
    nothing = NothingFound()
    nothing.show_why(Nothing.EMPTY)
    qtbot.addWidget(nothing)
    nothing.resize(300, 400)
    nothing.show()
    QTest.qWait(1)
    shown = [button for button in nothing.findChildren(QPushButton) if button.isVisible()]
    assert len(shown) == 2
    assert all(button.width() >= button.sizeHint().width() for button in shown)
