"""Squares lie where they should, whatever way the board is turned."""

from __future__ import annotations

from itertools import product

import pytest
from harzdame_engine.rules.board import DIAGONAL_8X8, DIAGONAL_10X10, HEXAGON_5, SQUARE_8X8
from PySide6.QtCore import QPointF, QRectF, QSizeF

from harzdame_gui.board.geometry.cells import Cells, cells_of
from harzdame_gui.board.geometry.layout import Orientation, between, fit
from tests.for_each import for_each

SQUARES, CHEQUERS, HEXAGONS, HALF = (
    cells_of(board) for board in (SQUARE_8X8, DIAGONAL_10X10, HEXAGON_5, DIAGONAL_8X8)
)
BOARDS = [SQUARES, CHEQUERS, HEXAGONS, HALF]
ORIENTATIONS = [Orientation(*turns) for turns in product((False, True), repeat=2)]
SIZES = [QSizeF(360, 360), QSizeF(1000, 640), QSizeF(500, 1400)]


on_every_board = for_each(
    "cells, orientation, size",
    list(product(BOARDS, ORIENTATIONS, SIZES)),
    ids=lambda value: value.board.id if isinstance(value, Cells) else value,
)


class TestFit:
    @on_every_board
    def test_a_square_is_found_under_its_middle_and_near_its_corners(
        self, cells: Cells, orientation: Orientation, size: QSizeF
    ) -> None:
        layout = fit(cells, size, orientation)
        for square in cells.board.names:
            assert layout.square_at(layout.center(square)) == square
            for corner in cells.outline(square, 0.02):
                assert layout.square_at(layout.transform.map(corner)) == square

    @on_every_board
    def test_squares_and_coordinates_are_inside(
        self, cells: Cells, orientation: Orientation, size: QSizeF
    ) -> None:
        layout = fit(cells, size, orientation)
        view = QRectF(QPointF(0, 0), size).adjusted(-1, -1, 1, 1)
        assert view.contains(layout.transform.map(cells.reach).boundingRect())
        half = layout.label_height / 2
        for label in layout.labels():
            place = layout.transform.map(label.place)
            assert view.contains(QRectF(place.x() - half, place.y() - half, 2 * half, 2 * half))

    @on_every_board
    def test_the_board_uses_the_room(self, cells: Cells, orientation: Orientation, size: QSizeF) -> None:
        layout = fit(cells, size, orientation)
        covered = layout.transform.map(cells.reach).boundingRect()
        assert max(covered.width() / size.width(), covered.height() / size.height()) > 0.9

    @on_every_board
    def test_coordinates_stand_left_and_below_or_within(
        self, cells: Cells, orientation: Orientation, size: QSizeF
    ) -> None:
        layout = fit(cells, size, orientation)
        for label in layout.labels():
            place = layout.transform.map(label.place)
            if layout.numbered:
                assert layout.square_at(place) == label.text
                off = place - layout.center(label.text)
                assert off.y() < -0.3 * layout.side
                assert off.x() < 0.01
            else:
                assert not layout.covers(place)
                from_middle = place - layout.middle
                above = cells is HEXAGONS and orientation.flipped
                bent = cells is HEXAGONS and label.text.isdigit()  # numbers stand on both sides
                placed = from_middle.x() < 0 or from_middle.y() > 0 or (above and label.text.isalpha())
                assert placed or bent

    @on_every_board
    def test_without_coordinates_the_board_is_no_smaller(
        self, cells: Cells, orientation: Orientation, size: QSizeF
    ) -> None:
        bare = fit(cells, size, orientation, coordinates=False)
        assert bare.labels() == ()
        assert bare.side >= fit(cells, size, orientation).side


@for_each("size", SIZES, ids=str)
@for_each("orientation", ORIENTATIONS, ids=str)
@pytest.mark.parametrize("cells", [SQUARES, HALF], ids=lambda cells: cells.board.id)
def test_each_coordinate_of_a_board_of_eight_columns_names_the_line_it_stands_on(
    cells: Cells, orientation: Orientation, size: QSizeF
) -> None:
    layout, whole = fit(cells, size, orientation), fit(SQUARES, size, orientation)
    assert sorted(label.text for label in layout.labels()) == sorted("abcdefgh12345678")
    for label in layout.labels():
        inward = QPointF(
            min(max(label.place.x(), -3.5), 3.5),
            min(max(label.place.y(), -3.5), 3.5),
        )
        square = whole.square_at(layout.transform.map(inward))
        assert square is not None
        assert label.text in square


