"""Services: the objects that outlive a window and are handed to its parts."""

from typing import NamedTuple

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.files.folders import Folders
from harzdame_gui.controllers.game.result_recorder import ResultRecorder
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.theme import ThemeSource


class Services(NamedTuple):
    """The services that the first picture of the window needs."""

    session: GameSession
    engine: EngineService
    settings: Settings
    jobs: Jobs
    themes: ThemeSource
    folders: Folders
    recorder: ResultRecorder
    safe: bool = False
    """Whether this is a safe start: see `Settings`."""
