"""The Edit menu, a move's own menu, and the keys of both."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from harzdame_gui.commands.command import Menu
from harzdame_gui.controllers.game.look_ahead import LookAhead
from harzdame_gui.play.move_list import MoveList
from tests.gui.driver import Driver
from tests.gui.editing.conftest import Editor, entry

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def popup() -> QMenu:
    """The menu that is open."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def right_click(study: Editor, *children: int) -> QMenu:
    """Open the menu of a move with the right button."""
    node = study.tree.root
    for child in children:
        node = node.children[child]
    moves = study.driver.window.findChild(MoveList)
    rect = moves.cell_rect(node)
    assert rect is not None
    place = rect.center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, moves.viewport().mapToGlobal(place))
    QApplication.sendEvent(moves.viewport(), event)
    return popup()


def choose(menu: QMenu, text: str) -> None:
    menu.setActiveAction(entry(menu, text))
    QTest.keyClick(menu, Qt.Key.Key_Return)


def test_the_right_button_opens_the_menu_of_a_move_and_goes_there(study: Editor) -> None:
    menu = right_click(study, 0, 2)
    assert study.session.node is study.tree.root.children[0].children[2]
    assert entry(menu, "Promote variation").isEnabled()
    assert entry(menu, "Promote variation").shortcut().toString() == "Ctrl+Shift+Up"
    choose(menu, "Promote variation")
    study.go(0)
    assert study.moves() == ["d7-d6", "e6-e5", "e6-d6"]
    study.driver.ctrl(Qt.Key.Key_Z)
    study.go(0)
    assert study.moves() == ["e6-e5", "e6-d6", "d7-d6"]


def test_a_key_opens_the_menu_of_the_move_shown(study: Editor) -> None:
    study.driver.key(Qt.Key.Key_F10, SHIFT)
    assert not entry(popup(), "Promote variation").isEnabled()  # the main line
    popup().close()


def test_delete_and_undo_with_their_names(study: Editor) -> None:
    driver = study.driver
    study.go(0, 1)
    side = study.session.node
    driver.key(Qt.Key.Key_Delete)
    assert study.moves() == ["e6-e5", "d7-d6"]
    assert study.session.node is side.parent
    assert study.commands.undo.text() == "Undo delete variation"
    assert study.commands.undo.toolTip() == "Undo delete variation (Ctrl+Z)"
    driver.ctrl(Qt.Key.Key_Z)
    assert study.session.node is side
    assert not driver.window.isWindowModified()
    assert study.commands.redo.text() == "Redo delete variation"
    assert not study.commands.undo.isEnabled()
    driver.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert study.session.node is side.parent
    driver.ctrl(Qt.Key.Key_Z)
    driver.ctrl(Qt.Key.Key_Y)
    assert study.moves() == ["e6-e5", "d7-d6"]


def test_the_order_of_variations_by_keys(study: Editor) -> None:
    driver = study.driver
    study.go(0, 2)
    driver.key(Qt.Key.Key_PageUp, CTRL | SHIFT)
    study.go(0)
    assert study.moves() == ["e6-e5", "d7-d6", "e6-d6"]
    study.go(0, 1)
    driver.key(Qt.Key.Key_M, CTRL | SHIFT)
    driver.key(Qt.Key.Key_Down, CTRL | SHIFT)
    study.go(0)
    assert study.moves() == ["e6-e5", "d7-d6", "e6-d6"]
    study.go(0, 2)
    driver.key(Qt.Key.Key_Up, CTRL | SHIFT)
    study.go(0)
    assert study.moves() == ["e6-d6", "e6-e5", "d7-d6"]


def test_cutting_off_and_beginning_here(study: Editor) -> None:
    driver = study.driver
    study.go(0, 0)
    here = study.session.node
    driver.key(Qt.Key.Key_Delete, SHIFT)
    assert here.children == []
    driver.ctrl(Qt.Key.Key_Z)
    study.commands.begin_here.trigger()
    assert study.tree.root is here
    driver.key(Qt.Key.Key_End)
    driver.key(Qt.Key.Key_Home)
    assert study.session.node is here
    driver.ctrl(Qt.Key.Key_Z)
    assert len(driver.played) == 5


def test_moves_made_on_the_board_are_undone_by_the_same_key(study: Editor) -> None:
    driver = study.driver
    study.session.to_start()
    driver.drag("f1", "g1")
    assert len(study.tree.root.children) == 2
    driver.ctrl(Qt.Key.Key_Z)
    assert len(study.tree.root.children) == 1
    assert study.session.node is study.tree.root
    assert not driver.window.isWindowModified()


