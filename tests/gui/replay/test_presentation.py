"""The presentation: the whole screen, steps by keys and wheel, texts, marks, the pointer, and the way out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest

from harzdame_gui.replay.presentation import Presentation
from tests.gui.play.test_going_through import turn_wheel
from tests.gui.replay.conftest import Room

SHIFT = Qt.KeyboardModifier.ShiftModifier


def opened(room: Room) -> Presentation:
    room.driver.key(Qt.Key.Key_F11, SHIFT)
    presentation: Presentation = room.driver.window.findChild(Presentation)
    room.driver.qtbot.waitUntil(lambda: presentation.isVisible() and presentation.isFullScreen())
    room.activate(presentation)
    return presentation


def test_keys_step_through_the_sessions_game(room: Room) -> None:
    presentation = opened(room)
    for key, ply in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Space, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, 12),
        (Qt.Key.Key_Home, 0),
    ):
        QTest.keyClick(presentation, key)
        assert room.ply == ply
        assert presentation._board._position == room.session.position
    QTest.keyClick(presentation, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert room.ply == 3  # the first critical moment
    QTest.keyClick(presentation, Qt.Key.Key_Escape)
    assert not presentation.isVisible()
    assert not room.driver.window.isFullScreen()


def test_the_words_and_marks_of_the_move_are_shown(room: Room) -> None:
    room.session.go_to(room.line[6])
    presentation = opened(room)
    assert presentation._head.text() == "Anna Oker – Bert Bode"
    assert presentation._move.text() == f"3… {room.line[6].move}"
    assert presentation._comment.toPlainText() == "The centre is lost."
    assert presentation._foot.text() == "Move 3 of 6"
    assert presentation._board._board_scene.drawn_marks == room.line[6].marks
    QTest.keyClick(presentation, Qt.Key.Key_Left)
    assert presentation._comment.toPlainText() == ""
    assert presentation._board._board_scene.drawn_marks == ()
    QTest.keyClick(presentation, Qt.Key.Key_Home)
    assert presentation._move.text() == "Start"


def test_of_a_huge_comment_the_beginning_is_shown(room: Room) -> None:
    huge = room.line[6].comment = "word " * 400_000
    room.session.go_to(room.line[6])
    shown = opened(room)._comment.toPlainText()
    assert huge.startswith(shown)
    assert 10_000 < len(shown) < 100_000


def test_opened_again_it_shows_the_words_of_the_move_on_the_board(room: Room) -> None:
    room.session.go_to(room.line[6])
    QTest.keyClick(opened(room), Qt.Key.Key_Escape)
    room.session.go_to(room.line[2])
    presentation = opened(room)
    assert presentation._board._position == room.session.position
    assert presentation._move.text() == f"1… {room.line[2].move}"
    assert presentation._comment.toPlainText() == ""
    assert presentation._foot.text() == "Move 1 of 6"


def test_the_wheel_and_the_buttons_step(room: Room) -> None:
    presentation = opened(room)

    class Surface:
        class board:  # noqa: N801
            @staticmethod
            def viewport() -> Presentation:
                return presentation

    turn_wheel(Surface, -240)  # type: ignore[arg-type]
    assert room.ply == 2
    turn_wheel(Surface, 120)  # type: ignore[arg-type]
    assert room.ply == 1
    QTest.mouseClick(presentation, Qt.MouseButton.LeftButton)
    assert room.ply == 2
    QTest.mouseClick(presentation, Qt.MouseButton.RightButton)
    assert room.ply == 1


def test_the_pointer_hides_and_comes_back(room: Room) -> None:
    presentation = opened(room)
    blank = Qt.CursorShape.BlankCursor
    room.driver.qtbot.waitUntil(lambda: presentation.cursor().shape() is blank, timeout=15_000)
    QTest.mouseMove(presentation.windowHandle(), QPoint(60, 60))
    QTest.mouseMove(presentation.windowHandle(), QPoint(90, 120))
    QTest.qWait(20)
    assert presentation.cursor().shape() is not blank


@pytest.mark.parametrize("size", [QSize(1024, 700), QSize(3840, 2160), QSize(900, 1400)])
def test_everything_has_its_place_on_any_screen(room: Room, size: QSize) -> None:
    room.line[6].comment = "The centre is lost. " * 40
    room.session.go_to(room.line[6])
    presentation = opened(room)
    presentation.setWindowState(Qt.WindowState.WindowNoState)
    presentation.resize(size)
    QTest.qWait(10)
    board, texts = presentation._board, (presentation._head, presentation._move, presentation._comment)
    assert presentation.rect().contains(board.geometry())
    assert board.width() == board.height() >= 0.6 * min(size.width(), size.height())
    for text in texts:
        assert presentation.rect().contains(text.geometry())
        assert not text.geometry().intersects(board.geometry())
    bar = presentation._comment.verticalScrollBar()
    if bar.maximum():  # too long for any size of letters: it can be scrolled by keys
        QTest.keyClick(presentation, Qt.Key.Key_PageDown)
        assert bar.value() > 0


def test_it_plays_by_itself_there_too(room: Room) -> None:
    presentation = opened(room)
    QTest.keyClick(presentation, Qt.Key.Key_F5)
    room.driver.qtbot.waitUntil(lambda: room.ply >= 2, timeout=30_000)
    assert "plays by itself" in presentation._foot.text()
    QTest.keyClick(presentation, Qt.Key.Key_Left)
    assert not room.replay.autoplay.playing
    QTest.keyClick(presentation, Qt.Key.Key_F5)
    QTest.keyClick(presentation, Qt.Key.Key_Plus)
    assert room.replay.autoplay.playing
    QTest.keyClick(presentation, Qt.Key.Key_F11, SHIFT)
    assert not presentation.isVisible()
