"""Services that are made once the window has been painted, and outlive it as well."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject

from harzdame_gui.controllers.engine.endgame_builder import TableBuilder
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.game.closed_games import ClosedGames
from harzdame_gui.controllers.game.recovery import Recovery
from harzdame_gui.services import Services


class LateServices(NamedTuple):
    """The services that deal with files."""

    file: GameFile
    recovery: Recovery
    closed: ClosedGames
    builder: TableBuilder

    @classmethod
    def build(cls, services: Services, folder: Path, parent: QObject) -> LateServices:
        """Make them; `folder` is that of the profile."""
        recovery = Recovery(folder, services.jobs, parent)
        closed = ClosedGames(folder, services.jobs, parent)
        recovery.abandoned.connect(closed.put)
        return cls(
            GameFile(services.jobs, parent),
            recovery,
            closed,
            TableBuilder(services.endgames, services.jobs, parent),
        )
