"""The table of the games found: whole rows, of which several can be selected."""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QItemSelectionRange, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from harzdame_gui.library.games_model import COLUMNS, GamesModel
from harzdame_gui.widgets.rows_table import RowsTable

_MOST_KEPT = 1000
"""Games that stay selected when others are shown; more are looked for too long."""
_WIDTHS = {
    "white": 148,
    "black": 148,
    "result": 84,
    "date": 104,
    "event": 176,
    "variant": 110,
    "plies": 64,
    "stars": 92,
    "site": 110,
    "round": 60,
    "opening": 240,
}


class GamesTable(RowsTable):
    """Names games by their numbers in the library."""

    def __init__(self, games: GamesModel, parent: QWidget | None = None) -> None:
        super().__init__(games, several=True, parent=parent)
        self._games = games
        self.setAccessibleName(self.tr("Games found"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        header = self.horizontalHeader()
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        for section, column in enumerate(COLUMNS):
            header.resizeSection(section, _WIDTHS[column])

    @property
    def selected(self) -> list[int]:
        """The games selected."""
        return [self._games.game(row) for row in self.selected_rows]

    @property
    def current(self) -> int:
        """The game with the cursor; 0 if there is none."""
        index = self.currentIndex()
        return self._games.game(index.row()) if index.isValid() else 0

    @property
    def sorting(self) -> tuple[int, Qt.SortOrder]:
        """The column that the games are in order of, and the way; -1: of none."""
        header = self.horizontalHeader()
        return header.sortIndicatorSection(), header.sortIndicatorOrder()

    def take_up(self, current: int, selected: list[int]) -> None:
        """Select games, as they were before others were shown, as far as they are there; else the first."""
        games = self._games
        if not games.ids:
            return
        row = games.row_of(current) if current else None
        self.selectRow(row or 0)
        if row is not None and 1 < len(selected) <= _MOST_KEPT:
            last, wanted = len(COLUMNS) - 1, set(selected)
            selection = QItemSelection()
            for place, game in enumerate(games.ids):
                if game in wanted:
                    selection.append(QItemSelectionRange(games.index(place, 0), games.index(place, last)))
            self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.scrollTo(games.index(row or 0, 0))
