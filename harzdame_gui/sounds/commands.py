"""The command of the sounds."""

from __future__ import annotations

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands, Menu, Place


class SoundCommands(Commands):
    """It stands in the menu of the view."""

    sounds = Command(
        QT_TR_NOOP("Sounds"),
        tip=QT_TR_NOOP("Hear moves, captures and the end of a game"),
        place=Place(Menu.VIEW, 1),
        checkable=True,
    )
