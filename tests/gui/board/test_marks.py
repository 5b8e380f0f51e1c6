"""What is marked, when, and that it can be seen."""

from __future__ import annotations

import pytest
from harzdame_engine import Position
from harzdame_engine.variants import HARZDAME
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from harzdame_gui.board import BoardView
from harzdame_gui.board.gestures import Target
from harzdame_gui.board.marks import Marks
from harzdame_gui.board.squares import promotion_edges
from harzdame_gui.theme import DARK_THEME, LIGHT_THEME, Theme

from .conftest import CHAIN, Mouse, only_move


def marks(view: BoardView) -> Marks:
    assert view._board_scene is not None
    return view._board_scene.marks


def picture(view: BoardView) -> QImage:
    return view.grab().toImage()


def changed_squares(view: BoardView, before: QImage, after: QImage) -> set[str]:
    """Squares within which a pixel differs."""
    assert view._board_scene is not None
    layout = view._board_scene.layout
    half = int(layout.side / 2) - 1
    changed = set()
    for square in layout.board.names:
        middle = layout.center(square).toPoint()
        area = (middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        if before.copy(*area) != after.copy(*area):
            changed.add(square)
    return changed


class TestWhen:
    def test_forced_pieces_glow_until_one_is_picked(self, view: BoardView, mouse: Mouse) -> None:
        view.set_position(Position.from_fen(CHAIN))
        assert marks(view).must_capture == {"c3"}
        mouse.click("c3")
        assert marks(view).must_capture == frozenset()
        assert marks(view).selected == "c3"
        assert marks(view).targets == {"c5": Target.LANDING, "e7": Target.END}

    def test_nothing_glows_when_nothing_is_forced_or_nobody_is_to_move(self, view: BoardView) -> None:
        assert marks(view).must_capture == frozenset()
        view.set_position(Position.from_fen(CHAIN))
        view.set_playable(False)
        assert marks(view).must_capture == frozenset()

    def test_targets_appear_at_the_press(self, view: BoardView, mouse: Mouse) -> None:
        mouse.press("d3")
        assert set(marks(view).targets) == {"d4", "e3"}

    def test_the_target_under_the_dragged_piece_is_marked(self, view: BoardView, mouse: Mouse) -> None:
        mouse.press("d3")
        mouse.move("d4")
        assert marks(view).hovered == "d4"
        mouse.move("d5")
        assert marks(view).hovered is None

    def test_a_refusal_lights_up_and_fades(
        self, view: BoardView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        position = Position.from_fen(CHAIN)
        view.set_position(position)
        refusal = position.explain("a1", "a2")
        assert refusal is not None
        view.show_refusal(refusal)
        assert marks(view).refused == {"c3"}
        qtbot.waitUntil(lambda: 0 < marks(view).refusal_strength < 0.9, timeout=3000)
        qtbot.waitUntil(lambda: not marks(view).refused, timeout=3000)

    def test_clear_marks_takes_a_refusal_away(self, view: BoardView) -> None:
        position = Position.from_fen(CHAIN)
        view.set_position(position)
        refusal = position.explain("a1", "a2")
        assert refusal is not None
        view.show_refusal(refusal)
        view.clear_marks()
        assert marks(view).refused == frozenset()

    @pytest.mark.parametrize(
        ("target", "squares", "obstacle"), [("d5", {"d4", "e3"}, False), ("d2", {"d2"}, True)]
    )
    def test_an_obstacle_looks_different_from_a_demand(
        self, view: BoardView, target: str, squares: set[str], obstacle: bool
    ) -> None:
        refusal = Position.start().explain("d3", target)
        assert refusal is not None
        view.show_refusal(refusal)
        assert marks(view).refused == squares
        assert marks(view).refused_by_obstacle is obstacle


@pytest.mark.parametrize("theme", [LIGHT_THEME, DARK_THEME], ids=["light", "dark"])
class TestSeen:
    @pytest.fixture(autouse=True)
    def wear(self, view: BoardView, theme: Theme) -> None:
        view.set_theme(theme)

    def test_the_last_move(self, view: BoardView) -> None:
        before = picture(view)
        view.set_last_move(Position.start().parse_move("d3-d4"))
        assert changed_squares(view, before, picture(view)) == {"d3", "d4"}
        view.set_last_move(None)
        assert changed_squares(view, before, picture(view)) == set()

    def test_selection_and_targets(self, view: BoardView, mouse: Mouse) -> None:
        before = picture(view)
        mouse.click("d3")
        assert changed_squares(view, before, picture(view)) == {"d3", "d4", "e3"}

    def test_a_hint_until_the_position_changes(self, view: BoardView) -> None:
        position = Position.from_fen(CHAIN)
        view.set_position(position)
        before = picture(view)
        view.show_hint(only_move(position))
        way = {"c3", "c4", "c5", "d5", "e5", "e6", "e7"}
        assert way <= changed_squares(view, before, picture(view))
        view.set_position(Position.start())
        view.set_position(position)
        assert changed_squares(view, before, picture(view)) == set()

    def test_kings_differ_from_men_also_without_colours(self, view: BoardView) -> None:
        view.set_playable(False)
        view.set_position(Position.from_fen("W:Wc3,f3:Bc6,f6"))
        men = picture(view).convertToFormat(QImage.Format.Format_Grayscale8)
        view.set_position(Position.from_fen("W:WKc3,Kf3:BKc6,Kf6"))
        kings = picture(view).convertToFormat(QImage.Format.Format_Grayscale8)
        for square in ("c3", "c6"):
            middle = view.square_center(square).toPoint()
            difference = abs(men.pixelColor(middle).value() - kings.pixelColor(middle).value())
            assert difference > 100


class TestPromotionEdges:
    def test_whites_lie_along_the_top_and_the_right(self) -> None:
        edges = promotion_edges(HARZDAME.board, HARZDAME.promotion).boundingRect()
        assert (edges.left(), edges.top()) == pytest.approx((-2.0, -4.075))
        assert (edges.right(), edges.bottom()) == pytest.approx((4.075, 2.0))

    def test_blacks_lie_opposite(self) -> None:
        edges = promotion_edges(HARZDAME.board, HARZDAME.promotion_black).boundingRect()
        assert (edges.left(), edges.top()) == pytest.approx((-4.075, -2.0))
        assert (edges.right(), edges.bottom()) == pytest.approx((2.0, 4.075))

    def test_they_lie_outside_the_squares_and_leave_the_other_edges_free(self) -> None:
        edges = promotion_edges(HARZDAME.board, HARZDAME.promotion)
        on, off = (0.0, -4.04), [(3.9, 0.0), (0.0, -3.9), (-3.0, -4.04), (4.04, 3.0), (0.0, 4.04)]
        assert edges.contains(QPointF(*on))
        assert not any(edges.contains(QPointF(*place)) for place in off)
