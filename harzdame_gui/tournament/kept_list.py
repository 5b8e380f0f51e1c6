"""The tournaments on record: the unfinished ones can go on, all that can be read can be looked at."""

from __future__ import annotations

from harzdame_engine.rules.variants import variant
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.tournament.kept import Kept, Unreadable
from harzdame_gui.text.games import game_name
from harzdame_gui.text.sizes import one_line
from harzdame_gui.theme import current_theme
from harzdame_gui.tournament.commands import TournamentCommands, TournamentsCommands
from harzdame_gui.tournament.text import format_name, games_text, unreadable_text
from harzdame_gui.widgets.labels import label, plain_tip
from harzdame_gui.widgets.layouts import STRETCH, fill

_Index = QModelIndex | QPersistentModelIndex


class KeptList(QWidget):
    """A double click or Return opens one, Delete removes it, Ctrl+Z puts it back.

    *Signals*
    newWanted(): a new tournament.
    opened(Path): one is to go on, or to be shown if it is over.
    removed(Path): the record of one is to be removed.
    backWanted(): the one that was removed last is to be put back.
    sought(Path): the person asks where one lies that cannot be read.
    """

    newWanted = Signal()
    opened = Signal(object)
    removed = Signal(object)
    backWanted = Signal()
    sought = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept: tuple[Kept | Unreadable, ...] = ()
        self._words = label("muted", wrap=True)
        self._list = QListWidget()
        self._list.setAccessibleName(self.tr("Tournaments"))
        self._list.setProperty("role", "games")
        self._list.setItemDelegate(_Narrow(self._list))
        self._new = QPushButton(self.tr("New tournament…"), autoDefault=False)
        self._new.setProperty("role", "primary")
        self._open = QPushButton(self.tr("Go on"), autoDefault=False)
        self._remove = QPushButton(self.tr("Remove"), autoDefault=False)
        self._back = QPushButton(self.tr("Put back"), autoDefault=False)
        self._commands = TournamentCommands(self._list)
        self._put_back = TournamentsCommands(self).put_back
        self.addAction(self._put_back)
        self._remove.setToolTip(self._commands.remove.toolTip())
        self._back.setToolTip(self._put_back.toolTip())
        space = current_theme().spacing
        row = fill(QHBoxLayout(), self._new, self._open, STRETCH, self._back, self._remove, spacing=space.s)
        self._rest = QWidget()  # has the room of the list while that is empty
        parts = (label("heading", self.tr("Tournaments")), self._words, self._list, row, self._rest)
        fill(QVBoxLayout(self), *parts, spacing=space.m, grow=(self._list, self._rest))
        self._connect()
        self.show_kept(())
        self.offer_back(False)

    @property
    def new_button(self) -> QPushButton:
        """The button for a new tournament."""
        return self._new

    def offer_back(self, offered: bool) -> None:
        """Say whether one that was removed can be put back."""
        self._back.setVisible(offered)
        self._put_back.setEnabled(offered)

    def show_kept(self, kept: tuple[Kept | Unreadable, ...]) -> None:
        """Show other tournaments, the latest first."""
        self._kept = kept
        self._list.clear()
        for each in kept:
            self._list.addItem(self._item(each))
        self._list.setVisible(bool(kept))
        self._words.setText(
            self.tr("Levels of the computer, other programs and persons play each other.") if not kept else ""
        )
        self._words.setVisible(not kept)
        self._rest.setVisible(not kept)
        for button in (self._open, self._remove):
            button.setVisible(bool(kept))
        if kept:
            unfinished = (isinstance(each, Kept) and not each.over for each in kept)
            first = next((row for row, found in enumerate(unfinished) if found), 0)
            self._list.setCurrentRow(first)
            self._list.setFocus()
        else:
            self._new.setFocus()

    def _item(self, found: Kept | Unreadable) -> QListWidgetItem:
        if isinstance(found, Unreadable):
            name, text, tip = found.path.name, unreadable_text(found), str(found.path)
        else:
            played = games_text(found.played, found.total)
            state = self.tr("over") if found.over else played
            name, tip = found.plan.name, ", ".join(map(one_line, found.names))
            text = " · ".join((format_name(found.plan.format), game_name(variant(found.plan.game)), state))
        item = QListWidgetItem(f"{one_line(name)}\n{text}")
        item.setToolTip(plain_tip(tip))
        return item

    def _connect(self) -> None:
        self._new.clicked.connect(self.newWanted)
        self._open.clicked.connect(self._on_open)
        self._remove.clicked.connect(self._on_remove)
        self._back.clicked.connect(self.backWanted)
        self._list.itemDoubleClicked.connect(self._on_open)
        self._list.currentRowChanged.connect(self._on_row)
        self._commands.open.triggered.connect(self._on_open)
        self._commands.remove.triggered.connect(self._on_remove)
        self._put_back.triggered.connect(self.backWanted)

    @property
    def _current(self) -> Kept | Unreadable | None:
        row = self._list.currentRow()
        return self._kept[row] if 0 <= row < len(self._kept) else None

    @Slot(int)
    def _on_row(self, _row: int) -> None:
        found = self._current
        self._remove.setEnabled(isinstance(found, Kept))
        if isinstance(found, Unreadable):
            self._open.setText(self.tr("Where is it?"))
        else:
            self._open.setText(self.tr("Show") if found and found.over else self.tr("Go on"))

    @Slot()
    def _on_open(self) -> None:
        if (found := self._current) is not None:
            (self.opened if isinstance(found, Kept) else self.sought).emit(found.path)

    @Slot()
    def _on_remove(self) -> None:
        if isinstance(found := self._current, Kept):
            self.removed.emit(found.path)


class _Narrow(QStyledItemDelegate):
    """Rows no wider than the list: what is longer ends in an ellipsis."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(0, super().sizeHint(option, index).height())
