"""The board under a real mouse and real keys."""

from __future__ import annotations

import pytest
from harzdame_engine import Position, Square
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.board import BoardView
from harzdame_gui.board.scene import BoardScene
from harzdame_gui.theme import CONTRAST_DARK_THEME, DARK_THEME, LIGHT_THEME
from tests.gui.board.conftest import CHAIN, FORK, Heard, Mouse
from tests.gui.looks import take_theme

TURNS = [(False, False), (True, False), (False, True), (True, True)]


def piece_place(view: BoardView, square: Square) -> QPoint:
    """The place at which the piece that belongs to `square` is drawn."""
    assert view._board_scene is not None
    item = view._board_scene.item_at(square)
    assert item is not None
    return item.pos().toPoint()


def cursor(view: BoardView) -> Qt.CursorShape:
    return view.viewport().cursor().shape()


@pytest.mark.parametrize(("flipped", "standing"), TURNS)
class TestEveryTurn:
    def test_click_and_click(
        self, view: BoardView, mouse: Mouse, heard: Heard, flipped: bool, standing: bool
    ) -> None:
        view.set_flipped(flipped)
        view.set_standing(standing)
        mouse.click("d3", "d4")
        assert heard.paths == [("d3", "d4")]
        assert heard.refused == []

    def test_drag_and_drop(
        self, view: BoardView, mouse: Mouse, heard: Heard, flipped: bool, standing: bool
    ) -> None:
        view.set_flipped(flipped)
        view.set_standing(standing)
        mouse.drag("d3", "e3")
        assert heard.paths == [("d3", "e3")]


class TestInTheHand:
    def test_the_piece_follows_the_pointer_and_goes_home(self, view: BoardView, mouse: Mouse) -> None:
        home = piece_place(view, "d3")
        mouse.press("d3")
        away = home + QPoint(40, -70)
        mouse.move(away)
        assert piece_place(view, "d3") == away
        mouse.release(QPoint(1, 1))
        assert piece_place(view, "d3") == home

    def test_a_tiny_tremble_is_a_click(self, view: BoardView, mouse: Mouse) -> None:
        home = piece_place(view, "d3")
        mouse.drag("d3", home + QPoint(1, 1))
        assert piece_place(view, "d3") == home
        mouse.click("d4")

    def test_a_refused_drop_goes_home(self, view: BoardView, mouse: Mouse, heard: Heard) -> None:
        home = piece_place(view, "d3")
        mouse.drag("d3", "d6")
        assert heard.refused == [("d3", "d6")]
        assert piece_place(view, "d3") == home

    def test_a_path_that_nobody_plays_is_put_back(self, view: BoardView, mouse: Mouse, heard: Heard) -> None:
        home = piece_place(view, "d3")
        mouse.drag("d3", "d4")
        assert heard.paths
        assert piece_place(view, "d3") == home

    def test_a_click_on_a_piece_that_must_wait_is_refused(
        self, view: BoardView, mouse: Mouse, heard: Heard
    ) -> None:
        view.set_position(Position.from_fen(CHAIN))
        mouse.click("a1")
        assert heard.refused == [("a1", "a1")]

    def test_nothing_lifts_while_nobody_is_to_move_and_only_a_drag_is_answered(
        self, view: BoardView, mouse: Mouse, heard: Heard
    ) -> None:
        view.set_playable(False)
        mouse.click("a1", "d5")
        assert heard == Heard()
        home = piece_place(view, "d3")
        mouse.drag("d3", "d4")
        assert piece_place(view, "d3") == home
        assert heard.refused == [("d3", "d4")]
        assert heard.paths == []

    def test_a_new_position_takes_the_piece_out_of_the_hand(
        self, view: BoardView, mouse: Mouse, heard: Heard
    ) -> None:
        mouse.press("d3")
        mouse.move("d4")
        view.set_position(Position.from_fen(CHAIN))
        mouse.release("d4")
        assert heard == Heard()

    def test_the_same_position_again_leaves_the_piece_in_the_hand(
        self, view: BoardView, mouse: Mouse, heard: Heard
    ) -> None:
        mouse.press("d3")
        mouse.move("d4")
        view.set_position(Position.start())
        view.set_playable(True)
        mouse.release("d4")
        assert heard.paths == [("d3", "d4")]

    def test_quick_clicks_are_clicks(self, view: BoardView, mouse: Mouse, heard: Heard) -> None:
        mouse.click("d3")
        QTest.mouseDClick(
            view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, mouse.point("d4")
        )
        assert heard.paths == [("d3", "d4")]


class TestCaptures:
    @pytest.fixture(autouse=True)
    def chain(self, view: BoardView) -> None:
        view.set_position(Position.from_fen(CHAIN))

    def test_jump_by_jump_the_piece_stays_where_it_landed(
        self, view: BoardView, mouse: Mouse, heard: Heard
    ) -> None:
        mouse.click("c3", "c5")
        assert piece_place(view, "c3") == mouse.point("c5")
        mouse.drag("c5", "e5")
        assert piece_place(view, "c3") == mouse.point("e5")
        mouse.click("e7")
        assert heard.paths == [("c3", "c5", "e5", "e7")]

    def test_jumped_pieces_stay_but_pale(self, view: BoardView, mouse: Mouse) -> None:
        mouse.click("c3", "c5")
        assert view._board_scene is not None
        pale = {s for s in view._board_scene.pieces() if view._board_scene.item_at(s).opacity() < 1}
        assert pale == {"c4"}

    @pytest.mark.parametrize("how", ["escape", "right"])
    def test_a_begun_capture_can_be_put_back(self, view: BoardView, mouse: Mouse, how: str) -> None:
        home = piece_place(view, "c3")
        mouse.click("c3", "c5")
        if how == "escape":
            QTest.keyClick(view, Qt.Key.Key_Escape)
        else:
            mouse.click("g2", button=Qt.MouseButton.RightButton)
        assert piece_place(view, "c3") == home
        assert view._board_scene is not None
        assert view._board_scene.item_at("c4").opacity() == 1

    def test_dwelling_on_landings_draws_an_ambiguous_capture_in_one_drag(
        self, view: BoardView, mouse: Mouse, heard: Heard, qtbot: QtBot
    ) -> None:
        view.set_position(Position.from_fen(FORK))
        mouse.press("b2")
        mouse.move("b5")
        qtbot.wait(LIGHT_THEME.durations.dwell + 80)
        mouse.move("g8")
        mouse.release("g8")
        assert heard.paths == [("b2", "b5", "g5", "g8")]

    def test_passing_over_a_landing_is_not_dwelling(
        self, view: BoardView, mouse: Mouse, heard: Heard
    ) -> None:
        view.set_position(Position.from_fen(FORK))
        mouse.drag("b2", "b5", "g8")
        assert heard == Heard()


