"""The found games as a table that holds their numbers alone, and asks for the rows that come into sight."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from harzdame_engine.library.records import FoundGames, GameColumn, GameRow
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
    Slot,
)

from harzdame_gui.library.text import day_text, kind_text, result_text, stars_text
from harzdame_gui.widgets.labels import plain_tip

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()
_PAGE = 100
_MOST_KEPT = 4000

COLUMNS = (
    GameColumn.WHITE,
    GameColumn.BLACK,
    GameColumn.RESULT,
    GameColumn.DATE,
    GameColumn.EVENT,
    GameColumn.PLIES,
    GameColumn.STARS,
    GameColumn.GAME,
    GameColumn.SITE,
    GameColumn.ROUND,
    GameColumn.OPENING,
)
"""From the left."""


class GamesModel(QAbstractTableModel):
    """One row a game, in the order in which they were found; blank until it is there.

    *Signals*
    rowsWanted(tuple[int, ...]): these games came into sight; answer by `add_rows`.
    orderWanted(Column, bool): another order is wanted; True: descending.
    """

    rowsWanted = Signal(object)
    orderWanted = Signal(object, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ids: array[int] = array("q")
        self._rows: dict[int, GameRow] = {}
        self._asked: set[int] = set()
        self._wanted: set[int] = set()
        self._delay = QTimer(self, singleShot=True, interval=0)
        self._delay.timeout.connect(self._ask)
        self._headers = {
            GameColumn.WHITE: self.tr("White"),
            GameColumn.BLACK: self.tr("Black"),
            GameColumn.RESULT: self.tr("Result"),
            GameColumn.DATE: self.tr("Date"),
            GameColumn.EVENT: self.tr("Event"),
            GameColumn.SITE: self.tr("Place"),
            GameColumn.ROUND: self.tr("Round"),
            GameColumn.PLIES: self.tr("Moves"),
            GameColumn.STARS: self.tr("Stars"),
            GameColumn.GAME: self.tr("Game"),
            GameColumn.OPENING: self.tr("Opening"),
        }

    @property
    def ids(self) -> array[int]:
        """The numbers of all games found, in order."""
        return self._ids

    def show_found(self, found: FoundGames) -> None:
        """Show other games. What is known of rows is forgotten: they may have changed."""
        self.beginResetModel()
        self._ids = found.ids
        self._rows.clear()
        self._asked.clear()
        self._wanted.clear()
        self.endResetModel()

    def add_rows(self, rows: Sequence[GameRow]) -> None:
        """Show rows that were asked for."""
        if len(self._rows) > _MOST_KEPT:
            self._rows.clear()
            self._asked.clear()
        self._rows.update((row.id, row) for row in rows)
        if self._ids:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._ids) - 1, len(COLUMNS) - 1))

    def game(self, row: int) -> int:
        """The number of the game in a row."""
        return self._ids[row]

    def row_of(self, game: int) -> int | None:
        """The row of a game; None if it was not found."""
        try:
            return self._ids.index(game)
        except ValueError:
            return None

    def known(self, game: int) -> GameRow | None:
        """What is known of a game already."""
        return self._rows.get(game)

    def _need(self, row: int) -> None:
        first = row - row % _PAGE
        for game in self._ids[first : first + _PAGE]:
            if game not in self._rows and game not in self._asked:
                self._wanted.add(game)
        if self._wanted:
            self._delay.start()

    @Slot()
    def _ask(self) -> None:
        wanted, self._wanted = tuple(self._wanted), set()
        self._asked.update(wanted)
        if wanted:
            self.rowsWanted.emit(wanted)

    # Qt's own

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        wanted = COLUMNS[column] if column >= 0 else GameColumn.ADDED
        self.orderWanted.emit(wanted, order is Qt.SortOrder.DescendingOrder)

    def rowCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal:
            if role == Qt.ItemDataRole.DisplayRole:
                return self._headers[COLUMNS[section]]
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(COLUMNS[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column = COLUMNS[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        row = self._rows.get(self._ids[index.row()])
        if row is None:
            if role == Qt.ItemDataRole.DisplayRole:
                self._need(index.row())
            return None
        text = _shown(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(text) if len(text) > 16 else None
        return text


def _shown(row: GameRow, column: GameColumn) -> str:
    match column:
        case GameColumn.RESULT:
            return result_text(row)
        case GameColumn.DATE:
            return day_text(row)
        case GameColumn.PLIES:
            return str((row.plies + 1) // 2) + ("" if row.complete else " …")
        case GameColumn.STARS:
            return stars_text(row.stars)
        case GameColumn.GAME:
            return kind_text(row)
        case _:
            return str(getattr(row, column))


def _alignment(column: GameColumn) -> Qt.AlignmentFlag:
    side = {GameColumn.PLIES: Qt.AlignmentFlag.AlignRight, GameColumn.RESULT: Qt.AlignmentFlag.AlignHCenter}
    return side.get(column, Qt.AlignmentFlag.AlignLeft) | Qt.AlignmentFlag.AlignVCenter
