"""What can be done with the games selected in the library; the room carries it out."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands


class LibraryCommands(Commands):
    """Their keys belong to the table of games."""

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
