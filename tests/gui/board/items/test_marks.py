"""Marks on the board: their occasions, and that they can be seen."""

from __future__ import annotations

import pytest
from harzdame_engine import Position, Rules, explain
from harzdame_engine.rules.half_boards import INTERNATIONAL
from harzdame_engine.rules.variants import CRODA, HARZDAME, HEXDAME
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from harzdame_gui.board import BoardView
from harzdame_gui.board.geometry.cells import BAND, cells_of
from harzdame_gui.board.geometry.edges import promotion_band
from harzdame_gui.board.items.arrows import Arrow
from harzdame_gui.board.items.marks import Marks, Target
from harzdame_gui.theme import DARK_THEME, LIGHT_THEME, Theme
from tests.gui.board.conftest import CHAIN, Mouse, only_move
from tests.gui.looks import take_theme


def marks(view: BoardView) -> Marks:
    assert view._board_scene is not None
    return view._board_scene._marks.marks


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

    def test_a_capture_leaves_its_whole_way_until_the_next_press(self, view: BoardView, mouse: Mouse) -> None:
        before = Position.from_fen(CHAIN)
        move = only_move(before)
        view.set_position(before.play(move))
        bare = picture(view)
        view.set_last_move(move)
        assert marks(view).trail == Arrow(("c3", "c5", "e5", "e7"), ("c4", "d5", "e6"))
        passed = {"c3", "c4", "c5", "d5", "e5", "e6", "e7"}
        assert changed_squares(view, bare, picture(view)) == passed
        mouse.press("h8")
        assert marks(view).trail is None
        assert marks(view).last_move == {"c3", "e7"}

    def test_a_step_leaves_no_way(self, view: BoardView) -> None:
        view.set_last_move(Position.start().legal_moves()[0])
        assert marks(view).trail is None

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
        refusal = explain(position, "a1", "a2")
        assert refusal is not None
        view.show_refusal(refusal)
        assert marks(view).refused == {"c3"}
        qtbot.waitUntil(lambda: 0 < marks(view).refusal_strength < 0.9, timeout=20_000)
        qtbot.waitUntil(lambda: not marks(view).refused, timeout=20_000)

    def test_clear_marks_takes_a_refusal_away(self, view: BoardView) -> None:
        position = Position.from_fen(CHAIN)
        view.set_position(position)
        refusal = explain(position, "a1", "a2")
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
        refusal = explain(Position.start(), "d3", target)
        assert refusal is not None
        view.show_refusal(refusal)
        assert marks(view).refused == squares
        assert marks(view).refused_by_obstacle is obstacle


@pytest.mark.parametrize("theme", [LIGHT_THEME, DARK_THEME], ids=["light", "dark"])
class TestSeen:
    @pytest.fixture(autouse=True)
    def wear(self, view: BoardView, theme: Theme) -> None:
        take_theme(view, theme)

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


def sides_with_band(rules: Rules, squares: frozenset[str]) -> dict[str, set[tuple[int, int]]]:
    """Square → the directions (right, up) of its outer sides that carry the band."""
    cells = cells_of(rules.board)
    band = promotion_band(cells, squares)
    found: dict[str, set[tuple[int, int]]] = {}
    for square in rules.board.names:
        for side in cells.outer_sides(square):
            middle = (side.start + side.end) / 2 + side.normal * (BAND / 2)
            if band.contains(middle):
                direction = round(side.normal.x()), round(-side.normal.y() * 2)
                found.setdefault(square, set()).add(direction)
    return found


N, E, S, W, NE, NW = (0, 2), (1, 0), (0, -2), (-1, 0), (1, 1), (-1, 1)


class TestPromotionBand:
    def test_harzdame_has_it_on_two_edges(self) -> None:
        top = {f"{file}8": {N} for file in "cdefg"}
        right = {f"h{rank}": {E} for rank in range(3, 8)}
        assert sides_with_band(HARZDAME, HARZDAME.promotion_squares) == top | right | {"h8": {N, E}}
        left = {f"a{rank}": {W} for rank in range(2, 7)}
        bottom = {f"{file}1": {S} for file in "bcdef"}
        assert sides_with_band(HARZDAME, HARZDAME.promotion_squares_black) == left | bottom | {"a1": {S, W}}

    def test_a_rank_has_it_along_that_edge_only(self) -> None:
        assert sides_with_band(CRODA, CRODA.promotion_squares) == {f"{file}8": {N} for file in "abcdefgh"}
        assert sides_with_band(CRODA, CRODA.promotion_squares_black) == {
            f"{file}1": {S} for file in "abcdefgh"
        }

    def test_the_chequered_board_has_it_along_the_whole_edge(self) -> None:
        assert sides_with_band(INTERNATIONAL, INTERNATIONAL.promotion_squares) == {
            str(n): {N} for n in range(1, 6)
        }
        top, bottom = (
            promotion_band(cells_of(INTERNATIONAL.board), squares).boundingRect()
            for squares in (INTERNATIONAL.promotion_squares, INTERNATIONAL.promotion_squares_black)
        )
        assert (top.left(), top.right(), top.bottom()) == pytest.approx((-5, 5, -5))
        assert (bottom.left(), bottom.right(), bottom.top()) == pytest.approx((-5, 5, 5))

    def test_the_hexagon_has_it_on_the_upper_sides(self) -> None:
        left = {square: {N, NW} for square in ("a5", "b6", "c7", "d8")}
        right = {square: {N, NE} for square in ("f8", "g7", "h6", "i5")}
        assert sides_with_band(HEXDAME, HEXDAME.promotion_squares) == left | right | {"e9": {N, NW, NE}}

    def test_it_lies_outside_the_squares_and_fills_the_corner(self) -> None:
        band = promotion_band(cells_of(HARZDAME.board), HARZDAME.promotion_squares)
        on, off = [(0.0, -4.04), (4.04, -4.04)], [(3.9, 0.0), (0.0, -3.9), (-3.0, -4.04), (4.04, 3.0)]
        assert all(band.contains(QPointF(*place)) for place in on)
        assert not any(band.contains(QPointF(*place)) for place in off)
