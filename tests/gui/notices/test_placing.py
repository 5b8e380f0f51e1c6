"""Messages lie beside the squares they are about, within bounds, and cover none of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from harzdame_gui.notices.placing import place_beside

BOUNDS = QRect(0, 0, 800, 600)
SIZE = QSize(240, 90)
GAP = 9


def square(x: int, y: int, side: int = 60) -> QRect:
    return QRect(QPoint(x, y), QSize(side, side))


@pytest.mark.parametrize("x", [0, 370, 740])
@pytest.mark.parametrize("y", [0, 270, 540])
def test_it_is_close_to_its_square_wherever_that_is(x: int, y: int) -> None:
    about = square(x, y)
    place = place_beside(SIZE, BOUNDS, [about], GAP)
    assert place.size() == SIZE
    assert BOUNDS.contains(place)
    assert not place.intersects(about)
    assert place.adjusted(-GAP - 1, -GAP - 1, GAP + 1, GAP + 1).intersects(about)


def test_it_keeps_clear_of_all_squares_and_near_the_first() -> None:
    diagonal = [square(60 * number, 60 * number) for number in range(8)]
    place = place_beside(SIZE, BOUNDS, diagonal, GAP)
    assert not any(place.intersects(each) for each in diagonal)
    last_first = place_beside(SIZE, BOUNDS, diagonal[::-1], GAP)
    assert last_first.center().x() > place.center().x()


def test_squares_all_around_drive_it_away_but_not_out() -> None:
    crowd = [square(60 * x, 60 * y) for x in range(9) for y in range(9)]
    place = place_beside(SIZE, BOUNDS, crowd, GAP)
    assert BOUNDS.contains(place)
    assert not any(place.intersects(each) for each in crowd)


def test_where_there_is_no_room_it_covers_least_of_them() -> None:
    crowd = [square(60 * x, 60 * y) for x in range(14) for y in range(10) if (x, y) != (3, 3)]
    place = place_beside(QSize(60, 60), BOUNDS, crowd, GAP)
    assert BOUNDS.contains(place)
