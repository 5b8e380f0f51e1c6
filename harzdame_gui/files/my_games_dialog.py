"""The dialog of one's own games: to be searched, opened where they were left, exported and deleted."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import GameTree
from harzdame_engine.pdn.results import write_result
from PySide6.QtCore import QDateTime, QItemSelectionModel, QLocale, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.board.picture import render_position
from harzdame_gui.controllers.game.kept_game import KeptGame
from harzdame_gui.controllers.game.my_games import MyGame
from harzdame_gui.text.games import game_name
from harzdame_gui.text.players import UNKNOWN
from harzdame_gui.text.sizes import beginning
from harzdame_gui.theme import Theme
from harzdame_gui.widgets.dialog_buttons import make_default
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.placement import open_at

_USUAL = QSize(980, 620)
_PICTURE = 300
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MOVES = 4


class MyGamesDialog(QDialog):
    """A row for each game, the latest first, and beside them the one that is chosen.

    *Signals*
    openWanted(MyGame): put it on the board again.
    exportWanted(tuple[str, ...]): write the texts of these games into a file.
    deleteWanted(tuple[Path, ...]): delete them for good; not before the dialog closes, until when it can be
        undone.
    """

    openWanted = Signal(object)
    exportWanted = Signal(object)
    deleteWanted = Signal(object)

    def __init__(self, games: Sequence[MyGame], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("My games"))
        self._theme = theme
        self._games = list(games)
        self._table = QTableWidget(len(games), 6)
        self._picture = QLabel()
        self._text = QPlainTextEdit(readOnly=True)
        self._buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self._search = QLineEdit(placeholderText=self.tr("Search: a name, a game, a date"))
        self._search.setClearButtonEnabled(True)
        self._deleted: list[int] = []
        self._restore = self._buttons.addButton(self.tr("Open"), role.AcceptRole)
        self._export = self._buttons.addButton(self.tr("Export…"), role.ActionRole)
        self._delete = self._buttons.addButton(self.tr("Delete"), role.ActionRole)
        self._undo = self._buttons.addButton(self.tr("Undo"), role.ActionRole)
        self._said = label("caption", wrap=True)
        self._buttons.addButton(QDialogButtonBox.StandardButton.Close)
        self._fill()
        self._build(theme)
        open_at(self, _USUAL)
        table = self._table
        table.itemSelectionChanged.connect(self._refresh)
        self._table.doubleClicked.connect(self._choose)
        self._restore.clicked.connect(self._choose)
        self._delete.clicked.connect(self._remove)
        self._undo.clicked.connect(self._bring_back)
        self._export.clicked.connect(self._on_export)
        self._search.textChanged.connect(self._filter)
        QShortcut(QKeySequence.StandardKey.Undo, self).activated.connect(self._bring_back)
        QShortcut(QKeySequence.StandardKey.Delete, table).activated.connect(self._remove)
        self.finished.connect(self._on_finished)
        self._buttons.rejected.connect(self.reject)
        self._select_next(0)
        self._refresh()

    def _fill(self) -> None:
        for row, mine in enumerate(self._games):
            for column, text in enumerate(self._texts(mine)):
                item = QTableWidgetItem(text)
                item.setTextAlignment(_RIGHT if column == _MOVES else _LEFT)
                self._table.setItem(row, column, item)

    def _texts(self, mine: MyGame) -> tuple[str, ...]:
        at = QDateTime.fromSecsSinceEpoch(int(mine.left_at))
        day = QLocale().toString(at, QLocale.FormatType.ShortFormat)
        if mine.game is None:
            return (day, self.tr("Damaged"), "", "", "", "")
        tree = mine.game.tree
        moves = len(tree.mainline()) // 2
        return (
            day,
            _name(tree, "White"),
            _name(tree, "Black"),
            self._result(mine.game),
            str(moves),
            game_name(tree.root.position.rules),
        )

    def _result(self, game: KeptGame) -> str:
        tree = game.tree
        if tree.result is not None:
            return write_result(tree.result, tree.root.position.rules.gametype).replace("-", "–")
        return self.tr("study") if game.studied else self.tr("unfinished")

    def _build(self, theme: Theme) -> None:
        table = self._table
        titles = (
            self.tr("Date"),
            self.tr("White"),
            self.tr("Black"),
            self.tr("Result"),
            self.tr("Moves"),
            self.tr("Game"),
        )
        for column, title in enumerate(titles):
            item = QTableWidgetItem(title)
            item.setTextAlignment(_RIGHT if column == _MOVES else _LEFT)
            table.setHorizontalHeaderItem(column, item)
        table.setAccessibleName(self.tr("My games"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        space = theme.spacing
        self._picture.setFixedSize(_PICTURE, _PICTURE)
        self._text.setFixedWidth(_PICTURE)
        self._text.setAccessibleName(self.tr("The game as text"))
        hint = label(
            "caption",
            self.tr("Games that you played stay until you delete them; anything else stays for thirty days."),
            wrap=True,
        )
        preview = fill(QVBoxLayout(), self._picture, self._text, spacing=space.s, grow=[self._text])
        upper = fill(QHBoxLayout(), table, preview, spacing=space.l, grow=[table])
        margins = (space.l, space.l, space.l, space.l)
        self._search.setAccessibleName(self.tr("Search"))
        below = fill(QHBoxLayout(), hint, self._said, spacing=space.l, grow=[hint])
        fill(
            QVBoxLayout(self),
            self._search,
            upper,
            below,
            self._buttons,
            spacing=space.s,
            margins=margins,
            grow=[upper],
        )
        make_default(self._restore, self._buttons)

    @property
    def _chosen(self) -> list[int]:
        """The rows that are selected and seen."""
        rows = {index.row() for index in self._table.selectedIndexes()}
        return sorted(row for row in rows if not self._table.isRowHidden(row))

    @property
    def _shown(self) -> MyGame | None:
        chosen = self._chosen
        return self._games[chosen[0]] if len(chosen) == 1 else None

    @Slot()
    def _refresh(self) -> None:
        chosen, mine = self._chosen, self._shown
        self._restore.setEnabled(mine is not None and mine.game is not None)
        self._delete.setEnabled(bool(chosen))
        self._export.setEnabled(any(self._games[row].game for row in chosen))
        self._undo.setVisible(bool(self._deleted))
        self._text.setPlaceholderText(self._nothing())
        self._text.setPlainText(_moves_of(mine) if mine is not None else "")
        self._picture.setVisible(mine is None or mine.game is not None)
        self._picture.setPixmap(self._picture_of(mine))
        count = len(self._deleted)
        if count > 1:
            self._said.setText(self.tr("{count} games deleted.").format(count=count))
        else:
            self._said.setText(self.tr("One game deleted.") if count else "")

    def _nothing(self) -> str:
        """Words for a list without a row."""
        if any(not self._table.isRowHidden(row) for row, _ in enumerate(self._games)):
            return ""
        if len(self._games) > len(self._deleted):
            return self.tr("No game matches.")
        return self.tr("Every game that you play is kept here, finished or not.")

    @Slot()
    def _filter(self) -> None:
        words = self._search.text().casefold().split()
        columns = range(self._table.columnCount())
        for row, _ in enumerate(self._games):
            items = [self._table.item(row, column) for column in columns]
            said = " ".join(item.text() for item in items if item is not None).casefold()
            hidden = row in self._deleted or not all(word in said for word in words)
            self._table.setRowHidden(row, hidden)
        if not self._chosen:
            self._select_next(0)
        self._refresh()

    def _select_next(self, row: int) -> None:
        """Select the next row that is seen, or the last one."""
        seen = [each for each, _ in enumerate(self._games) if not self._table.isRowHidden(each)]
        self._table.clearSelection()
        if not seen:
            return
        index = self._table.model().index(next((each for each in seen if each >= row), seen[-1]), 0)
        flag = QItemSelectionModel.SelectionFlag  # not selectRow, which asks what keys are down
        model = self._table.selectionModel()
        model.setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)

    def _picture_of(self, mine: MyGame | None) -> QPixmap:
        """The position that the game was left at."""
        if mine is None or mine.game is None:
            return QPixmap()
        position = mine.game.standing.cursor.position
        return render_position(
            position.rules,
            position.pieces,
            self._theme,
            _PICTURE,
            self.devicePixelRatioF(),
            flipped=mine.game.around.flipped,
        )

    @Slot()
    def _choose(self) -> None:
        mine = self._shown
        if mine is not None and mine.game is not None:
            self.accept()
            self.openWanted.emit(mine)

    @Slot()
    def _on_export(self) -> None:
        games = [self._games[row] for row in self._chosen]
        if texts := tuple(mine.text for mine in games if mine.game is not None):
            self.exportWanted.emit(texts)

    @Slot()
    def _remove(self) -> None:
        chosen = self._chosen
        if chosen:
            self._deleted += chosen
            self._filter()
            self._select_next(chosen[0])
            self._refresh()

    @Slot()
    def _bring_back(self) -> None:
        if self._deleted:
            self._deleted.pop()
            self._filter()

    @Slot()
    def _on_finished(self) -> None:
        if self._deleted:
            self.deleteWanted.emit(tuple(self._games[row].path for row in self._deleted))


def _name(tree: GameTree, side: str) -> str:
    name = tree.tags.get(side, "")
    return "–" if name in UNKNOWN else name


def _moves_of(mine: MyGame) -> str:
    """The record without its tags; all that there is of a damaged one."""
    if mine.game is None:
        return beginning(mine.text)
    lines = mine.text.splitlines()
    return beginning("\n".join(line for line in lines if not line.startswith("[")).strip())
