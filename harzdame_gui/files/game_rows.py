"""The list of a file's games on screen: two lines a game, selected, dragged and dropped."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QByteArray,
    QEvent,
    QMimeData,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from harzdame_gui.files.game_search import GameFacts
from harzdame_gui.files.games_model import (
    CURRENT_ROLE,
    FACTS_ROLE,
    UNSAVED_ROLE,
    FileGamesModel,
    details_of,
)
from harzdame_gui.lists.rows_model import Index
from harzdame_gui.lists.rows_table import RowsTable
from harzdame_gui.theme import FontRole, Themed, current_theme

GAMES_FORMAT = "application/x-harzdame-games"
"""What is dragged: games of the list, which its owner knows. Of no use to other programs."""

_OWN_KEYS = frozenset(
    {
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
    }
)
"""Keys that move in the list although the window has other uses for them."""
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
_DIGITS = 3
"""There is always room for a number of so many."""
_BAR = 3
_MARK = "*"
"""Of a game with unsaved changes, as in the window's title."""


class GameRows(RowsTable, Themed):
    """The rows, in a table: a list view looks at each row before it shows any.

    Keys that its commands answer to belong to the list while it has the focus.

    *Signals*
    left(): Escape was pressed.
    dropped(int): the games dragged were dropped before this row.
    """

    left = Signal()
    dropped = Signal(int)

    def __init__(self, model: FileGamesModel, parent: QWidget | None = None) -> None:
        super().__init__(model, several=True, parent=parent)
        self._games = model
        self._commands: Callable[[QKeyEvent], Callable[[], None] | None] = lambda _event: None
        self._drop_row: int | None = None
        self.setAccessibleName(self.tr("Games"))
        self.setProperty("role", "rows")
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.take_theme()

    def set_commands(self, commands: Callable[[QKeyEvent], Callable[[], None] | None]) -> None:
        """Ask `commands` what a key does; None: nothing of its own."""
        self._commands = commands

    def allow_moving(self) -> None:
        """Let rows be dragged, within the list and onto what takes them."""
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        row = GameRowDelegate(self)
        self.setItemDelegate(row)
        self.verticalHeader().setMinimumSectionSize(row.height)
        self.verticalHeader().setDefaultSectionSize(row.height)

    def row_at(self, point: QPoint) -> int:
        """The row before which something dropped at this point goes."""
        index = self.indexAt(point)
        if not index.isValid():
            return len(self._games.numbers)
        return index.row() + (point.y() > self.visualRect(index).center().y())

    def _takes(self, data: QMimeData) -> bool:
        return data.hasFormat(GAMES_FORMAT) and self.acceptDrops() and self._games.in_file_order

    def _show_drop(self, row: int | None) -> None:
        if row != self._drop_row:
            self._drop_row = row
            self.viewport().update()

    # Qt's own

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() & ~(
                Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
            )
            if self._commands(event) is not None or (
                plain == Qt.KeyboardModifier.NoModifier and event.key() in _OWN_KEYS
            ):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = self._commands(event)
        if command is not None:
            command()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _OWN_KEYS or event.modifiers():
            super().keyPressEvent(event)
        else:
            event.ignore()  # a letter is the window's, and no search among the rows

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        ends = {
            QAbstractItemView.CursorAction.MoveHome: 0,
            QAbstractItemView.CursorAction.MoveEnd: len(self._games.numbers) - 1,
        }  # a table's own are those of the row
        if action in ends:
            return self._games.index(ends[action], 0)
        return super().moveCursor(action, modifiers)

    def startDrag(self, _actions: Qt.DropAction) -> None:
        if not self.selected:
            return
        data = QMimeData()
        data.setData(GAMES_FORMAT, QByteArray(b"games"))
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.setPixmap(self._drag_picture())
        drag.exec(Qt.DropAction.MoveAction | Qt.DropAction.CopyAction, Qt.DropAction.MoveAction)

    def _drag_picture(self) -> QPixmap:
        area = self.visualRect(self.currentIndex()).intersected(self.viewport().rect())
        return self.viewport().grab(area) if area.isValid() else QPixmap()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._takes(event.mimeData()):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if self._takes(event.mimeData()):
            self._show_drop(self.row_at(event.position().toPoint()))
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._show_drop(None)
        event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        self._show_drop(None)
        if self._takes(event.mimeData()):
            event.acceptProposedAction()
            self.dropped.emit(self.row_at(event.position().toPoint()))
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._drop_row is None or not self._games.numbers:
            return
        count = len(self._games.numbers)
        area = self.visualRect(self._games.index(min(self._drop_row, count - 1), 0))
        line = area.top() if self._drop_row < count else area.bottom()
        painter = QPainter(self.viewport())
        painter.setPen(QPen(current_theme().color("accent"), 2))
        painter.drawLine(area.left(), max(1, line), area.right(), max(1, line))
        painter.end()


