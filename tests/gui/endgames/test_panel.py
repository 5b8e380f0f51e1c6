"""The panel of the endgame tables: verdict, best line, every move to click or to reach by keys."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, Info, Line, Position, Score
from harzdame_engine.endgames.verdict import Endgame, JudgedMove, Verdict
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from harzdame_gui.analysis.panel import AnalysisPanel
from harzdame_gui.endgames.moves import EndgameMoves
from harzdame_gui.theme import DARK_THEME, LIGHT_THEME
from tests.gui.looks import take_theme

POSITION = Position.from_fen("W:WKa1,Kc4:BKg8", "harzdame")
PLIES = (9, 11, *[None] * 20, 6, 4)
MOVES = tuple(
    JudgedMove(move, Verdict(plies)) for move, plies in zip(POSITION.legal_moves(), PLIES, strict=False)
)
WON = Endgame(MOVES, (MOVES[0].move, MOVES[1].move))
DRAWN = Endgame(MOVES[2:])
LOST = Endgame(MOVES[22:], (MOVES[22].move,))


@pytest.fixture
def panel(qtbot: QtBot) -> AnalysisPanel:
    panel = AnalysisPanel()
    qtbot.addWidget(panel)
    panel.lines.set_rows(3)
    panel.resize(340, panel.sizeHint().height() + 200)
    panel.show()
    assert QTest.qWaitForWindowExposed(panel)
    return panel


@pytest.fixture
def moves(panel: AnalysisPanel) -> EndgameMoves:
    panel.show_endgame(WON, Color.WHITE)
    QTest.qWait(1)
    return panel.endgame.moves


def texts(panel: AnalysisPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible() and label.text()]


def place(moves: EndgameMoves, row: int) -> QPoint:
    return moves.visualRect(moves.model().index(row, 0)).center()


@pytest.mark.parametrize(
    ("endgame", "mover", "title"),
    [
        (WON, Color.WHITE, "White wins in 5"),
        (WON, Color.BLACK, "Black wins in 5"),
        (LOST, Color.WHITE, "Black wins in 3"),
        (LOST, Color.BLACK, "White wins in 3"),
        (DRAWN, Color.WHITE, "Drawn"),
    ],
)
def test_the_verdict_is_the_heading(panel: AnalysisPanel, endgame: Endgame, mover: Color, title: str) -> None:
    panel.show_endgame(endgame, mover)
    assert texts(panel) == [title, "Endgame tables"]
    assert panel.endgame.moves.model().rowCount() == len(endgame.moves)


def test_it_says_that_tables_know_no_limit_to_the_moves_of_a_king(panel: AnalysisPanel) -> None:
    panel.show_endgame(WON._replace(limit_ignored=True), Color.WHITE)
    assert texts(panel)[1] == "Endgame tables, as if one king could move for ever"
    panel.show_endgame(WON, Color.WHITE)
    assert texts(panel)[1] == "Endgame tables"


def test_it_stands_in_place_of_the_engines_lines(panel: AnalysisPanel) -> None:
    info = Info(14, 31, (Line(Score(35), POSITION.legal_moves()[:1]),), 8_400_000, 2.0, 0.1)
    panel.show_findings(info, Color.WHITE)
    assert panel.lines.isVisible()
    panel.show_endgame(WON, Color.WHITE)
    panel.show_findings(info, Color.WHITE)
    assert not panel.lines.isVisible()
    assert panel.endgame.line.accessibleDescription() == " ".join(map(str, WON.line))
    panel.show_endgame(Endgame(), Color.WHITE)
    assert panel.lines.isVisible()
    assert "+0.35" in texts(panel)
    assert not panel.endgame.isVisible()


def test_a_draw_has_no_line(panel: AnalysisPanel) -> None:
    panel.show_endgame(WON, Color.WHITE)
    panel.show_endgame(DRAWN, Color.WHITE)
    assert panel.endgame.line.accessibleDescription() == "Nobody can force a win."
    assert panel.endgame.line.cell_rect(0, 0) is None


def test_a_search_that_the_tables_answered_tells_no_depth(panel: AnalysisPanel) -> None:
    info = Info(9, 9, (Line(Score(29_991, 9), WON.line),), 0, 0.0, 0.0, from_tables=True)
    panel.show_findings(info, Color.WHITE)
    assert texts(panel)[:3] == ["White in 5", "White 100 %", "Endgame tables"]


def test_a_screen_reader_hears_a_move_with_its_worth(moves: EndgameMoves) -> None:
    first = moves.model().index(0, 0)
    assert first.data() == str(MOVES[0].move)
    assert first.data(Qt.ItemDataRole.AccessibleTextRole) == f"{MOVES[0].move}: wins in 5"


def test_a_click_chooses_a_move(qtbot: QtBot, moves: EndgameMoves) -> None:
    with qtbot.waitSignal(moves.moveChosen) as chosen:
        QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=place(moves, 2))
    assert chosen.args == [(MOVES[2].move,)]


def test_a_double_click_chooses_once(qtbot: QtBot, moves: EndgameMoves) -> None:
    chosen: list[object] = []
    moves.moveChosen.connect(chosen.append)
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=place(moves, 1))
    QTest.mouseDClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=place(moves, 1))
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.RightButton, pos=place(moves, 0))
    assert chosen == [(MOVES[1].move,)]


def test_keys_walk_and_return_chooses(qtbot: QtBot, moves: EndgameMoves) -> None:
    pointed: list[object] = []
    moves.pointedAt.connect(pointed.append)
    moves.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(moves, Qt.Key.Key_Down)
    QTest.keyClick(moves, Qt.Key.Key_Down)
    QTest.keyClick(moves, Qt.Key.Key_Up)
    assert pointed == [MOVES[1].move, MOVES[2].move, MOVES[1].move]
    with qtbot.waitSignal(moves.moveChosen) as chosen:
        QTest.keyClick(moves, Qt.Key.Key_Return)
    assert chosen.args == [(MOVES[1].move,)]
    moves.clearFocus()
    assert pointed[-1] is None


def test_the_move_under_the_pointer_is_told(panel: AnalysisPanel, moves: EndgameMoves) -> None:
    pointed: list[object] = []
    moves.pointedAt.connect(pointed.append)
    QTest.mouseMove(moves.viewport(), place(moves, 1))
    assert pointed == [MOVES[1].move]
    panel.show_endgame(Endgame(MOVES[3:]), Color.WHITE)  # they change under it
    assert pointed[-1] == MOVES[4].move
    panel.show_endgame_pending()
    assert pointed[-1] is None


def test_the_wheel_brings_another_move_under_the_pointer(moves: EndgameMoves) -> None:
    pointed: list[object] = []
    moves.pointedAt.connect(pointed.append)
    at = place(moves, 2)
    QTest.mouseMove(moves.viewport(), at)
    where = QPointF(at)
    wheel = QWheelEvent(
        where,
        moves.viewport().mapToGlobal(where),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(moves.viewport(), wheel)
    row = moves.indexAt(at).row()
    assert row > 2
    assert pointed[-1] == MOVES[row].move


def test_moves_of_another_position_cannot_be_chosen(
    qtbot: QtBot, panel: AnalysisPanel, moves: EndgameMoves
) -> None:
    panel.show_endgame_pending()
    with qtbot.assertNotEmitted(moves.moveChosen):
        QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=place(moves, 0))
        QTest.keyClick(moves, Qt.Key.Key_Return)
    panel.show_endgame(WON, Color.WHITE)
    with qtbot.waitSignal(moves.moveChosen):
        QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=place(moves, 0))


def test_nothing_moves_from_one_endgame_to_the_next(panel: AnalysisPanel, moves: EndgameMoves) -> None:
    before = moves.geometry()
    for endgame in (LOST, DRAWN, WON):
        panel.show_endgame(endgame, Color.BLACK)
        panel.show_endgame_pending()
        QTest.qWait(1)
        assert moves.geometry() == before
    assert moves.height() >= moves.minimumSizeHint().height()


@pytest.mark.parametrize("theme", [LIGHT_THEME, DARK_THEME])
def test_a_mark_tells_verdicts_apart_without_its_colour(panel: AnalysisPanel, theme: object) -> None:
    take_theme(panel, theme)
    seen = set()
    for endgame in (WON, DRAWN, LOST):
        panel.show_endgame(endgame, Color.WHITE)
        QTest.qWait(1)
        moves = panel.endgame.moves
        row = moves.visualRect(moves.model().index(0, 0))
        row.setWidth(24)
        image = moves.viewport().grab(row).toImage()
        middle = image.height() // 2
        ground = image.pixelColor(image.width() - 1, 0).lightness()
        shape = tuple(
            image.pixelColor(12, y).lightness() == image.pixelColor(12, middle - 6).lightness()
            for y in range(middle - 6, middle + 7)
        )
        assert any(image.pixelColor(12, y).lightness() != ground for y in range(image.height()))
        seen.add(shape)
    assert len(seen) == 3


def test_when_it_goes_no_button_gets_the_keys(qtbot: QtBot, moves: EndgameMoves) -> None:
    panel = moves.window()
    assert isinstance(panel, AnalysisPanel)
    panel.activateWindow()
    moves.setFocus()
    qtbot.waitUntil(moves.hasFocus)
    panel.show_endgame(Endgame(), Color.WHITE)
    assert not moves.isVisible()
    assert QApplication.focusWidget() is None
