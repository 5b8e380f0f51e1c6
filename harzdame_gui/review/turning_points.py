"""The turning points of a game as a row of small boards; a click shows the position in the game."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine.game.numbering import numbered_move
from harzdame_engine.review.judgement import Quality
from harzdame_engine.review.summary import TURNING_POINTS, GraphPoint
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from harzdame_gui.board.picture import render_position
from harzdame_gui.review.text import SIGNS, moment_text
from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.widgets.layouts import STRETCH, fill

_MOST, _LEAST = 128, 56
_EDGE = 4


class TurningPoints(QWidget):
    """A board for each move that turned the game: the position before it, with an arrow along it.

    *Signals*
    nodeChosen(Node): the position after a move is to be shown.
    """

    nodeChosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gap = current_theme().spacing.xs
        self.boards = [MomentBoard(self) for _ in range(TURNING_POINTS)]
        for board in self.boards:
            board.clicked.connect(self._on_clicked)
        self.setAccessibleName(self.tr("Turning points"))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        fill(QHBoxLayout(self), *self.boards, STRETCH, spacing=self._gap)

    def show_moments(self, moments: Sequence[GraphPoint], *, flipped: bool) -> None:
        """Show these moves, on boards seen from White's side or the other."""
        for number, board in enumerate(self.boards):
            moment = moments[number] if number < len(moments) else None
            if moment is not None:
                board.show_moment(moment, flipped=flipped)
            board.setVisible(moment is not None)

    def fit(self, width: int) -> None:
        """Make the boards as large as a row of so many pixels allows."""
        room = (width - (len(self.boards) - 1) * self._gap) // len(self.boards)
        for board in self.boards:
            board.set_width(max(_LEAST, min(_MOST, room)))

    @Slot()
    def _on_clicked(self) -> None:
        board = self.sender()
        if isinstance(board, MomentBoard) and board.moment is not None:
            self.nodeChosen.emit(board.moment.node)


class MomentBoard(QAbstractButton, Themed):
    """A button with a board, and the move below it. Return presses it; the space bar is left to the game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.moment: GraphPoint | None = None
        self._flipped = False
        self._picture: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_width(_LEAST)
        self.take_theme()
        self.hide()

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        self._picture = None
        self.setFont(current_theme().font(FontRole.CAPTION))
        self.set_width(self.width())

    def set_width(self, width: int) -> None:
        """Be so wide, and as high as board and text need."""
        height = width + 2 * self.fontMetrics().height() + _EDGE
        if QSize(width, height) != self.size() or self.minimumSize() != self.size():
            self._picture = None
            self.setFixedSize(width, height)

    def show_moment(self, moment: GraphPoint, *, flipped: bool) -> None:
        """Show a move, and the position before it."""
        if self.moment is None or moment.node is not self.moment.node or flipped != self._flipped:
            self._picture = None
        self.moment, self._flipped = moment, flipped
        self.setText(self._caption(moment))
        self.setToolTip(moment_text(moment))
        self.setAccessibleName(moment_text(moment))
        self.update()

    def _caption(self, moment: GraphPoint) -> str:
        """The number and the sign of the move, and the move in a line of its own."""
        number, _, move = numbered_move(moment.node).partition(" ")
        sign = SIGNS.get(moment.quality, "") if moment.quality is not None else ""
        return f"{number} {sign}\n{move}"

    def _drawn(self) -> QPixmap | None:
        """The picture of the board, made when it is first painted."""
        node = self.moment.node if self.moment is not None else None
        if self._picture is None and node is not None and node.parent is not None and node.move is not None:
            position = node.parent.position
            self._picture = render_position(
                position.rules,
                position.pieces,
                current_theme(),
                self.width() - 2 * _EDGE,
                self.devicePixelRatioF(),
                arrows=(node.move.squares,),
                flipped=self._flipped,
            )
        return self._picture

    # Qt's own

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, radius = current_theme(), current_theme().sizes.radius
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("pressed" if self.isDown() else "raised"))
            painter.drawRoundedRect(self.rect(), radius, radius)
        picture = self._drawn()
        if picture is not None:
            painter.drawPixmap(QPoint(_EDGE, _EDGE), picture)
        self._draw_caption(painter)
        if self.hasFocus():
            painter.setPen(QPen(theme.color("focus"), theme.sizes.focus_ring))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)

    def _draw_caption(self, painter: QPainter) -> None:
        """Draw both lines of the text, the first in the colour of the mistake."""
        tall, wide = self.fontMetrics().height(), self.width() - 2 * _EDGE
        blunder = self.moment is not None and self.moment.quality is Quality.BLUNDER
        colors = ("error" if blunder else "warning", "text")
        for line, (text, color) in enumerate(zip(self.text().split("\n"), colors, strict=False)):
            place = QRect(_EDGE, self.width() - _EDGE + line * tall, wide, tall)
            painter.setPen(current_theme().color(color))
            shown = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, wide)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignHCenter), shown)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
