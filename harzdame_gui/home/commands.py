"""The way to the page."""

from __future__ import annotations

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands, Menu, Place


class HomeCommands(Commands):
    """It has the key that leads home in a browser."""

    home = Command(
        QT_TR_NOOP("Home"),
        "Alt+Home",
        tip=QT_TR_NOOP("What you can go on with, today’s puzzle, your next opponent"),
        icon="home",
        place=Place(Menu.VIEW),
    )
