"""The list of a file's games on screen: two lines a game, selected, dragged and dropped."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QByteArray,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from harzdame_gui.files.game_row import GameRow
from harzdame_gui.files.games_model import GamesModel
from harzdame_gui.theme import Theme

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


class GameRows(QTableView):
    """The rows, in a table: a list view looks at each row before it shows any.

    Keys that its commands answer to belong to the list while it has the focus.

    *Signals*
    openWanted(): a row was double-clicked, or Return pressed on it.
    left(): Escape was pressed.
    dropped(int): the games dragged were dropped before this row.
    """

    openWanted = Signal()
    left = Signal()
    dropped = Signal(int)

    def __init__(self, model: GamesModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = model
        self._theme = theme
        self._commands: Callable[[QKeyEvent], Callable[[], None] | None] = lambda _event: None
        self._drop_row: int | None = None
        self.setModel(model)
        self.setAccessibleName(self.tr("Games"))
        self.setProperty("role", "rows")
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.set_theme(theme)
        self.doubleClicked.connect(lambda _index: self.openWanted.emit())

    @property
    def selected(self) -> list[int]:
        """The numbers of the games selected, in the list's order."""
        found: list[int] = []
        selection = self.selectionModel().selection()  # in as few parts as there are
        for part in map(selection.at, range(selection.size())):
            found.extend(self._games.numbers[part.top() : part.bottom() + 1])
        return found

    @property
    def current(self) -> int:
        """The number of the game with the cursor; 0: there is none."""
        index = self.currentIndex()
        return self._games.numbers[index.row()] if index.isValid() else 0

    def select_row(self, row: int) -> None:
        """Put the cursor on a row and select it alone."""
        self.setCurrentIndex(self._games.index(row))

    def select_numbers(self, numbers: Sequence[int]) -> None:
        """Select these games as far as they are listed, with the cursor on the first."""
        rows = [row for number in numbers if (row := self._games.row_of(number)) is not None]
        if not rows:
            return
        self.select_row(rows[0])
        chosen = QItemSelection()
        for row in rows:
            chosen.select(self._games.index(row), self._games.index(row))
        self.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def set_commands(self, commands: Callable[[QKeyEvent], Callable[[], None] | None]) -> None:
        """Ask `commands` what a key does; None: nothing of its own."""
        self._commands = commands

    def allow_moving(self) -> None:
        """Let rows be dragged, within the list and onto what takes them."""
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and fonts."""
        self._theme = theme
        row = GameRow(theme, self)
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
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.openWanted.emit()
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
            return self._games.index(ends[action])
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
        area = self.visualRect(self._games.index(min(self._drop_row, count - 1)))
        line = area.top() if self._drop_row < count else area.bottom()
        painter = QPainter(self.viewport())
        painter.setPen(QPen(self._theme.color("accent"), 2))
        painter.drawLine(area.left(), max(1, line), area.right(), max(1, line))
        painter.end()
