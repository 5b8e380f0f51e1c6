"""The move list: the whole game as a book prints it, every move a place to click."""

from __future__ import annotations

from harzdame_engine import GameTree, Node
from harzdame_engine.game.withdrawn import shown_as
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip, QWidget

from harzdame_gui.play.gradual_rows import GradualRows
from harzdame_gui.play.move_blocks import Highlight
from harzdame_gui.play.move_page import MovePage
from harzdame_gui.play.move_style import MoveStyle
from harzdame_gui.text.figures import direction_of
from harzdame_gui.text.move_details import spoken_move, word_tooltip
from harzdame_gui.text.move_rows import Word, WordKind
from harzdame_gui.theme import Themed, current_theme

_SLICE = 0.006
"""The time for which rows out of sight are laid out before events are looked at again, in seconds."""
_LEAST_ROWS = 5
"""The rows of moves in which one can find one’s way, beside the board."""
_SPARE_ROWS = 2
"""As many may be missing at the end after an edit, before the others move down."""
_LAID_OUT_MS = 100
"""The time in which everything beside the list has taken its height: some parts need more than one turn."""


class MoveList(QAbstractScrollArea, Themed):
    """Shows a game tree and marks the move the board stands at.

    It scrolls by itself only to bring that move into view, and not for a card that needs room (`hold`).
    Whoever does not see it hears the move that is gone to, with all that is said of it.

    *Signals*
    nodeChosen(Node): a move was clicked.
    menuRequested(Node, QPoint): a menu is wanted for a move, at this place of the screen.
    """

    nodeChosen = Signal(object)
    menuRequested = Signal(object, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as moves are written, in every language
        self._tree: GameTree | None = None
        self._current: Node | None = None
        self._hovered: Node | None = None
        self._reached_by_key = False
        self._held = False
        self._closing = ""
        self._spare = 0
        self._least_rows = _LEAST_ROWS
        self._going = QTimer(self, singleShot=True, interval=_LAID_OUT_MS)
        self._written = QTimer(self, singleShot=True, interval=0)
        self._holding = QTimer(self, singleShot=True)
        self._holding.timeout.connect(self._let_go)
        self._style = MoveStyle(1)
        self._page = MovePage(self._style, current_theme().spacing.xs)
        self._rows = GradualRows(self._style.sign)
        self._growing = False  # the page has the beginning of what is being written
        self._sought = False  # the current move comes into view as soon as it is written
        self._improving = QTimer(self, interval=0)
        self._improving.timeout.connect(self._improve)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # of Qt's own viewport PySide would not know the class, and to find out it makes those of all widgets
        surface = QWidget(mouseTracking=True)
        self.setViewport(surface)
        self.setAccessibleName(self.tr("Moves"))
        self.take_theme()

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        self._finish()
        self._restyle()
        self._rows = GradualRows(self._style.sign)
        self.verticalScrollBar().setSingleStep(self._style.row_height)

    def show_tree(self, tree: GameTree, current: Node, closing: str = "") -> None:
        """Show `tree` with `current` marked and, below the last move, how the game ended.

        A huge one appears bit by bit, after an edit once all of it is written.
        """
        other, current = tree is not self._tree, shown_as(current)
        self._written.start()  # a change of the current move that follows at once is play
        if other:
            self._rows.forget()
        moved = other or current is not self._current
        place = self.cell_rect(self._current) if self._current is not None else None
        seen = place is not None and place.top() >= 0 and place.bottom() <= self.viewport().height()
        self._tree, self._current, self._hovered = tree, current, None
        ended = bool(closing) and not self._closing
        self._closing = closing
        self._rows.begin(tree, closing)
        # what was added above the current move may have pushed it out of sight
        self._growing, self._sought = other, moved or seen or ended
        self._take_written(anew=other)
        if moved:
            self._tell()
        self._improving.start()

    def _take_written(self, *, anew: bool = False) -> None:
        """Put what is written on the page, where it does not stand in place of more."""
        if not self._growing and not self._rows.done:
            return
        top, offset = self._anchor()
        self._spare = 0 if anew else self.height_of(_SPARE_ROWS)
        top = self._page.set_rows(self._rows.rows, top)
        self._settle(0 if anew else top, 0.0 if anew else offset)
        if self._sought:
            self._scroll_to_current()

    def _finish(self) -> None:
        """Write the rest at once."""
        if not self._rows.done:
            self._rows.finish()
            self._take_written()

    def set_current(self, node: Node) -> None:
        """Mark another move."""
        node = shown_as(node)
        if node is self._current:
            return
        before, self._current = self._current, node
        self._held = False
        if not self._written.isActive():
            self._going.start()
        self._scroll_to_current()
        self._tell()
        for changed in (before, node):
            self._repaint_row(changed)

    @Slot()
    def hold(self) -> None:
        """Leave the rows where they are in the change of height to come, even if that hides the current move.

        This is for what comes by itself; going to a move brings that into view again, and keeps it
        there whatever is shown at that move. At its end a game shows how it ended, whatever comes below.
        """
        if self._going.isActive() or self._is_at_end:
            return
        self._held = True
        self._holding.start(0)

    @property
    def _is_at_end(self) -> bool:
        """Whether the current move is the last of a game that is over."""
        return bool(self._closing) and self._current is not None and not self._current.children

    @Slot()
    def _let_go(self) -> None:
        if self._holding.interval() == 0:  # whoever has shown a card is done: now the time begins to count
            self._holding.start(_LAID_OUT_MS)
        else:
            self._held = False

    def height_of(self, rows: int) -> int:
        """The height of so many rows of moves."""
        return rows * self._style.row_height

    def set_least_rows(self, rows: int | None) -> None:
        """Have room for so many rows at least; None: for as many as one needs to find one's way."""
        self._least_rows = _LEAST_ROWS if rows is None else rows
        self.updateGeometry()

    def cell_rect(self, node: Node) -> QRect | None:
        """The place of a move in the viewport, or None if it is not in the list."""
        boxes = self._page.boxes(node)
        return boxes[0].translated(0, -self._offset).toRect() if boxes else None

    def place_being_read(self) -> QRect:
        """The place in the list of the current move's row and of the comment on it, as far as it is seen."""
        part = self._page.part_about(self._current) if self._current is not None else None
        if part is None:
            return QRect()
        top, bottom = (round(edge) - self._offset for edge in part)
        return QRect(0, top, self.width(), bottom - top) & self.viewport().rect()

    def word_at(self, place: QPoint) -> Word | None:
        """The word at a place of the viewport."""
        y = place.y() + self._offset
        if not self._page.rows or not self._page.top(0) <= y < self._page.height:
            return None
        number = self._page.row_at(y)
        return self._page.block(number).word_at(place.x(), y - self._page.top(number))

    # Scrolling

    @property
    def _offset(self) -> int:
        return self.verticalScrollBar().value()

    def _restyle(self) -> None:
        self._spare = 0
        top, offset = self._anchor()
        self._style = MoveStyle(self.viewport().width())
        self._page.set_style(self._style)
        self._settle(top, offset)
        self._improving.start()

    def _anchor(self) -> tuple[int, float]:
        """The row at the upper edge of what is seen, and how much of it is out of sight."""
        if not self._page.rows:
            return 0, 0.0
        number = self._page.row_at(self._offset)
        return number, self._offset - self._page.top(number)

    def _settle(self, top: int, offset: float) -> None:
        """Lay out what is seen with row `top` at the upper edge, `offset` of it out of sight."""
        if self._page.rows:
            self._page.settle(top, self.viewport().height() + max(offset, 0.0))
        self._stand_at(top, offset)
        self.viewport().update()

    def _stand_at(self, top: int, offset: float) -> None:
        """Scroll so that `offset` of row `top` is out of sight."""
        value = round(self._page.top(top) + offset) if self._page.rows else 0
        self._set_range(value)
        self.verticalScrollBar().setValue(value)

    def _set_range(self, value: int) -> None:
        """Fit the scroll bar to the page, with what may be spared below it so that `value` can stay."""
        bar, seen = self.verticalScrollBar(), self.viewport().height()
        bar.setPageStep(seen)
        end = max(0, round(self._page.height) + current_theme().spacing.s - seen)
        bar.setRange(0, max(end, min(value, end + self._spare)) if end else 0)

    @Slot()
    def _improve(self) -> None:
        """Write on, then make the heights of rows out of sight exact; what is in sight stays where it is."""
        if not self._rows.done:
            self._rows.go_on(_SLICE)
            self._take_written()
            return
        top, offset = self._anchor()
        if not self._page.improve(_SLICE):
            self._improving.stop()
        self._stand_at(top, offset)

    def _scroll_to_current(self) -> None:
        """Bring the current move into view, if it is not there."""
        bar, seen = self.verticalScrollBar(), self.viewport().height()
        number = self._page.row_of(self._current) if self._current is not None else None
        self._sought = number is None and not self._rows.done and bool(self._current and self._current.ply)
        if number is None or self._current is None:
            if not self._sought:
                bar.setValue(bar.minimum())
            return
        boxes = self._page.block(number).boxes(self._current)
        if not boxes:
            return
        self._page.settle(number, 1)
        top = self._page.top(number) + boxes[0].top()
        bottom = self._page.top(number) + boxes[-1].bottom()
        if self._is_at_end:
            bottom = max(bottom, min(self._page.height, top + seen))
        margin = min(2 * self._style.row_height, max(0, seen - self._style.row_height) // 2)
        self._set_range(bar.value())
        if top < bar.value():
            wanted = top - margin
        elif bottom > bar.value() + seen:
            wanted = bottom + margin - seen
        else:
            return
        first = self._page.row_at(wanted)
        offset = wanted - self._page.top(first)
        self._settle(first, offset)
        place = self._page.top(number) + boxes[-1].bottom()
        if place > bar.value() + seen:  # rows above it were higher than estimated
            bar.setValue(round(place + margin - seen))

    def _repaint_row(self, node: Node | None) -> None:
        number = self._page.row_of(node) if node is not None else None
        if number is not None:
            top, height = self._page.top(number), self._page.block(number).height
            viewport = self.viewport()
            viewport.update(0, round(top) - self._offset - 1, viewport.width(), round(height) + 2)

    def _is_current_seen(self, height: int) -> bool:
        """Whether the current move is within the upper `height` pixels of the viewport."""
        place = self.cell_rect(self._current) if self._current is not None else None
        return place is not None and place.bottom() > 0 and place.top() < height

    def scrollContentsBy(self, *_: int) -> None:
        # what comes into view is laid out before it is painted, so that nothing moves afterwards
        if self._page.rows:
            first = self._page.row_at(self._offset)
            self._page.settle(first, self.viewport().height() + self._offset - self._page.top(first))
        self.viewport().update()

    # Those who listen

    def _tell(self) -> None:
        """Say the current move to those who cannot see it."""
        if self._current is None:
            return
        text = spoken_move(self._current)
        self.setAccessibleDescription(text)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # whose own is that of the app
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._page.rows:
            self._paint_empty(painter)
        else:
            highlight = Highlight(self._current, self._hovered)
            self._page.paint(painter, event.rect(), self._offset, highlight)
        if self._reached_by_key:
            width = current_theme().sizes.focus_ring
            painter.setPen(QPen(current_theme().color("focus"), width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = QRectF(self.viewport().rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
            painter.drawRoundedRect(ring, current_theme().sizes.radius, current_theme().sizes.radius)

    def _paint_empty(self, painter: QPainter) -> None:
        painter.setPen(current_theme().color("text_muted"))
        painter.setFont(self._style.body)
        space = current_theme().spacing
        box = self.viewport().rect().adjusted(space.s, space.s, -space.s, 0)
        text = self.tr("The moves of the game will stand here.")
        painter.setLayoutDirection(direction_of(text))
        painter.drawText(box, Qt.TextFlag.TextWordWrap, text)

    # Qt's own

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before, self._spare = event.oldSize(), 0
        seen = not before.isValid() or (not self._held and self._is_current_seen(before.height()))
        if event.size().width() != before.width():
            self._restyle()
        else:
            self._settle(*self._anchor())
        if seen:
            self._scroll_to_current()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        word = self.word_at(event.position().toPoint())
        self._hover(word.node if word is not None and word.kind is WordKind.MOVE else None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        word = self.word_at(event.position().toPoint())
        if word is not None and word.kind is WordKind.MOVE and event.button() == Qt.MouseButton.LeftButton:
            self.nodeChosen.emit(word.node)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self._ask_for_menu_by_key()
            return
        place = self.viewport().mapFromGlobal(event.globalPos())
        word = self.word_at(place)
        if word is not None:
            self.menuRequested.emit(word.node, event.globalPos())

    def _ask_for_menu_by_key(self) -> None:
        node = self._current
        if node is not None:
            self._scroll_to_current()
            place = self.cell_rect(node)
            corner = place.bottomLeft() if place is not None else QPoint(0, 0)
            self.menuRequested.emit(node, self.viewport().mapToGlobal(corner))

    def _hover(self, node: Node | None) -> None:
        if node is not self._hovered:
            before, self._hovered = self._hovered, node
            shape = Qt.CursorShape.PointingHandCursor if node is not None else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            self._repaint_row(before)
            self._repaint_row(node)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._hover(None)
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.ContextMenu) and not self._growing:
            self._finish()  # what is still on the page may have been removed
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            word = self.word_at(event.pos())
            QToolTip.showText(event.globalPos(), word_tooltip(word) if word is not None else "", self)
            return True
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._reached_by_key = event.reason() in by_key
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._reached_by_key = False
        self.viewport().update()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.height_of(self._least_rows))
