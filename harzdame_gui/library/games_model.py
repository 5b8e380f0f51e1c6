"""The found games as a table that holds their numbers alone, and asks for the rows that come into sight."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine.library.records import FoundGames, GameColumn, GameRow
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from harzdame_gui.library.text import day_text, kind_text, result_text, stars_text
from harzdame_gui.lists.rows_model import LEFT, MIDDLE, RIGHT, Column, RowsModel
from harzdame_gui.text.figures import from_left

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
_SIDES = {GameColumn.PLIES: RIGHT, GameColumn.RESULT: MIDDLE}


class GamesModel(RowsModel):
    """One row a game, in the order in which they were found; blank until it is there.

    *Signals*
    rowsWanted(tuple[int, ...]): these games came into sight; answer by `add_rows`.
    orderWanted(Column, bool): another order is wanted; True: descending.
    """

    rowsWanted = Signal(object)
    orderWanted = Signal(object, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        titles = {
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
        super().__init__([Column(titles[each], _SIDES.get(each, LEFT)) for each in COLUMNS], parent)
        self._rows: dict[int, GameRow] = {}
        self._asked: set[int] = set()
        self._wanted: set[int] = set()
        self._delay = QTimer(self, singleShot=True, interval=0)
        self._delay.timeout.connect(self._ask)

    def show_found(self, found: FoundGames) -> None:
        """Show other games. What is known of rows is forgotten: they may have changed."""
        self.beginResetModel()
        self.numbers = found.ids
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
        if self.numbers:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.numbers) - 1, len(COLUMNS) - 1))

    def known(self, game: int) -> GameRow | None:
        """What is known of a game already."""
        return self._rows.get(game)

    def _need(self, row: int) -> None:
        first = row - row % _PAGE
        for game in self.numbers[first : first + _PAGE]:
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

    def text(self, row: int, column: int, /) -> str | None:
        """What stands in a cell; what is not known of a game that comes into sight is asked for."""
        known = self._rows.get(self.numbers[row])
        if known is None:
            self._need(row)
            return None
        return _shown(known, COLUMNS[column])

    # Qt's own

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        wanted = COLUMNS[column] if column >= 0 else GameColumn.ADDED
        self.orderWanted.emit(wanted, order is Qt.SortOrder.DescendingOrder)


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
        case GameColumn.OPENING:
            return from_left(row.opening)
        case GameColumn.GAME:
            return kind_text(row)
        case _:
            return str(getattr(row, column))
