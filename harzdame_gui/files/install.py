"""Files in a window: saving, the games of open files and their list, the return of games that were left."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_gui.context import Context
from harzdame_gui.files.file_dock import FileDock
from harzdame_gui.files.file_games import FileGames
from harzdame_gui.files.files_panel import FilesPanel
from harzdame_gui.files.game_place import Neighbours
from harzdame_gui.files.leaving import Leaving
from harzdame_gui.files.parting import Parting
from harzdame_gui.files.recovering import Recovering
from harzdame_gui.files.saving import Saving
from harzdame_gui.widgets.side_card import SideCard


class FileParts(NamedTuple):
    """What others have to do with. The card of the dock wants a place."""

    saving: Saving
    parting: Parting
    recovering: Recovering
    games: FileGames
    dock: FileDock


def install_files(context: Context, card: SideCard[FilesPanel]) -> FileParts:
    """Fill the list of games, and connect it with the board."""
    saving = Saving(context.services, context.late.file, context.window)
    parting = Parting(context.session, context.notices, context.window)
    recovering = Recovering(context, saving, parting)
    games = FileGames(context, recovering, parting)
    Neighbours(context.late.file, games, context.commands)
    dock = FileDock(context, card)
    dock.list.gameWanted.connect(games.open)
    games.resumed.connect(dock.leave)
    Leaving(context, recovering)
    return FileParts(saving, parting, recovering, games, dock)
