"""What can be done in the list of a file's games.

The keys are the list's while it has the focus, for the window gives most of them another meaning.
"""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands
from harzdame_gui.controllers.files.file_history import FileEdit
from harzdame_gui.files.game_search import ListOrder
from harzdame_gui.text.file_edits import file_edit_name
from harzdame_gui.translation import counted

_KEY = QKeySequence.StandardKey
_KEYPAD = Qt.KeyboardModifier.KeypadModifier


class FileCommands(Commands):
    """The commands of the list of games, added to no widget, so that their keys stay free elsewhere."""

    put_on_board = Command(QT_TR_NOOP("Put on the board"))
    undo = Command(QT_TR_NOOP("Undo"), _KEY.Undo, also=_KEY.Undo)
    redo = Command(QT_TR_NOOP("Redo"), _KEY.Redo, "Ctrl+Shift+Z", "Ctrl+Y", also=_KEY.Redo)
    cut = Command(QT_TR_NOOP("Cut"), _KEY.Cut, also=_KEY.Cut)
    copy = Command(QT_TR_NOOP("Copy"), _KEY.Copy, also=_KEY.Copy)
    paste = Command(QT_TR_NOOP("Paste behind this game"), _KEY.Paste, also=_KEY.Paste)
    delete = Command(QT_TR_NOOP("Delete from the file"), _KEY.Delete, also=_KEY.Delete)
    move_up = Command(QT_TR_NOOP("Move up"), "Alt+Up")
    move_down = Command(QT_TR_NOOP("Move down"), "Alt+Down")
    select_all = Command(QT_TR_NOOP("Select all"), _KEY.SelectAll, also=_KEY.SelectAll)
    find = Command(QT_TR_NOOP("Search"), _KEY.Find, also=_KEY.Find)
    study = Command(QT_TR_NOOP("Add to a study…"))
    review = Command(QT_TR_NOOP("Review all games…"))
    read_again = Command(QT_TR_NOOP("Read the file again"), _KEY.Refresh, also=_KEY.Refresh)
    close_file = Command(QT_TR_NOOP("Close the file"), "Ctrl+W")
    undo_last = Command(QT_TR_NOOP("Undo"))  # on the card that tells of an edit

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        for action in self.all():
            action.setShortcuts(action.shortcuts()[:1])  # as much as a menu shows
        self.orders = QActionGroup(self)
        for order, text in (
            (ListOrder.NUMBER, self.tr("As in the file")),
            (ListOrder.WHITE, self.tr("By White")),
            (ListOrder.BLACK, self.tr("By Black")),
            (ListOrder.RESULT, self.tr("By result")),
            (ListOrder.DATE, self.tr("By date")),
            (ListOrder.EVENT, self.tr("By event")),
            (ListOrder.GAME, self.tr("By kind of game")),
        ):
            action = QAction(text, self, checkable=True)
            action.setData(order.value)
            action.setChecked(order is ListOrder.NUMBER)
            self.orders.addAction(action)

    def of_key(self, event: QKeyEvent) -> QAction | None:
        """The command of a key, whether or not it can be carried out now."""
        modifiers = event.modifiers() & ~_KEYPAD
        pressed = QKeySequence(QKeyCombination(modifiers, Qt.Key(event.key())))
        return next((self.actions[each.name] for each in self.table() if pressed in each.shortcuts()), None)

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
        menu.addActions([self.study, self.review])
        menu.addSeparator()
        menu.addActions([self.read_again, self.close_file])
        return targets

    def show_order(self, order: ListOrder) -> None:
        """Tick the order of the games."""
        for action in self.orders.actions():
            action.setChecked(action.data() == order.value)

    def offer(self, *, idle: bool, some: bool, in_order: bool, selected: int) -> None:
        """Offer what can be done: a file is there and not being changed, `some` of its games are chosen.

        `in_order`: they are listed as in the file; `selected`: how many, if more than one.
        """
        for action in (self.put_on_board, self.cut, self.copy, self.study, self.delete):
            action.setEnabled(some)
        for action in (self.move_up, self.move_down):
            action.setEnabled(some and in_order)
        for action in (self.paste, self.read_again, self.review):
            action.setEnabled(idle)
        some_games = counted.tr("Review the %Ln selected games…", "", selected)
        self.review.setText(some_games if selected else self.tr("Review all games…"))

    def offer_undo(self, undo: FileEdit | None, redo: FileEdit | None) -> None:
        """Offer to undo one edit, and to make another again."""
        for action in (self.undo, self.undo_last):
            action.setEnabled(undo is not None)
        self.redo.setEnabled(redo is not None)
        names = [file_edit_name(edit) if edit is not None else "" for edit in (undo, redo)]
        self.undo.setText(self.tr("Undo {edit}").format(edit=names[0]) if undo else self.tr("Undo"))
        self.redo.setText(self.tr("Redo {edit}").format(edit=names[1]) if redo else self.tr("Redo"))
