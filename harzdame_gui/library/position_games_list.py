"""The list below the explorer: the games that have the position on the board."""

from __future__ import annotations

from typing import Any

from harzdame_engine.library.records import FoundGames, GameColumn
from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtWidgets import QHeaderView, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.library.games_model import COLUMNS, GamesModel
from harzdame_gui.lists.rows_model import MIDDLE, Column
from harzdame_gui.lists.rows_table import RowsTable
from harzdame_gui.theme import Themed, current_theme
from harzdame_gui.translation import counted
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill

_SHOWN = (GameColumn.WHITE, GameColumn.BLACK, GameColumn.RESULT, GameColumn.DATE)
_NAMES = (GameColumn.WHITE, GameColumn.BLACK)
_LEAST_ROWS = 3
_ROWS = 6
_BESIDES = 2
"""Rows that the line above the table and its header take."""


class _NarrowModel(GamesModel):
    """Games with the year alone, so that the names have room; the tooltip has the day.

    The result, which everybody knows by its looks, has a title for screen readers and as a tooltip.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        result, date = COLUMNS.index(GameColumn.RESULT), COLUMNS.index(GameColumn.DATE)
        self._result = self.columns[result].title
        shown = {result: Column("", MIDDLE, self._result), date: Column(self.tr("Year"), MIDDLE)}
        self.columns = [shown.get(number, each) for number, each in enumerate(self.columns)]

    def text(self, row: int, column: int, /) -> str | None:
        known = self.known(self.numbers[row])
        if COLUMNS[column] is GameColumn.DATE and known is not None:
            return str(known.day // 10_000 or "")
        return super().text(row, column)

    def tip(self, row: int, column: int, /) -> str:
        return super().text(row, column) or ""

    # Qt's own

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.AccessibleTextRole and COLUMNS[section] is GameColumn.RESULT:
            return self._result
        return super().headerData(section, orientation, role)


class PositionGamesList(QWidget, Themed):
    """Names share the width; Return or a double click is told by the table as `opened`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._count = label("caption", parent=self)
        self.model: GamesModel = _NarrowModel(self)
        self.table = RowsTable(self.model, several=False, parent=self)
        self.table.setAccessibleName(self.tr("Games with this position"))
        self.table.setProperty("role", "explorer")
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.table.offer_sorting()
        self._lay_out()
        self.take_theme()

    def show_found(self, found: FoundGames, current: int) -> None:
        """List other games, with the cursor on one if it is among them."""
        self.model.show_found(found)
        count = len(found.ids)
        if count:
            self._count.setText(counted.tr("%Ln games with this position", "", count))
        else:
            self._count.setText(self.tr("No game of the library has this position."))
        self.table.setVisible(bool(count))
        self.point_at(current)

    def point_at(self, game: int) -> None:
        """Put the cursor on a game, if it is listed."""
        if game:
            self.table.select((), game)

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        self.table.verticalHeader().setDefaultSectionSize(self._row_height())

    def _lay_out(self) -> None:
        resize = QHeaderView.ResizeMode
        header = self.table.horizontalHeader()
        header.setMinimumSectionSize(24)
        for section, column in enumerate(COLUMNS):
            self.table.setColumnHidden(section, column not in _SHOWN)
            header.setSectionResizeMode(
                section, resize.Stretch if column in _NAMES else resize.ResizeToContents
            )
        space = current_theme().spacing
        fill(QVBoxLayout(self), self._count, self.table, spacing=space.xs, grow=(self.table,))

    def _row_height(self) -> int:
        theme = current_theme()
        return max(self.fontMetrics().height() + theme.spacing.s, theme.sizes.hit)

    # Qt's own

    def minimumSizeHint(self) -> QSize:
        return QSize(0, (_LEAST_ROWS + _BESIDES) * self._row_height())

    def sizeHint(self) -> QSize:
        return QSize(0, (_ROWS + _BESIDES) * self._row_height())
