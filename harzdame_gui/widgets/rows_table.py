"""A table of whole rows, which stays quick with a hundred thousand of them."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QItemSelectionModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

_BESIDE = 12


class RowsTable(QTableView):
    """Rows of one height, of which one or several are selected; Tab leaves it."""

    def __init__(self, model: QAbstractItemModel, *, several: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        mode = QAbstractItemView.SelectionMode
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(mode.ExtendedSelection if several else mode.SingleSelection)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setProperty("role", "table")
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.fontMetrics().height() + _BESIDE)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        # of the table's own it would ask for every row whether a whole column is selected, at each painting
        header.setSelectionModel(QItemSelectionModel(model, header))

    @property
    def selected_rows(self) -> list[int]:
        """The rows selected, from the top."""
        found: list[int] = []
        selection = self.selectionModel().selection()  # whole rows, in as few parts as there are
        for part in map(selection.at, range(selection.size())):
            found.extend(range(part.top(), part.bottom() + 1))
        return sorted(found)
