"""The way to the explanation of the red edges."""

from __future__ import annotations

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands, Menu, Place


class EdgeCommands(Commands):
    """It is offered once by itself, and found again by its name."""

    explain = Command(
        QT_TR_NOOP("What the red edge is"),
        tip=QT_TR_NOOP("See where men become kings"),
        place=Place(Menu.STUDY, 4),
    )