@pytest.mark.parametrize("flipped", [False, True])
def test_the_hexagons_letters_stand_at_its_columns_and_its_numbers_at_both_ends_of_their_lines(
    flipped: bool,
) -> None:
    layout = fit(HEXAGONS, QSizeF(700, 700), Orientation(flipped))
    found = [(label.text, layout.transform.map(label.place)) for label in layout.labels()]
    assert sorted(text for text, _ in found) == sorted([*"abcdefghi", *"123456789" * 2])
    places = {text: place for text, place in found if text.isalpha() or place.x() < layout.middle.x()}
    right = {text: place for text, place in found if text.isdigit() and place.x() > layout.middle.x()}
    for letter in "abcdefghi":  # beside the first cell: below, or above on the turned board
        off = (places[letter] - layout.center(f"{letter}1")) / layout.side
        assert abs(off.x()) < 0.01
        assert 0.5 < (-off.y() if flipped else off.y()) < 1
    lines = {number: [s for s in HEXAGON_5.names if s[1:] == number] for number in "123456789"}
    for number, line in lines.items():
        leftmost = min((layout.center(square) for square in line), key=QPointF.x)
        off = (places[number] - leftmost) / layout.side
        assert -1.1 < off.x() < -0.4
        assert abs(off.y()) < 0.5
        rightmost = max((layout.center(square) for square in line), key=QPointF.x)
        off = (right[number] - rightmost) / layout.side
        assert 0.4 < off.x() < 1.1
        assert abs(off.y()) < 0.5
    nearest = min(
        (one - other).manhattanLength()
        for letter, one in places.items()
        for number, other in places.items()
        if letter.isalpha() and number.isdigit()
    )
    assert nearest > 1.2 * layout.label_height


def test_a_board_of_hexagons_does_not_stand_on_its_corner() -> None:
    size = QSizeF(600, 600)
    assert fit(HEXAGONS, size, Orientation(True, True)) == fit(HEXAGONS, size, Orientation(True))


@pytest.mark.parametrize("cells", BOARDS, ids=lambda cells: cells.board.id)
def test_neighbours_differ_in_colour(cells: Cells) -> None:
    for square in cells.board.names:
        for normal in cells.shape.normals():
            place = cells.beside(cells.board.place(square), normal)
            assert cells.board.shade(*place) != cells.shade(square)


def test_the_chequered_board_is_played_on_its_dark_squares_only() -> None:
    assert {CHEQUERS.shade(square) for square in DIAGONAL_10X10.names} == {0}
    layout = fit(CHEQUERS, QSizeF(600, 600), Orientation())
    light = layout.center("46") + QPointF(layout.side, 0)
    assert layout.square_at(light) is None
    assert layout.covers(light)
    assert not layout.covers(QPointF(2, 2))
    corner = layout.center("46") - layout.middle
    assert corner.x() == pytest.approx(-4.5 * layout.side)
    assert corner.y() == pytest.approx(4.5 * layout.side)


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
    layout = fit(SQUARES, QSizeF(600, 600), orientation)
    from_middle = layout.center("a1") - layout.middle
    for value, direction in zip((from_middle.x(), from_middle.y()), corner, strict=True):
        assert (value > 100) - (value < -100) == direction


def test_standing_men_climb_straight_up() -> None:
    layout = fit(SQUARES, QSizeF(600, 600), Orientation(standing=True))
    assert abs(layout.center("a1").x() - layout.center("h8").x()) < 0.01
    # the square right of a man lies right of it, the square in front left of it
    assert layout.center("b1").x() > layout.center("a2").x()


def test_beyond_the_board_is_no_square() -> None:
    layout = fit(SQUARES, QSizeF(600, 600), Orientation(standing=True))
    assert layout.square_at(QPointF(5, 5)) is None


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_upright_squares_are_whole_device_pixels(ratio: float) -> None:
    layout = fit(SQUARES, QSizeF(613, 601), Orientation(), ratio)
    assert (layout.side * ratio) == int(layout.side * ratio)
    assert (layout.middle.x() * ratio) == pytest.approx(round(layout.middle.x() * ratio))


@pytest.mark.parametrize("share", [0.25, 0.5, 0.75])
def test_the_turning_board_keeps_its_corners_inside(share: float) -> None:
    size = QSizeF(600, 600)
    start, end = (fit(SQUARES, size, orientation) for orientation in (ORIENTATIONS[0], ORIENTATIONS[2]))
    layout = between(start, end, share, size)
    covered = layout.transform.mapRect(SQUARES.area)
    assert QRectF(-0.01, -0.01, 600.02, 600.02).contains(covered)
    assert layout.angle == pytest.approx(180 * share)
