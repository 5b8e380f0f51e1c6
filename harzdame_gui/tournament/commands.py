"""The commands of the list of tournaments and of the list of players; their keys belong to the lists."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands

_KEY = QKeySequence.StandardKey


class ListCommands(Commands):
    """Commands for the rows of one list."""

    def __init__(self, rows: QWidget) -> None:
        super().__init__(rows)
        for action in self.all():
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        rows.addActions(self.all())


class TournamentCommands(ListCommands):
    """What can be done with the tournament that is chosen."""

    open = Command(QT_TR_NOOP("Open"), "Return", "Enter")
    remove = Command(QT_TR_NOOP("Remove"), _KEY.Delete)


class TableCommands(ListCommands):
    """What can be done with the table of a tournament."""

    copy = Command(QT_TR_NOOP("Copy the rows"), _KEY.Copy)
    copy_all = Command(
        QT_TR_NOOP("Copy the whole table"),
        "Ctrl+Shift+C",
        tip=QT_TR_NOOP("As a spreadsheet takes it, with the titles of the columns"),
    )


class TournamentsCommands(Commands):
    """What concerns no row of the list."""

    put_back = Command(
        QT_TR_NOOP("Put back"), _KEY.Undo, tip=QT_TR_NOOP("Puts the tournament back that was removed last")
    )


class EntrantCommands(ListCommands):
    """What can be done with the players that are chosen."""

    remove = Command(QT_TR_NOOP("Remove"), _KEY.Delete)
