"""The fields of the library's search, wide and narrow."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine.library.pattern import PositionPattern
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QPlainTextEdit, QPushButton, QStyle
from pytestqt.qtbot import QtBot

from harzdame_gui.library.nothing_found import Nothing, NothingFound
from harzdame_gui.library.search_form import SearchForm
from tests.gui.library.conftest import LibraryDriver

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


def field_of(library: LibraryDriver, name: str) -> QLineEdit:
    fields = library.window.form.findChildren(QLineEdit)
    return next(each for each in fields if each.accessibleName() == name)


def test_positions_are_found_with_the_colours_exchanged_too(library: LibraryDriver) -> None:
    app, form = library.app, library.window.form
    app.session.play(app.session.position.legal_moves()[0])
    pattern = PositionPattern.exactly(app.session.position)
    form.set_pattern(pattern.exchanged)
    library.settle()
    without = library.ids
    either = next(each for each in form.findChildren(QAction) if "exchanged" in each.text())
    either.trigger()
    library.settle()
    assert form.query.either_side
    form.set_pattern(pattern)
    library.settle()
    assert len(library.ids) > len(without)
    form.set_pattern(None)
    assert not form.query.either_side


def test_games_of_a_file_are_found_by_a_part_of_its_name(library: LibraryDriver, tmp_path: Path) -> None:
    path = tmp_path / "Club evening.pdn"
    path.write_text('[White "From a file"]\n\n1. e2-f2 h3-h2 *\n')
    library.room.import_names([str(path)])
    library.settle()
    field = field_of(library, "File or folder")
    QTest.keyClicks(field, "club ev")
    library.settle()
    assert [row.white for row in library.rows(library.ids)] == ["From a file"]


def test_a_person_is_found_by_every_spelling_that_is_written_down(library: LibraryDriver) -> None:
    names = sorted({row.white for row in library.rows(library.ids)})
    one, other = names[0], names[-1]
    QTest.mouseClick(library.window.spellings, Qt.MouseButton.LeftButton)
    dialog = library.dialog()
    QTest.keyClicks(dialog.findChild(QPlainTextEdit), f"{one.replace(', ', ' ')}; {other.replace(', ', ' ')}")
    QTest.keyClick(dialog.findChild(QPlainTextEdit), Qt.Key.Key_Return)
    QTest.keyClicks(dialog.findChild(QPlainTextEdit), "alone")
    QTest.mouseClick(dialog.findChild(QDialogButtonBox).buttons()[0], Qt.MouseButton.LeftButton)
    player = field_of(library, "Player")
    QTest.keyClicks(player, one)
    library.settle()
    found = {name for row in library.rows(library.ids) for name in (row.white, row.black)}
    assert {one, other} <= found
    assert len(library.app.app.services.settings.name_spellings.value) == 1
