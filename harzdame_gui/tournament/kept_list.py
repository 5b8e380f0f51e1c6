"""The tournaments on record: those that are unfinished can go on, all can be looked at."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine.rules.variants import variant
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from harzdame_gui.controllers.tournament.tournament_service import Kept
from harzdame_gui.text.games import game_name
from harzdame_gui.theme import Theme
from harzdame_gui.tournament.text import format_name, games_text
from harzdame_gui.widgets.labels import label, plain_tip
from harzdame_gui.widgets.layouts import STRETCH, fill


class KeptList(QWidget):
    """A double click or Return opens one, Delete removes it.

    *Signals*
    newWanted(): a new tournament.
    opened(Path): one is to go on, or to be shown if it is over.
    removed(Path): the record of one is to be removed.
    """

    newWanted = Signal()
    opened = Signal(object)
    removed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept: tuple[Kept, ...] = ()
        self._words = label("muted", wrap=True)
        self._list = QListWidget()
        self._list.setAccessibleName(self.tr("Tournaments"))
        self._list.setProperty("role", "games")
        self._new = QPushButton(self.tr("New tournament…"), autoDefault=False)
        self._new.setProperty("role", "primary")
        self._open = QPushButton(self.tr("Go on"), autoDefault=False)
        self._remove = QPushButton(self.tr("Remove"), autoDefault=False)
        space = theme.spacing
        row = fill(QHBoxLayout(), self._new, self._open, STRETCH, self._remove, spacing=space.s)
        self._rest = QWidget()  # has the room of the list while that is empty
        parts = (label("heading", self.tr("Tournaments")), self._words, self._list, row, self._rest)
        fill(QVBoxLayout(self), *parts, spacing=space.m, grow=(self._list, self._rest))
        self._connect()
        self.show_kept(())

    @property
    def new_button(self) -> QPushButton:
        """The button for a new tournament."""
        return self._new

    def show_kept(self, kept: tuple[Kept, ...]) -> None:
        """Show other tournaments, the latest first."""
        self._kept = kept
        self._list.clear()
        for each in kept:
            played = games_text(each.played, each.total)
            state = self.tr("over") if each.over else played
            facts = (format_name(each.plan.format), game_name(variant(each.plan.game)), state)
            item = QListWidgetItem(f"{each.plan.name}\n{' · '.join(facts)}")
            item.setToolTip(plain_tip(", ".join(each.names)))
            self._list.addItem(item)
        self._list.setVisible(bool(kept))
        self._words.setText(
            self.tr("Levels of the computer, other programs and persons play each other.") if not kept else ""
        )
        self._words.setVisible(not kept)
        self._rest.setVisible(not kept)
        for button in (self._open, self._remove):
            button.setVisible(bool(kept))
        if kept:
            first = next((row for row, each in enumerate(kept) if not each.over), 0)
            self._list.setCurrentRow(first)
            self._list.setFocus()
        else:
            self._new.setFocus()

    def _connect(self) -> None:
        self._new.clicked.connect(self.newWanted)
        self._open.clicked.connect(self._on_open)
        self._remove.clicked.connect(self._on_remove)
        self._list.itemDoubleClicked.connect(self._on_open)
        self._list.currentRowChanged.connect(self._on_row)
        for key, slot in (
            (Qt.Key.Key_Return, self._on_open),
            (Qt.Key.Key_Enter, self._on_open),
            (QKeySequence.StandardKey.Delete, self._on_remove),
        ):
            action = QAction(self._list)
            action.setShortcut(QKeySequence(key))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            action.triggered.connect(slot)
            self._list.addAction(action)

    @property
    def _current(self) -> Path | None:
        row = self._list.currentRow()
        return self._kept[row].path if 0 <= row < len(self._kept) else None

    @Slot(int)
    def _on_row(self, row: int) -> None:
        over = 0 <= row < len(self._kept) and self._kept[row].over
        self._open.setText(self.tr("Show") if over else self.tr("Go on"))

    @Slot()
    def _on_open(self) -> None:
        if (path := self._current) is not None:
            self.opened.emit(path)

    @Slot()
    def _on_remove(self) -> None:
        if (path := self._current) is not None:
            self.removed.emit(path)
