"""The rows of the move list laid out: where each word is, how it is painted, what lies under a point."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import NamedTuple, Protocol

from harzdame_engine import Node
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QTextLayout, QTextLine, QTextOption

from harzdame_gui.play.move_style import MoveStyle
from harzdame_gui.text.figures import direction_of
from harzdame_gui.text.glyphs import stands_close
from harzdame_gui.text.move_rows import Pair, Paragraph, Row, Word, WordKind

_NO_BREAK = "\u00a0"
_JOINER = "\u2060"
_SMALL = (WordKind.CLOCK, WordKind.CODE)
_BOX = 3.0
"""How far the box of a move reaches beyond its text."""
_MOST_UNITS = 1000
"""The most that is laid out at once."""


class Highlight(NamedTuple):
    """The move that the board stands at, and the one under the pointer."""

    current: Node | None = None
    hovered: Node | None = None


class Block(Protocol):
    """A row at its place; all coordinates are those of the row."""

    @property
    def height(self) -> float: ...

    def paint(self, painter: QPainter, highlight: Highlight) -> None: ...

    def word_at(self, x: float, y: float) -> Word | None: ...

    def boxes(self, node: Node) -> list[QRectF]: ...


def lay_out(row: Row, style: MoveStyle) -> Block:
    """The block of a row."""
    return PairBlock(row, style) if isinstance(row, Pair) else ParagraphBlock(row, style)


def estimated_height(row: Row, style: MoveStyle) -> float:
    """The height of a row before it is laid out, in whole pixels; exact for pairs."""
    if isinstance(row, Pair):
        return float(style.row_height)
    letters = sum(len(word.text) + 1 for word in row.words)
    room = max(style.right - style.left(row.depth), 1.0)
    lines = int(letters * style.running_metrics.averageCharWidth() * 1.05 / room) + 1
    return float(round(lines * style.running_metrics.lineSpacing() + 2 * style.gap))


def paint_box(painter: QPainter, box: QRectF, style: MoveStyle, *, current: bool) -> None:
    """The rounded ground of a move."""
    theme = style.theme
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("accent" if current else "raised"))
    painter.drawRoundedRect(box, theme.sizes.radius, theme.sizes.radius)


class _Cell(NamedTuple):
    """A word of a pair at its place."""

    rect: QRectF
    word: Word
    font: QFont


class PairBlock:
    """A number and a move in each column."""

    def __init__(self, pair: Pair, style: MoveStyle) -> None:
        self._style = style
        self._number = f"{pair.number}."
        self._cells: list[_Cell] = []
        self._grounds: list[tuple[Node, QRectF]] = []
        self._missing = not pair.first
        for place, words in enumerate((pair.first, pair.answer)):
            if words:
                self._lay_out(words, style.number_width + place * style.column)

    @property
    def height(self) -> float:
        """The height of the row."""
        return float(self._style.row_height)

    def _lay_out(self, words: tuple[Word, ...], left: float) -> None:
        style, space = self._style, self._style.theme.spacing
        x = left + space.s
        right = left + style.column - space.xs
        for word in words:
            small = word.kind in _SMALL
            font, metrics = (
                (style.small, style.small_metrics) if small else (style.strong, style.strong_metrics)
            )
            width = metrics.horizontalAdvance(word.text)
            gap = 0.0 if word.kind is WordKind.MOVE or _is_attached(word) else space.xs
            if word.kind is not WordKind.MOVE and x + gap + width > right:
                continue  # no room for it: the tooltip of the move says it
            start = x + gap
            if word.kind is WordKind.CLOCK:  # clear of the ground of its move
                start = min(start + space.s, right - width)
            if word.kind is WordKind.MOVE:
                width = min(width, right - x)
            self._cells.append(_Cell(QRectF(start, 0, width, self.height), word, font))
            if word.kind is not WordKind.CLOCK:
                x = start + width
        box = QRectF(left, 1, min(x + space.s, right + space.xs) - left, self.height - 2)
        self._grounds.append((words[0].node, box))

    def paint(self, painter: QPainter, highlight: Highlight) -> None:
        """Paint the row."""
        style, theme = self._style, self._style.theme
        aligned = Qt.AlignmentFlag.AlignVCenter
        for node, box in self._grounds:
            if node is highlight.current or node is highlight.hovered:
                paint_box(painter, box, style, current=node is highlight.current)
        painter.setFont(style.body)
        painter.setPen(theme.color("text_muted"))
        place = QRectF(0, 0, style.number_width - theme.spacing.xs, self.height)
        painter.drawText(place, aligned | Qt.AlignmentFlag.AlignRight, self._number)
        if self._missing:
            place = QRectF(style.number_width + theme.spacing.s, 0, style.column, self.height)
            painter.drawText(place, aligned | Qt.AlignmentFlag.AlignLeft, "…")
        for cell in self._cells:
            lit = cell.word.node is highlight.current and cell.word.kind is not WordKind.CLOCK
            painter.setPen(theme.color("on_accent") if lit else style.ink(cell.word))
            painter.setFont(cell.font)
            text = cell.word.text
            if cell.word.kind is WordKind.MOVE:
                text = style.strong_metrics.elidedText(
                    text, Qt.TextElideMode.ElideRight, cell.rect.width() + 1
                )
            painter.drawText(cell.rect, aligned | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextDontClip, text)

    def word_at(self, x: float, y: float) -> Word | None:
        """The word under a point; around a move the move."""
        if not 0 <= y < self.height:
            return None
        for cell in self._cells:
            if cell.word.kind is not WordKind.MOVE and cell.rect.contains(x, y):
                return cell.word
        for node, box in self._grounds:
            if box.left() <= x < box.right():
                return next(cell.word for cell in self._cells if cell.word.node is node)
        return None

    def boxes(self, node: Node) -> list[QRectF]:
        """The ground of a move."""
        return [box for found, box in self._grounds if found is node]


class _Piece(NamedTuple):
    """Some lines of a paragraph, with the part of its text from `start` to `end` and their place in it."""

    start: int
    end: int
    top: float
    bottom: float
    layout: QTextLayout


class ParagraphBlock:
    """Running text, broken into lines; moves can be found in it.

    Places in the text count as Qt's do, in units of UTF-16. Qt looks at the rest of a word for every
    line that it breaks it into, so that a long text is laid out in pieces.
    """

    def __init__(self, paragraph: Paragraph, style: MoveStyle) -> None:
        self._style = style
        self._words = paragraph.words
        self._depth = paragraph.depth
        self._left = style.left(paragraph.depth)
        self._own = paragraph.depth == 0
        text, self._starts, self._ends = _running_text(self._words)
        self._option = QTextOption()
        self._option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._above = style.gap * (2 if self._own else 1)
        self._spacing = style.running_metrics.lineSpacing() * 1.08
        self._pieces = self._lay_out(text)
        self._height = float(round(self._pieces[-1].bottom + self._above))

    @property
    def height(self) -> float:
        """The height of the paragraph with the room around it."""
        return self._height

    def _lay_out(self, text: str) -> list[_Piece]:
        units = text.encode("utf-16-le", "surrogatepass")
        if len(units) > 2 * _MOST_UNITS:  # else the pieces might differ
            self._option.setTextDirection(direction_of(text))
        pieces: list[_Piece] = []
        start, y = 0, self._above
        while not pieces or 2 * start < len(units):
            part = units[2 * start : 2 * (start + _MOST_UNITS)]
            more = 2 * start + len(part) < len(units)
            if more and 0xD8 <= part[-1] <= 0xDB:  # the first half of a letter
                part = part[:-2]
            layout = self._layout(part.decode("utf-16-le", "surrogatepass"), start)
            size = len(part) // 2
            length = self._break_lines(layout, y, size - size // 8 if more else size + 1)
            if more and length == size and layout.lineCount() > 1:
                # the last line goes on: it begins the next piece
                length = self._break_lines(layout, y, layout.lineAt(layout.lineCount() - 1).textStart())
            bottom = y + layout.lineCount() * self._spacing
            pieces.append(_Piece(start, start + length, y, bottom, layout))
            start, y = start + length, bottom
        return pieces

    def _layout(self, text: str, start: int) -> QTextLayout:
        """A layout of the part of the text that begins at `start`."""
        layout = QTextLayout(text, self._style.running)
        layout.setTextOption(self._option)
        first = max(bisect_right(self._starts, start) - 1, 0)
        last = bisect_left(self._starts, start + _MOST_UNITS)
        layout.setFormats([self._range(number, start) for number in range(first, last)])
        return layout

    def _range(self, number: int, start: int) -> QTextLayout.FormatRange:
        begin = max(self._starts[number] - start, 0)
        end = self._ends[number] - start
        made = QTextLayout.FormatRange()
        made.start = begin
        made.length = max(min(end, _MOST_UNITS) - begin, 0)
        made.format = self._style.format(self._words[number])
        return made

    def _break_lines(self, layout: QTextLayout, y: float, enough: int) -> int:
        """Break into lines, the first one at `y`, until they hold `enough` of the text; returns how much."""
        width = self._style.right - self._left
        length = 0
        layout.beginLayout()
        while length < enough and (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(self._left, y + (self._spacing - line.height()) / 2))
            y += self._spacing
            length = line.textStart() + line.textLength()
        layout.endLayout()
        return length

    def paint(self, painter: QPainter, highlight: Highlight) -> None:
        """Paint the paragraph, and a line beside it for each variation around it."""
        style, theme = self._style, self._style.theme
        painter.setPen(QPen(theme.color("line"), 1.5))
        for x in sorted({style.left(depth) for depth in range(1, self._depth + 1)}):
            painter.drawLine(QPointF(x - theme.spacing.s, 0), QPointF(x - theme.spacing.s, self._height))
        lit: tuple[int, int] | None = None
        for node in (highlight.hovered, highlight.current):
            found = self._boxed(node) if node is not None else None
            if found is None:
                continue
            current = node is highlight.current
            for box in self._segments(*found):
                paint_box(painter, box, style, current=current)
            if current:
                lit = found
        seen = painter.worldTransform().inverted()[0].mapRect(QRectF(painter.window()))
        for piece in self._pieces:
            if piece.top <= seen.bottom() and piece.bottom >= seen.top():
                selections = []
                if lit is not None and lit[0] < piece.end and lit[1] > piece.start:
                    selections.append(_selection(piece, *lit, theme.color("on_accent")))
                piece.layout.draw(painter, QPointF(0, 0), selections)

    def word_at(self, x: float, y: float) -> Word | None:
        """The word under a point."""
        piece = next((piece for piece in self._pieces if y < piece.bottom), self._pieces[-1])
        for number in range(piece.layout.lineCount()):
            line = piece.layout.lineAt(number)
            if line.y() <= y < line.y() + line.height():
                if not line.x() - _BOX <= x <= line.x() + line.naturalTextWidth() + _BOX:
                    return None
                letter = piece.start + line.xToCursor(x, QTextLine.CursorPosition.CursorOnCharacter)
                return self._words[max(bisect_right(self._starts, letter) - 1, 0)]
        return None

    def boxes(self, node: Node) -> list[QRectF]:
        """The boxes of a move, one for each line that it stands on."""
        found = self._boxed(node)
        return self._segments(*found) if found is not None else []

    def _boxed(self, node: Node) -> tuple[int, int] | None:
        """The letters of a move with its signs."""
        for number, word in enumerate(self._words):
            if word.node is node and word.kind is WordKind.MOVE:
                end = number + 1
                while end < len(self._words) and _is_attached(self._words[end]):
                    end += 1
                return self._starts[number], self._ends[end - 1]
        return None

    def _segments(self, start: int, end: int) -> list[QRectF]:
        found = []
        for piece in self._pieces:
            if start >= piece.end or end <= piece.start:
                continue
            for number in range(piece.layout.lineCount()):
                line = piece.layout.lineAt(number)
                first, last = line.textStart(), line.textStart() + line.textLength()
                if start - piece.start < last and end - piece.start > first:
                    left = _x_of(line, max(start - piece.start, first))
                    right = _x_of(line, min(end - piece.start, last))
                    box = QRectF(left, line.y(), right - left, line.height())
                    found.append(box.adjusted(-_BOX, 0, _BOX, 0))
        return found


def _is_attached(word: Word) -> bool:
    """Whether a word stands behind its move without a blank: a verdict on the move itself."""
    return word.kind is WordKind.GLYPH and stands_close(word.text)


def _shown(word: Word) -> str:
    """A word as it stands in running text, where a move is never broken at its hyphen."""
    if word.kind is not WordKind.MOVE:
        return word.text
    return word.text.replace("-", f"-{_JOINER}").replace("…", f"{_JOINER}…{_JOINER}")


def _running_text(words: tuple[Word, ...]) -> tuple[str, list[int], list[int]]:
    """The words as one text, and where each begins and ends in it."""
    parts: list[str] = []
    starts, ends = [], []
    length = 0
    before: Word | None = None
    for word in words:
        if before is not None:
            tied = before.kind is WordKind.NUMBER or word.kind in (
                WordKind.GLYPH,
                WordKind.CODE,
                WordKind.CLOCK,
            )
            blank = "" if _is_attached(word) else _NO_BREAK if tied else " "
            parts.append(blank)
            length += len(blank)
        starts.append(length)
        shown = _shown(word)
        parts.append(shown)
        length += _units(shown)
        ends.append(length)
        before = word
    return "".join(parts), starts, ends


def _units(text: str) -> int:
    """The length of a text as Qt counts."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _x_of(line: QTextLine, letter: int) -> float:
    found: tuple[float, int] = line.cursorToX(letter)  # type: ignore[assignment]
    return found[0]


def _selection(piece: _Piece, start: int, end: int, ink: QColor) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start = max(start, piece.start) - piece.start
    made.length = min(end, piece.end) - piece.start - made.start
    made.format.setForeground(ink)
    return made
