"""Games of the library marked, sorted into folders, removed, put back and exported."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine import pdn
from harzdame_engine.library.records import GameColumn
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu

from harzdame_gui.library.folder_list import LibraryPlace
from harzdame_gui.library.games_model import COLUMNS
from tests.gui.library.conftest import FOREIGN, GAMES, LibraryDriver


def menu_of(library: LibraryDriver) -> QMenu:
    library.window._on_menu(QPoint(20, 20))
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    return popup


def entry(menu: QMenu, *path: str):
    for text in path[:-1]:
        menu = next(action.menu() for action in menu.actions() if action.text() == text)
    return next(action for action in menu.actions() if action.text() == path[-1])


def test_games_are_marked_by_the_menu(library: LibraryDriver) -> None:
    library.select(0, 1)
    menu = menu_of(library)
    entry(menu, "Stars", "★★★").trigger()
    menu.close()
    library.settle()
    assert library.cell(1, COLUMNS.index(GameColumn.STARS)) == "★★★"
    library.select(0, 1)
    menu = menu_of(library)
    entry(menu, "Labels", "New label…").trigger()
    menu.close()
    dialog = library.dialog()
    assert isinstance(dialog, QInputDialog)
    dialog.setTextValue("sharp")
    dialog.accept()
    library.settle()
    assert library.window.folders.marks.labels == ("sharp",)
    library.select(0)
    menu = menu_of(library)
    assert entry(menu, "Labels", "sharp").isChecked()
    entry(menu, "Folder", "My games").trigger()
    menu.close()
    library.settle()
    choose(library, LibraryPlace(folder=library.window.folders.marks.folders[0].id))
    assert library.ids == [1]
    choose(library, LibraryPlace(label="sharp"))
    assert library.ids == [1, 2]
    choose(library, LibraryPlace(starred=True))
    assert library.ids == [1, 2]
    choose(library, LibraryPlace(unread=True))
    assert library.ids == [GAMES + 1, GAMES + 2]


def choose(library: LibraryDriver, place: LibraryPlace) -> None:
    folders = library.window.folders
    item = folders._find(place)
    assert item is not None
    at = folders._tree.visualItemRect(item).center()
    QTest.mouseClick(folders._tree.viewport(), Qt.MouseButton.LeftButton, pos=at)
    library.settle()
    assert folders.place == place


def test_folders_are_made_renamed_and_removed(library: LibraryDriver) -> None:
    folders = library.window.folders
    folders.ask_for_folder(0)
    dialog = library.dialog()
    dialog.setTextValue("Club")
    dialog.accept()
    library.settle()
    club = folders.marks.folders[1]
    assert club.name == "Club"
    folders._ask_for_name(club)
    dialog = library.dialog()
    dialog.setTextValue("Verein")
    dialog.accept()
    library.settle()
    assert folders.marks.folders[1].name == "Verein"
    choose(library, LibraryPlace(folder=club.id))
    folders.removed.emit(club.id)
    library.settle()
    assert folders.place == LibraryPlace()
    assert len(folders.marks.folders) == 1
    assert len(library.ids) == GAMES + 2


def test_a_folder_that_was_removed_comes_back_with_all_in_it(library: LibraryDriver) -> None:
    service, folders = library.room._library, library.window.folders
    service.add_folder("Club")
    library.settle()
    club = folders.marks.folders[1].id
    service.add_folder("Matches", club)
    library.settle()
    matches = folders.marks.folders[2].id
    service.set_folder([1, 2], club)
    service.set_folder([3], matches)
    library.settle()
    before = folders.marks.folders
    folders.removed.emit(club)
    library.settle()
    assert len(folders.marks.folders) == 1
    assert "“Club” was removed" in library.words
    service.set_folder([2], folders.marks.folders[0].id)  # it stays where it was put since
    library.settle()
    library.app.press("Undo", library.window)
    library.settle()
    own, *again = folders.marks.folders
    assert [(each.id, each.parent, each.name) for each in again] == [
        (each.id, each.parent, each.name) for each in before[1:]
    ]
    assert [own.games, *(each.games for each in again)] == [1, 1, 1]


def test_what_many_games_lose_can_be_undone(library: LibraryDriver) -> None:
    service, folders = library.room._library, library.window.folders
    service.set_label([1, 2], "sharp", on=True)
    service.set_stars([1], 2)
    service.set_stars([2, 3], 4)
    service.set_folder([1, 2, 3], folders.marks.folders[0].id)
    library.settle()
    library.select(0, 1, 2, 3)
    for lose, told in (
        (lambda: library.window.labelWanted.emit("sharp", False), "taken off 2 games"),
        (lambda: library.window.starsWanted.emit(1), "3 games lost the stars"),
        (lambda: library.window.folderChosen.emit(0), "3 games left their folder"),
    ):
        lose()
        library.settle()
        assert told in library.words
        library.app.press("Undo", library.window)
        library.settle()
    rows = sorted(library.rows([1, 2, 3, 4]), key=lambda row: row.id)
    assert [row.stars for row in rows] == [2, 4, 4, 0]
    assert [row.folder is not None for row in rows] == [True, True, True, False]
    choose(library, LibraryPlace(label="sharp"))
    assert library.ids == [1, 2]


def test_one_game_is_sorted_without_a_word(library: LibraryDriver) -> None:
    library.room._library.set_stars([1], 2)
    library.select(0)
    library.window.starsWanted.emit(0)
    library.settle()
    assert library.words == ""


def test_removed_games_can_be_put_back(library: LibraryDriver) -> None:
    library.select(0, 1)
    library.window.commands.remove.trigger()
    library.settle()
    assert len(library.ids) == GAMES
    assert "2 games were removed" in library.words
    library.app.press("Put them back", library.window)
    library.settle()
    assert len(library.ids) == GAMES + 2


def test_games_are_exported(library: LibraryDriver, tmp_path: Path) -> None:
    library.select(GAMES)
    library.room.changes.export_to(library.window.selected, tmp_path / "out.pdn")
    library.settle()
    assert (tmp_path / "out.pdn").read_text() == FOREIGN + "\n"
    assert "out.pdn" in library.words
    library.room.changes.export_to(library.window.selected, tmp_path / "absent" / "out.pdn")
    library.settle()
    assert "did not work" in library.words


def test_games_are_copied_as_records(library: LibraryDriver) -> None:
    library.select(0, 2)
    library.window._table.setFocus()
    QTest.keyClick(library.window._table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    library.settle()
    copied = pdn.scan(QApplication.clipboard().text()).games
    assert [game.tags["White"] for game in copied] == [row.white for row in library.rows([1, 3])]
