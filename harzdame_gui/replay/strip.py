"""The strip: a game as a row of small boards, painted as they come into sight."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QSizePolicy, QToolTip, QWidget

from harzdame_gui.replay.frames import StripFrame, frame_at
from harzdame_gui.replay.pictures import SmallBoards
from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.widgets.labels import plain_tip

BOARD = 104
"""The side of a small board."""
_LOW_BOARD = 64
"""The same, where the height is needed elsewhere."""
_WIDEST_CAPTION = 138
_MEASURED = 60
"""Captions that are measured; longer ones further on are cut off."""
_NOTCH = 120


class FilmStrip(QAbstractScrollArea, Themed):
    """One row of frames; a click, or Return on the one with the cursor, chooses one.

    *Signals*
    nodeChosen(Node): a position was chosen.
    """

    nodeChosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = BOARD
        self._boards = SmallBoards(BOARD, self.devicePixelRatioF())
        self._frames: Sequence[StripFrame] = ()
        self._current = 0
        self._step = BOARD
        self._hovered = -1
        self._waiting: deque[int] = deque()
        self._painter = QTimer(self, interval=0)
        self._painter.timeout.connect(self._paint_next)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.viewport().setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # in every language, as time goes
        self.setAccessibleName(self.tr("Strip of boards"))
        self.take_theme()

    @property
    def frames(self) -> Sequence[StripFrame]:
        """The frames, from the left."""
        return self._frames

    @property
    def current(self) -> int:
        """The place of the frame that is marked."""
        return self._current

    @property
    def painted(self) -> bool:
        """Whether every frame in sight has its picture."""
        return not self._waiting

    def show_frames(self, frames: Sequence[StripFrame], ply: int) -> None:
        """Show other frames, and mark the one for the position after so many moves."""
        self._frames = frames
        self._hovered = -1
        self._measure()
        self.set_ply(ply)
        self.viewport().update()

    def set_ply(self, ply: int) -> None:
        """Mark the frame for the position after so many moves, and bring it into sight."""
        if not self._frames:
            return
        self._current = frame_at(self._frames, ply)
        self.setAccessibleDescription(self._frames[self._current].spoken)
        self._reveal(self._current)
        self.viewport().update()

    def set_flipped(self, flipped: bool) -> None:
        """See the boards from Black's side, or from White's."""
        if self._boards.change(flipped=flipped):
            self.viewport().update()

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        theme = current_theme()
        self._boards.change(theme=theme)
        self._font = theme.font(FontRole.CAPTION)
        self._line = QFontMetrics(self._font).height()
        self._fit()

    def set_low(self, low: bool) -> None:
        """Show smaller boards, or those of the usual size."""
        self._side = _LOW_BOARD if low else BOARD
        if self._boards.change(side=self._side):
            self._fit()
            if self._frames:
                self._reveal(self._current)

    def cell_rect(self, place: int) -> QRect:
        """The place of a frame in the viewport."""
        step = self._step
        left = place * step - self.horizontalScrollBar().value()
        return QRect(left, 0, step, self.viewport().height())

    # Inside

    def _fit(self) -> None:
        """Take the height that boards, captions and scroll bar need."""
        scroll = self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(self._side + self._line + scroll + 4 * current_theme().spacing.xs)
        self._measure()
        self.viewport().update()

    def _measure(self) -> None:
        """Find how far one frame lies behind the other."""
        metrics = QFontMetrics(self._font)
        widest = max(
            (metrics.horizontalAdvance(frame.caption) for frame in self._frames[:_MEASURED]), default=0
        )
        self._step = max(self._side, min(widest, _WIDEST_CAPTION)) + 2 * current_theme().spacing.s
        self._set_range()

    def _set_range(self) -> None:
        bar, width, step = self.horizontalScrollBar(), self.viewport().width(), self._step
        bar.setRange(0, max(0, len(self._frames) * step - width))
        bar.setPageStep(width)
        bar.setSingleStep(step)

    def _reveal(self, place: int) -> None:
        """Scroll so that a frame and its neighbours are seen."""
        cell, bar, width = self.cell_rect(place), self.horizontalScrollBar(), self.viewport().width()
        if cell.left() < cell.width() or cell.right() > width - cell.width():
            bar.setValue(bar.value() + cell.center().x() - width // 2)

    def _place_at(self, point: QPoint) -> int:
        place = (point.x() + self.horizontalScrollBar().value()) // self._step
        return place if 0 <= place < len(self._frames) else -1

    def _picture_rect(self, place: int) -> QRect:
        cell = self.cell_rect(place)
        return QRect(
            cell.center().x() - self._side // 2, 2 * current_theme().spacing.xs, self._side, self._side
        )

    @Slot()
    def _paint_next(self) -> None:
        """Paint one picture that is still in sight; each is short work, all of them would not be."""
        seen = self.viewport().rect()
        while self._waiting:
            place = self._waiting.popleft()
            if place < len(self._frames) and self.cell_rect(place).intersects(seen):
                node = self._frames[place].node
                self._boards.picture(node.position, node.move)
                self.viewport().update(self.cell_rect(place))
                break
        if not self._waiting:
            self._painter.stop()

    def _hover(self, place: int) -> None:
        if place == self._hovered:
            return
        for each in (self._hovered, place):
            if each >= 0:
                self.viewport().update(self.cell_rect(each))
        self._hovered = place
        shape = Qt.CursorShape.PointingHandCursor if place >= 0 else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def _choose(self, place: int) -> None:
        if 0 <= place < len(self._frames):
            self.nodeChosen.emit(self._frames[place].node)

    # Qt's own

    def paintEvent(self, event: QPaintEvent) -> None:
        self._boards.change(ratio=self.devicePixelRatioF())
        painter = QPainter(self.viewport())
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # whose own is that of the app
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        seen = event.rect()
        first = max(0, (seen.left() + self.horizontalScrollBar().value()) // self._step)
        last = (seen.right() + self.horizontalScrollBar().value()) // self._step
        for place in range(first, min(last + 1, len(self._frames))):
            self._paint_frame(painter, place)

    def _paint_frame(self, painter: QPainter, place: int) -> None:
        frame, theme, board = self._frames[place], current_theme(), self._picture_rect(place)
        around = board.adjusted(-4, -4, 4, 4)
        if place in {self._current, self._hovered}:
            marked = place == self._current
            color = theme.color(
                "focus" if marked and self.hasFocus() else "accent" if marked else "line_strong"
            )
            painter.setPen(QPen(color, 2 if marked else 1))
            painter.setBrush(theme.color("accent_soft") if marked else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(around, theme.sizes.radius, theme.sizes.radius)
        picture = self._boards.known(frame.node.position, frame.node.move)
        if picture is not None:
            painter.drawPixmap(board.topLeft(), picture)
        else:
            painter.fillRect(board.adjusted(3, 3, -3, -3), theme.color("raised"))
            if place not in self._waiting:
                self._waiting.append(place)
            self._painter.start()
        painter.setPen(theme.color("text" if place == self._current else "text_muted"))
        text = QRect(self.cell_rect(place).left() + 2, around.bottom() + 2, self._step - 4, self._line)
        caption = painter.fontMetrics().elidedText(frame.caption, Qt.TextElideMode.ElideRight, text.width())
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, caption)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_range()
        if self._frames:
            self._reveal(self._current)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._choose(self._place_at(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._place_at(event.position().toPoint()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta()
        way = turned.y() if abs(turned.y()) >= abs(turned.x()) else turned.x()
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - round(way * self._step / _NOTCH))
        event.accept()

    def event(self, event: QEvent) -> bool:
        override = QEvent.Type.ShortcutOverride
        if (
            isinstance(event, QKeyEvent)
            and event.type() == override
            and event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        ):
            event.accept()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.horizontalScrollBar()
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            bar.setValue(
                bar.value() + (bar.pageStep() if event.key() == Qt.Key.Key_PageDown else -bar.pageStep())
            )
        else:
            event.ignore()  # the steps through the game are the window's

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._hover(-1)
        elif event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self._place_at(event.pos())
            QToolTip.showText(
                event.globalPos(), plain_tip(self._frames[place].spoken) if place >= 0 else "", self
            )
            return True
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(600, self.height())
