"""The commands of the library: for games selected, for its window, and for what it found on the board."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands, Menu, Place


class LibraryCommands(Commands):
    """What can be done with the games selected; the keys belong to the table of games."""

    open = Command(QT_TR_NOOP("Put on the board"))
    edit = Command(QT_TR_NOOP("Edit details…"), "F2")
    copy = Command(QT_TR_NOOP("Copy"), QKeySequence.StandardKey.Copy)
    export = Command(QT_TR_NOOP("Export…"), "Ctrl+Shift+E")
    study = Command(QT_TR_NOOP("Add to a study…"))
    remove = Command(QT_TR_NOOP("Remove from the library"), QKeySequence.StandardKey.Delete)

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        for action in self.all():
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        table.addActions(self.all())


class LibraryWindowCommands(Commands):
    """Those whose keys belong to the whole window."""

    search = Command(QT_TR_NOOP("Search"), QKeySequence.StandardKey.Find)


class FoundCommands(Commands):
    """What the main window does with games that were found."""

    here = Command(
        QT_TR_NOOP("Games with this position"),
        "G",
        tip=QT_TR_NOOP("List the games of the library that have it, below the explorer"),
        icon="list",
        place=Place(Menu.ANALYSIS, 1),
        checkable=True,
    )
    next = Command(
        QT_TR_NOOP("Next game found"),
        "F3",
        tip=QT_TR_NOOP("The next of the games that were found in the library"),
        place=Place(Menu.ANALYSIS, 1),
    )
    previous = Command(
        QT_TR_NOOP("Previous game found"),
        "Shift+F3",
        tip=QT_TR_NOOP("The one before among the games that were found in the library"),
        place=Place(Menu.ANALYSIS, 1),
    )
