"""The library in another language: what was looked for, chosen and selected is so in the other window."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest
from harzdame_engine.library import importing
from harzdame_engine.library.records import GameColumn
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from harzdame_gui.library.folder_list import LibraryPlace
from harzdame_gui.library.games_model import COLUMNS
from harzdame_gui.library.long_work import ReportDialog
from harzdame_gui.library.tags_dialog import TagsDialog
from harzdame_gui.library.window import LibraryStand
from tests.gui.library.conftest import LibraryDriver


def in_german(library: LibraryDriver) -> LibraryStand:
    before = library.window.stand
    library.app.speak("de")
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


def test_what_is_typed_above_the_library_is_kept_and_the_language_changes_once_it_is_closed(
    library: LibraryDriver,
) -> None:
    app, old = library.app, library.app.window
    library.select(0)
    library.window.commands.edit.trigger()
    form = library.dialog()
    assert isinstance(form, TagsDialog)
    form._fields["Event"].clear()
    QTest.keyClicks(form._fields["Event"], "Club evening")
    app.app.services.settings.language.set("de")
    app.qtbot.waitUntil(lambda: "once “Details of the game” is closed" in app.card)
    QTest.qWait(200)
    assert app.window is old
    assert form.isVisible()
    game = form.game.row.id
    form.accept()
    app.wait_for_another(old)
    library.settle()
    assert library.window.windowTitle() == "Bibliothek"
    library.app.qtbot.waitUntil(lambda: library.rows([game])[0].event == "Club evening")


def test_a_language_that_is_chosen_back_meanwhile_changes_nothing(library: LibraryDriver) -> None:
    app, old = library.app, library.app.window
    library.select(0)
    library.window.commands.edit.trigger()
    form = library.dialog()
    before = app.app.services.settings.language.value
    app.app.services.settings.language.set("de")
    app.app.services.settings.language.set(before)
    form.reject()
    QTest.qWait(300)
    assert app.window is old
    assert not app.app.is_changing_window


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
    library.app.speak("en")
    library.settle()
    assert library.window._table.verticalScrollBar().value() == scrolled


def test_what_cannot_be_played_is_still_there_to_be_mended(library: LibraryDriver) -> None:
    QTest.keyClicks(library.window.form._opening, "1. e2 z9")
    library.settle()
    in_german(library)
    assert library.window.form._opening.text() == "1. e2 z9"
    assert library.window.form._opening.property("invalid") == "true"


def texts(dialog: ReportDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def files(folder: Path) -> list[str]:
    paths = [folder / f"{number}.pdn" for number in (1, 2)]
    for path in paths:
        path.write_text(f'[White "New {path.stem}"]\n\n1. e2-f2 f5-f4 *\n')
    return list(map(str, paths))


def report(library: LibraryDriver) -> ReportDialog:
    def shown() -> list[ReportDialog]:
        return [each for each in library.window.findChildren(ReportDialog) if each.isVisible()]

    library.app.qtbot.waitUntil(lambda: bool(shown()))
    (dialog,) = shown()
    return dialog


@pytest.mark.parametrize("hidden", [False, True])
def test_reports_that_were_not_read_are_there_in_the_other_language(
    library: LibraryDriver, tmp_path: Path, hidden: bool
) -> None:
    for file in files(tmp_path):
        library.room.import_names([file])
    library.settle()
    if hidden:
        library.window.hide()
    library.app.speak("de")
    library.settle()
    for _ in range(2):
        dialog = report(library)
        assert "Import" in dialog.windowTitle()
        assert any("Aufgenommene Partien: 1." in text for text in texts(dialog))
        dialog.reject()
        QTest.qWait(1)
    assert library.room.unread == ()


def test_an_import_that_goes_on_is_followed_and_told_of_in_the_other_language(
    library: LibraryDriver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, content = Event(), importing._content

    def waits(path: Path) -> bytes:
        go.wait(30)
        return content(path)

    monkeypatch.setattr(importing, "_content", waits)
    library.room.import_names(files(tmp_path))
    library.app.speak("de")
    library.app.qtbot.waitUntil(library.window.work.isVisible)
    go.set()
    assert any("Aufgenommene Partien: 2." in text for text in texts(report(library)))
    library.settle()
    assert not library.window.work.isVisible()
