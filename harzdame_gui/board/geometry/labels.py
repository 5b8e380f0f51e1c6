"""Coordinates: letters and numbers along the board's edges, or a number in each square.

They are derived from the squares' names and stand left and below however the board is turned.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF, QTransform

from harzdame_gui.board.geometry.cells import BAND, HEXAGON, Cells, Place

ROOM = 1.6
"""The room a coordinate beside the board takes, in its own heights."""

_NUMBER_ROOM = 0.04  # between a number and the sides of its square


class Label(NamedTuple):
    """A coordinate; `place` is its centre in board units."""

    text: str
    place: QPointF


def beside_the_board(cells: Cells) -> bool:
    """Whether the coordinates stand at the edges: the squares are named by letter and number."""
    return all(name[0].isalpha() and name[1:].isdigit() for name in cells.board.names)


def edge_labels(cells: Cells, flipped: bool, height: float) -> tuple[Label, ...]:
    """Letters below the columns and numbers on the left; `height` of a text, in board units.

    The lines of a board of hexagons bend, so that their numbers stand on both sides.
    Where the left ends of the lines are also the lower ends of the columns, as on a turned board of
    hexagons, the letters stand above the columns instead.
    """
    gap = BAND + height * ROOM / 2
    return tuple(Label(text, edge + away * gap) for text, edge, away in _line_ends(cells, flipped))


def edge_places(cells: Cells, flipped: bool, height: float) -> QPolygonF:
    """The places of those coordinates alone."""
    gap = BAND + height * ROOM / 2
    return QPolygonF([edge + away * gap for _, edge, away in _line_ends(cells, flipped)])


@lru_cache(maxsize=16)
def _line_ends(cells: Cells, flipped: bool) -> tuple[tuple[str, QPointF, QPointF], ...]:
    """Text, place on the edge and direction outward of every coordinate beside the board."""
    turn = -1.0 if flipped else 1.0
    left: dict[str, tuple[Place, QPointF]] = {}
    right: dict[str, tuple[Place, QPointF]] = {}
    lower: dict[str, Place] = {}
    upper: dict[str, Place] = {}
    for place, letter, number in _named(cells):
        directions = [side.normal * turn for side in cells.sides_at(place)]
        if any(direction.y() > 0.99 for direction in directions):
            lower[letter] = place
        if any(direction.y() < -0.99 for direction in directions):
            upper[letter] = place
        for ends, out in ((left, -1.0), (right, 1.0)):
            outward = [direction for direction in directions if direction.x() * out > 0.01]
            # a line of cells of one number may bend and meet the edge twice: its outer end counts
            reach = out * turn * cells.middle_at(place).x()
            farther = number not in ends or reach > out * turn * cells.middle_at(ends[number][0]).x()
            if outward and farther:
                ends[number] = place, sum(outward, QPointF()) * turn
    meeting = {place for place, _ in left.values()} & set(lower.values())
    letters, towards = (lower, turn) if len(meeting) < 2 else (upper, -turn)
    return (
        *((text, *_edge(cells, letters[text], QPointF(0.0, towards))) for text in sorted(letters)),
        *((text, *_edge(cells, *left[text])) for text in sorted(left)),
        *((text, *_edge(cells, *right[text])) for text in sorted(right) if cells.shape is HEXAGON),
    )


def _named(cells: Cells) -> Iterator[tuple[Place, str, str]]:
    """Every cell with its letter and number; one that is never played on has those of its column and row."""
    letters: dict[int, str] = {}
    numbers: dict[int, str] = {}
    for square in cells.board.names:
        place = cells.board.place(square)
        letters[place[0]], numbers[place[1]] = square[0], square[1:]
        yield place, square[0], square[1:]
    for column, row in cells.idle:
        yield (column, row), letters[column], numbers[row]


def _edge(cells: Cells, place: Place, towards: QPointF) -> tuple[QPointF, QPointF]:
    """The edge of a cell towards a direction, and that direction, one unit long."""
    direction = towards / hypot(towards.x(), towards.y())
    reach = max(QPointF.dotProduct(corner, direction) for corner in cells.shape.corners)
    return cells.middle_at(place) + direction * reach, direction


def inner_labels(cells: Cells, angle: float, height: float) -> tuple[Label, ...]:
    """The name of each square in its upper left corner, or its topmost one, as seen at `angle`."""
    turned, back = QTransform().rotate(angle), QTransform().rotate(-angle)
    corner = min((turned.map(corner) for corner in cells.shape.corners), key=lambda p: p.y() + 0.01 * p.x())
    half_width, half_height = 0.6 * height, 0.5 * height
    if abs(corner.x()) < 0.01:
        off = QPointF(0.0, corner.y() + half_height + _NUMBER_ROOM)
    else:
        off = corner + QPointF(half_width + _NUMBER_ROOM, half_height + _NUMBER_ROOM)
    place = back.map(off)
    return tuple(Label(square, cells.middle(square) + place) for square in cells.board.names)
