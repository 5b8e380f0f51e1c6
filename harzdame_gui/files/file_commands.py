"""What can be done in the list of a file's games: names and keys, but not what they do.

The keys are the list's while it has the focus, for the window gives most of them another meaning.
"""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu

from harzdame_gui.controllers.files.file_history import FileEdit
from harzdame_gui.files.game_search import Order
from harzdame_gui.text.file_edits import file_edit_name

_KEYPAD = Qt.KeyboardModifier.KeypadModifier


class FileCommands(QObject):
    """One QAction for each command, without a shortcut of the window's."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._keys: dict[QAction, list[QKeySequence]] = {}
        key = QKeySequence.StandardKey
        self.put_on_board = self._action(self.tr("Put on the board"))
        self.undo = self._action(self.tr("Undo"), key.Undo)
        self.redo = self._action(self.tr("Redo"), key.Redo, "Ctrl+Shift+Z", "Ctrl+Y")
        self.cut = self._action(self.tr("Cut"), key.Cut)
        self.copy = self._action(self.tr("Copy"), key.Copy)
        self.paste = self._action(self.tr("Paste behind this game"), key.Paste)
        self.delete = self._action(self.tr("Delete from the file"), key.Delete)
        self.move_up = self._action(self.tr("Move up"), "Alt+Up")
        self.move_down = self._action(self.tr("Move down"), "Alt+Down")
        self.select_all = self._action(self.tr("Select all"), key.SelectAll)
        self.find = self._action(self.tr("Search"), key.Find)
        self.review = self._action(self.tr("Review all games…"))
        self.read_again = self._action(self.tr("Read the file again"), key.Refresh)
        self.close_file = self._action(self.tr("Close the file"), "Ctrl+W")
        self.undo_last = self._action(self.tr("Undo"))  # on the card that tells of an edit
        self.orders = QActionGroup(self)
        for order, text in (
            (Order.NUMBER, self.tr("As in the file")),
            (Order.WHITE, self.tr("By White")),
            (Order.BLACK, self.tr("By Black")),
            (Order.RESULT, self.tr("By result")),
            (Order.DATE, self.tr("By date")),
            (Order.EVENT, self.tr("By event")),
            (Order.GAME, self.tr("By kind of game")),
        ):
            action = QAction(text, self, checkable=True)
            action.setData(order.value)
            action.setChecked(order is Order.NUMBER)
            self.orders.addAction(action)

    def of_key(self, event: QKeyEvent) -> QAction | None:
        """The command of a key, whether or not it can be carried out now."""
        modifiers = event.modifiers() & ~_KEYPAD
        pressed = QKeySequence(QKeyCombination(modifiers, Qt.Key(event.key())))
        return next((action for action, keys in self._keys.items() if pressed in keys), None)

    def fill(self, menu: QMenu) -> tuple[QMenu, QMenu]:
        """Put the commands into a menu; returns its empty submenus of files to copy to, and to move to."""
        menu.clear()
        menu.addAction(self.put_on_board)
        menu.addSeparator()
        menu.addActions([self.undo, self.redo])
        menu.addSeparator()
        menu.addActions([self.cut, self.copy, self.paste, self.delete])
        targets = menu.addMenu(self.tr("Copy to")), menu.addMenu(self.tr("Move to"))
        menu.addActions([self.move_up, self.move_down])
        menu.addSeparator()
        menu.addAction(self.select_all)
        menu.addMenu(self.tr("Order")).addActions(self.orders.actions())
        menu.addSeparator()
        menu.addAction(self.review)
        menu.addSeparator()
        menu.addActions([self.read_again, self.close_file])
        return targets

    def offer(self, *, idle: bool, some: bool, in_order: bool, selected: int) -> None:
        """Offer what can be done: a file is there and not being changed, `some` of its games are chosen.

        `in_order`: they are listed as in the file; `selected`: how many, if more than one.
        """
        for action in (self.put_on_board, self.cut, self.copy, self.delete):
            action.setEnabled(some)
        for action in (self.move_up, self.move_down):
            action.setEnabled(some and in_order)
        for action in (self.paste, self.read_again, self.review):
            action.setEnabled(idle)
        pattern = self.tr("Review the {count} selected games…") if selected else self.tr("Review all games…")
        self.review.setText(pattern.format(count=selected))

    def offer_undo(self, undo: FileEdit | None, redo: FileEdit | None) -> None:
        """Offer to undo one edit, and to make another again."""
        for action in (self.undo, self.undo_last):
            action.setEnabled(undo is not None)
        self.redo.setEnabled(redo is not None)
        names = [file_edit_name(edit) if edit is not None else "" for edit in (undo, redo)]
        self.undo.setText(self.tr("Undo {edit}").format(edit=names[0]) if undo else self.tr("Undo"))
        self.redo.setText(self.tr("Redo {edit}").format(edit=names[1]) if redo else self.tr("Redo"))

    def _action(self, text: str, *keys: QKeySequence.StandardKey | str) -> QAction:
        action = QAction(text, self)
        known = [sequence for key in keys for sequence in _sequences(key)]
        if known:
            self._keys[action] = known
            action.setShortcut(known[0])  # shown in the menu; no widget has the action, so none takes the key
        return action


def _sequences(key: QKeySequence.StandardKey | str) -> list[QKeySequence]:
    return [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
