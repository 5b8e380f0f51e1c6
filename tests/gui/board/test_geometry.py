"""Squares lie where they should, whatever way the board is turned."""

from __future__ import annotations

from itertools import product

import pytest
from harzdame_engine.board import SQUARE_8X8
from PySide6.QtCore import QPointF, QRectF, QSizeF

from harzdame_gui.board.geometry import BAND, Orientation, between, fit, unit_area

ORIENTATIONS = [Orientation(*turns) for turns in product((False, True), repeat=2)]
SIZES = [QSizeF(360, 360), QSizeF(1000, 640), QSizeF(500, 1400)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("orientation", ORIENTATIONS, ids=str)
class TestFit:
    def test_a_square_is_found_under_its_middle(self, orientation: Orientation, size: QSizeF) -> None:
        layout = fit(SQUARE_8X8, size, orientation)
        for square in SQUARE_8X8.names:
            assert layout.square_at(layout.center(square)) == square

    def test_squares_and_coordinates_are_inside(self, orientation: Orientation, size: QSizeF) -> None:
        layout = fit(SQUARE_8X8, size, orientation)
        view = QRectF(QPointF(0, 0), size).adjusted(-1, -1, 1, 1)
        assert view.contains(
            layout.transform.mapRect(unit_area(SQUARE_8X8).adjusted(-BAND, -BAND, BAND, BAND))
        )
        half = layout.label_height / 2
        for label in layout.labels():
            place = layout.transform.map(label.place)
            assert view.contains(QRectF(place.x() - half, place.y() - half, 2 * half, 2 * half))

    def test_the_board_uses_the_room(self, orientation: Orientation, size: QSizeF) -> None:
        layout = fit(SQUARE_8X8, size, orientation)
        covered = layout.transform.mapRect(unit_area(SQUARE_8X8))
        assert max(covered.width() / size.width(), covered.height() / size.height()) > 0.9

    def test_each_coordinate_names_the_line_it_stands_on(
        self, orientation: Orientation, size: QSizeF
    ) -> None:
        layout = fit(SQUARE_8X8, size, orientation)
        assert len(layout.labels()) == 16
        for label in layout.labels():
            inward = QPointF(
                min(max(label.place.x(), -3.5), 3.5),
                min(max(label.place.y(), -3.5), 3.5),
            )
            square = layout.square_at(layout.transform.map(inward))
            assert square is not None
            assert label.text in square

    def test_coordinates_stand_left_and_below(self, orientation: Orientation, size: QSizeF) -> None:
        layout = fit(SQUARE_8X8, size, orientation)
        for label in layout.labels():
            place = layout.transform.map(label.place) - layout.middle
            if orientation.standing:
                assert place.y() > 0  # along the two lower edges
            else:
                assert place.y() > 4 * layout.side or place.x() < -4 * layout.side


@pytest.mark.parametrize(
    ("orientation", "corner"),
    [
        (Orientation(), (-1, 1)),
        (Orientation(flipped=True), (1, -1)),
        (Orientation(standing=True), (0, 1)),
        (Orientation(flipped=True, standing=True), (0, -1)),
    ],
    ids=str,
)
def test_a1_lies_where_white_sits(orientation: Orientation, corner: tuple[int, int]) -> None:
    layout = fit(SQUARE_8X8, QSizeF(600, 600), orientation)
    from_middle = layout.center("a1") - layout.middle
    for value, direction in zip((from_middle.x(), from_middle.y()), corner, strict=True):
        assert (value > 100) - (value < -100) == direction


def test_standing_men_climb_straight_up() -> None:
    layout = fit(SQUARE_8X8, QSizeF(600, 600), Orientation(standing=True))
    assert abs(layout.center("a1").x() - layout.center("h8").x()) < 0.01
    # the square right of a man lies right of it, the square in front left of it
    assert layout.center("b1").x() > layout.center("a2").x()


def test_beyond_the_board_is_no_square() -> None:
    layout = fit(SQUARE_8X8, QSizeF(600, 600), Orientation(standing=True))
    assert layout.square_at(QPointF(5, 5)) is None


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_upright_squares_are_whole_device_pixels(ratio: float) -> None:
    layout = fit(SQUARE_8X8, QSizeF(613, 601), Orientation(), ratio)
    assert (layout.side * ratio) == int(layout.side * ratio)
    assert (layout.middle.x() * ratio) == pytest.approx(round(layout.middle.x() * ratio))


@pytest.mark.parametrize("share", [0.25, 0.5, 0.75])
def test_the_turning_board_keeps_its_corners_inside(share: float) -> None:
    size = QSizeF(600, 600)
    start, end = (fit(SQUARE_8X8, size, orientation) for orientation in (ORIENTATIONS[0], ORIENTATIONS[2]))
    layout = between(start, end, share, size)
    covered = layout.transform.mapRect(unit_area(SQUARE_8X8))
    assert QRectF(-0.01, -0.01, 600.02, 600.02).contains(covered)
    assert layout.angle == pytest.approx(180 * share)
