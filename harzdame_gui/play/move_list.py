"""The move list: the whole game as text, every move a place to click."""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

from harzdame_engine import GameTree, Node
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip, QWidget

from harzdame_gui.text.move_rows import Kind, Line, Pair, Word, move_text, rows
from harzdame_gui.theme import FontRole, Theme

_COLUMN_EMS = 12


class Cell(NamedTuple):
    """A word at its place, in the coordinates of the whole list."""

    rect: QRect
    text: str
    kind: Kind
    node: Node | None
    small: bool


class MoveList(QAbstractScrollArea):
    """Shows a game tree and marks the move the board stands at.

    *Signals*
    nodeChosen(Node): a move was clicked.
    menuRequested(Node, QPoint): the menu of a move is wanted, at this place on the screen.
    """

    nodeChosen = Signal(object)
    menuRequested = Signal(object, QPoint)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tree: GameTree | None = None
        self._current: Node | None = None
        self._hovered: Node | None = None
        self._closing = ""
        self._cells: list[Cell] = []
        self._bottoms: list[int] = []
        self._fonts: dict[bool, QFont] = {}
        self._widths: dict[str, int] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # of Qt's own viewport PySide would not know the class, and to find out it makes those of all widgets
        surface = QWidget()
        surface.setMouseTracking(True)
        self.setViewport(surface)
        self.setAccessibleName(self.tr("Moves"))
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and fonts."""
        self._theme = theme
        self._fonts = {False: theme.font(), True: theme.font(FontRole.CAPTION)}
        self._widths = {}
        self.verticalScrollBar().setSingleStep(self._row_height(False))
        self._lay_out()

    def show_tree(self, tree: GameTree, current: Node, closing: str = "") -> None:
        """Show `tree` with `current` marked and, below the last move, how the game ended."""
        if tree is not self._tree:
            self._widths = {}
        self._tree = tree
        self._current = current
        self._closing = closing
        self._hovered = None
        self._lay_out()
        self._scroll_to_current()

    def set_current(self, node: Node) -> None:
        """Mark another move."""
        self._current = node
        self._scroll_to_current()
        self.viewport().update()

    def cell_rect(self, node: Node) -> QRect | None:
        """The place of a move in the viewport, or None if it is not in the list."""
        for cell in self._cells:
            if cell.node is node:
                return cell.rect.translated(0, -self.verticalScrollBar().value())
        return None

    # Layout

    def _row_height(self, small: bool) -> int:
        extra = self._theme.spacing.xs if small else self._theme.spacing.s + 2
        return QFontMetrics(self._fonts[small]).height() + extra

    def _lay_out(self) -> None:
        self._cells = []
        if self._tree is not None:
            y = self._theme.spacing.xs
            for row in rows(self._tree):
                y = self._lay_out_pair(row, y) if isinstance(row, Pair) else self._lay_out_line(row, y)
            if self._closing:
                words = tuple(Word(word, Kind.COMMENT) for word in self._closing.split())
                y = self._lay_out_line(Line(words), y + self._theme.spacing.xs)
            self._set_height(y + self._theme.spacing.s)
        self._bottoms = [cell.rect.bottom() for cell in self._cells]
        self.viewport().update()

    def _width(self, text: str, metrics: QFontMetrics) -> int:
        """The width of a word of a variation or comment; kept, because most words recur."""
        width = self._widths.get(text)
        if width is None:
            width = self._widths[text] = metrics.horizontalAdvance(text)
        return width

    def _set_height(self, height: int) -> None:
        bar = self.verticalScrollBar()
        bar.setPageStep(self.viewport().height())
        bar.setRange(0, max(0, height - self.viewport().height()))

    def _lay_out_pair(self, pair: Pair, y: int) -> int:
        space = self._theme.spacing
        metrics = QFontMetrics(self._fonts[False])
        height = self._row_height(False)
        number_width = metrics.horizontalAdvance("888.") + space.s
        room = (self.viewport().width() - number_width - space.xs) // 2
        column = min(room, metrics.horizontalAdvance("m") * _COLUMN_EMS)
        self._cells.append(
            Cell(QRect(0, y, number_width, height), f"{pair.number}.", Kind.NUMBER, None, small=False)
        )
        for place, node in enumerate((pair.white, pair.black)):
            text = move_text(node) if node is not None else "…" if place == 0 else ""
            width = min(column, metrics.horizontalAdvance(text) + 2 * space.s)
            rect = QRect(number_width + place * column, y, width, height)
            kind = Kind.MOVE if node is not None else Kind.NUMBER
            if text:
                self._cells.append(Cell(rect, text, kind, node, small=False))
        return y + height

    def _lay_out_line(self, line: Line, y: int) -> int:
        space = self._theme.spacing
        metrics = QFontMetrics(self._fonts[True])
        gap = metrics.horizontalAdvance(" ")
        left = QFontMetrics(self._fonts[False]).horizontalAdvance("888.") + space.s * 2
        right = self.viewport().width() - space.xs
        height = self._row_height(True)
        x = left
        for word in line.words:
            padding = space.xs if word.kind is Kind.MOVE else 0
            width = self._width(word.text, metrics) + 2 * padding
            if word.text == ")":
                x -= gap
            elif x + width > right and x > left:
                x, y = left, y + height
            self._cells.append(Cell(QRect(x, y, width, height), word.text, word.kind, word.node, small=True))
            x += width + (0 if word.text == "(" else gap)
        return y + height + space.xs

    def _scroll_to_current(self) -> None:
        bar = self.verticalScrollBar()
        rect = next((cell.rect for cell in self._cells if cell.node is self._current), None)
        if rect is None:
            bar.setValue(bar.minimum())
            return
        margin = self._row_height(False)
        top, bottom = rect.top() - margin, rect.bottom() + margin
        if top < bar.value():
            bar.setValue(top)
        elif bottom > bar.value() + self.viewport().height():
            bar.setValue(bottom - self.viewport().height())

    def _cell_at(self, x: int, y: int) -> Cell | None:
        y += self.verticalScrollBar().value()
        for cell in self._cells:
            if cell.node is not None and cell.rect.contains(x, y):
                return cell
        return None

    # Painting

    def _paint_cell(self, painter: QPainter, cell: Cell) -> None:
        theme = self._theme
        current = cell.node is not None and cell.node is self._current
        if current or (cell.node is not None and cell.node is self._hovered):
            painter.setBrush(theme.color("accent" if current else "raised"))
            painter.setPen(Qt.PenStyle.NoPen)
            inset = 0 if cell.small else 1
            box = QRectF(cell.rect).adjusted(0, inset, 0, -inset)
            painter.drawRoundedRect(box, theme.sizes.radius, theme.sizes.radius)
        muted = cell.kind is not Kind.MOVE or cell.small
        painter.setPen(theme.color("on_accent" if current else "text_muted" if muted else "text"))
        painter.setFont(self._fonts[cell.small])
        if cell.kind is Kind.NUMBER and not cell.small and cell.rect.left() == 0:
            place = cell.rect.adjusted(0, 0, -theme.spacing.s, 0)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, cell.text)
            return
        padding = theme.spacing.xs if cell.small else theme.spacing.s
        padding = padding if cell.kind is Kind.MOVE or not cell.small else 0
        place = cell.rect.adjusted(padding, 0, 0, 0)
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, cell.text)

    # Qt's own

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        offset = self.verticalScrollBar().value()
        if not self._cells or not any(cell.node for cell in self._cells):
            self._paint_empty(painter)
        painter.translate(0, -offset)
        last = event.rect().bottom() + offset
        for cell in self._cells[bisect_left(self._bottoms, event.rect().top() + offset) :]:
            if cell.rect.top() > last:
                break
            self._paint_cell(painter, cell)

    def _paint_empty(self, painter: QPainter) -> None:
        painter.setPen(self._theme.color("text_muted"))
        painter.setFont(self._fonts[False])
        space = self._theme.spacing
        box = self.viewport().rect().adjusted(space.s, space.s, -space.s, 0)
        flags = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        if not self._cells:
            painter.drawText(box, flags, self.tr("The moves of the game will stand here."))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        self._scroll_to_current()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position().toPoint()
        cell = self._cell_at(place.x(), place.y())
        hovered = cell.node if cell is not None else None
        if hovered is not self._hovered:
            self._hovered = hovered
            shape = Qt.CursorShape.PointingHandCursor if hovered else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = event.position().toPoint()
        cell = self._cell_at(place.x(), place.y())
        if cell is not None and event.button() == Qt.MouseButton.LeftButton:
            self.nodeChosen.emit(cell.node)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        cell = self._cell_at(event.pos().x(), event.pos().y())
        if cell is not None:
            self.menuRequested.emit(cell.node, event.globalPos())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave and self._hovered is not None:
            self._hovered = None
            self.viewport().update()
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            cell = self._cell_at(event.pos().x(), event.pos().y())
            shortened = cell is not None and "…" in cell.text and cell.node is not None
            QToolTip.showText(
                event.globalPos(), str(cell.node.move) if cell and cell.node and shortened else ""
            )
            return True
        return super().viewportEvent(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 3 * self._row_height(False))
