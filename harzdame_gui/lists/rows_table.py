"""Tables of whole rows, which stay quick with a hundred thousand of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QItemSelectionRange, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from harzdame_gui.lists.rows_model import ListModel, RowsModel
from harzdame_gui.lists.search_field import SearchField
from harzdame_gui.theme import current_theme

_BESIDE = 12
_MOST_KEPT = 1000
"""Rows that stay selected when others are shown; more are looked for too long."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
"""Keys that move the cursor, whatever else they do in the window."""
_FLAG = QItemSelectionModel.SelectionFlag


class RowsTable(QTableView):
    """Rows of one height, of which one or several are selected; Tab leaves it.

    A table without a row says why, where it is told.

    *Signals*
    opened(): a row was double-clicked, or Return was pressed on it.
    copyWanted(): what is selected is to be copied; `copy` does so as text.
    """

    opened = Signal()
    copyWanted = Signal()

    def __init__(self, model: RowsModel, *, several: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self._rows = model
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
        rows.setMinimumSectionSize(current_theme().sizes.hit)
        rows.setDefaultSectionSize(self.fontMetrics().height() + _BESIDE)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        # of the table's own it would ask for every row whether a whole column is selected, at each painting
        header.setSelectionModel(QItemSelectionModel(model, header))
        self.doubleClicked.connect(self.opened)

    def offer_sorting(self) -> None:
        """Sort by a click on a header: up, down, and as the rows were."""
        header = self.horizontalHeader()
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)

    def say_instead(self, text: str) -> None:
        """Say `text` in place of rows; empty: there are some."""
        self._instead = text
        self.setAccessibleDescription(text)
        self.viewport().update()

    @property
    def selected(self) -> list[int]:
        """The numbers of what is selected, from the top."""
        selection = self.selectionModel().selection()  # whole rows, in as few parts as there are
        parts = sorted((part.top(), part.bottom()) for part in map(selection.at, range(selection.size())))
        return [number for top, bottom in parts for number in self._rows.numbers[top : bottom + 1]]

    @property
    def current(self) -> int:
        """The number of what the cursor is on; 0: it is on nothing."""
        index = self.currentIndex()
        return self._rows.numbers[index.row()] if index.isValid() else 0

    def select_row(self, row: int) -> None:
        """Put the cursor on a row, or the last one where there are not so many, and select it alone."""
        if rows := self._rows.rowCount():
            index = self._rows.index(min(row, rows - 1), 0)
            # not selectRow, which asks what keys are down
            self.selectionModel().setCurrentIndex(index, _FLAG.ClearAndSelect | _FLAG.Rows)
            self.scrollTo(index)

    @Slot(int)
    def step(self, rows: int) -> None:
        """Go so many rows down, or up if that is negative, as far as there are any."""
        self.select_row(max(0, self.currentIndex().row() + rows))

    def select(self, numbers: Collection[int], current: int = 0) -> bool:
        """Select these with the cursor on `current`, else on the first of them, as far as they are listed.

        Returns whether any is.
        """
        wanted, model = set(numbers), self._rows
        rows = [row for row, number in enumerate(model.numbers) if number in wanted] if wanted else []
        place = model.row_of(current) if current else None
        if place is None and not rows:
            return False
        self.select_row(rows[0] if place is None else place)
        if len(rows) > 1:
            selection, last = QItemSelection(), model.columnCount() - 1
            for row in rows:
                selection.append(QItemSelectionRange(model.index(row, 0), model.index(row, last)))
            self.selectionModel().select(selection, _FLAG.ClearAndSelect)
        return True

    def take_up(self, current: int, selected: Collection[int]) -> None:
        """Select what was selected before other rows were shown, as far as it is there; else the first."""
        if not self.select(selected if len(selected) <= _MOST_KEPT else (), current):
            self.select_row(0)

    @Slot()
    def copy(self) -> None:
        """Put the rows selected on the clipboard, as a spreadsheet takes them."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        QGuiApplication.clipboard().setText("\n".join(map(self._line, rows)))

    @Slot()
    def copy_all(self) -> None:
        """The same with all rows, below the titles of the columns."""
        titles = "\t".join(self._rows.columns[column].title for column in self._shown_columns)
        lines = map(self._line, range(self._rows.rowCount()))
        QGuiApplication.clipboard().setText("\n".join((titles, *lines)))

    @property
    def _shown_columns(self) -> list[int]:
        header = self.horizontalHeader()
        shown = (header.logicalIndex(place) for place in range(header.count()))
        return [column for column in shown if not self.isColumnHidden(column)]

    def _line(self, row: int) -> str:
        return "\t".join(self._rows.text(row, column) or "" for column in self._shown_columns)

    # Qt's own

    def event(self, event: QEvent) -> bool:
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and event.key() in _STEPS and not event.modifiers():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copyWanted.emit()
        elif event.key() in _ENTER and self.currentIndex().isValid():
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._instead:
            theme = current_theme()
            painter = QPainter(self.viewport())
            painter.setPen(theme.color("text_muted"))
            space = theme.spacing.l
            box = self.viewport().rect().adjusted(space, space, -space, -space)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, self._instead)


class ListTable(RowsTable):
    """A list that is sorted by a click on a header; what is selected stays so while it is listed."""

    def __init__(self, model: ListModel[Any], *, several: bool, parent: QWidget | None = None) -> None:
        super().__init__(model, several=several, parent=parent)
        self._list = model
        self._before: tuple[int, list[int]] = 0, []
        self.offer_sorting()
        model.modelAboutToBeReset.connect(self._note_selection)
        model.modelReset.connect(self._take_selection_up)
        self.select_row(0)

    def follow(self, search: SearchField) -> None:
        """List what has the words that are typed there."""
        search.textChanged.connect(self._list.search)
        search.stepped.connect(self.step)

    @Slot()
    def _note_selection(self) -> None:
        self._before = self.current, self.selected

    @Slot()
    def _take_selection_up(self) -> None:
        self.take_up(*self._before)
