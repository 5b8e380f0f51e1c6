"""The page of the move list: all rows of a game one below the other, of which only those seen are laid out.

The height of a paragraph is estimated until it is laid out, which costs a
hundred times as much. What is on screen is exact; `improve` makes the rest so
while nothing else is to do.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from itertools import accumulate

from harzdame_engine import Node
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from harzdame_gui.play.move_blocks import Block, Highlight, estimated_height, lay_out
from harzdame_gui.play.move_style import MoveStyle
from harzdame_gui.text.move_rows import Pair, Paragraph, Row, WordKind, Words

_MOST_BLOCKS = 300
"""The most rows that are kept laid out."""


class MovePage:
    """Rows with their heights. A row is addressed by its number from 0."""

    def __init__(self, style: MoveStyle, margin: int) -> None:
        self._style = style
        self._margin = margin
        self._rows: list[Row] = []
        self._heights: list[float] = []
        self._exact: list[bool] = []
        self._tops: list[float] = [0.0]
        self._blocks: dict[int, Block] = {}
        self._row_of: dict[Node, int] = {}
        self._improved = 0

    @property
    def height(self) -> float:
        """The height of all rows."""
        return self._tops[-1]

    @property
    def rows(self) -> list[Row]:
        """The rows."""
        return self._rows

    def set_style(self, style: MoveStyle) -> None:
        """Lay everything out anew, for another width or theme."""
        self._style = style
        self._blocks = {}
        self._heights = [estimated_height(row, style) for row in self._rows]
        self._exact = [isinstance(row, Pair) for row in self._rows]
        self._count()

    def set_rows(self, rows: list[Row], kept: int) -> int:
        """Show other rows; rows that are the same at the beginning and the end are not laid out again.

        Returns:
            The number that row `kept` has now, or of the one that stands in its place.
        """
        old, style = self._rows, self._style
        same = _same_at_start(old, rows)
        end = _same_at_end(old, rows, same)
        shift = len(rows) - len(old)
        fresh = rows[same : len(rows) - end]
        last = len(old) - end
        self._rows = rows
        self._heights[same:last] = [estimated_height(row, style) for row in fresh]
        self._exact[same:last] = [isinstance(row, Pair) for row in fresh]
        self._blocks = {
            number if number < same else number + shift: block
            for number, block in self._blocks.items()
            if number < same or number >= last
        }
        if same < len(old) and (shift or not same):
            self._row_of = {node: at for node, at in self._row_of.items() if at < same}
        for number, row in enumerate(rows[same:] if shift else fresh, same):
            for words in (row.first, row.answer) if isinstance(row, Pair) else (row.words,):
                self._place(words, number)
        self._count()
        return kept if kept < max(same, 1) else kept + shift if kept >= last else min(kept, len(rows) - 1)

    def _place(self, words: Words, number: int) -> None:
        for word in words:
            if word.kind is WordKind.MOVE:
                self._row_of[word.node] = number

    def row_of(self, node: Node) -> int | None:
        """The row of a move."""
        return self._row_of.get(node)

    def boxes(self, node: Node) -> list[QRectF]:
        """The boxes of a move on the page, one for each line that it stands on."""
        number = self.row_of(node)
        if number is None:
            return []
        return [box.translated(0, self.top(number)) for box in self.block(number).boxes(node)]

    def part_about(self, node: Node) -> tuple[float, float] | None:
        """The upper and the lower edge of the row of a move with the comment below it."""
        number = self.row_of(node)
        if number is None:
            return None
        last = number + 1
        while last < len(self._rows) and _is_comment_on(self._rows[last], node):
            last += 1
        return self.top(number), self.top(last)

    def row_at(self, y: float) -> int:
        """The row at a height of the page, the nearest one beyond its ends."""
        return max(0, min(bisect_right(self._tops, y) - 1, len(self._rows) - 1))

    def top(self, number: int) -> float:
        """The upper edge of a row."""
        return self._tops[number]

    def block(self, number: int) -> Block:
        """A row, laid out."""
        found = self._blocks.get(number)
        if found is None:
            if len(self._blocks) >= _MOST_BLOCKS:
                self._blocks = {}
            found = self._blocks[number] = lay_out(self._rows[number], self._style)
        return found

    def paint(self, painter: QPainter, area: QRect, offset: float, highlight: Highlight) -> None:
        """Paint the rows in an area of the view, whose upper edge is at `offset` of the page."""
        number, bottom = self.row_at(area.top() + offset), area.bottom() + offset
        painter.save()
        painter.translate(0, self.top(number) - offset)
        while number < len(self._rows) and self.top(number) <= bottom:
            block = self.block(number)
            block.paint(painter, highlight)
            painter.translate(0, block.height)
            number += 1
        painter.restore()

    def settle(self, first: int, height: float) -> None:
        """Make rows exact from `first` on until they fill `height`."""
        changed = False
        number = first
        while number < len(self._rows) and height > 0:
            changed |= self._settle_one(number)
            height -= self._heights[number]
            number += 1
        if changed:
            self._count()

    def improve(self, seconds: float) -> bool:
        """Make rows exact for that long; returns whether there are more that are not."""
        end = time.perf_counter() + seconds
        number, changed = self._improved, False
        while number < len(self._rows) and time.perf_counter() < end:
            if not self._exact[number]:
                self._heights[number] = lay_out(self._rows[number], self._style).height
                self._exact[number] = changed = True
            number += 1
        self._improved = number
        if changed:
            self._count(improved=number)
        return number < len(self._rows)

    def _settle_one(self, number: int) -> bool:
        height = self.block(number).height
        changed = height != self._heights[number]
        self._heights[number] = height
        self._exact[number] = True
        return changed

    def _count(self, improved: int = 0) -> None:
        self._tops = list(accumulate(self._heights, initial=float(self._margin)))
        self._improved = improved


def _is_comment_on(row: Row, node: Node) -> bool:
    return isinstance(row, Paragraph) and row.depth == 0 and row.words[0].node is node


def _same_at_start(old: list[Row], new: list[Row]) -> int:
    count = 0
    for one, other in zip(old, new, strict=False):
        if one != other:
            break
        count += 1
    return count


def _same_at_end(old: list[Row], new: list[Row], start: int) -> int:
    most = min(len(old), len(new)) - start
    count = 0
    while count < most and old[-1 - count] == new[-1 - count]:
        count += 1
    return count
