"""The lines of an analysis: rows of a score and moves, to click or to walk through by keys."""

from __future__ import annotations

from typing import NamedTuple, cast

from harzdame_engine import Color, Line, Move
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from harzdame_gui.controllers.settings.choices import ScoreSide
from harzdame_gui.text.figures import direction_of
from harzdame_gui.text.scores import spoken_score, told_score, widest_scores
from harzdame_gui.text.short_moves import short_move
from harzdame_gui.theme import FontRole, Themed, current_theme

_Key = Qt.Key
_ALONG = {_Key.Key_Left: -1, _Key.Key_Right: 1, _Key.Key_Home: -1000, _Key.Key_End: 1000}
_ACROSS = {_Key.Key_Up: -1, _Key.Key_Down: 1}
_CHOOSING = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space)
_OWN_KEYS = {*_ALONG, *_ACROSS, *_CHOOSING, _Key.Key_Escape}
"""The keys that are for the lines while they have the focus, and not for the game."""
_ALIGNED = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_CENTRED = Qt.AlignmentFlag.AlignCenter


class MoveCell(NamedTuple):
    """A move at its place: the `ply`th of `line`, both from 0."""

    rect: QRect
    text: str
    line: int
    ply: int


class AnalysisLines(QWidget, Themed):
    """A fixed number of rows, each with as many moves of its line as there is room for.

    *Signals*
    moveChosen(tuple[Move, ...], tuple[Move, ...]): a move was clicked, or Return was pressed on
        it; the moves of its line up to it, and those behind it.
    pointedAt(Move | None): the first move of the line under the pointer has changed.
    lookedAt(tuple[Move, ...]): the move under the pointer, or gone to by keys, is another: the
        moves of its line up to it; () where there is none.
    left(): Escape was pressed.
    """

    moveChosen = Signal(object, object)
    pointedAt = Signal(object)
    lookedAt = Signal(object)
    left = Signal()

    def __init__(self, name: str, parent: QWidget | None = None, *, scores: bool = True) -> None:
        """`name` is for screen readers; without `scores` the rows have only moves."""
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as moves are written, in every language
        self._scores = scores
        self._rows = 1
        self._lines: tuple[Line, ...] = ()
        self._mover = Color.WHITE
        self._message = ""
        self._stale = False
        self._cells: list[MoveCell] = []
        self._cut: dict[int, int] = {}
        self._pointer: QPoint | None = None
        self._hovered: tuple[int, int] | None = None
        self._pointed: Move | None = None
        self._cursor = (0, 0)
        self._looked: tuple[Move, ...] = ()
        self._side = ScoreSide.WHITE
        self._score_width = 0
        self._font = QFont()
        self._score_font = QFont()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the arrow keys to the game
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self.take_theme()

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        theme = current_theme()
        self._font = theme.font()
        self._score_font = theme.font(FontRole.STRONG)
        self._measure_scores()
        self.set_rows(self._rows)

    def set_side(self, side: ScoreSide) -> None:
        """Tell scores from this side."""
        self._side = side
        self._measure_scores()
        self._lay_out()
        self._describe()

    def set_rows(self, rows: int) -> None:
        """Reserve room for a number of lines."""
        self._rows = rows
        self.setFixedHeight(rows * self._row_height())
        self._lay_out()

    def show_lines(self, lines: tuple[Line, ...], mover: Color) -> None:
        """Show lines that `mover` begins, with scores for that side."""
        same = lines == self._lines and mover is self._mover and not self._message and not self._stale
        if same:
            return
        self._lines, self._mover = lines, mover
        self._message = ""
        self._stale = False
        self._lay_out()
        self._describe()

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

    @property
    def looked_rect(self) -> QRect:
        """The place of the move that is looked at; empty where there is none."""
        return self.cell_rect(*self._seen) or QRect() if self._seen is not None else QRect()

    def _describe(self) -> None:
        if not self._message:
            self.setAccessibleDescription("; ".join(self._spoken(line) for line in self._lines))

    def _spoken(self, line: Line) -> str:
        told = self._scores and line.is_scored
        score = [spoken_score(line.score, self._mover, self._side)] if told else []
        return " ".join([*score, *map(str, line.pv)])

    # Layout

    def _row_height(self) -> int:
        return QFontMetrics(self._font).height() + current_theme().spacing.s

    def _measure_scores(self) -> None:
        metrics = QFontMetrics(self._score_font)
        widest = max(map(metrics.horizontalAdvance, widest_scores(self._side))) + current_theme().spacing.s
        self._score_width = widest if self._scores else 0

    def _lay_out(self) -> None:
        self._cells = []
        self._cut = {}
        for row, line in enumerate(self._lines[: self._rows]):
            self._lay_out_line(row, line)
        self._keep_cursor()
        self._look_under_pointer()
        self.update()

    def _lay_out_line(self, row: int, line: Line) -> None:
        metrics, padding = QFontMetrics(self._font), current_theme().spacing.xs
        height = self._row_height()
        x = self._score_width
        dots = metrics.horizontalAdvance("…") + padding
        for ply, move in enumerate(line.pv):
            text = short_move(move)
            width = metrics.horizontalAdvance(text) + 2 * padding
            reserved = 0 if ply == len(line.pv) - 1 else dots
            if x + width + reserved > self.width():
                self._cut[row] = x
                return
            self._cells.append(MoveCell(QRect(x, row * height, width, height), text, row, ply))
            x += width

    # The pointer

    def _cell_at(self, place: QPoint | None) -> MoveCell | None:
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
        self._tell_look()

    # The keys

    @property
    def _seen(self) -> tuple[int, int] | None:
        """The line and ply of the move that is looked at: under the pointer, or else at the cursor."""
        if self._hovered is not None:
            return self._hovered
        usable = self.hasFocus() and not self._stale and self.cell_rect(*self._cursor) is not None
        return self._cursor if usable else None

    def _tell_look(self) -> None:
        seen = self._seen
        looked = self._lines[seen[0]].pv[: seen[1] + 1] if seen is not None else ()
        if looked != self._looked:
            self._looked = looked
            self.lookedAt.emit(looked)

    def _keep_cursor(self) -> None:
        """Leave the cursor in its line, as far as that reaches now."""
        line, ply = self._cursor
        line = max(0, min(line, self._rows - 1, len(self._lines) - 1))
        last = max((cell.ply for cell in self._cells if cell.line == line), default=0)
        self._cursor = (line, min(ply, last))

    def _go(self, key: int) -> None:
        before = self._cursor
        line, ply = before
        self._cursor = (line + _ACROSS.get(_Key(key), 0), max(0, ply + _ALONG.get(_Key(key), 0)))
        self._keep_cursor()
        self._hovered = None
        self.update()
        self._tell_look()
        if self._cursor != before and self._seen is not None:
            line, ply = self._cursor
            text = str(self._lines[line].pv[ply])
            if line != before[0] and self._scores and self._lines[line].is_scored:
                text = f"{spoken_score(self._lines[line].score, self._mover, self._side)}: {text}"
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _choose(self, line: int, ply: int) -> None:
        moves = self._lines[line].pv
        self.moveChosen.emit(moves[: ply + 1], moves[ply + 1 :])

    # Painting

    def _paint_score(self, painter: QPainter, row: int, line: Line) -> None:
        place = QRect(0, row * self._row_height(), self._score_width, self._row_height())
        painter.setFont(self._score_font)
        painter.drawText(place, _ALIGNED, told_score(line.score, self._mover, self._side))

    def _paint_cell(self, painter: QPainter, cell: MoveCell) -> None:
        at_cursor = self.hasFocus() and not self._stale and (cell.line, cell.ply) == self._cursor
        if at_cursor or (cell.line, cell.ply) == self._hovered:
            painter.save()
            width = current_theme().sizes.focus_ring if at_cursor else 0
            painter.setPen(QPen(current_theme().color("focus"), width) if width else Qt.PenStyle.NoPen)
            painter.setBrush(current_theme().color("accent_soft" if at_cursor else "raised"))
            radius = current_theme().sizes.radius
            painter.drawRoundedRect(QRectF(cell.rect).adjusted(0, 1, 0, -1), radius, radius)
            painter.restore()
        painter.drawText(cell.rect, _CENTRED, cell.text)

    # Qt's own

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self._row_height()
        if self._message:
            painter.setPen(current_theme().color("text_muted"))
            painter.setFont(self._font)
            text = painter.fontMetrics().elidedText(self._message, Qt.TextElideMode.ElideRight, self.width())
            painter.setLayoutDirection(direction_of(text))
            painter.drawText(QRect(0, 0, self.width(), height), _ALIGNED, text)
        painter.setLayoutDirection(self.layoutDirection())  # a painter's own is that of the app
        ink = current_theme().color("text_disabled" if self._stale else "text")
        painter.setPen(ink)
        if self._scores:
            for row, line in enumerate(self._lines[: self._rows]):
                if line.is_scored:
                    self._paint_score(painter, row, line)
        painter.setFont(self._font)
        for cell in self._cells:
            self._paint_cell(painter, cell)
        for row, x in self._cut.items():
            place = QRect(x + current_theme().spacing.xs, row * height, self.width() - x, height)
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
            self._choose(cell.line, cell.ply)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the second press would choose a move in the lines of the next position

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == _Key.Key_Escape:
            self.left.emit()
        elif event.key() in _CHOOSING:
            if self._seen is not None:
                self._choose(*self._seen)
        elif event.key() in _OWN_KEYS:
            self._go(event.key())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()
        self._tell_look()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
        self._tell_look()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and cast("QKeyEvent", event).key() in _OWN_KEYS:
            event.accept()
            return True
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            cell = self._cell_at(event.pos())
            shortened = cell is not None and "…" in cell.text
            text = str(self._lines[cell.line].pv[cell.ply]) if cell is not None and shortened else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)
