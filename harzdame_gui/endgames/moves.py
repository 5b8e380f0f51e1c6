"""The list of an endgame's moves with the worth of each, to click or to walk through by keys."""

from __future__ import annotations

from typing import cast

from harzdame_engine import Move
from harzdame_engine.endgames.verdict import JudgedMove
from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QListView, QSizePolicy, QWidget

from harzdame_gui.endgames.judged_row import JUDGED_ROLE, VERDICT_ROLE, JudgedRow
from harzdame_gui.endgames.text import move_verdict
from harzdame_gui.theme import Themed, current_theme

_ROWS = 10
_FEWEST_ROWS = 2
_BORDER = 2
_STEPS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class EndgameMoves(QListView, Themed):
    """The list of judged moves, as high as there is room, even for fewer moves.

    *Signals*
    moveChosen(tuple[Move]): a move was clicked, or Return was pressed on it; it alone.
    pointedAt(Move | None): the move under the pointer, or gone to by keys, is another.
    """

    moveChosen = Signal(object)
    pointedAt = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moves: tuple[JudgedMove, ...] = ()
        self._items = QStandardItemModel(self)
        self._row = JudgedRow(self)
        self._pointer: QPoint | None = None
        self._pointed: Move | None = None
        # of Qt's own viewport PySide would not know the class, and to find out it makes those of all widgets
        self._surface = QWidget(mouseTracking=True)
        self.setViewport(self._surface)
        self.setModel(self._items)
        self.setItemDelegate(self._row)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as moves are written, in every language
        self.setProperty("role", "moves")
        self.setAccessibleName(self.tr("All moves"))
        self.take_theme()

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        self.setFont(current_theme().font())
        self.verticalScrollBar().setSingleStep(self._row.height)
        self.doItemsLayout()
        self.updateGeometry()

    def show_moves(self, moves: tuple[JudgedMove, ...]) -> None:
        """Show these, best first."""
        same = moves == self._moves
        if same and not self._row.stale:
            return
        self._row.stale = False
        if not same:
            self._moves = moves
            self._items.clear()
            self._items.invisibleRootItem().appendRows([_item(judged) for judged in moves])
            self.setCurrentIndex(self._items.index(0, 0))
        self._look_under_pointer()
        self._surface.update()

    def fade(self) -> None:
        """The moves shown are not those of the board any more; others will come in a moment."""
        self._row.stale = True
        self._point_at(None)
        self._surface.update()

    def _choose(self, row: int) -> None:
        if not self._row.stale and 0 <= row < len(self._moves):
            self.moveChosen.emit((self._moves[row].move,))

    def _point_at(self, row: int | None) -> None:
        move = self._moves[row].move if row is not None and not self._row.stale else None
        if move != self._pointed:
            self._pointed = move
            self.pointedAt.emit(move)

    def _look_under_pointer(self) -> None:
        index = self.indexAt(self._pointer) if self._pointer is not None else None
        self._point_at(index.row() if index is not None and index.isValid() else None)

    # Qt's own

    def sizeHint(self) -> QSize:
        return QSize(0, _ROWS * self._row.height + 2 * _BORDER)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _FEWEST_ROWS * self._row.height + 2 * _BORDER)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        if self._pointer is not None:  # the wheel brings another move under it
            self._look_under_pointer()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._pointer = event.position().toPoint()
        self._look_under_pointer()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._choose(self.indexAt(event.position().toPoint()).row())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the second press would choose among the moves of the next position

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _RETURN:
            self._choose(self.currentIndex().row())
            return
        super().keyPressEvent(event)
        if event.key() in _STEPS:
            self._point_at(self.currentIndex().row())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and cast("QKeyEvent", event).key() in _STEPS:
            event.accept()  # they are for the moves of this list, not for those of the game
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._look_under_pointer()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._pointer = None
            self._point_at(None)
        return super().viewportEvent(event)


def _item(judged: JudgedMove) -> QStandardItem:
    verdict = move_verdict(judged.verdict)
    item = QStandardItem(str(judged.move))
    item.setEditable(False)
    item.setData(judged, JUDGED_ROLE)
    item.setData(verdict, VERDICT_ROLE)
    item.setToolTip(f"{judged.move}: {verdict}")
    item.setAccessibleText(f"{judged.move}: {verdict}")
    return item
