"""Comments and signs: typed, clicked and undone."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from harzdame_gui.play.move_list import MoveList
from harzdame_gui.play.navigation import MoveEntry
from tests.gui.driver import Driver
from tests.gui.editing.conftest import Editor, entry

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_a_comment_is_typed_below_the_moves_and_undone_at_once(study: Editor) -> None:
    driver, field, node = study.driver, study.field, study.session.node
    assert field.toPlainText() == "The centre."
    driver.key(Qt.Key.Key_C)
    assert field.hasFocus()
    QTest.keyClicks(field, " Quite.")
    assert node.comment == "The centre. Quite."
    assert driver.window.isWindowModified()
    assert study.commands.undo.text() == "Undo comment"
    QTest.keyClick(field, Qt.Key.Key_Z, CTRL)
    assert (node.comment, field.toPlainText()) == ("The centre.", "The centre.")
    assert not driver.window.isWindowModified()
    QTest.keyClick(field, Qt.Key.Key_Z, CTRL | SHIFT)
    assert field.toPlainText() == "The centre. Quite."
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert driver.board.hasFocus()


def test_the_empty_field_names_the_move_shown(study: Editor) -> None:
    driver, field = study.driver, study.field
    driver.key(Qt.Key.Key_Right)
    said = field.placeholderText()
    assert said == "Comment on 1… e6-e5"
    driver.qtbot.wait(200)  # until all of the first step is painted
    paints = Paints(field.viewport())
    driver.key(Qt.Key.Key_Right)
    assert field.placeholderText() == "Comment on 2. e2-e3"
    driver.qtbot.waitUntil(lambda: paints.count > 0)  # Qt leaves the old words there


class Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_letters_and_arrows_belong_to_the_field_while_it_has_the_focus(study: Editor) -> None:
    driver, node = study.driver, study.session.node
    driver.key(Qt.Key.Key_C)
    for key in (Qt.Key.Key_H, Qt.Key.Key_F, Qt.Key.Key_Left, Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
        driver.key(key)
    assert study.session.node is node
    assert len(study.tree.root.children) == 1
    assert node.comment == "The centre."  # h typed and rubbed out, f deleted


def test_going_on_ends_what_is_typed_and_undo_leads_back(study: Editor) -> None:
    driver, field, node = study.driver, study.field, study.session.node
    driver.key(Qt.Key.Key_C)
    QTest.keyClicks(field, "A")
    driver.key(Qt.Key.Key_Escape)
    driver.key(Qt.Key.Key_Right)
    driver.key(Qt.Key.Key_Left)
    driver.key(Qt.Key.Key_C)
    QTest.keyClicks(field, "B")
    driver.key(Qt.Key.Key_Escape)
    driver.key(Qt.Key.Key_End)
    driver.ctrl(Qt.Key.Key_Z)
    assert study.session.node is node
    assert field.toPlainText() == "The centre.A"
    driver.ctrl(Qt.Key.Key_Z)
    assert field.toPlainText() == "The centre."


def test_keys_and_buttons_set_signs_and_a_second_press_removes_them(study: Editor) -> None:
    driver, node = study.driver, study.session.node
    driver.ctrl(Qt.Key.Key_2)
    assert node.glyphs == [2]
    driver.press("!?", study.panel)
    assert node.glyphs == [5]
    assert study.commands.glyphs[5].isChecked()
    assert not study.commands.glyphs[2].isChecked()
    driver.press("!?", study.panel)
    assert node.glyphs == []
    driver.ctrl(Qt.Key.Key_Z)
    assert node.glyphs == [5]


def test_the_menu_has_the_other_signs_in_words(study: Editor) -> None:
    driver, node = study.driver, study.session.node
    node.glyphs = [1000]
    study.commands.more_glyphs.trigger()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert entry(menu, "Annotation $1000").isChecked()
    texts = [action.text() for action in menu.actions()]
    assert any("White has a clear advantage" in text for text in texts)
    assert any("White has the attack" in text for text in texts)
    assert not any("Black has the attack" in text for text in texts)  # White has moved
    menu.setActiveAction(entry(menu, "±"))
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert node.glyphs == [16, 1000]
    driver.ctrl(Qt.Key.Key_Z)
    assert node.glyphs == [1000]


def test_return_on_the_button_for_more_signs_opens_them(study: Editor) -> None:
    button = study.panel._more
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()


def test_the_texts_around_a_variation_have_a_switch_only_there(study: Editor) -> None:
    driver, field = study.driver, study.field
    assert not study.panel._switch.isVisible()
    study.go(0, 1)
    assert study.panel._switch.isVisible()
    side = study.session.node
    driver.press("Before", study.panel)
    assert field.hasFocus()
    QTest.keyClicks(field, "Or")
    driver.press("After", study.panel)
    QTest.keyClicks(field, "Enough.")
    assert (side.before, side.comment, side.after) == ("Or", "", "Enough.")
    assert "Before •" in [button.text() for button in study.panel.findChildren(type(study.panel._more))]
    for _ in range(2):
        QTest.keyClick(field, Qt.Key.Key_Z, CTRL)
    assert (side.before, side.after) == ("", "")


def test_the_beginning_takes_a_comment_but_no_sign(study: Editor) -> None:
    study.session.to_start()
    assert not study.panel._tools.isVisible()
    assert study.field.placeholderText() == "Comment on the game"
    study.driver.ctrl(Qt.Key.Key_1)
    assert study.tree.root.glyphs == []


def test_beside_a_game_being_played_it_is_one_quiet_line(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    editor = Editor(driver)
    assert editor.panel.is_quiet
    assert not editor.field.isVisible()
    driver.press("Add a comment", editor.panel)
    assert editor.field.hasFocus()
    QTest.keyClicks(editor.field, "My opening.")
    driver.key(Qt.Key.Key_Escape)
    QTest.qWait(1)
    assert not editor.panel.is_quiet
    assert driver.session.node.comment == "My opening."
    driver.drag("e2", "e3")
    driver.wait_for_reply()
    QTest.qWait(1)
    assert editor.panel.is_quiet
    driver.press("Add a comment", editor.panel)
    driver.window.findChild(MoveEntry).setFocus()
    QTest.qWait(1)
    assert editor.panel.is_quiet


def test_every_sign_and_place_has_a_name_for_the_blind(study: Editor) -> None:
    study.go(0, 1)
    names = {button.accessibleName() for button in study.panel.findChildren(type(study.panel._more))}
    assert {"Good move", "Blunder", "Comment before the variation", "More signs"} <= names
    assert study.field.accessibleName() == "Comment on 1… e6-d6"


def test_a_text_that_is_pasted_is_plain(study: Editor) -> None:
    study.driver.key(Qt.Key.Key_C)
    study.field.selectAll()
    clipboard = QApplication.clipboard()
    clipboard.setText("One\nTwo")
    QTest.keyClick(study.field, Qt.Key.Key_V, CTRL)
    assert study.session.node.comment == "One\nTwo"


def test_where_there_is_little_room_it_gives_way_but_not_to_the_person_who_writes(study: Editor) -> None:
    driver, panel = study.driver, study.panel
    moves = driver.window.findChild(MoveList)
    driver.window.commands.analyse.trigger()
    driver.window.commands.explore.trigger()
    driver.window.resize(1000, 560)
    study.session.refuse("a1", "h8")  # a card that needs room
    driver.qtbot.waitUntil(lambda: panel.is_quiet)
    driver.key(Qt.Key.Key_C)
    driver.qtbot.waitUntil(study.field.isVisible)
    assert study.field.hasFocus()
    QTest.keyClicks(study.field, "!")
    assert study.session.node.comment == "The centre.!"
    driver.key(Qt.Key.Key_Escape)
    driver.qtbot.waitUntil(lambda: panel.is_quiet and moves.isVisible())
    driver.window.commands.analyse.trigger()
    driver.window.commands.explore.trigger()
    driver.window.resize(1000, 900)
    QTest.qWait(20)
    assert study.field.isVisible()
    assert panel._tools.isVisible()