class TestCursor:
    def test_it_tells_what_can_be_done(self, view: BoardView, mouse: Mouse) -> None:
        mouse.move("d3")
        assert cursor(view) == Qt.CursorShape.OpenHandCursor
        mouse.press("d3")
        assert cursor(view) == Qt.CursorShape.ClosedHandCursor
        mouse.release("d3")
        mouse.move("d4")
        assert cursor(view) == Qt.CursorShape.PointingHandCursor
        mouse.move("a1")
        assert cursor(view) == Qt.CursorShape.ArrowCursor


class TestKeys:
    def test_arrows_and_space_are_left_to_the_window(self, qtbot: QtBot) -> None:
        pressed: list[int] = []

        class Window(QWidget):
            def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
                pressed.append(event.key())

        window = Window()
        qtbot.addWidget(window)
        board = BoardView()
        QVBoxLayout(window).addWidget(board)
        window.show()
        board.set_position(Position.start())
        keys = [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Space, Qt.Key.Key_Escape]
        for key in keys:
            QTest.keyClick(board, key)
        assert pressed == keys

    def test_other_keys_leave_the_piece_picked(self, view: BoardView, mouse: Mouse, heard: Heard) -> None:
        mouse.click("d3")
        QTest.keyClick(view, Qt.Key.Key_Left)
        mouse.click("d4")
        assert heard.paths == [("d3", "d4")]

    def test_tab_reaches_the_board_and_shows_where_one_is(self, qtbot: QtBot) -> None:
        window = QWidget()
        qtbot.addWidget(window)
        button, board = QPushButton("Before"), BoardView()
        layout = QVBoxLayout(window)
        layout.addWidget(button)
        layout.addWidget(board)
        board.set_position(Position.start())
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        button.setFocus()
        before = board.grab().toImage()
        QTest.keyClick(button, Qt.Key.Key_Tab)
        assert board.hasFocus()
        ringed = board.grab().toImage()
        assert ringed != before
        assert ringed.pixelColor(ringed.width() // 2, 1) == LIGHT_THEME.color("focus")
        QTest.keyClick(board, Qt.Key.Key_Backtab)
        assert board.grab().toImage() == before

    def test_the_board_has_a_name(self, view: BoardView) -> None:
        assert view.accessibleName()
        assert view.accessibleDescription()
        assert view.focusPolicy() == Qt.FocusPolicy.StrongFocus


class TestPlace:
    @pytest.mark.parametrize(("flipped", "standing"), TURNS)
    def test_the_board_fills_whatever_room_there_is(
        self, view: BoardView, qtbot: QtBot, flipped: bool, standing: bool
    ) -> None:
        view.set_flipped(flipped)
        view.set_standing(standing)
        for width, height in ((320, 900), (900, 400), (640, 640)):
            view.resize(width, height)
            corners = [view.square_center(square) for square in ("a1", "a8", "h1", "h8")]
            assert all(view.viewport().rect().contains(corner.toPoint()) for corner in corners)
            spread = max(max(abs(one.x() - other.x()) for other in corners) for one in corners)
            assert spread > 0.78 * min(width, height)

    def test_pieces_and_marks_follow_a_resize_in_the_middle_of_a_capture(
        self, view: BoardView, mouse: Mouse
    ) -> None:
        view.set_position(Position.from_fen(CHAIN))
        mouse.click("c3", "c5")
        view.resize(700, 620)
        assert piece_place(view, "c3") == mouse.point("c5")

    def test_another_theme_can_be_worn_at_any_time(self, view: BoardView) -> None:
        light = view.grab().toImage()
        take_theme(view, DARK_THEME)
        assert view.grab().toImage() != light
        take_theme(view, LIGHT_THEME)
        assert view.grab().toImage() == light

    def test_a_theme_of_high_contrast_has_pieces_of_its_own(self, view: BoardView) -> None:
        place = view.grab().rect().topLeft() + view.mapFromScene(view._board_scene.item_at("c3").pos())
        edge = place + QPoint(round(view._board_scene.layout.side * 0.3), 0)  # within the outer ring
        faces = []
        for theme in (LIGHT_THEME, CONTRAST_DARK_THEME, LIGHT_THEME):
            take_theme(view, theme)
            faces.append(view.grab().toImage().pixelColor(edge).name())
        assert faces[1] == "#ffffff"
        assert faces[0] == faces[2] != faces[1]


def test_the_board_of_another_game_takes_the_place_of_the_one_before(view: BoardView) -> None:
    for game in ("dameo", "harzdame", "croda"):
        view.set_position(Position.start(game))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert view.findChildren(BoardScene) == [view.scene()]
