"""The page of the keys: every command with its key, and a field that takes another one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QKeySequenceEdit, QVBoxLayout, QWidget

from harzdame_gui.commands.key_changes import Keys
from harzdame_gui.controllers.settings.declaration import Setting
from harzdame_gui.lists.rows_model import Column, ListModel
from harzdame_gui.lists.rows_table import ListTable
from harzdame_gui.settings.key_table import KeyRow, KeyTable, Rooms, is_kept, with_key_of, without
from harzdame_gui.text.message import Message
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.button_rows import ButtonRows
from harzdame_gui.widgets.buttons import CommandButton
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill

_FIELD = 150
_COLUMN = 130


class _KeysModel(ListModel[KeyRow]):
    def told(self, row: KeyRow, /) -> Sequence[str]:
        return row.words, row.room, row.keys


class KeysPage(QWidget):
    """A key that is typed counts at once, everywhere.

    *Signals*
    told(Message, keys): something is to be said; `keys`, those from before, can be taken back, if any.
    """

    told = Signal(object, object)

    def __init__(self, setting: Setting[Keys], window: QWidget, rooms: Rooms) -> None:
        """`window`: the main one; `rooms`: those that have commands of their own."""
        super().__init__()
        self._setting = setting
        self._table = KeyTable(window, rooms)
        self._asking = False
        columns = (Column(self.tr("Command")), Column(self.tr("Window")), Column(self.tr("Key")))
        self._model = _KeysModel(columns, self)
        self.list = ListTable(self._model, several=False)
        self._name = label("strong")
        self.field = QKeySequenceEdit()
        self._none = QAction(self.tr("No key"), self)
        self._own = QAction(self.tr("Its own key"), self)
        self._build()
        self._model.show_things(tuple(self._table.rows()))
        self.list.select_row(0)
        self.list.selectionModel().currentChanged.connect(self._show_current)
        self.list.opened.connect(self.field.setFocus)
        self.field.keySequenceChanged.connect(self._on_typed)
        self._none.triggered.connect(self._take_key_away)
        self._own.triggered.connect(self._reset)
        setting.changed.connect(self._on_changed)
        self._show_current()

    def _build(self) -> None:
        self.list.setAccessibleName(self.tr("Commands and their keys"))
        header = self.list.horizontalHeader()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            self.list.setColumnWidth(column, _COLUMN)
        self.field.setMaximumSequenceLength(1)
        self.field.setFixedWidth(_FIELD)
        self.field.setAccessibleName(self.tr("Another key: press it here"))
        self.field.setToolTip(self.tr("Press the key that the command is to have"))
        space = current_theme().spacing
        acts = (CommandButton(self._none), CommandButton(self._own))
        rows = ButtonRows(acts, space.s)
        row = fill(QHBoxLayout(), self.field, rows, spacing=space.s, grow=[rows])
        fill(QVBoxLayout(self), self.list, self._name, row, spacing=space.s, grow=[self.list])

    @property
    def current(self) -> KeyRow | None:
        """The command that is marked."""
        number = self.list.current
        return self._model.thing(number) if number else None

    def search(self, text: str) -> bool:
        """List the commands in which all words of `text` occur; False: there is none."""
        self._model.search(text)
        return bool(self._model.numbers)

    def show_command(self, command: str) -> None:
        """Mark a command, by its id."""
        for number in self._model.numbers:
            if self._model.thing(number).command.id == command:
                self.list.select([number])

    @Slot()
    def _show_current(self) -> None:
        row = self.current
        self._asking = True
        self._name.setText(row.words if row is not None else "")
        own = row.command.shortcuts()[:1] if row is not None else []
        self.field.setKeySequence(own[0] if own else QKeySequence())
        self._asking = False
        self.field.setEnabled(row is not None)
        self._none.setEnabled(bool(own))
        self._own.setEnabled(row is not None and not row.command.has_own_keys)

    @Slot(QKeySequence)
    def _on_typed(self, key: QKeySequence) -> None:
        row = self.current
        if self._asking or row is None or key.isEmpty() or key in row.command.shortcuts()[:1]:
            return
        if is_kept(key):
            self._show_current()
            text = self.tr("“{key}” is every window’s own key.")
            self._say(text.format(key=key.toString(QKeySequence.SequenceFormat.NativeText)))
            return
        others = self._table.in_the_way(row.command, key)
        before = self._setting.value
        self._setting.set(with_key_of(before, row.command, key, others))
        if others:
            text = self.tr("“{key}” was the key of “{command}”, which has none now.")
            native = key.toString(QKeySequence.SequenceFormat.NativeText)
            self._say(text.format(key=native, command=others[0].words), before)

    def _say(self, text: str, before: Keys | None = None) -> None:
        self.told.emit(Message(text), before)

    @Slot()
    def _take_key_away(self) -> None:
        if (row := self.current) is not None:
            self._setting.set(with_key_of(self._setting.value, row.command, QKeySequence(), ()))

    @Slot()
    def _reset(self) -> None:
        row = self.current
        if row is None:
            return
        before = self._setting.value
        others = [
            other
            for key in row.command.own_shortcuts()
            for other in self._table.in_the_way(row.command, key)
            if not other.command.has_own_keys
        ]
        keys = dict(without(before, row.command))
        keys.update({other.command.id: "" for other in others})
        self._setting.set(tuple(keys.items()))
        if others:
            text = self.tr("“{command}” had this key; it has none now.").format(command=others[0].words)
            self._say(text, before)

    @Slot()
    def _on_changed(self) -> None:
        self._model.show_things(tuple(self._table.rows()))
        self._show_current()
