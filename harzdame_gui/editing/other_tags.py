"""A table for tags of any name."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

_ROWS_SHOWN = 3


class OtherTags(QWidget):
    """Two columns, name and value, with buttons to add and remove a row; Delete removes one as well."""

    def __init__(self, tags: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = _Table()
        self.table.setHorizontalHeaderLabels([self.tr("Name"), self.tr("Value")])
        self.table.setAccessibleName(self.tr("Other tags"))
        self._remove = QPushButton(self.tr("Remove"))
        add = QPushButton(self.tr("Add"))
        for button, slot in ((add, self._on_add), (self._remove, self.table.remove_row)):
            button.setAutoDefault(False)
            button.clicked.connect(slot)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(add)
        row.addWidget(self._remove)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table, 1)
        layout.addLayout(row)
        for name, value in tags.items():
            self.table.add_row(name, value)
        self.table.itemSelectionChanged.connect(self._show_state)
        self._show_state()

    @property
    def tags(self) -> dict[str, str]:
        """The rows that have a name; of two with the same name the last counts."""
        found = {}
        for row in range(self.table.rowCount()):
            name, value = (self.table.text(row, column) for column in range(2))
            if name.strip():
                found[name.strip()] = value
        return found

    @Slot()
    def _on_add(self) -> None:
        self.table.add_row("", "")
        last = self.table.rowCount() - 1
        self.table.setCurrentCell(last, 0)
        self.table.edit(self.table.currentIndex())

    @Slot()
    def _show_state(self) -> None:
        self._remove.setEnabled(self.table.currentRow() >= 0)


class _Table(QTableWidget):
    """The rows themselves."""

    def __init__(self) -> None:
        super().__init__(0, 2)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        self.setColumnWidth(0, 160)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        rows = self.verticalHeader().defaultSectionSize() * _ROWS_SHOWN
        self.setMinimumHeight(rows + self.horizontalHeader().sizeHint().height())

    def add_row(self, name: str, value: str) -> None:
        row = self.rowCount()
        self.insertRow(row)
        for column, text in enumerate((name, value)):
            self.setItem(row, column, QTableWidgetItem(text))

    @Slot()
    def remove_row(self) -> None:
        if self.currentRow() >= 0:
            self.removeRow(self.currentRow())

    def text(self, row: int, column: int) -> str:
        item = self.item(row, column)
        return item.text() if item is not None else ""

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.remove_row()
        else:
            super().keyPressEvent(event)
