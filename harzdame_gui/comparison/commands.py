"""The commands of the window in which games are compared."""

from __future__ import annotations

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands


class ComparisonCommands(Commands):
    """What can be done with the two games as they stand."""

    exchange = Command(
        QT_TR_NOOP("Exchange the games"),
        "Ctrl+E",
        tip=QT_TR_NOOP("Have the second game first"),
        icon="exchange",
    )
