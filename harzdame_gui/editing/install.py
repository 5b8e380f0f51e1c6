"""Editing of the record in a window."""

from __future__ import annotations

from harzdame_gui.context import Context
from harzdame_gui.editing.commands import EditCommands
from harzdame_gui.editing.presenter import Editing
from harzdame_gui.editing.remarks_panel import RemarksPanel
from harzdame_gui.play.move_list import MoveList


def install_editing(
    context: Context, *, panel: RemarksPanel, moves: MoveList, commands: EditCommands
) -> None:
    """Carry out the commands, which speak of the game and not of a line that is looked at."""
    context.window.addActions(commands.all())
    for command in commands.all():
        command.triggered.connect(context.look_ahead.leave)
    Editing(context, panel=panel, moves=moves, commands=commands)
