"""A table of whole rows, which stays quick with a hundred thousand of them."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QItemSelectionModel, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from harzdame_gui.theme import current_theme

_BESIDE = 12


class RowsTable(QTableView):
    """Rows of one height, of which one or several are selected; Tab leaves it.

    A table without a row says why, where it is told.
    """

    def __init__(self, model: QAbstractItemModel, *, several: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self._instead = ""
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

    def say_instead(self, text: str) -> None:
        """Say `text` in place of rows; empty: there are some."""
        self._instead = text
        self.setAccessibleDescription(text)
        self.viewport().update()

    @property
    def selected_rows(self) -> list[int]:
        """The rows selected, from the top."""
        found: list[int] = []
        selection = self.selectionModel().selection()  # whole rows, in as few parts as there are
        for part in map(selection.at, range(selection.size())):
            found.extend(range(part.top(), part.bottom() + 1))
        return sorted(found)

    # Qt's own

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._instead:
            theme = current_theme()
            painter = QPainter(self.viewport())
            painter.setPen(theme.color("text_muted"))
            space = theme.spacing.l
            box = self.viewport().rect().adjusted(space, space, -space, -space)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, self._instead)
