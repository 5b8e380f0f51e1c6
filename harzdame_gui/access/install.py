"""The board of a window for those who use keys, or listen."""

from __future__ import annotations

from functools import partial

from harzdame_gui.access.answers import BoardAnswers
from harzdame_gui.access.commands import AccessCommands
from harzdame_gui.access.walking import lead_to, walk_by_keys
from harzdame_gui.context import Context
from harzdame_gui.controllers.game.analysis import Analysis


def install_access(context: Context, analysis: Analysis) -> None:
    """The keys of the board, and what may be asked of it."""
    keys = walk_by_keys(context.board)
    commands = AccessCommands(context.window)
    context.window.addActions(commands.all())
    context.menu.offer(commands)
    BoardAnswers(context, analysis, keys, commands)
    commands.to_board.triggered.connect(partial(_go, context))


def _go(context: Context, _checked: bool = False) -> None:
    lead_to(context.board)
