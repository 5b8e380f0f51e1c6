"""The commands of the dialog of one's own games that have keys."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands


class MyGamesCommands(Commands):
    """What can be done with the games selected, and undone until the dialog closes."""

    delete = Command(QT_TR_NOOP("Delete"), QKeySequence.StandardKey.Delete)
    undo = Command(QT_TR_NOOP("Undo"), QKeySequence.StandardKey.Undo)
