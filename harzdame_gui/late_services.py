"""Services that are made once the window has been painted, and outlive it as well."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from harzdame_engine.library.library import FILE_NAME
from PySide6.QtCore import QObject

from harzdame_gui.controllers.engine.endgame_builder import TableBuilder
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.game.recovery import Recovery
from harzdame_gui.controllers.library.library_service import LibraryService
from harzdame_gui.services import Services


class LateServices(NamedTuple):
    """The services that deal with files."""

    file: GameFile
    recovery: Recovery
    builder: TableBuilder
    library: LibraryService

    @classmethod
    def build(cls, services: Services, folder: Path, parent: QObject) -> LateServices:
        """Make them; `folder` is that of the profile."""
        return cls(
            GameFile(services.jobs, parent),
            Recovery(folder, services.jobs, parent),
            TableBuilder(services.endgames, services.jobs, parent),
            LibraryService(folder / FILE_NAME, services.jobs, services.openings.cache, parent),
        )
