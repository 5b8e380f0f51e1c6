"""The move list as a reader uses it: with the mouse, with keys, and by ear."""

from __future__ import annotations

import random

import pytest
from harzdame_engine import GameTree, Node, Position
from harzdame_engine.game.withdrawn import shown_as
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from harzdame_gui.play import move_list
from harzdame_gui.play.move_list import MoveList
from harzdame_gui.text.move_details import spoken_move
from harzdame_gui.text.move_rows import Row, Word, WordKind
from harzdame_gui.theme import DARK_THEME
from tests.counted import steps
from tests.gui.driver import listed
from tests.gui.looks import take_theme

LONG = "White gains a tempo on the long file, and Black must answer at once. " * 6


def annotated(plies: int = 80, seed: int = 3) -> GameTree:
    """A game with variations within variations and long comments."""
    dice = random.Random(seed)
    tree = GameTree(Position.start())

    def add_line(node: Node, length: int, depth: int) -> None:
        for _ in range(length):
            moves = node.position.legal_moves()
            if not moves:
                return
            parent, node = node, tree.insert(node, dice.choice(moves))
            if dice.random() < 0.3:
                node.comment = LONG
            if depth < 3 and dice.random() < 0.3:
                add_line(parent, 4, depth + 1)

    add_line(tree.root, plies, 0)
    return tree


@pytest.fixture
def tree() -> GameTree:
    return annotated()


@pytest.fixture
def moves(qtbot: QtBot, tree: GameTree) -> MoveList:
    shown = MoveList()
    qtbot.addWidget(shown)
    shown.resize(340, 400)
    with qtbot.waitExposed(shown):
        shown.show()
    shown.show_tree(tree, tree.root)
    qtbot.waitUntil(lambda: not shown._improving.isActive())
    return shown


def word_of(moves: MoveList, kind: WordKind) -> Word:
    return next(word for word in listed(moves) if word.kind is kind)


def place_of(moves: MoveList, wanted: Word) -> QPoint:
    """A point on a word that is in view."""
    for y in range(2, moves.viewport().height(), 4):
        for x in range(2, moves.viewport().width(), 4):
            if moves.word_at(QPoint(x, y)) == wanted:
                return QPoint(x, y)
    raise AssertionError(f"{wanted.text!r} is not in view")


def seen(moves: MoveList, node: Node) -> bool:
    place = moves.cell_rect(node)
    return place is not None and place.top() >= 0 and place.bottom() <= moves.viewport().height()


def test_every_move_can_be_clicked_where_it_stands(qtbot: QtBot, moves: MoveList, tree: GameTree) -> None:
    for node in list(tree.root.below())[1:60]:
        moves.set_current(node)
        assert seen(moves, node)
        place = moves.cell_rect(node).center()
        with qtbot.waitSignal(moves.nodeChosen) as chosen:
            QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert chosen.args == [node]


def test_moves_never_overlap(moves: MoveList, tree: GameTree) -> None:
    places = [moves.cell_rect(node) for node in list(tree.root.below())[1:] if shown_as(node) is node]
    whole = [place for place in places if place is not None]
    assert len(whole) == len(places)
    # a move that is broken over two lines counts by its first part
    assert not any(
        one.adjusted(4, 2, -4, -2).intersects(other.adjusted(4, 2, -4, -2))
        for number, one in enumerate(whole)
        for other in whole[number + 1 : number + 40]
    )


def test_the_list_stands_still_while_the_cursor_moves_within_view(moves: MoveList, tree: GameTree) -> None:
    every = list(tree.root.below())[1:]
    for start in range(20, 100, 8):
        moves.set_current(every[start])
        value = moves.verticalScrollBar().value()
        visible = [node for node in every if seen(moves, node)]
        assert visible
        for node in [*visible, *reversed(visible)]:
            moves.set_current(node)
            assert moves.verticalScrollBar().value() == value


def test_an_edit_out_of_sight_leaves_what_is_seen_where_it_is(
    qtbot: QtBot, moves: MoveList, tree: GameTree
) -> None:
    every = list(tree.root.below())[1:]
    node = every[60]
    moves.set_current(node)
    before = moves.cell_rect(node)
    every[3].comment = LONG * 3
    every[-1].comment = LONG
    moves.show_tree(tree, node)
    assert moves.cell_rect(node) == before
    qtbot.waitUntil(lambda: not moves._improving.isActive())
    assert moves.cell_rect(node) == before


