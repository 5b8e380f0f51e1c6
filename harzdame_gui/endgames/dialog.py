"""The dialog that lists the endgame tables of a game, with the longest win in each."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine.endgames.table_file import TableCounts, TableFile
from PySide6.QtCore import QLocale, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.text.sizes import disk_text
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.dialog_buttons import make_default, reject_with
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.placement import open_at

_USUAL = QSize(560, 520)
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class EndgameTablesDialog(QDialog):
    """A row for each table; Return or a double click shows its longest win.

    *Signals*
    chosen(str): a position with the longest win is to be shown; its FEN.
    """

    chosen = Signal(str)

    def __init__(self, game: str, files: Sequence[TableFile], parent: QWidget | None = None) -> None:
        """`game`: its name."""
        current_theme()
        super().__init__(parent)
        self.setWindowTitle(self.tr("Endgame tables: {game}").format(game=game))
        self._longest = [_longest(file) for file in files]
        self._table = QTableWidget(len(files), 4)
        self._buttons = QDialogButtonBox()
        self._show = self._buttons.addButton(
            self.tr("Show the longest win"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._buttons.addButton(QDialogButtonBox.StandardButton.Close)
        self._fill(files)
        self._build(files)
        open_at(self, _USUAL)
        self._table.currentCellChanged.connect(self._refresh)
        self._table.doubleClicked.connect(self._choose)
        self._buttons.accepted.connect(self._choose)
        reject_with(self._buttons, self)
        self._table.selectRow(0)
        self._refresh()

    def _fill(self, files: Sequence[TableFile]) -> None:
        locale = QLocale()
        for row, (file, longest) in enumerate(zip(files, self._longest, strict=True)):
            positions = sum(side.summary.won + side.summary.drawn + side.summary.lost for side in file.sides)
            moves = "–" if longest.longest.moves is None else str(longest.longest.moves)
            texts = (str(file.material), moves, locale.toString(positions), disk_text(file.size))
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                if column:
                    item.setTextAlignment(_RIGHT)
                self._table.setItem(row, column, item)

    def _build(self, files: Sequence[TableFile]) -> None:
        table = self._table
        titles = (self.tr("Endgame"), self.tr("Longest win"), self.tr("Positions"), self.tr("On disk"))
        for column, title in enumerate(titles):
            item = QTableWidgetItem(title)
            item.setTextAlignment(_RIGHT if column else _LEFT)
            table.setHorizontalHeaderItem(column, item)
        table.setAccessibleName(self.tr("Endgame tables"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        hint = self.tr("K is a king, M a man; the longest win is counted in moves of the winner.")
        size = disk_text(sum(file.size for file in files))
        whole = self.tr("Tables: {count} · {size}").format(count=len(files), size=size)
        parts = (table, label("caption", hint, wrap=True), label("caption", whole), self._buttons)
        space = current_theme().spacing
        fill(QVBoxLayout(self), *parts, spacing=space.s, margins=(space.l, space.l, space.l, space.l))
        make_default(self._show, self._buttons)

    @Slot()
    def _refresh(self) -> None:
        row = self._table.currentRow()
        self._show.setEnabled(row >= 0 and bool(self._longest[row].longest_fen))

    @Slot()
    def _choose(self) -> None:
        if self._show.isEnabled():
            self.chosen.emit(self._longest[self._table.currentRow()].longest_fen)
            self.accept()


def _longest(file: TableFile) -> TableCounts:
    """Of the side to move with the longest win."""
    return max((side.summary for side in file.sides), key=lambda summary: summary.longest.plies or 0)
