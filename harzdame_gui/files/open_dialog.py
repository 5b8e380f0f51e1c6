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

from harzdame_gui.files.encoding_choice import EncodingChoice
from harzdame_gui.files.games_model import Column, GameFilter, GameListModel
from harzdame_gui.files.problem_list import ProblemList
from harzdame_gui.text.games import game_name
from harzdame_gui.theme import Theme, icon
from harzdame_gui.widgets.dialog_buttons import make_default
from harzdame_gui.widgets.placement import open_at

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
    encodingChosen(str): the file is to be read in this encoding; `show_games` the outcome.
    """

    gameChosen = Signal(int)
    encodingChosen = Signal(str)

    def __init__(
        self,
        content: pdn.PdnFile,
        current: Rules,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        encoding: str = "",
    ) -> None:
        """`encoding` is the one that the file was read in; text that comes from no file has none."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open a game"))
        self._current = current
        self._total = 0
        self._games = GameFilter(GameListModel(content, game_name, self), self)
        self._search = QLineEdit()
        self._table = QTableView()
        self._count = QLabel()
        self._encoding = EncodingChoice(theme)
        self._problems = ProblemList(theme)
        self._buttons = QDialogButtonBox()
        self._build(theme)
        open_at(self, _USUAL)
        self._table.selectionModel().currentRowChanged.connect(self._refresh)
        self._encoding.chosen.connect(self._on_encoding_chosen)
        self._problems.chosen.connect(self._on_problem_chosen)
        self._search.textChanged.connect(self._on_search)
        self._table.doubleClicked.connect(self._choose)
        self._buttons.accepted.connect(self._choose)
        self._buttons.rejected.connect(self.reject)
        self._show(content, encoding)
        self._table.selectRow(0)
        self._refresh()

    def show_games(self, content: pdn.PdnFile, encoding: str) -> None:
        """List the games of the same file, read anew in `encoding`."""
        row, header = self._table.currentIndex().row(), self._table.horizontalHeader()
        self._games.show_games(GameListModel(content, game_name, self))
        self._table.sortByColumn(header.sortIndicatorSection(), header.sortIndicatorOrder())
        self._show(content, encoding)
        self._table.selectRow(max(0, row))
        self._refresh()

    def _show(self, content: pdn.PdnFile, encoding: str) -> None:
        """Show all but the table's rows."""
        self._total = len(content.games)
        # which game it is matters only where it is not always the one on the board
        self._table.setColumnHidden(Column.GAME, {game.rules for game in content.games} <= {self._current})
        self._encoding.show_encoding(encoding)
        self._problems.show_problems(content.problems)

    def _build(self, theme: Theme) -> None:
        self._search.setPlaceholderText(self.tr("Search names, events, years"))
        self._search.setAccessibleName(self.tr("Search"))
        self._search.setClearButtonEnabled(True)
        self._search.addAction(icon("search", theme), QLineEdit.ActionPosition.LeadingPosition)
        self._prepare_table()
        self._count.setProperty("role", "caption")
        self._open = self._buttons.addButton(self.tr("Open"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        space = theme.spacing
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space.l, space.l, space.l, space.l)
        layout.setSpacing(space.s)
        layout.addWidget(self._search)
        layout.addWidget(self._table, 1)
        for widget in (self._count, self._encoding, self._problems, self._buttons):
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

    @Slot(str)
    def _on_search(self, text: str) -> None:
        self._games.set_text(text)
        self._table.selectRow(0)
        self._refresh()

    @Slot(str)
    def _on_encoding_chosen(self, encoding: str) -> None:
        self._open.setEnabled(False)  # until the games are read anew
        self.encodingChosen.emit(encoding)

    @Slot(object)
    def _on_problem_chosen(self, problem: pdn.PdnProblem) -> None:
        if not problem.game:
            return
        if not self._games.index_of(problem.game).isValid():
            self._search.clear()  # it hides the game
        self._table.selectRow(self._games.index_of(problem.game).row())

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
        if index.isValid() and self._open.isEnabled():
            self.gameChosen.emit(self._games.game(index).number)
            self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        row = self._table.currentIndex().row() + step
        self._table.selectRow(max(0, min(row, self._games.rowCount() - 1)))