def test_the_current_move_stays_in_sight_when_much_is_added_above_it(qtbot: QtBot) -> None:
    tree = GameTree(Position.start())
    node = tree.root
    for _ in range(60):
        node = tree.add(node, node.position.legal_moves()[0])
    moves = MoveList()
    qtbot.addWidget(moves)
    moves.resize(340, 400)
    moves.show()
    line = tree.mainline()
    moves.show_tree(tree, line[14])
    for each in line[2:14]:
        each.comment = LONG
    moves.show_tree(tree, line[14])
    place = moves.cell_rect(line[14])
    assert place is not None
    assert moves.viewport().rect().contains(place)


def test_heights_out_of_sight_become_exact_without_a_jump(qtbot: QtBot, tree: GameTree) -> None:
    moves = MoveList()
    qtbot.addWidget(moves)
    moves.resize(340, 400)
    moves.show()
    node = list(tree.root.below())[70]
    moves.show_tree(tree, node)
    moves._improving.stop()
    QApplication.processEvents()  # the scroll bar takes its place
    moves._improving.stop()
    before = moves.cell_rect(node)
    moves._improving.start()
    qtbot.waitUntil(lambda: not moves._improving.isActive())
    assert moves.cell_rect(node) == before
    page = moves._page
    assert [page.block(number).height for number in range(len(page.rows))] == page._heights


def test_what_is_edited_is_what_is_laid_out_anew(moves: MoveList, tree: GameTree) -> None:
    node = list(tree.root.below())[30]
    moves.set_current(node)
    kept = moves._page.block(0)
    node.comment = "Quite another thought."
    moves.show_tree(tree, node)
    assert moves._page.block(0) is kept
    assert "Quite another thought." in [word.text for word in listed(moves)]


def test_the_wheel_scrolls_the_list_and_leaves_the_cursor(moves: MoveList, tree: GameTree) -> None:
    place = QPointF(moves.viewport().rect().center())
    turn = QWheelEvent(
        place,
        moves.viewport().mapToGlobal(place),
        QPoint(),
        QPoint(0, -240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(moves.viewport(), turn)
    assert moves.verticalScrollBar().value() > 0
    assert moves._current is tree.root


def test_a_long_comment_is_broken_within_the_list(moves: MoveList, tree: GameTree) -> None:
    tree.root.comment = "Unbreakable" * 40
    moves.show_tree(tree, tree.root)
    layout = moves._page.block(0)._pieces[0].layout
    assert layout.lineCount() > 5
    right = max(
        layout.lineAt(number).x() + layout.lineAt(number).naturalTextWidth()
        for number in range(layout.lineCount())
    )
    assert right <= moves.viewport().width()


def test_a_move_is_not_broken_at_its_hyphen(qtbot: QtBot) -> None:
    tree = GameTree(Position.start())
    tree.insert(tree.root, tree.root.position.legal_moves()[0])
    node = tree.root
    for _ in range(40):
        node = tree.insert(node, node.position.legal_moves()[-1])
    moves = MoveList()
    qtbot.addWidget(moves)
    moves.show_tree(tree, tree.root)
    moves.show()
    for width in range(220, 400, 3):
        moves.resize(width, 300)
        for other in tree.root.children[1].below():
            number = moves._page.row_of(other)
            assert len(moves._page.block(number).boxes(other)) == 1


def test_the_right_button_asks_for_a_menu_of_what_lies_under_it(
    qtbot: QtBot, moves: MoveList, tree: GameTree
) -> None:
    comment = word_of(moves, WordKind.COMMENT)
    moves.set_current(comment.node)
    place = place_of(moves, comment)
    globally = moves.viewport().mapToGlobal(place)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, globally)
    with qtbot.waitSignal(moves.menuRequested) as asked:
        QApplication.sendEvent(moves.viewport(), event)
    assert asked.args == [comment.node, globally]


def test_the_menu_key_asks_for_a_menu_of_the_current_move(
    qtbot: QtBot, moves: MoveList, tree: GameTree
) -> None:
    node = tree.mainline()[12]
    moves.set_current(node)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(0, 0), QPoint(0, 0))
    with qtbot.waitSignal(moves.menuRequested) as asked:
        QApplication.sendEvent(moves, event)
    shown, place = asked.args
    assert shown is node
    assert moves.cell_rect(node).adjusted(-2, -2, 2, 2).contains(moves.viewport().mapFromGlobal(place))


def tooltip(moves: MoveList, place: QPoint) -> str:
    QToolTip.hideText()
    event = QHelpEvent(QEvent.Type.ToolTip, place, moves.viewport().mapToGlobal(place))
    QApplication.sendEvent(moves.viewport(), event)
    return QToolTip.text()


