"""Places for messages beside squares: near them, clear of them, within bounds. Knows no widgets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import cast

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QRegion

_STEP = 24
"""The distance of the places that are tried where none beside a square will do."""


def place_beside(size: QSize, bounds: QRect, squares: Sequence[QRect], gap: int) -> QRect:
    """The place for a message of `size` about `squares`, the first of which matters most.

    It lies within `bounds` and, where there is such a place, covers none of the squares; then the
    nearest to the first one is taken, else the one that covers least.
    """
    anchor = squares[0].center()
    kept_clear = _region(square.adjusted(1 - gap, 1 - gap, gap - 1, gap - 1) for square in squares)
    whole = squares[0]
    for square in squares[1:]:
        whole = whole.united(square)
    beside = [
        place for about in (*squares, whole) for place in _beside(size, about, gap) if bounds.contains(place)
    ]
    clear = [place for place in beside if not kept_clear.intersects(place)]
    if not clear:
        clear = [place for place in _all_over(size, bounds) if not kept_clear.intersects(place)]
    if clear:
        return min(clear, key=lambda place: _distance(place, anchor))
    region = _region(squares)
    everywhere = _all_over(size, bounds)
    return min(everywhere, key=lambda place: (_covered(place, region), _distance(place, anchor)))


def _beside(size: QSize, about: QRect, gap: int) -> Iterator[QRect]:
    """Above, below, right and left, in the middle or flush with either end."""
    width, height = size.width(), size.height()
    across = (about.center().x() - width // 2, about.left(), about.right() + 1 - width)
    along = (about.center().y() - height // 2, about.top(), about.bottom() + 1 - height)
    for x, y in product(across, (about.top() - gap - height, about.bottom() + 1 + gap)):
        yield QRect(QPoint(x, y), size)
    for x, y in product((about.right() + 1 + gap, about.left() - gap - width), along):
        yield QRect(QPoint(x, y), size)


def _all_over(size: QSize, bounds: QRect) -> Iterator[QRect]:
    last_x, last_y = bounds.right() + 1 - size.width(), bounds.bottom() + 1 - size.height()
    xs = {*range(bounds.left(), max(last_x, bounds.left()), _STEP), max(last_x, bounds.left())}
    ys = {*range(bounds.top(), max(last_y, bounds.top()), _STEP), max(last_y, bounds.top())}
    for x, y in product(sorted(xs), sorted(ys)):
        yield QRect(QPoint(x, y), size)


def _distance(place: QRect, anchor: QPoint) -> int:
    """How far the nearest point of a place is from the anchor; its middle decides between equals."""
    x = max(place.left() - anchor.x(), 0, anchor.x() - place.right())
    y = max(place.top() - anchor.y(), 0, anchor.y() - place.bottom())
    return 64 * (x * x + y * y) + (place.center() - anchor).manhattanLength()


def _region(squares: Iterable[QRect]) -> QRegion:
    """All squares as one thing, which is compared with a place at once: there may be a board full of them."""
    region = QRegion()
    for square in squares:
        region += square
    return region


def _covered(place: QRect, squares: QRegion) -> int:
    """The area of squares that a place covers."""
    parts = cast("Iterable[QRect]", squares.intersected(place))  # so it is, though the stubs do not say it
    return sum(part.width() * part.height() for part in parts)
