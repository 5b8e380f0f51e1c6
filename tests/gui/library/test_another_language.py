"""The library in another language: what was looked for, chosen and selected is so in the other window."""

from __future__ import annotations

from harzdame_engine.library.records import GameColumn
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from harzdame_gui.controllers.settings.choices import Language
from harzdame_gui.library.folder_list import LibraryPlace
from harzdame_gui.library.games_model import COLUMNS
from harzdame_gui.library.window import LibraryStand
from tests.gui.library.conftest import LibraryDriver


def in_german(library: LibraryDriver) -> LibraryStand:
    before = library.window.stand
    library.app.speak(Language.GERMAN)
    library.settle()
    assert library.window.windowTitle() == "Bibliothek"
    assert library.window.stand == before
    return before


def test_search_order_and_selection_are_the_same(library: LibraryDriver) -> None:
    form, table = library.window.form, library.window._table
    QTest.keyClicks(form._from, "1980")
    form._result.setCurrentIndex(form._result.findData("1-0"))
    table.sortByColumn(COLUMNS.index(GameColumn.EVENT), Qt.SortOrder.DescendingOrder)
    library.settle()
    found = library.ids
    assert 3 < len(found) < 40
    table.take_up(found[2], found[1:3])
    stand = in_german(library)
    assert library.ids == found
    assert (stand.current, stand.selected) == (found[2], found[1:3])
    assert library.window.preview.game == found[2]


def test_the_place_and_what_is_in_sight_are_the_same(library: LibraryDriver) -> None:
    folders, table = library.window.folders, library.window._table
    own = next(each for each in folders.marks.folders if each.own)
    folders._tree.setCurrentItem(folders._find(LibraryPlace(folder=own.id)))
    library.settle()
    assert in_german(library).place == LibraryPlace(folder=own.id)
    library.window.folders.choose_all()
    library.settle()
    table = library.window._table
    table.verticalScrollBar().setValue(table.verticalScrollBar().maximum() // 2)
    scrolled = table.verticalScrollBar().value()
    assert scrolled > 0
    library.app.speak(Language.ENGLISH)
    library.settle()
    assert library.window._table.verticalScrollBar().value() == scrolled


def test_what_cannot_be_played_is_still_there_to_be_mended(library: LibraryDriver) -> None:
    QTest.keyClicks(library.window.form._opening, "1. e2 z9")
    library.settle()
    in_german(library)
    assert library.window.form._opening.text() == "1. e2 z9"
    assert library.window.form._opening.property("invalid") == "true"