def test_tooltips_put_signs_into_words_and_say_what_is_kept_of_a_file(qtbot: QtBot) -> None:
    tree = GameTree(Position.start())
    node = tree.insert(tree.root, tree.root.position.legal_moves()[0])
    node.glyphs += [14, 48]
    node.extra, node.unread, node.clock, node.elapsed = ("% odd",), "2. what", 65.0, 5.0
    moves = MoveList()
    qtbot.addWidget(moves)
    moves.resize(400, 300)
    moves.show()
    moves.show_tree(tree, node)
    assert tooltip(moves, place_of(moves, word_of(moves, WordKind.GLYPH))) == "White has a slight advantage"
    assert tooltip(moves, place_of(moves, word_of(moves, WordKind.CODE))).startswith(
        "White controls the centre"
    )
    assert "It is kept" in tooltip(moves, place_of(moves, word_of(moves, WordKind.EXTRA)))
    assert "could not be read" in tooltip(moves, place_of(moves, word_of(moves, WordKind.UNREAD)))
    assert "Time left: 1:05\nTime taken: 0:05" in tooltip(
        moves, moves.cell_rect(node).topLeft() + QPoint(12, 8)
    )


def test_the_move_gone_to_is_spoken_with_all_that_is_said_of_it(moves: MoveList, tree: GameTree) -> None:
    node = tree.mainline()[4]
    node.glyphs, node.comment = [1], "The point."
    moves.set_current(node)
    said = moves.accessibleDescription()
    assert said.startswith(f"2… {node.move}. Good move")
    assert said.endswith("The point.")
    other = next(node for node in tree.root.below() if node.parent and node.parent.children.index(node) == 1)
    moves.set_current(other)
    assert "Variation 1" in moves.accessibleDescription()


def test_a_screen_reader_is_told_each_move_gone_to(
    moves: MoveList, tree: GameTree, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(move_list, "QAccessibleAnnouncementEvent", lambda _, text: told.append(text))
    monkeypatch.setattr(move_list.QAccessible, "updateAccessibility", lambda _: None)
    for active in (True, False):
        QAccessible.setActive(active)
        moves.set_current(tree.mainline()[3 + active])
    assert told == [spoken_move(tree.mainline()[4])]


def test_of_a_huge_comment_the_beginning_is_told() -> None:
    tree = GameTree(Position.start())
    tree.root.comment = "word " * 400_000
    node = tree.add(tree.root, tree.root.position.legal_moves()[0])
    node.comment = node.before = tree.root.comment
    assert all(10_000 < len(spoken_move(each)) < 100_000 for each in (tree.root, node))


def test_the_list_is_reached_by_tab_and_shows_that_it_is(moves: MoveList) -> None:
    assert moves.focusPolicy() & Qt.FocusPolicy.TabFocus
    moves.activateWindow()
    QTest.qWaitForWindowActive(moves)
    moves.clearFocus()
    before = moves.grab().toImage()
    moves.setFocus(Qt.FocusReason.TabFocusReason)
    assert moves.grab().toImage() != before


def test_another_theme_is_worn_at_once(moves: MoveList) -> None:
    before = moves.grab().toImage()
    take_theme(moves, DARK_THEME)
    assert moves.grab().toImage() != before


def test_the_result_stands_below(moves: MoveList, tree: GameTree) -> None:
    moves.show_tree(tree, tree.root, "1–0  White wins")
    assert listed(moves)[-1].text == "1–0  White wins"


def test_a_removed_move_is_no_longer_found(moves: MoveList, tree: GameTree) -> None:
    last = tree.mainline()[-1]
    moves.set_current(last)
    tree.remove(last)
    moves.show_tree(tree, last.parent)
    assert moves.cell_rect(last) is None
    assert seen(moves, last.parent)


def test_a_large_tree_is_stepped_through_and_edited_row_by_row(qtbot: QtBot, laid_out: list[Row]) -> None:
    tree = annotated(plies=100, seed=5)
    moves = MoveList()
    qtbot.addWidget(moves)
    moves.resize(340, 600)
    moves.show()
    every = list(tree.root.below())[1:]
    assert len(every) > 400
    first = steps(lambda: moves.show_tree(tree, tree.root))
    assert len(laid_out) < 50  # of 271 rows

    def go_to(node: Node) -> None:
        moves.set_current(node)
        moves.viewport().repaint()

    for node in every[:100]:
        laid_out.clear()
        assert steps(lambda node=node: go_to(node)) < 40_000  # a few thousand but for new rows
        assert len(laid_out) < 30
    every[50].comment = "Another."
    laid_out.clear()
    assert steps(lambda: moves.show_tree(tree, every[50])) < 0.6 * first  # the words of the others are known
    assert len(laid_out) < 30
