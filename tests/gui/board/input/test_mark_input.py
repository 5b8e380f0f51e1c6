"""Arrows and squares drawn on every kind of board with the right button."""

from __future__ import annotations

import pytest
from harzdame_engine import Position, variants
from harzdame_engine.game.tree import Mark
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from harzdame_gui.board import BoardView
from harzdame_gui.theme import LIGHT_THEME
from tests.gui.board.conftest import CHAIN, Heard, Mouse

RIGHT = Qt.MouseButton.RightButton
KEY = Qt.KeyboardModifier


def draw(view: BoardView, *squares: str, keys: KEY = KEY.NoModifier) -> None:
    """Press the right button on the first square, let it go on the last."""
    surface = view.viewport()
    points = [view.square_center(square).toPoint() for square in squares]
    QTest.mousePress(surface, RIGHT, keys, points[0])
    for point in points[1:]:
        QTest.mouseMove(surface, point)
    QTest.mouseRelease(surface, RIGHT, keys, points[-1])


@pytest.fixture
def edited(view: BoardView) -> list[tuple[Mark, ...]]:
    """All edits; the board shows each, as its owner lets it."""
    found: list[tuple[Mark, ...]] = []
    view.marksEdited.connect(found.append)
    view.marksEdited.connect(view.set_drawn_marks)
    return found


def test_a_click_marks_a_square_and_a_drag_draws_an_arrow(view: BoardView, edited: list) -> None:
    draw(view, "c4")
    draw(view, "e2", "e5")
    assert edited == [(Mark("G", "c4"),), (Mark("G", "c4"), Mark("G", "e2", "e5"))]
    assert view._board_scene.drawn_marks == edited[-1]


@pytest.mark.parametrize(
    ("keys", "color"),
    [
        (KEY.ShiftModifier, "R"),
        (KEY.ControlModifier, "R"),
        (KEY.AltModifier, "B"),
        (KEY.ShiftModifier | KEY.AltModifier, "Y"),
    ],
)
def test_keys_choose_the_colour(view: BoardView, edited: list, keys: KEY, color: str) -> None:
    draw(view, "c4", "d6", keys=keys)
    assert edited == [(Mark(color, "c4", "d6"),)]


def test_the_same_once_more_takes_it_away_and_another_colour_recolours_it(
    view: BoardView, edited: list
) -> None:
    draw(view, "c4")
    draw(view, "c4", keys=KEY.ShiftModifier)
    draw(view, "c4", keys=KEY.ShiftModifier)
    assert edited == [(Mark("G", "c4"),), (Mark("R", "c4"),), ()]
    draw(view, "c4", "c6")
    draw(view, "c6", "c4")  # the other way round is another arrow
    draw(view, "c4", "c6")
    assert edited[-1] == (Mark("G", "c6", "c4"),)


def test_an_arrow_is_seen_while_it_is_drawn_and_goes_beyond_the_board(view: BoardView, edited: list) -> None:
    surface = view.viewport()
    QTest.mousePress(surface, RIGHT, pos=view.square_center("c4").toPoint())
    QTest.mouseMove(surface, view.square_center("c6").toPoint())
    assert view._board_scene.drawn_marks == (Mark("G", "c4", "c6"),)
    QTest.mouseMove(surface, QPoint(1, 1))
    QTest.mouseRelease(surface, RIGHT, pos=QPoint(1, 1))
    assert view._board_scene.drawn_marks == ()
    assert edited == []


def test_escape_and_the_left_button_end_the_drawing(view: BoardView, heard: Heard, edited: list) -> None:
    surface = view.viewport()
    for end in ("key", "button"):
        QTest.mousePress(surface, RIGHT, pos=view.square_center("c4").toPoint())
        QTest.mouseMove(surface, view.square_center("c6").toPoint())
        if end == "key":
            QTest.keyClick(view, Qt.Key.Key_Escape)
        else:
            QTest.mouseClick(surface, Qt.MouseButton.LeftButton, pos=view.square_center("f1").toPoint())
        QTest.mouseRelease(surface, RIGHT, pos=view.square_center("c6").toPoint())
    assert edited == []
    assert view._board_scene.drawn_marks == ()
    assert heard.moves == []


