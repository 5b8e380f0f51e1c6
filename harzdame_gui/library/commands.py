"""The commands of the library: those for the games selected, which the room carries out, and the window's."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands


class LibraryCommands(Commands):
    """What can be done with the games selected; the keys belong to the table of games."""

    open = Command(QT_TR_NOOP("Put on the board"))
    edit = Command(QT_TR_NOOP("Edit details…"), "F2")
    copy = Command(QT_TR_NOOP("Copy"), QKeySequence.StandardKey.Copy)
    export = Command(QT_TR_NOOP("Export…"), "Ctrl+Shift+E")
    remove = Command(QT_TR_NOOP("Remove from the library"), QKeySequence.StandardKey.Delete)

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        for action in self.all():
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        table.addActions(self.all())


class LibraryWindowCommands(Commands):
    """Those whose keys belong to the whole window."""

    search = Command(QT_TR_NOOP("Search"), QKeySequence.StandardKey.Find)
