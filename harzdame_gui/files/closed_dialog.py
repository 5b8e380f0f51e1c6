"""The dialog of closed games: what left the board unsaved, to be put back or deleted for good."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import GameTree
from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPlainTextEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.board.picture import render_position
from harzdame_gui.controllers.game.closed_games import ClosedGame
from harzdame_gui.text.games import game_name
from harzdame_gui.text.players import UNKNOWN
from harzdame_gui.theme import Theme
from harzdame_gui.widgets.dialog_buttons import make_default
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.placement import open_at

_USUAL = QSize(980, 620)
_PICTURE = 300
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MOVES = 3


class ClosedGamesDialog(QDialog):
    """A row for each game, the latest first, and beside them the one that is chosen.

    *Signals*
    restoreWanted(ClosedGame): put it on the board again.
    deleteWanted(Path): delete it for good.
    """

    restoreWanted = Signal(object)
    deleteWanted = Signal(object)

    def __init__(self, games: Sequence[ClosedGame], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Closed games"))
        self._theme = theme
        self._games = list(games)
        self._table = QTableWidget(len(games), 5)
        self._picture = QLabel()
        self._text = QPlainTextEdit(readOnly=True)
        self._buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self._restore = self._buttons.addButton(self.tr("Put back on the board"), role.AcceptRole)
        self._delete = self._buttons.addButton(self.tr("Delete for good"), role.DestructiveRole)
        self._buttons.addButton(QDialogButtonBox.StandardButton.Close)
        self._fill()
        self._build(theme)
        open_at(self, _USUAL)
        self._table.currentCellChanged.connect(self._refresh)
        self._table.doubleClicked.connect(self._choose)
        self._restore.clicked.connect(self._choose)
        self._delete.clicked.connect(self._remove)
        self._buttons.rejected.connect(self.reject)
        self._table.selectRow(0)
        self._refresh()

    def _fill(self) -> None:
        for row, closed in enumerate(self._games):
            for column, text in enumerate(self._texts(closed)):
                item = QTableWidgetItem(text)
                item.setTextAlignment(_RIGHT if column == _MOVES else _LEFT)
                self._table.setItem(row, column, item)

    def _texts(self, closed: ClosedGame) -> tuple[str, ...]:
        at = QDateTime.fromSecsSinceEpoch(int(closed.closed_at))
        day = QLocale().toString(at, QLocale.FormatType.ShortFormat)
        if closed.game is None:
            return (day, self.tr("Damaged"), "", "", "")
        tree = closed.game.tree
        moves = len(tree.mainline()) // 2
        return (
            day,
            _name(tree, "White"),
            _name(tree, "Black"),
            str(moves),
            game_name(tree.root.position.rules),
        )

    def _build(self, theme: Theme) -> None:
        table = self._table
        titles = (
            self.tr("Closed"),
            self.tr("White"),
            self.tr("Black"),
            self.tr("Moves"),
            self.tr("Game"),
        )
        for column, title in enumerate(titles):
            item = QTableWidgetItem(title)
            item.setTextAlignment(_RIGHT if column == _MOVES else _LEFT)
            table.setHorizontalHeaderItem(column, item)
        table.setAccessibleName(self.tr("Closed games"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
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
        hint = label("caption", self.tr("Games that were not saved stay here for thirty days."), wrap=True)
        preview = fill(QVBoxLayout(), self._picture, self._text, spacing=space.s, grow=[self._text])
        upper = fill(QHBoxLayout(), table, preview, spacing=space.l, grow=[table])
        margins = (space.l, space.l, space.l, space.l)
        fill(QVBoxLayout(self), upper, hint, self._buttons, spacing=space.s, margins=margins, grow=[upper])
        make_default(self._restore, self._buttons)

    @property
    def _chosen(self) -> ClosedGame | None:
        row = self._table.currentRow()
        return self._games[row] if 0 <= row < len(self._games) else None

    @Slot()
    def _refresh(self) -> None:
        closed = self._chosen
        self._restore.setEnabled(closed is not None and closed.game is not None)
        self._delete.setEnabled(closed is not None)
        self._text.setPlainText(_moves_of(closed) if closed is not None else "")
        self._picture.setVisible(closed is None or closed.game is not None)
        self._picture.setPixmap(self._picture_of(closed))

    def _picture_of(self, closed: ClosedGame | None) -> QPixmap:
        """The position that the game was left at."""
        if closed is None or closed.game is None:
            return QPixmap()
        position = closed.game.standing.cursor.position
        return render_position(
            position.rules,
            position.pieces,
            self._theme,
            _PICTURE,
            self.devicePixelRatioF(),
            flipped=closed.game.around.flipped,
        )

    @Slot()
    def _choose(self) -> None:
        closed = self._chosen
        if closed is not None and closed.game is not None:
            self.accept()
            self.restoreWanted.emit(closed)

    @Slot()
    def _remove(self) -> None:
        closed = self._chosen
        if closed is not None:
            row = self._table.currentRow()
            del self._games[row]
            self._table.removeRow(row)
            self._refresh()
            self.deleteWanted.emit(closed.path)


def _name(tree: GameTree, side: str) -> str:
    name = tree.tags.get(side, "")
    return "–" if name in UNKNOWN else name


def _moves_of(closed: ClosedGame) -> str:
    """The record without its tags; all that there is of a damaged one."""
    if closed.game is None:
        return closed.text
    lines = closed.text.splitlines()
    return "\n".join(line for line in lines if not line.startswith("[")).strip()
