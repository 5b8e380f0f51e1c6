"""The table of the games found: whole rows, of which several can be selected."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from harzdame_gui.library.games_model import COLUMNS, GamesModel
from harzdame_gui.lists.rows_table import RowsTable

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
    """Games by their numbers in the library, which puts them in order."""

    def __init__(self, games: GamesModel, parent: QWidget | None = None) -> None:
        super().__init__(games, several=True, parent=parent)
        self.setAccessibleName(self.tr("Games found"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.offer_sorting()
        for section, column in enumerate(COLUMNS):
            self.setColumnWidth(section, _WIDTHS[column])

    @property
    def sorting(self) -> tuple[int, Qt.SortOrder]:
        """The column that the games are in order of, and the way; -1: of none."""
        header = self.horizontalHeader()
        return header.sortIndicatorSection(), header.sortIndicatorOrder()
