"""The dialog of one's own games: to be searched, opened where they were left, exported and deleted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Signal, SignalInstance, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.game.my_games import MyGame, read_kept_game
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.lists.preview import ListPreview, PreviewLine, line_of
from harzdame_gui.lists.rows_table import ListTable
from harzdame_gui.lists.search_field import SearchField
from harzdame_gui.my_games.commands import MyGamesCommands
from harzdame_gui.my_games.model import MyGamesColumn, MyGamesModel
from harzdame_gui.text.sizes import beginning
from harzdame_gui.theme import current_theme
from harzdame_gui.translation import counted
from harzdame_gui.widgets.dialog_buttons import make_default, reject_with
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.placement import open_at
from harzdame_gui.widgets.replay_board import ReplayBoard

_USUAL = QSize(1080, 640)
_BOARD = 300
_WIDEST = 220
"""Of a column at first; a person can draw it wider."""
_NARROWEST = 72
"""Of a column of names where there is too little room for all columns."""
_MEASURED = 100
"""Rows of which a column's width is taken."""


class MyGamesDialog(QDialog):
    """A row for each game, the latest first, and beside them the one that is chosen, to step through.

    *Signals*
    openWanted(MyGame): put it on the board again.
    exportWanted(tuple[Path, ...]): write the games of these files into one.
    copyWanted(tuple[Path, ...]): put them on the clipboard.
    deleteWanted(tuple[Path, ...]): delete them for good; not before the dialog closes, until when it can be
        undone.
    """

    openWanted = Signal(object)
    exportWanted = Signal(object)
    copyWanted = Signal(object)
    deleteWanted = Signal(object)

    def __init__(self, games: Sequence[MyGame], jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("My games"))
        self._model = MyGamesModel(games, self)
        self._table = ListTable(self._model, several=True)
        self._fitted = False
        self._board = ReplayBoard(_BOARD)
        self._preview = ListPreview(jobs, self._board)
        self._previewed: MyGame | None = None
        self._text = QPlainTextEdit(readOnly=True)
        self._buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self._search = SearchField(self.tr("Search: a name, a game, a date"), self.tr("Search"))
        self._restore = self._buttons.addButton(self.tr("Open"), role.AcceptRole)
        self._export = self._buttons.addButton(self.tr("Export…"), role.ActionRole)
        self._delete = self._buttons.addButton(self.tr("Delete"), role.ActionRole)
        self._undo = self._buttons.addButton(self.tr("Undo"), role.ActionRole)
        self._commands = MyGamesCommands(self)
        self.addActions(self._commands.all())
        self._delete.setToolTip(self._commands.delete.toolTip())
        self._undo.setToolTip(self._commands.undo.toolTip())
        self._said = label("caption", wrap=True)
        self._buttons.addButton(QDialogButtonBox.StandardButton.Close)
        self._build()
        open_at(self, _USUAL)
        self._connect()
        self._refresh()

    def _connect(self) -> None:
        table = self._table
        table.selectionModel().selectionChanged.connect(self._refresh)
        self._model.modelReset.connect(self._refresh)
        table.opened.connect(self._choose)
        self._board.opened.connect(self._choose)
        self._restore.clicked.connect(self._choose)
        self._delete.clicked.connect(self._remove)
        self._undo.clicked.connect(self._bring_back)
        self._export.clicked.connect(lambda: self._hand_out(self.exportWanted))
        table.follow(self._search)
        self._commands.undo.triggered.connect(self._bring_back)
        self._commands.delete.triggered.connect(self._remove)
        table.copyWanted.connect(partial(self._hand_out, self.copyWanted))
        self.finished.connect(self._on_finished)
        reject_with(self._buttons, self)

    def _build(self) -> None:
        table = self._table
        table.setAccessibleName(self.tr("My games"))
        header = table.horizontalHeader()
        header.setResizeContentsPrecision(_MEASURED)
        *columns, last = range(header.count())
        for column in columns:
            table.resizeColumnToContents(column)
            header.resizeSection(column, min(header.sectionSize(column), _WIDEST))
        header.setSectionResizeMode(last, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(header.sectionSizeHint(last))
        space = current_theme().spacing
        self._text.setFixedWidth(_BOARD)
        self._text.setAccessibleName(self.tr("The game as text"))
        hint = label(
            "caption",
            self.tr(
                "Games that you played stay until you delete them; anything else stays at least thirty days."
            ),
            wrap=True,
        )
        preview = fill(QVBoxLayout(), self._board, self._text, spacing=space.s, grow=[self._text])
        upper = fill(QHBoxLayout(), table, preview, spacing=space.l, grow=[table])
        margins = (space.l, space.l, space.l, space.l)
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

    def _fit_names(self) -> None:
        """Take from the names what the last column lacks, from the wider first."""
        table, header = self._table, self._table.horizontalHeader()
        *others, last = range(header.count())
        room = table.viewport().width() - sum(map(header.sectionSize, others))
        needed = max(min(table.sizeHintForColumn(last), _WIDEST), header.minimumSectionSize())
        lacks = needed - room
        wide, narrow = sorted(
            (MyGamesColumn.WHITE, MyGamesColumn.BLACK), key=header.sectionSize, reverse=True
        )
        if lacks > 0:
            both = max(header.sectionSize(wide) + header.sectionSize(narrow) - lacks, 2 * _NARROWEST)
            smaller = min(header.sectionSize(narrow), both // 2)
            header.resizeSection(narrow, smaller)
            header.resizeSection(wide, both - smaller)

    @property
    def _chosen(self) -> list[MyGame]:
        """The games selected, from the top."""
        return list(map(self._model.thing, self._table.selected))

    @property
    def _shown(self) -> MyGame | None:
        chosen = self._table.selected
        return self._model.thing(chosen[0]) if len(chosen) == 1 else None

    @Slot()
    def _refresh(self) -> None:
        chosen, mine = self._chosen, self._shown
        self._restore.setEnabled(mine is not None and mine.facts is not None)
        self._delete.setEnabled(bool(chosen))
        self._export.setEnabled(any(mine.facts for mine in chosen))
        count = len(self._model.deleted)
        self._undo.setVisible(bool(count))
        self._table.say_instead(self._nothing())
        self._text.setVisible(bool(self._model.numbers))
        self._text.setPlainText(beginning(mine.text) if mine is not None else "")
        self._board.setVisible(mine is None or mine.facts is not None)
        self._show_line(mine)
        self._said.setText(counted.tr("%Ln games deleted.", "", count) if count else "")

    def _nothing(self) -> str:
        """Words for a list without a row."""
        if self._model.numbers:
            return ""
        if self._model.left:
            return self.tr("No game matches.")
        return self.tr("Every game that you play is kept here, finished or not.")

    def _show_line(self, mine: MyGame | None) -> None:
        """Show the game where it was left, at once, and have its moves read."""
        if mine is self._previewed:
            return
        self._previewed = mine
        if mine is None or mine.facts is None:
            self._preview.show(None)
        else:
            self._board.show_line((mine.facts.position,), (), flipped=mine.facts.flipped)
            self._preview.show(partial(_read_line, mine.path))

    @Slot()
    def _choose(self) -> None:
        mine = self._shown
        if mine is not None and mine.facts is not None:
            self.accept()
            self.openWanted.emit(mine)

    def _hand_out(self, wanted: SignalInstance) -> None:
        """Have done with the games selected what is wanted, unless none of them is whole."""
        if paths := tuple(mine.path for mine in self._chosen if mine.facts is not None):
            wanted.emit(paths)

    @Slot()
    def _remove(self) -> None:
        if chosen := self._table.selected:
            row = self._model.row_of(chosen[0])
            self._model.delete(chosen)
            self._table.select_row(row or 0)

    @Slot()
    def _bring_back(self) -> None:
        self._table.select((), self._model.bring_back())

    @Slot()
    def _on_finished(self) -> None:
        if deleted := self._model.deleted:
            self.deleteWanted.emit(tuple(mine.path for mine in deleted))

    # Qt's own

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._fitted:  # later it is the person's
            self._fitted = True
            self._fit_names()


def _read_line(path: Path, _job: Job) -> PreviewLine:
    game = read_kept_game(path)
    return line_of(game.tree, game.standing.cursor, flipped=game.around.flipped)
