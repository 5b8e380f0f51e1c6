"""The dialog that lists the endgame tables of a game, with the longest win in each."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine.endgames.table_file import TableCounts, TableFile
from PySide6.QtCore import QLocale, QObject, QSize, Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QVBoxLayout, QWidget

from harzdame_gui.lists.rows_model import RIGHT, Column, ListModel
from harzdame_gui.lists.rows_table import ListTable
from harzdame_gui.text.sizes import disk_text
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.dialog_buttons import make_default, reject_with
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.placement import open_at

_USUAL = QSize(560, 520)


class EndgamesModel(ListModel[TableFile]):
    """A row for each table: its pieces, the longest win in moves, positions, and bytes on disk."""

    def __init__(self, files: Sequence[TableFile], parent: QObject | None = None) -> None:
        numbers = (self.tr("Longest win"), self.tr("Positions"), self.tr("On disk"))
        columns = (Column(self.tr("Endgame")), *(Column(title, RIGHT) for title in numbers))
        super().__init__(columns, parent)
        self.show_things(files)

    def told(self, thing: TableFile, /) -> Sequence[str]:
        """What the columns say of a table."""
        moves, positions = longest_win(thing).longest.moves, QLocale().toString(_positions(thing))
        return str(thing.material), "–" if moves is None else str(moves), positions, disk_text(thing.size)

    def key(self, thing: TableFile, column: int, /) -> object:
        """What tables are put in order by."""
        numbers = longest_win(thing).longest.moves or 0, _positions(thing), thing.size
        return numbers[column - 1] if column else (len(str(thing.material)), str(thing.material))


class EndgameTablesDialog(QDialog):
    """A row for each table; Return or a double click shows its longest win.

    *Signals*
    chosen(str): a position with the longest win is to be shown; its FEN.
    """

    chosen = Signal(str)

    def __init__(self, game: str, files: Sequence[TableFile], parent: QWidget | None = None) -> None:
        """`game`: its name."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Endgame tables: {game}").format(game=game))
        self._model = EndgamesModel(files, self)
        self._table = ListTable(self._model, several=False)
        self._buttons = QDialogButtonBox()
        self._show = self._buttons.addButton(
            self.tr("Show the longest win"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._buttons.addButton(QDialogButtonBox.StandardButton.Close)
        self._build(files)
        open_at(self, _USUAL)
        self._table.selectionModel().currentRowChanged.connect(self._refresh)
        self._table.opened.connect(self._choose)
        self._table.copyWanted.connect(self._table.copy)
        self._buttons.accepted.connect(self._choose)
        reject_with(self._buttons, self)
        self._refresh()

    def _build(self, files: Sequence[TableFile]) -> None:
        table = self._table
        table.setAccessibleName(self.tr("Endgame tables"))
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        hint = self.tr("K is a king, M a man; the longest win is counted in moves of the winner.")
        size = disk_text(sum(file.size for file in files))
        whole = self.tr("Tables: {count} · {size}").format(count=len(files), size=size)
        parts = (table, label("caption", hint, wrap=True), label("caption", whole), self._buttons)
        space = current_theme().spacing
        fill(QVBoxLayout(self), *parts, spacing=space.s, margins=(space.l, space.l, space.l, space.l))
        make_default(self._show, self._buttons)

    @property
    def _longest(self) -> str:
        """The FEN of the position with the longest win; empty: there is none."""
        number = self._table.current
        return longest_win(self._model.thing(number)).longest_fen if number else ""

    @Slot()
    def _refresh(self) -> None:
        self._show.setEnabled(bool(self._longest))

    @Slot()
    def _choose(self) -> None:
        if fen := self._longest:
            self.chosen.emit(fen)
            self.accept()


def longest_win(file: TableFile) -> TableCounts:
    """The counts of the side to move with the longest win."""
    return max((side.summary for side in file.sides), key=lambda summary: summary.longest.plies or 0)


def _positions(file: TableFile) -> int:
    return sum(side.summary.won + side.summary.drawn + side.summary.lost for side in file.sides)
