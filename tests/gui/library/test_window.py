"""The library's window: searched, sorted, marked and changed by mouse and keys."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine.library.library import FILE_NAME, Library
from harzdame_engine.library.pattern import Bounds, Wanted
from harzdame_engine.library.records import GameColumn
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPlainTextEdit

from harzdame_gui.files.game_text_dialog import GameTextDialog
from harzdame_gui.library.folder_list import LibraryPlace
from harzdame_gui.library.games_model import COLUMNS
from harzdame_gui.library.long_work import ReportDialog
from harzdame_gui.library.nothing_found import Nothing
from harzdame_gui.library.pattern_dialog import PatternDialog
from harzdame_gui.library.tags_dialog import SeveralTagsDialog, TagsDialog
from tests.gui.library.conftest import FOREIGN, GAMES, SPOILED, LibraryDriver


def test_ctrl_l_opens_it(library: LibraryDriver) -> None:
    library.window.close()
    library.app.window.activateWindow()
    library.app.ctrl(Qt.Key.Key_L)
    library.settle()
    assert library.window.isVisible()
    assert len(library.ids) == GAMES + 2


def test_typing_searches(library: LibraryDriver) -> None:
    QTest.keyClicks(library.window.form.words, "foreign")
    library.settle()
    assert library.ids == [GAMES + 1]
    assert library.window._count.text() == "1 game"
    assert library.cell(0, 0) == "Foreign"
    QTest.mouseClick(library.window._buttons["clear"], Qt.MouseButton.LeftButton)
    library.settle()
    assert len(library.ids) == GAMES + 2


def test_ctrl_f_leads_to_the_search(library: LibraryDriver) -> None:
    window = library.window
    window._table.setFocus()
    QTest.keyClick(window._table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.focusWidget() is window.form.words


def test_fields_narrow_it_down(library: LibraryDriver) -> None:
    form = library.window.form
    QTest.keyClicks(form._from, "1990")
    QTest.keyClicks(form._to, "1999")
    library.settle()
    assert 0 < len(library.ids) < GAMES
    dates = [library.cell(row, COLUMNS.index(GameColumn.DATE)) for row in range(len(library.ids))]
    assert all("1990" <= date[-4:] <= "1999" for date in dates)
    form._result.setCurrentIndex(form._result.findData("1-0"))
    library.settle()
    results = {library.cell(row, COLUMNS.index(GameColumn.RESULT)) for row in range(len(library.ids))}
    assert results <= {"1–0"}


def test_an_opening_is_typed_as_moves(library: LibraryDriver) -> None:
    library.window.model.data(library.window.model.index(0, 0))
    library.settle()
    opening = library.window.model.known(1).opening.split()
    form = library.window.form
    QTest.keyClicks(form._opening, f"1. {opening[0]} {opening[1]}")
    library.settle()
    assert 1 in library.ids and len(library.ids) < GAMES
    QTest.keyClicks(form._opening, " z9")
    library.settle()
    assert form._opening.property("invalid") == "true"


def test_headers_sort(library: LibraryDriver) -> None:
    header = library.window._table.horizontalHeader()
    section = COLUMNS.index(GameColumn.EVENT)
    place = QPoint(header.sectionViewportPosition(section) + 20, header.height() // 2)
    for _ in range(2):
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
        library.settle()
        events = [library.cell(row, section).lower() for row in range(len(library.ids))]
        assert events in (sorted(events), sorted(events, reverse=True))
    assert events != sorted(events)


def test_a_double_click_puts_a_game_on_the_board(library: LibraryDriver) -> None:
    table = library.window._table
    place = table.visualRect(library.window.model.index(3, 0)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    library.settle()
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    library.settle()
    session = library.app.session
    assert session.tree.tags["White"] == library.cell(3, 0)
    assert session.node is session.tree.root
    assert not session.modified


def test_the_preview_opens_at_its_position(library: LibraryDriver) -> None:
    library.select(2)
    preview = library.window.preview
    assert preview.ply == 30
    for _ in range(4):
        QTest.mouseClick(preview._board._steps.back[1], Qt.MouseButton.LeftButton)
    assert preview._board._move.text().startswith("13…")
    QTest.mouseClick(preview._open, Qt.MouseButton.LeftButton)
    library.settle()
    assert library.app.session.node.ply == 26


def test_a_foreign_game_is_not_shown_but_kept(library: LibraryDriver) -> None:
    library.select(GAMES)
    assert library.window.preview._board._board.pixmap().isNull() is not False
    library.window.commands.open.trigger()
    library.settle()
    assert "kept" in library.words
    library.select(GAMES + 1)
    library.window.commands.open.trigger()
    library.settle()
    assert library.app.session.tree.tags["White"] == "Spoiled"
    assert "Not all" in library.app.card
    library.app.press("Show", library.app.notice)
    dialog = library.app.wait_for_dialog(GameTextDialog)
    assert "Spoiled" in dialog.findChild(QPlainTextEdit).toPlainText()
    dialog.reject()


def test_the_position_on_the_board_is_searched_for(library: LibraryDriver) -> None:
    library.select(0)
    library.window.commands.open.trigger()
    library.settle()
    session = library.app.session
    session.go_to(session.tree.mainline()[17])
    library.window.form._board.trigger()
    library.settle()
    assert library.ids == [1]
    assert library.window.preview.ply == 17
    assert "Exact" in library.window.form._position.text()
    library.window.form._any.trigger()
    library.settle()
    assert len(library.ids) == GAMES + 2


def test_a_pattern_is_drawn(library: LibraryDriver) -> None:
    library.window.form._other.trigger()
    dialog = library.dialog()
    assert isinstance(dialog, PatternDialog)
    board = dialog._board
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=point(dialog, "c3"))
    QTest.mouseClick(dialog._tools.button(3), Qt.MouseButton.LeftButton)
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=point(dialog, "d5"))
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=point(dialog, "d6"))
    QTest.mouseClick(board, Qt.MouseButton.RightButton, pos=point(dialog, "d6"))
    dialog._bounds[0][1].setValue(20)
    pattern = dialog.pattern
    assert pattern.squares == {"c3": Wanted.WHITE_MAN, "d5": Wanted.EMPTY}
    assert pattern.white_men == Bounds(0, 20)
    assert pattern.black_men == Bounds()
    QTest.mouseClick(dialog._search, Qt.MouseButton.LeftButton)
    library.settle()
    assert 0 < len(library.ids) < GAMES
    assert "Pattern" in library.window.form._position.text()


def test_a_man_cannot_be_wanted_where_he_is_a_king(library: LibraryDriver) -> None:
    library.window.form._other.trigger()
    dialog = library.dialog()
    QTest.mouseClick(dialog._board, Qt.MouseButton.LeftButton, pos=point(dialog, "h8"))
    assert dialog.pattern.squares == {}
    QTest.mouseClick(dialog._tools.button(1), Qt.MouseButton.LeftButton)
    QTest.mouseClick(dialog._board, Qt.MouseButton.LeftButton, pos=point(dialog, "h8"))
    assert dialog.pattern.squares == {"h8": Wanted.WHITE_KING}
    dialog.reject()


def point(dialog: PatternDialog, square: str) -> QPoint:
    board = dialog._board
    side = min(board.width(), board.height())
    center = board._layout().center(square).toPoint()
    return center + QPoint((board.width() - side) // 2, (board.height() - side) // 2)


def test_details_are_edited(library: LibraryDriver, profile: Path) -> None:
    library.select(4)
    library.window._table.setFocus()
    library.window.commands.edit.trigger()
    dialog = library.dialog()
    assert isinstance(dialog, TagsDialog)
    field = dialog._fields["White"]
    field.selectAll()
    QTest.keyClicks(field, "Zacharias")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    library.settle()
    assert library.cell(4, 0) == "Zacharias"
    with Library(profile / FILE_NAME) as other:
        stored = other.games.get(5)
        assert stored is not None and '[White "Zacharias"]' in stored.text
        assert stored.row.revision == 2


def test_an_edit_of_what_changed_elsewhere_is_told(library: LibraryDriver, profile: Path) -> None:
    library.select(4)
    library.window.commands.edit.trigger()
    dialog = library.dialog()
    with Library(profile / FILE_NAME) as other:
        other.games.edit_tags(5, 1, {"White": "Somebody else"})
    dialog._fields["White"].selectAll()
    QTest.keyClicks(dialog._fields["White"], "Me")
    dialog.accept()
    library.settle()
    assert "changed elsewhere" in library.words
    assert library.cell(4, 0) == "Somebody else"


def test_files_are_imported_with_a_report(library: LibraryDriver, tmp_path: Path) -> None:
    file = tmp_path / "more.pdn"
    file.write_text(FOREIGN + '\n\n[White "New"]\n\n1. e2-f2 *\n')
    library.room.import_names([str(file), str(tmp_path / "absent.pdn")])
    assert library.window.work.isVisible()
    dialog = library.dialog()
    assert isinstance(dialog, ReportDialog)
    dialog.reject()
    library.settle()
    assert not library.window.work.isVisible()
    assert len(library.ids) == GAMES + 3


def test_the_game_on_the_board_is_added(library: LibraryDriver) -> None:
    library.app.drag("f1", "g1")
    QTest.mouseClick(library.window.add_board, Qt.MouseButton.LeftButton)
    library.settle()
    assert "My games" in library.words
    assert len(library.ids) == GAMES + 3
    library.window.close()
    library.app.app.workspace.windows._add_to_library()
    library.settle()
    assert "already" in library.app.card


def test_a_game_of_the_library_is_written_back(library: LibraryDriver, profile: Path) -> None:
    library.select(0)
    library.window.commands.open.trigger()
    library.settle()
    session = library.app.session
    library.app.app.workspace.windows._add_to_library()
    library.settle()
    assert "already" in library.words
    for _ in range(2):
        session.to_end()
        session.follow(session.position.legal_moves()[:1])
        assert session.modified
        library.app.app.workspace.windows._add_to_library()
        library.settle()
        assert "as it is on the board" in library.app.card
        assert not session.modified
    with Library(profile / FILE_NAME) as other:
        (row,) = other.games.rows([1])
        assert (row.plies, row.revision) == (32, 3)
        assert len(other.games) == GAMES + 2


def test_a_game_that_was_not_read_to_its_end_is_written_back_with_its_rest(
    library: LibraryDriver, profile: Path
) -> None:
    library.select(GAMES + 1)
    library.window.commands.open.trigger()
    library.settle()
    session = library.app.session
    session.to_end()
    session.follow(session.position.legal_moves()[:1])
    library.app.app.workspace.windows._add_to_library()
    library.settle()
    assert "as it is on the board" in library.app.card
    with Library(profile / FILE_NAME) as other:
        (text,) = other.games.texts([GAMES + 2])
    assert text != SPOILED
    assert "a1-h8" in text and "rest" in text


def test_tags_of_several_games_are_changed_at_once(library: LibraryDriver, profile: Path) -> None:
    library.select(0, 2, 5)
    name = library.window.model.known(1).white
    library.window.commands.edit.trigger()
    dialog = library.dialog()
    assert isinstance(dialog, SeveralTagsDialog)
    assert not dialog._name.isEnabled()
    dialog._player.setCurrentIndex(dialog._player.findData(name))
    dialog._name.setFocus()
    dialog._name.selectAll()
    QTest.keyClicks(dialog._name, "New Name")
    QTest.keyClicks(dialog._fields["Event"], "Club night")
    QTest.mouseClick(dialog._files, Qt.MouseButton.LeftButton, pos=QPoint(8, dialog._files.height() // 2))
    assert dialog.in_files
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    library.settle()
    assert "changed in the library: 3" in library.words
    assert library.cell(0, 0) == "New Name"
    assert sorted(library.window.selected) == [1, 3, 6]
    with Library(profile / FILE_NAME) as other:
        events = [row.event for row in other.games.rows(range(1, 8))]
    assert [number for number, event in enumerate(events, 1) if event == "Club night"] == [1, 3, 6]


def test_where_no_game_matches_a_button_clears_the_search(library: LibraryDriver) -> None:
    QTest.keyClicks(library.window.form.words, "nowhere")
    library.settle()
    assert library.window.nothing.isVisible() and not library.window._table.isVisible()
    assert library.window.nothing.why is Nothing.NO_MATCH
    QTest.mouseClick(library.window.nothing._all, Qt.MouseButton.LeftButton)
    library.settle()
    assert len(library.ids) == GAMES + 2
    assert library.window._table.isVisible()


def test_an_empty_place_leads_back_to_all_games(library: LibraryDriver) -> None:
    tree = library.window.folders._tree
    tree.setCurrentItem(library.window.folders._find(LibraryPlace(starred=True)))
    library.settle()
    assert library.window.nothing.why is Nothing.EMPTY_PLACE
    QTest.mouseClick(library.window.nothing._all, Qt.MouseButton.LeftButton)
    library.settle()
    assert len(library.ids) == GAMES + 2


def test_an_empty_library_invites_to_import(library: LibraryDriver) -> None:
    library.window._table.selectAll()
    library.window.commands.remove.trigger()
    library.settle()
    assert library.window.nothing.why is Nothing.EMPTY
    assert library.window.nothing.isVisible()
    QTest.mouseClick(library.window.nothing._files, Qt.MouseButton.LeftButton)
    dialog = library.dialog()
    assert isinstance(dialog, QFileDialog)
    dialog.reject()


def test_all_games_are_selected_at_once(library: LibraryDriver) -> None:
    library.window._table.selectAll()
    assert sorted(library.window.selected) == library.ids


def test_files_are_dropped(library: LibraryDriver, tmp_path: Path) -> None:
    file = tmp_path / "dropped.pdn"
    file.write_text('[White "Dropped"]\n\n1. e2-f2 *\n')
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    for kind in (QDragEnterEvent, QDropEvent):
        place = QPoint(50, 50) if kind is QDragEnterEvent else QPointF(50, 50)
        action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
        event = kind(place, action, data, button, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(library.window, event)
        assert event.isAccepted()
    dialog = library.dialog()
    dialog.reject()
    library.settle()
    assert len(library.ids) == GAMES + 3


def test_the_game_with_the_cursor_keeps_it(library: LibraryDriver) -> None:
    library.select(7)
    library.window._table.horizontalHeader().setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    library.settle()
    assert library.window.selected == [8]


def test_a_library_of_a_newer_version_is_told_and_nothing_breaks(
    library: LibraryDriver, profile: Path
) -> None:
    library.window.close()
    library.app.app.late.library.close()
    with Library(profile / FILE_NAME) as other:
        other._connection._sqlite.execute("PRAGMA user_version = 99")
    library.app.app.workspace.windows.show_library()
    library.settle()
    assert "newer" in library.words


def test_what_another_app_has_changed_is_seen_on_coming_back(library: LibraryDriver, profile: Path) -> None:
    library.window.activated.emit()
    library.settle()
    with Library(profile / FILE_NAME) as other:
        other.games.remove([1, 2, 3])
    library.window.activated.emit()
    library.settle()
    assert len(library.ids) == GAMES - 1


def test_games_stay_selected_that_are_marked(library: LibraryDriver) -> None:
    library.select(1, 3)
    library.window.starsWanted.emit(4)
    library.settle()
    assert sorted(library.window.selected) == [2, 4]
    assert library.cell(3, COLUMNS.index(GameColumn.STARS)) == "★★★★"
