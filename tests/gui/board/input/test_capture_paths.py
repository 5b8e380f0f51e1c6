"""Hovering shows the ways a capture can go; in the middle of one the board shows what has happened."""

from __future__ import annotations

import pytest
from harzdame_engine import Position, Square
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from harzdame_gui.board import BoardView
from harzdame_gui.board.input.gestures import Gestures
from harzdame_gui.board.items.arrows import Arrow
from harzdame_gui.board.scene import BoardScene
from harzdame_gui.theme import LIGHT_THEME
from tests.gui.board.conftest import CHAIN, FORK, Heard, Mouse

#: A king whose last leap crosses, or ends on, the square of the first piece it took.
FREED = "W:WKd4:Bd6,Kf8,h7,f6"
#: A man that is crowned by its first jump and takes three more as a king.
CROWNED = "W:Wd6,a1:Bd7,c8,a7,e6"


def scene(view: BoardView) -> BoardScene:
    assert view._board_scene is not None
    return view._board_scene


def opacity(view: BoardView, square: Square) -> float:
    item = scene(view).item_at(square)
    return item.opacity() if item is not None else 0.0


class TestHovering:
    @pytest.fixture(autouse=True)
    def fork(self, view: BoardView) -> None:
        view.set_position(Position.from_fen(FORK))

    def test_an_end_shows_every_way_there(self, view: BoardView, mouse: Mouse) -> None:
        mouse.click("b2")
        assert scene(view)._ways.lines == ()
        mouse.hover("g8")
        assert set(scene(view)._ways.lines) == {
            Arrow(("b2", "b4", "g4", "g8"), ("b3", "d4", "g6")),
            Arrow(("b2", "b5", "g5", "g8"), ("b3", "d5", "g6")),
        }

    def test_a_landing_shows_where_it_leads(self, view: BoardView, mouse: Mouse) -> None:
        mouse.click("b2")
        mouse.hover("b5")
        (way,) = scene(view)._ways.lines
        assert way.path[:3] == ("b2", "b5", "g5")
        assert way.captures == ("b3", "d5", "g6")

    def test_after_a_landing_only_the_rest_is_shown(self, view: BoardView, mouse: Mouse) -> None:
        mouse.click("b2", "b5")
        mouse.hover("g8")
        assert scene(view)._ways.lines == (Arrow(("b5", "g5", "g8"), ("d5", "g6")),)

    def test_dragging_shows_them_too(self, view: BoardView, mouse: Mouse) -> None:
        mouse.press("b2")
        mouse.move("g8")
        assert len(scene(view)._ways.lines) == 2
        mouse.release(QPoint(1, 1))
        assert scene(view)._ways.lines == ()

    @pytest.mark.parametrize("how", ["elsewhere", "leave", "escape", "chosen", "position"])
    def test_they_go(self, view: BoardView, mouse: Mouse, how: str) -> None:
        mouse.click("b2")
        mouse.hover("g8")
        assert scene(view)._ways.lines
        if how == "elsewhere":
            mouse.hover("a7")
        elif how == "leave":
            QTest.mouseMove(view.window(), QPoint(-50, -50))
            view._hands.play.leave()
        elif how == "escape":
            QTest.keyClick(view, Qt.Key.Key_Escape)
        elif how == "chosen":
            mouse.click("b5", "g8")
        else:
            view.set_position(Position.start())
        assert scene(view)._ways.lines == ()

    def test_they_can_be_seen_apart(self, view: BoardView, mouse: Mouse) -> None:
        mouse.click("b2")
        mouse.hover("a8")
        colors = LIGHT_THEME.board.ways

        def seen(square: Square) -> list[bool]:
            """The ways' colours that are near the middle of a square."""
            middle, picture = mouse.point(square), view.grab().toImage()
            near = {
                picture.pixelColor(middle + QPoint(x, y)).name() for x in range(-9, 10) for y in range(-9, 10)
            }
            return [color.lower() in near for color in colors]

        assert seen("e4") == seen("e5") == [False, False, False]
        mouse.hover("g8")
        assert [sum(seen("e4")), sum(seen("e5")), sum(seen("g7"))] == [1, 1, 2]
        assert seen("e4") != seen("e5")

    def test_steps_and_single_jumps_need_none(self, view: BoardView, mouse: Mouse) -> None:
        view.set_position(Position.start())
        mouse.click("d3")
        mouse.hover("d4")
        assert scene(view)._ways.lines == ()
        view.set_position(Position.from_fen("W:Wc3:Bc4,f6"))
        mouse.click("c3")
        mouse.hover("c5")
        assert scene(view)._ways.lines == ()


class TestInstantRemoval:
    @pytest.fixture(autouse=True)
    def turkish(self, view: BoardView) -> None:
        view.set_position(Position.from_fen(FREED, "turkish"))

    def test_jumped_pieces_are_gone(self, view: BoardView, mouse: Mouse) -> None:
        mouse.click("d4", "d8", "h8")
        assert [opacity(view, square) for square in ("d6", "f8", "h7")] == [0, 0, 1]

    def test_their_squares_are_free_to_land_on(self, mouse: Mouse, heard: Heard) -> None:
        mouse.click("d4", "d8", "h8", "h6", "d6")
        assert heard.paths == [("d4", "d8", "h8", "h6", "d6")]

    def test_put_back_they_are_there_again(self, view: BoardView, mouse: Mouse) -> None:
        mouse.click("d4", "d8", "h8")
        QTest.keyClick(view, Qt.Key.Key_Escape)
        assert opacity(view, "d6") == opacity(view, "f8") == 1

    def test_with_deferred_removal_they_stay_pale(self, view: BoardView, mouse: Mouse) -> None:
        view.set_position(Position.from_fen(CHAIN))
        mouse.click("c3", "c5")
        assert 0 < opacity(view, "c4") < 1


class TestCrownedOnTheWay:
    def looks_like_a_king(self, view: BoardView) -> bool:
        item = scene(view).item_at("d6")
        assert item is not None
        return item.appearance.king

    def test_a_man_that_goes_on_as_a_king_is_seen_as_one(
        self, view: BoardView, mouse: Mouse, heard: Heard
    ) -> None:
        view.set_position(Position.from_fen(CROWNED, "adigha"))
        mouse.click("d6")
        assert not self.looks_like_a_king(view)
        mouse.click("d8")
        assert self.looks_like_a_king(view)
        mouse.click("a8", "a6", "h6")
        assert heard.paths == [("d6", "d8", "a8", "a6", "h6")]

    def test_put_back_it_is_a_man_again(self, view: BoardView, mouse: Mouse) -> None:
        view.set_position(Position.from_fen(CROWNED, "adigha"))
        mouse.click("d6", "d8")
        QTest.keyClick(view, Qt.Key.Key_Escape)
        assert not self.looks_like_a_king(view)


def test_ways_of_a_king_with_many_ends_are_told_apart_only_where_they_differ() -> None:
    position = Position.from_fen("W:WK46:B41,32,23", "international")
    gestures = Gestures(position, playable=True)
    gestures.press("46")
    assert len(gestures.ways("37")) == 1
    assert [way.squares for way in gestures.ways("5")] == [("46", "37", "28", "5")]
    assert gestures.ways("1") == ()
