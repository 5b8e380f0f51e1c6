"""The games of a file as a table, and the same filtered by what a person types.

It shows tags as the file has them and reads no moves. Names of games in the
app's language come from outside.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from enum import IntEnum
from typing import Any

from harzdame_engine import Rules
from harzdame_engine.pdn import PdnFile, PdnGame
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

GAME_ROLE = Qt.ItemDataRole.UserRole
"""The row's PdnGame, from any of its columns."""

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()


class Column(IntEnum):
    """The columns, from the left."""

    NUMBER = 0
    WHITE = 1
    BLACK = 2
    RESULT = 3
    DATE = 4
    GAME = 5
    EVENT = 6


_TAGS = {
    Column.WHITE: "White",
    Column.BLACK: "Black",
    Column.RESULT: "Result",
    Column.DATE: "Date",
    Column.EVENT: "Event",
}
_RESULTS = {"1-0": "1–0", "0-1": "0–1", "1/2-1/2": "½–½", "2-0": "1–0", "0-2": "0–1", "1-1": "½–½"}


class GameListModel(QAbstractTableModel):
    """One row a game, in the file's order; see `Column` and the roles above."""

    def __init__(self, file: PdnFile, name_of: Callable[[Rules], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = list(file.games)
        self._names = {rules: name_of(rules) for rules in {game.rules for game in file.games} if rules}
        self._headers = {
            Column.NUMBER: self.tr("No."),
            Column.WHITE: self.tr("White"),
            Column.BLACK: self.tr("Black"),
            Column.RESULT: self.tr("Result"),
            Column.DATE: self.tr("Date"),
            Column.GAME: self.tr("Game"),
            Column.EVENT: self.tr("Event"),
        }

    @property
    def mixed(self) -> bool:
        """Whether not all are the same kind of game."""
        return len({game.rules for game in self._games}) > 1

    def game(self, row: int) -> PdnGame:
        """The game in this row."""
        return self._games[row]

    def row_of(self, number: int) -> int:
        """The row of game `number` of the file."""
        return next(row for row, game in enumerate(self._games) if game.number == number)

    def shown(self, game: PdnGame, column: Column) -> str:
        """The text of this column for a person: blank where it is unknown."""
        if column is Column.NUMBER:
            return str(game.number)
        if column is Column.GAME:
            return self._names[game.rules] if game.rules else game.game_name
        value = _tag(game, column)
        if column is Column.RESULT:
            return _RESULTS.get(value, "")
        if column is Column.DATE:
            return _day(value)
        return value

    def _sort_key(self, column: int) -> Callable[[PdnGame], tuple[bool, str, int]]:
        if column <= Column.NUMBER:
            return lambda game: (False, "", game.number)

        def key(game: PdnGame) -> tuple[bool, str, int]:
            value = self.shown(game, Column.GAME) if column == Column.GAME else _tag(game, Column(column))
            value = value.casefold()
            return not value, value, game.number

        return key

    # Qt's own

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """By number or by text without regard to case, unknown last if ascending; -1 is the file's order."""
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        held = [self._games[index.row()] for index in old]
        self._games.sort(key=self._sort_key(column), reverse=order is Qt.SortOrder.DescendingOrder)
        rows = {game: row for row, game in enumerate(self._games)} if held else {}
        new = [self.index(rows[game], index.column()) for game, index in zip(held, old, strict=True)]
        self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()

    def rowCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(self._games)

    def columnCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._headers[Column(section)]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        game, column = self._games[index.row()], Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return game.number if column is Column.NUMBER else self.shown(game, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        return game if role == GAME_ROLE else None


class GameFilter(QSortFilterProxyModel):
    """The games in which every typed word occurs: in names, result, date, event or the game’s name."""

    def __init__(self, source: GameListModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self._haystacks: dict[PdnGame, str] = {}
        self._source = source
        self.setSourceModel(source)

    def show_games(self, source: GameListModel) -> None:
        """Filter other games by the same words."""
        old, words = self._source, self._words
        self._words, self._haystacks, self._source = (), {}, source
        self.setSourceModel(source)
        old.deleteLater()
        self.set_text(" ".join(words))

    def set_text(self, text: str) -> None:
        """Show only games with these words, in any order and case; all when empty."""
        words = tuple(text.casefold().split())
        if words and not self._haystacks:
            games = (self._source.game(row) for row in range(self._source.rowCount()))
            called = self._source.mixed  # else every game would be found by a letter of its name
            self._haystacks = {game: self._searched(game, called=called) for game in games}
        if words != self._words:
            self._words = words
            self.invalidate()

    def game(self, index: Index) -> PdnGame:
        """The game that `index` of this model shows."""
        game: PdnGame = self.data(index, GAME_ROLE)
        return game

    def index_of(self, number: int) -> QModelIndex:
        """The row of game `number`; invalid while it is filtered out."""
        return self.mapFromSource(self._source.index(self._source.row_of(number), 0))

    def _searched(self, game: PdnGame, *, called: bool) -> str:
        tags = game.tags
        return "\n".join(
            (
                tags.get("White", ""),
                tags.get("Black", ""),
                tags.get("Event", ""),
                tags.get("Result", ""),
                tags.get("Date", "").replace(".", "-"),  # as it is shown
                tags.get("Date", ""),
                self._source.shown(game, Column.GAME) if called else "",
            )
        ).casefold()

    # Qt's own

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """The source sorts: it compares keys in Python once a row, not at every comparison."""
        self._source.sort(column, order)

    def filterAcceptsRow(self, source_row: int, _source_parent: Index) -> bool:
        if not self._words:
            return True
        haystack = self._haystacks[self._source.game(source_row)]
        return all(word in haystack for word in self._words)


def _tag(game: PdnGame, column: Column) -> str:
    value = game.tags.get(_TAGS[column], "").strip()
    return "" if value in {"?", "*"} else value


def _day(value: str) -> str:
    """``2024.05.17`` as ``2024-05-17``; what is not known of it is left out."""
    known = [part for part in value.split(".") if part.isdigit()]
    try:
        return date(*map(int, known)).isoformat() if len(known) == 3 else "-".join(known)
    except (ValueError, OverflowError):
        return value


def _alignment(column: Column) -> Qt.AlignmentFlag:
    side = {Column.NUMBER: Qt.AlignmentFlag.AlignRight, Column.RESULT: Qt.AlignmentFlag.AlignHCenter}
    return side.get(column, Qt.AlignmentFlag.AlignLeft) | Qt.AlignmentFlag.AlignVCenter