def test_saving_and_undoing_back_to_what_was_saved(study: Editor) -> None:
    driver = study.driver
    driver.ctrl(Qt.Key.Key_1)
    driver.ctrl(Qt.Key.Key_S)
    driver.qtbot.waitUntil(lambda: not driver.window.isWindowModified())
    driver.ctrl(Qt.Key.Key_2)
    assert driver.window.isWindowModified()
    driver.ctrl(Qt.Key.Key_Z)
    assert not driver.window.isWindowModified()
    driver.ctrl(Qt.Key.Key_Z)
    assert driver.window.isWindowModified()


def test_in_a_game_being_played_the_key_takes_back_and_moves_are_safe(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    editor = Editor(driver)
    driver.ctrl(Qt.Key.Key_1)  # a sign for the computer's move
    assert driver.session.node.glyphs == [1]
    assert not editor.commands.delete.isEnabled()
    assert "is being played" in editor.commands.delete.toolTip()
    assert editor.commands.undo.shortcut().isEmpty()
    driver.key(Qt.Key.Key_Delete)
    assert len(driver.played) == 2
    editor.commands.undo.trigger()
    assert driver.session.node.glyphs == []
    driver.ctrl(Qt.Key.Key_Z)
    assert driver.session.node is driver.session.tree.root
    assert driver.played == []
    driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert len(driver.played) == 2


def test_backspace_takes_back_everywhere_and_the_key_changes_hands(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    editor = Editor(driver)
    actions = driver.window.commands
    assert actions.take_back.toolTip() == "Take your last move back (Ctrl+Z)"
    driver.key(Qt.Key.Key_Backspace)
    assert driver.session.node is driver.session.tree.root
    actions.resign_now.trigger()
    assert actions.take_back.toolTip() == "Take your last move back (Backspace)"
    assert editor.commands.undo.shortcut().toString() == "Ctrl+Z"
    driver.key(Qt.Key.Key_Backspace)
    assert driver.session.tree.result is None
    assert actions.take_back.shortcut().toString() == "Ctrl+Z"


def test_the_main_menu_has_it_all(study: Editor) -> None:
    menu = study.driver.app.workspace.menu.of(Menu.EDIT)
    menu.popup(QPoint(0, 0))
    texts = [action.text() for action in menu.actions() if action.text()]
    for text in ("Undo", "Redo", "Comment", "Signs", "Make main line", "Details of the game…"):
        assert text in texts
    menu.close()


def test_no_key_is_given_twice(study: Editor) -> None:
    keys = [
        key.toString()
        for action in study.driver.window.actions()
        for key in action.shortcuts()
        if key.toString()
    ]
    assert len(keys) == len(set(keys))


def test_an_edit_returns_from_a_line_that_is_looked_at(study: Editor) -> None:
    look_ahead = study.driver.window.findChild(LookAhead)
    look_ahead.show(study.session.position.legal_moves()[:1])
    assert look_ahead.active
    study.driver.ctrl(Qt.Key.Key_1)
    assert not look_ahead.active
    assert study.session.node.glyphs == [1]


def test_a_line_taken_into_the_game_is_one_edit(study: Editor) -> None:
    driver, node = study.driver, study.session.node
    look_ahead = driver.window.findChild(LookAhead)
    first = next(move for move in node.position.legal_moves() if str(move) == "c8-b8")
    second = node.position.play(first).legal_moves()[0]
    look_ahead.show((first, second))
    driver.board.setFocus()
    driver.key(Qt.Key.Key_Return)
    assert study.session.node.ply == node.ply + 2
    assert study.commands.undo.text() == "Undo take over line"
    driver.ctrl(Qt.Key.Key_Z)
    assert study.session.node is node
    assert study.moves() == ["e6-e5", "e6-d6", "d7-d6"]


def test_an_arrow_drawn_on_the_board_is_undone_by_its_name(study: Editor) -> None:
    driver, node = study.driver, study.session.node
    surface, button = driver.board.viewport(), Qt.MouseButton.RightButton
    QTest.mousePress(surface, button, pos=driver.point("e6"))
    QTest.mouseMove(surface, driver.point("e5"))
    QTest.mouseRelease(surface, button, pos=driver.point("e5"))
    assert [(mark.origin, mark.target) for mark in node.marks] == [("e6", "e5")]
    assert study.commands.undo.text() == "Undo marks on the board"
    driver.ctrl(Qt.Key.Key_Z)
    assert node.marks == ()
