"""The commands of the set-up editor's tools."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands
from harzdame_gui.commands.main_commands import MainCommands

_KEY = QKeySequence.StandardKey


class SetUpCommands(Commands):
    """The pad's commands come with the pad."""

    undo = Command(QT_TR_NOOP("Undo"), _KEY.Undo, icon="takeback", repeats=True)
    redo = Command(QT_TR_NOOP("Redo"), "Ctrl+Y", "Ctrl+Shift+Z", icon="redo", repeats=True)
    flip = MainCommands.flip
    mirror = Command(
        QT_TR_NOOP("Mirror"),
        "M",
        tip=QT_TR_NOOP("The mirror image, in which the game is the same"),
        icon="mirror",
    )
    exchange = Command(
        QT_TR_NOOP("Swap sides"),
        "S",
        tip=QT_TR_NOOP("The same game for the other side: other colours, board turned"),
        icon="exchange",
    )
    other_turn = Command(QT_TR_NOOP("Other side to move"), "T")
    copy_position = MainCommands.copy_position
    paste = Command(QT_TR_NOOP("Paste a position"), _KEY.Paste)
