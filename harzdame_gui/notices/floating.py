"""Cards that lie over the window for a while: the bubble beside squares, and the toast over the panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from harzdame_engine import Square
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.notices.card import Notice, NoticeCard
from harzdame_gui.notices.placing import place_beside
from harzdame_gui.notices.slot import CardSlot
from harzdame_gui.theme import current_theme

_WIDEST = 300
_GAP = 8
_TAIL = 9
"""How far the tail of a bubble reaches, in pixels."""


class FloatingCard(NoticeCard):
    """Goes by itself once there was time to read it; not while the pointer rests on it. A click sends it off.

    *Signals*
    gone(): it went by itself or was sent off.
    """

    gone = Signal()

    def __init__(self, parent: QWidget, home: QWidget) -> None:
        """`home` takes the focus of a button that goes with the card."""
        super().__init__(parent)
        self._ground = parent
        self._home = home
        self._durations = current_theme().durations
        self._reading = QTimer(self, singleShot=True)
        self._reading.timeout.connect(self._end)
        self.setProperty("floating", True)

    def reading_time(self, notice: Notice) -> int:
        """Milliseconds that it takes to read a notice, and to choose what to do about it."""
        least = self._durations.reading_least * (2 if notice.actions else 1)
        return least + self._durations.reading_letter * len(notice.message.spoken)

    def show_notice(self, notice: Notice | None) -> None:
        if notice is None and self.isAncestorOf(QApplication.focusWidget() or self._home):
            self._home.setFocus()
        super().show_notice(notice)
        self._reading.stop()

    def show_for_a_while(self, notice: Notice) -> None:
        """Show `notice` until there was time to read it."""
        self.show_notice(notice)
        self._reading.start(self.reading_time(notice))

    def fitting_size(self) -> QSize:
        """The size for what it shows: as wide as the text needs, up to a limit, and then as high."""
        width = min(_WIDEST, max(self.natural_width(), self.minimumSizeHint().width()))
        return QSize(width, max(self.heightForWidth(width), self.minimumSizeHint().height()))

    @Slot()
    def _end(self) -> None:
        self.show_notice(None)
        self.gone.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._reading.stop()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self.notice is not None and self.passes:
            self._reading.start(self._durations.reading_least)

    @property
    def passes(self) -> bool:
        """Whether it goes by itself."""
        return True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self.rect().contains(event.position().toPoint()):
            self._end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # not for what lies below


class Toast(FloatingCard):
    """A general notice over the lower end of the panel; what is read there stays in sight."""

    def __init__(self, parent: QWidget, home: QWidget) -> None:
        super().__init__(parent, home)
        self._passes = True
        self._fitted: QSize | None = None  # that the text was fitted into
        self._place: QWidget | None = None
        self._slot: CardSlot | None = None
        self._moves: QWidget | None = None
        self._kept_clear: Callable[[], QRect] = QRect
        parent.installEventFilter(self)

    @property
    def passes(self) -> bool:
        return self._passes

    def stand_on(
        self,
        place: QWidget,
        slot: CardSlot,
        moves: QWidget,
        middle: QWidget,
        kept_clear: Callable[[], QRect],
    ) -> None:
        """Lie in the place of cards where it is free, else over the end of the moves, and nothing between.

        What lies below that place is never covered: where there is too little room above it, only the
        beginning of the text is shown, and the tooltip has all of it.

        The cards of `slot` are seen in `place`. The moves are part of `middle`, in which they can scroll.
        `kept_clear` is the place in them that is being read: where the end of the moves is that place, their
        beginning is taken.
        """
        self._place, self._slot, self._moves, self._kept_clear = place, slot, moves, kept_clear
        for part in (place, slot, moves, middle):
            part.installEventFilter(self)

    def show_notice(self, notice: Notice | None) -> None:
        self._fitted = None
        super().show_notice(notice)

    def show_until_dismissed(self, notice: Notice) -> None:
        """Show `notice` for good."""
        self._passes = False
        self.show_notice(notice)
        self.settle()

    def show_for_a_while(self, notice: Notice) -> None:
        self._passes = True
        super().show_for_a_while(notice)
        self.settle()

    def settle(self) -> None:
        """Go to its place."""
        if self.notice is None:
            return
        slot, moves = self._slot, self._moves
        floor = self._ground.rect() if self._place is None else self._place.geometry()
        cards = None if slot is None else slot.top_of_cards
        free = floor.height() if cards is None else min(cards - _GAP, floor.height())
        bottom = floor.top() + free
        height = self._fit_text(QSize(floor.width(), floor.bottom() + 1))
        if (
            height > free
            and moves is not None
            and moves.isVisibleTo(self._ground)
            and moves.height() >= height
        ):
            bottom = min(self._bottom_over(moves, height), floor.top())
        self.setGeometry(floor.left(), max(bottom - height, 0), floor.width(), height)
        self.raise_()

    def _fit_text(self, most: QSize) -> int:
        """Show as much of the text as there is room for; returns the height that the card needs with it.

        That is done once for each size: a text that is set has everything laid out anew.
        """
        words = self.notice.message.text.split(" ") if self.notice is not None else []
        kept = len(words)
        if self._fitted != most:
            self._fitted = most
            self._show_words(words, kept)
            while self._height_in(most.width()) > most.height() and kept:
                kept -= max(1, kept // 8)
                self._show_words(words, kept)
        return self._height_in(most.width())

    def _show_words(self, words: Sequence[str], kept: int) -> None:
        whole = " ".join(words)
        self.show_text(whole if kept == len(words) else f"{' '.join(words[:kept])}…", whole)

    def _height_in(self, width: int) -> int:
        return max(self.heightForWidth(width), self.minimumSizeHint().height())

    def _bottom_over(self, moves: QWidget, height: int) -> int:
        """The lower edge of the place over the moves, at their end or at their beginning."""
        clear = self._kept_clear()
        at_end = QRect(0, moves.height() - height, moves.width(), height)
        at_start = QRect(0, 0, moves.width(), height)
        place = at_start if at_end.intersects(clear) and not at_start.intersects(clear) else at_end
        return moves.mapTo(self._ground, QPoint(0, place.bottom() + 1)).y()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = QEvent.Type
        moved = (kinds.Resize, kinds.Move, kinds.LayoutRequest, kinds.HideToParent, kinds.ShowToParent)
        if event.type() in moved and self.notice is not None:
            self.settle()
        return super().eventFilter(watched, event)


class BesideSquares(FloatingCard):
    """A message beside the squares that it is about, which it never covers; its tail points at the first."""

    _tail: _Tail | None = None  # until it is made

    def __init__(self, board: BoardView, parent: QWidget) -> None:
        super().__init__(parent, board)
        self._board = board
        self._squares: tuple[Square, ...] = ()
        self._lasts = False
        self._tail = _Tail(parent)
        board.laidOut.connect(self._place)
        board.pressed.connect(self.dismiss)

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares that the message is about."""
        return self._squares

    @property
    def passes(self) -> bool:
        return not self._lasts

    def point_out(self, notice: Notice, squares: Sequence[Square], *, lasts: bool = False) -> None:
        """Show `notice` beside `squares`, of which there is at least one; `lasts`: until it is sent off."""
        self.show_notice(None)  # said anew, even if it is the same
        self._squares, self._lasts = tuple(squares), lasts
        (self.show_notice if lasts else self.show_for_a_while)(notice)
        self._place()

    def show_notice(self, notice: Notice | None) -> None:
        super().show_notice(notice)
        if notice is None and self._tail is not None:
            self._tail.hide()

    @Slot()
    def put_away(self) -> None:
        """Take it away, although nobody has answered it."""
        self.show_notice(None)

    @Slot()
    def dismiss(self) -> None:
        """Take it away."""
        if self.notice is not None:
            self._end()

    @Slot()
    def _place(self) -> None:
        if self.notice is None or not self._squares:
            return
        places = [self._rect_of(square) for square in self._squares]
        size, whole = self.fitting_size(), self._ground.rect()
        around = self._board.parentWidget() or self._ground
        about = QRect(around.mapTo(self._ground, QPoint()), around.size())
        for space in (about & whole, whole):  # beside the board rather than over the panel
            place = place_beside(size, space.adjusted(4, 4, -4, -4), places, _TAIL)
            if not any(map(place.intersects, places)):
                break
        self.setGeometry(place)
        self.raise_()
        if self._tail is not None:
            self._tail.reach(place, places[0])

    def _rect_of(self, square: Square) -> QRect:
        half = self._board.square_side / 2
        middle = self._board.square_center(square)
        corner = self._board.mapTo(self._ground, (middle - QPointF(half, half)).toPoint())
        return QRect(corner, QSize(round(2 * half), round(2 * half)))


