"""The dialog that chooses a game of a file: a list to search, and the problems of the file."""

from __future__ import annotations

from harzdame_engine import Rules, pdn
from PySide6.QtCore import QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.files.games_model import Column, GameFilter, GameListModel
from harzdame_gui.text.games import game_name
from harzdame_gui.text.problems import file_sentence
from harzdame_gui.theme import Theme, icon
from harzdame_gui.widgets.dialog_buttons import make_default
from harzdame_gui.widgets.placement import open_at

_PROBLEMS_SHOWN = 3
_USUAL = QSize(860, 580)
_WIDTHS = {
    Column.NUMBER: 56,
    Column.WHITE: 144,
    Column.BLACK: 144,
    Column.RESULT: 72,
    Column.DATE: 96,
    Column.GAME: 176,
}


class OpenGameDialog(QDialog):
    """Typing filters, arrows choose, Return or a double click opens. `current` is the game on the board.

    *Signals*
    gameChosen(int): the number of the game to open.
    """

    gameChosen = Signal(int)

    def __init__(
        self, content: pdn.PdnFile, current: Rules, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open a game"))
        self._total = len(content.games)
        self._games = GameFilter(GameListModel(content, game_name, self), self)
        self._search = QLineEdit()
        self._table = QTableView()
        self._count = QLabel()
        self._problems = QLabel(self._problem_text(content))
        self._buttons = QDialogButtonBox()
        self._build(theme)
        # which game it is matters only where it is not always the one on the board
        self._table.setColumnHidden(Column.GAME, {game.rules for game in content.games} <= {current})
        open_at(self, _USUAL)
        self._table.selectionModel().currentRowChanged.connect(self._refresh)
        self._search.textChanged.connect(self._on_search)
        self._table.doubleClicked.connect(self._choose)
        self._buttons.accepted.connect(self._choose)
        self._buttons.rejected.connect(self.reject)
        self._table.selectRow(0)
        self._refresh()

    def _build(self, theme: Theme) -> None:
        self._search.setPlaceholderText(self.tr("Search names, events, years"))
        self._search.setAccessibleName(self.tr("Search"))
        self._search.setClearButtonEnabled(True)
        self._search.addAction(icon("search", theme), QLineEdit.ActionPosition.LeadingPosition)
        self._prepare_table()
        self._count.setProperty("role", "caption")
        self._problems.setProperty("role", "error")
        self._problems.setWordWrap(True)
        self._problems.setVisible(bool(self._problems.text()))
        self._open = self._buttons.addButton(self.tr("Open"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        space = theme.spacing
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space.l, space.l, space.l, space.l)
        layout.setSpacing(space.s)
        for widget in (self._search, self._table, self._count, self._problems, self._buttons):
            layout.addWidget(widget)
        make_default(self._open, self._buttons)

    def _prepare_table(self) -> None:
        table = self._table
        table.setModel(self._games)
        table.setAccessibleName(self.tr("Games"))
        table.setSortingEnabled(True)
        table.sortByColumn(Column.NUMBER, Qt.SortOrder.AscendingOrder)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)
        for column, width in _WIDTHS.items():
            table.setColumnWidth(column, width)

    def _problem_text(self, content: pdn.PdnFile) -> str:
        lines = [file_sentence(problem) for problem in content.problems[:_PROBLEMS_SHOWN]]
        more = len(content.problems) - len(lines)
        if more > 0:
            lines.append(self.tr("Further problems in this file: {count}").format(count=more))
        return "\n".join(lines)

    @Slot(str)
    def _on_search(self, text: str) -> None:
        self._games.set_text(text)
        self._table.selectRow(0)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        shown, total = self._games.rowCount(), self._total
        text = self.tr("{total} games") if shown == total else self.tr("{shown} of {total} games")
        locale = self.locale()
        self._count.setText(text.format(shown=locale.toString(shown), total=locale.toString(total)))
        self._open.setEnabled(self._table.currentIndex().isValid() and shown > 0)

    @Slot()
    def _choose(self) -> None:
        index: QModelIndex = self._table.currentIndex()
        if index.isValid():
            self.gameChosen.emit(self._games.game(index).number)
            self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        row = self._table.currentIndex().row() + step
        self._table.selectRow(max(0, min(row, self._games.rowCount() - 1)))