def test_during_a_capture_the_right_button_puts_back_and_draws_nothing(
    view: BoardView, mouse: Mouse, heard: Heard, edited: list
) -> None:
    view.set_position(Position.from_fen(CHAIN))
    mouse.click("c3", "c5")
    assert view._hands.play.gestures.path == ("c3", "c5")
    draw(view, "a1", "a4")
    assert view._hands.play.gestures.path == ()
    assert edited == []
    draw(view, "a1", "a4")
    assert edited == [(Mark("G", "a1", "a4"),)]
    mouse.click("c3", "c5", "e5", "e7")
    assert len(heard.moves) == 1


def test_the_left_button_moves_pieces_as_ever_and_leaves_marks(
    view: BoardView, mouse: Mouse, heard: Heard, edited: list
) -> None:
    draw(view, "c4")
    mouse.drag("f1", "g1")
    assert [str(move) for move in heard.moves] == ["f1-g1"]
    assert view._board_scene.drawn_marks == (Mark("G", "c4"),)


def test_nothing_is_drawn_on_a_position_that_is_only_looked_at(view: BoardView, edited: list) -> None:
    view.set_looking_ahead(True)
    draw(view, "c4")
    assert edited == []
    view.set_looking_ahead(False)
    draw(view, "c4")
    assert len(edited) == 1


def test_in_set_up_the_right_button_edits_the_position(qtbot: QtBot, view: BoardView, edited: list) -> None:
    draw(view, "c4")
    view.set_editing(True)
    assert view._board_scene.drawn_marks == ()
    with qtbot.waitSignal(view.squareClicked):
        draw(view, "d5")
    assert len(edited) == 1
    view.set_editing(False)
    assert view._board_scene.drawn_marks == (Mark("G", "c4"),)


def test_marks_of_another_board_are_left_out(view: BoardView) -> None:
    marks = (Mark("G", "c4"), Mark("G", "32", "28"), Mark("Z", "z9"), Mark("R", "a1", "b2"))
    view.set_drawn_marks(marks)
    assert view._board_scene.drawn_marks == (marks[0], marks[3])
    view.grab()


@pytest.mark.parametrize("turn", ["as it lies", "flipped", "on its corner"])
@pytest.mark.parametrize("game", [rules.id for rules in variants()])
def test_what_is_drawn_lies_on_its_squares_on_every_board(view: BoardView, game: str, turn: str) -> None:
    position = Position.start(game)
    view.set_position(position)
    view.set_flipped(turn == "flipped")
    view.set_standing(turn == "on its corner")
    view.set_pieces({})
    names = position.rules.board.names
    edited: list[tuple[Mark, ...]] = []
    view.marksEdited.connect(edited.append)
    origin, target = names[len(names) // 3], names[2 * len(names) // 3]
    draw(view, origin, target)
    assert edited == [(Mark("G", origin, target),)]
    view.set_drawn_marks((Mark("R", origin), Mark("G", origin, target)))
    start, end = view.square_center(origin), view.square_center(target)
    picture = view.grab().toImage()
    assert near(picture.pixelColor(((start + end) / 2).toPoint()), LIGHT_THEME.board.drawn.green)
    ground = picture.pixelColor(
        (start - (end - start) * (8 / max(1, (end - start).manhattanLength()))).toPoint()
    )
    assert ground.red() > ground.blue()


def near(color: QColor, wanted: str) -> bool:
    other = QColor(wanted)
    return all(abs(one - two) < 70 for one, two in zip(color.getRgb()[:3], other.getRgb()[:3], strict=True))
