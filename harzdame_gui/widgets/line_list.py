"""The lines of an analysis: rows of a score and moves to click."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine import Color, Line, Move
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from harzdame_gui.text.move_rows import short_move
from harzdame_gui.text.scores import score_text
from harzdame_gui.theme import FontRole, Theme

WIDEST_SCORE = "1–0 in 88"
_ALIGNED = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_CENTRED = Qt.AlignmentFlag.AlignCenter


class Cell(NamedTuple):
    """A move at its place: the `ply`th of `line`, both from 0."""

    rect: QRect
    text: str
    line: int
    ply: int


class AnalysisLines(QWidget):
    """A fixed number of rows, each with as many moves of its line as there is room for.

    *Signals*
    moveChosen(tuple[Move, ...]): a move was clicked; the moves of its line up to it.
    pointedAt(Move | None): the first move of the line under the pointer has changed.
    """

    moveChosen = Signal(object)
    pointedAt = Signal(object)

    def __init__(
        self, theme: Theme, name: str, parent: QWidget | None = None, *, scores: bool = True
    ) -> None:
        """`name` is for screen readers; without `scores` the rows have only moves."""
        super().__init__(parent)
        self._scores = scores
        self._theme = theme
        self._rows = 1
        self._lines: tuple[Line, ...] = ()
        self._mover = Color.WHITE
        self._message = ""
        self._stale = False
        self._cells: list[Cell] = []
        self._cut: dict[int, int] = {}
        self._pointer: QPoint | None = None
        self._hovered: tuple[int, int] | None = None
        self._pointed: Move | None = None
        self._font = QFont()
        self._score_font = QFont()
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and fonts."""
        self._theme = theme
        self._font = theme.font()
        self._score_font = theme.font(FontRole.STRONG)
        self.set_rows(self._rows)

    def set_rows(self, rows: int) -> None:
        """Reserve room for a number of lines."""
        self._rows = rows
        self.setFixedHeight(rows * self._row_height())
        self._lay_out()

    def show_lines(self, lines: tuple[Line, ...], mover: Color) -> None:
        """Show lines that `mover` begins, with scores from White's point of view."""
        same = lines == self._lines and mover is self._mover and not self._message and not self._stale
        if same:
            return
        self._lines, self._mover = lines, mover
        self._message = ""
        self._stale = False
        self._lay_out()
        self.setAccessibleDescription("; ".join(self._spoken(line) for line in lines))

    def show_message(self, text: str) -> None:
        """Show `text` instead of lines."""
        self._message = text
        self._lines = ()
        self._stale = False
        self._lay_out()
        self.setAccessibleDescription(text)

    def fade(self) -> None:
        """Grey out lines that no longer belong to the position; new ones follow in a moment."""
        if self._message:
            self.show_message("")
        elif not self._stale:
            self._stale = True
            self._look_under_pointer()
            self.update()

    def cell_rect(self, line: int, ply: int) -> QRect | None:
        """The place of a move, or None if there is no room for it."""
        return next((cell.rect for cell in self._cells if (cell.line, cell.ply) == (line, ply)), None)

    def _spoken(self, line: Line) -> str:
        score = [score_text(line.score.pov(Color.WHITE, self._mover))] if self._scores else []
        return " ".join([*score, *map(str, line.pv)])

    # Layout

    def _row_height(self) -> int:
        return QFontMetrics(self._font).height() + self._theme.spacing.s

    def _score_width(self) -> int:
        if not self._scores:
            return 0
        return QFontMetrics(self._score_font).horizontalAdvance(WIDEST_SCORE) + self._theme.spacing.s

    def _lay_out(self) -> None:
        self._cells = []
        self._cut = {}
        for row, line in enumerate(self._lines[: self._rows]):
            self._lay_out_line(row, line)
        self._look_under_pointer()
        self.update()

    def _lay_out_line(self, row: int, line: Line) -> None:
        metrics, padding = QFontMetrics(self._font), self._theme.spacing.xs
        height = self._row_height()
        x = self._score_width()
        dots = metrics.horizontalAdvance("…") + padding
        for ply, move in enumerate(line.pv):
            text = short_move(move)
            width = metrics.horizontalAdvance(text) + 2 * padding
            reserved = 0 if ply == len(line.pv) - 1 else dots
            if x + width + reserved > self.width():
                self._cut[row] = x
                return
            self._cells.append(Cell(QRect(x, row * height, width, height), text, row, ply))
            x += width

    # The pointer

    def _cell_at(self, place: QPoint | None) -> Cell | None:
        if self._stale or place is None:
            return None
        return next((cell for cell in self._cells if cell.rect.contains(place)), None)

    def _first_move_at(self, place: QPoint | None) -> Move | None:
        if self._stale or place is None:
            return None
        row = place.y() // self._row_height()
        pv = self._lines[row].pv if 0 <= row < min(self._rows, len(self._lines)) else ()
        return pv[0] if pv else None

    def _look_under_pointer(self) -> None:
        """Update what depends on the move under the pointer."""
        cell = self._cell_at(self._pointer)
        hovered = (cell.line, cell.ply) if cell is not None else None
        if hovered != self._hovered:
            self._hovered = hovered
            self.setCursor(Qt.CursorShape.PointingHandCursor if hovered else Qt.CursorShape.ArrowCursor)
            self.update()
        pointed = self._first_move_at(self._pointer)
        if pointed != self._pointed:
            self._pointed = pointed
            self.pointedAt.emit(pointed)

    # Painting

    def _paint_score(self, painter: QPainter, row: int, line: Line) -> None:
        score = line.score.pov(Color.WHITE, self._mover)
        place = QRect(0, row * self._row_height(), self._score_width(), self._row_height())
        painter.setFont(self._score_font)
        painter.drawText(place, _ALIGNED, score_text(score))

    def _paint_cell(self, painter: QPainter, cell: Cell) -> None:
        if (cell.line, cell.ply) == self._hovered:
            painter.save()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("raised"))
            radius = self._theme.sizes.radius
            painter.drawRoundedRect(QRectF(cell.rect).adjusted(0, 1, 0, -1), radius, radius)
            painter.restore()
        painter.drawText(cell.rect, _CENTRED, cell.text)

    # Qt's own

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self._row_height()
        if self._message:
            painter.setPen(self._theme.color("text_muted"))
            painter.setFont(self._font)
            text = painter.fontMetrics().elidedText(self._message, Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(QRect(0, 0, self.width(), height), _ALIGNED, text)
        ink = self._theme.color("text_disabled" if self._stale else "text")
        painter.setPen(ink)
        if self._scores:
            for row, line in enumerate(self._lines[: self._rows]):
                self._paint_score(painter, row, line)
        painter.setFont(self._font)
        for cell in self._cells:
            self._paint_cell(painter, cell)
        for row, x in self._cut.items():
            place = QRect(x + self._theme.spacing.xs, row * height, self.width() - x, height)
            painter.drawText(place, _ALIGNED, "…")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.position().toPoint()
        self._look_under_pointer()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._pointer = None
        self._look_under_pointer()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self._cell_at(event.position().toPoint())
        if cell is not None and event.button() == Qt.MouseButton.LeftButton:
            self.moveChosen.emit(self._lines[cell.line].pv[: cell.ply + 1])

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the second press would choose a move in the lines of the next position

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            cell = self._cell_at(event.pos())
            shortened = cell is not None and "…" in cell.text
            text = str(self._lines[cell.line].pv[cell.ply]) if cell is not None and shortened else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)