class GameRowDelegate(QStyledItemDelegate):
    """Draws the rows of a `FileGamesModel`; the game on the board has a bar at its left and stands out.

    A star marks those with changes that are not saved.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self._font = theme.font(FontRole.BODY)
        self._strong = theme.font(FontRole.STRONG)
        self._small = theme.font(FontRole.CAPTION)

    @property
    def height(self) -> int:
        """The height of each row in pixels."""
        return _line(self._font) + _line(self._small) + 2 * current_theme().spacing.xs + 2

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, *, current: bool) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        area = QRectF(option.rect).adjusted(1, 1, -1, -1)
        radius = current_theme().sizes.radius
        ground = ""
        if option.state & QStyle.StateFlag.State_Selected:
            ground = "accent_soft"
        elif option.state & QStyle.StateFlag.State_MouseOver:
            ground = "raised"
        if ground:
            painter.setBrush(current_theme().color(ground))
            painter.drawRoundedRect(area, radius, radius)
        if current:
            painter.setBrush(current_theme().color("accent"))
            is_from_right = option.direction == Qt.LayoutDirection.RightToLeft
            left = area.right() - 1 - _BAR if is_from_right else area.left() + 1
            bar = QRectF(left, area.top() + radius, _BAR, area.height() - 2 * radius)
            painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)

    # Qt's own

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, self.height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, space = current_theme(), current_theme().spacing
        facts: GameFacts = index.data(FACTS_ROLE)
        current: bool = index.data(CURRENT_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option, current=current)
        area: QRect = option.rect.adjusted(space.s, space.xs, -space.s, -space.xs)
        painter.setFont(self._small)
        number = str(facts.number)
        digits = "0" * max(_DIGITS, len(number))
        left = painter.fontMetrics().horizontalAdvance(digits) + space.s
        first = QRect(area.left(), area.top(), area.width(), _line(self._font))
        second = QRect(area.left() + left, first.bottom() + 1, area.width() - left, _line(self._small))
        painter.setPen(theme.color("text_muted"))
        painter.drawText(first, _LEFT, number)
        _draw_elided(painter, second, " · ".join(details_of(facts)))
        if index.data(UNSAVED_ROLE):
            painter.setFont(self._strong)
            painter.setPen(theme.color("accent"))
            painter.drawText(second.adjusted(-left, 0, 0, _line(self._small) // 3), _LEFT, _MARK)
        painter.setFont(self._font)
        painter.setPen(theme.color("text"))
        painter.drawText(first, _RIGHT, facts.result)
        result = painter.fontMetrics().horizontalAdvance(facts.result) + space.s if facts.result else 0
        painter.setFont(self._strong if current else self._font)
        _draw_elided(painter, first.adjusted(left, 0, -result, 0), index.data(Qt.ItemDataRole.DisplayRole))
        painter.restore()


def _draw_elided(painter: QPainter, area: QRect, text: str) -> None:
    mode = Qt.TextElideMode.ElideRight
    painter.drawText(area, _LEFT, painter.fontMetrics().elidedText(text, mode, area.width()))


def _line(font: QFont) -> int:
    return QFontMetrics(font).height()
