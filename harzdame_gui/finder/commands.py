"""The command that opens the field."""

from __future__ import annotations

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands, Menu, Place


class FinderCommands(Commands):
    """Its key belongs to the main window."""

    find = Command(
        QT_TR_NOOP("Find anything…"),
        "Ctrl+K",
        tip=QT_TR_NOOP("Commands, games, settings, courses and files by their names"),
        place=Place(Menu.TOOLS),
    )