class Bubble(BesideSquares):
    """The window's own: what a move cannot do, what must be done, and what might be.

    *Signals*
    answered(Message): that was shown, and went by itself or was sent off.
    """

    answered = Signal(object)

    def _end(self) -> None:
        shown = self.notice
        super()._end()
        if shown is not None:
            self.answered.emit(shown.message)


class _Tail(QWidget):
    """The corner that ties a bubble to its square."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._corners: tuple[QPointF, QPointF, QPointF] = (QPointF(), QPointF(), QPointF())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def reach(self, card: QRect, square: QRect) -> None:
        """Place the tail between a card and a square beside it, or hide it where they are far apart."""
        low_x, high_x = max(card.left(), square.left()) + 12, min(card.right(), square.right()) - 12
        low_y, high_y = max(card.top(), square.top()) + 12, min(card.bottom(), square.bottom()) - 12
        x, y = (low_x + high_x) // 2, (low_y + high_y) // 2
        size = _TAIL + 1
        area = QRect()
        if low_x <= high_x and 0 < square.top() - card.bottom() <= 2 * _TAIL:  # the square is below
            area = QRect(x - size, card.bottom() - 1, 2 * size, size + 1)
            self._corners = QPointF(0, 0), QPointF(2 * size, 0), QPointF(size, size)
        elif low_x <= high_x and 0 < card.top() - square.bottom() <= 2 * _TAIL:
            area = QRect(x - size, card.top() - size + 1, 2 * size, size + 1)
            self._corners = QPointF(0, size), QPointF(2 * size, size), QPointF(size, 0)
        elif low_y <= high_y and 0 < square.left() - card.right() <= 2 * _TAIL:
            area = QRect(card.right() - 1, y - size, size + 1, 2 * size)
            self._corners = QPointF(0, 0), QPointF(0, 2 * size), QPointF(size, size)
        elif low_y <= high_y and 0 < card.left() - square.right() <= 2 * _TAIL:
            area = QRect(card.left() - size + 1, y - size, size + 1, 2 * size)
            self._corners = QPointF(size, 0), QPointF(size, 2 * size), QPointF(0, size)
        self.setVisible(not area.isEmpty())
        self.setGeometry(area)
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(current_theme().color("surface"))
        painter.drawPolygon(QPolygonF(list(self._corners)))
        painter.setPen(QPen(current_theme().color("line_strong"), 1))
        first, second, tip = self._corners
        painter.drawLine(first, tip)
        painter.drawLine(second, tip)
