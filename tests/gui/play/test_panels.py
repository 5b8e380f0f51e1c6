"""The panels by themselves, without a game session."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, GameTree, Info, Line, Position, Score
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from harzdame_gui.notices.card import Notice, NoticeCard, Tone
from harzdame_gui.play.engine_line import EngineLine
from harzdame_gui.play.move_list import MoveList
from harzdame_gui.play.player_row import PlayerRow, PlayerState
from harzdame_gui.text.message import Message
from harzdame_gui.text.move_rows import Row
from harzdame_gui.widgets.buttons import ActionButton
from tests.counted import steps


def texts(widget: object) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if not label.isHidden()]


def test_engine_line_counts_for_white(qtbot: QtBot) -> None:
    line = EngineLine()
    qtbot.addWidget(line)
    line.show_info(Info(9, 14, (Line(Score(35), ()),), 4_000_000, 2.0, 0.1), Color.BLACK)
    assert texts(line) == ["Depth 9 · 2.0 million positions a second", "−0.35"]
    line.show_info(Info(0, 3, (Line(Score(5), ()),), 0, 0.0, 0.0, from_book=True))
    assert texts(line) == ["From the opening book", "+0.05"]
    line.show_info(None)
    assert texts(line) == ["", ""]


def test_notice_offers_its_actions(qtbot: QtBot) -> None:
    card = NoticeCard()
    qtbot.addWidget(card)
    action = QAction("Show me", card)
    card.show_notice(Notice(Message("You must capture."), Tone.WARNING, (action,)))
    qtbot.wait(1)
    with qtbot.waitSignal(action.triggered):
        QTest.mouseClick(card.findChild(QToolButton), Qt.MouseButton.LeftButton)
    card.show_notice(None)
    assert card.isHidden()


def test_return_and_space_press_a_button(qtbot: QtBot) -> None:
    action = QAction("Do it")
    button = ActionButton(action)
    qtbot.addWidget(button)
    button.show()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        with qtbot.waitSignal(action.triggered):
            QTest.keyClick(button, key)


def test_player_row_speaks_for_itself(qtbot: QtBot) -> None:
    row = PlayerRow()
    qtbot.addWidget(row)
    row.show_player(PlayerState(Color.BLACK, "Computer", "Beginner", "21 men", "Thinking", thinking=True))
    assert row.accessibleName() == "Computer, Beginner, 21 men, Thinking"


@pytest.fixture
def long_game() -> GameTree:
    tree = GameTree(Position.start())
    node = tree.root
    for number in range(120):
        moves = node.position.legal_moves()
        if not moves:
            break
        node = tree.add(node, moves[number % len(moves)])
        if number % 5 == 0 and len(moves) > 1:
            tree.add(node.parent, moves[(number + 1) % len(moves)])
    return tree


def test_the_current_move_is_scrolled_to(qtbot: QtBot, long_game: GameTree) -> None:
    moves = MoveList()
    qtbot.addWidget(moves)
    moves.resize(320, 200)
    moves.show()
    line = long_game.mainline()
    moves.show_tree(long_game, line[-1])
    for node in (line[-1], line[1], line[len(line) // 2]):
        moves.set_current(node)
        place = moves.cell_rect(node)
        assert place is not None
        assert moves.viewport().rect().contains(place)


def test_a_long_game_is_laid_out_only_as_far_as_it_is_seen(
    qtbot: QtBot, long_game: GameTree, laid_out: list[Row]
) -> None:
    moves = MoveList()
    qtbot.addWidget(moves)
    moves.resize(320, 200)
    first = steps(lambda: moves.show_tree(long_game, long_game.root))
    assert 0 < len(laid_out) < len(moves._page.rows) / 2
    laid_out.clear()
    assert steps(lambda: moves.show_tree(long_game, long_game.root)) < 0.6 * first  # its words are known
    assert laid_out == []
