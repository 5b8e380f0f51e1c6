"""What goes on while a person trains, in whatever window: the trainer, and those that work for it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from harzdame_gui.controllers.engine.endgames import Endgames
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.game.my_games import MyGames
from harzdame_gui.controllers.puzzles.endings import Endings
from harzdame_gui.controllers.puzzles.judge import Judge
from harzdame_gui.controllers.puzzles.own_puzzles import OwnPuzzles
from harzdame_gui.controllers.puzzles.puzzle_service import PuzzleService
from harzdame_gui.controllers.puzzles.trainer import Trainer
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs


class Training(QObject):
    """The trainer, its puzzles, and those from one's own games. One window after another has it."""

    def __init__(
        self,
        folder: Path,
        *,
        engine: EngineService,
        jobs: Jobs,
        settings: Settings,
        endgames: Endgames,
        games: MyGames,
    ) -> None:
        super().__init__()
        self.puzzles = PuzzleService(folder, jobs, self)
        endings = Endings(endgames, jobs, self)
        self.trainer = Trainer(self.puzzles, Judge(engine, self), endings, settings, self)
        self.own = OwnPuzzles(games, self.puzzles, engine, self)

    def rest(self) -> None:
        """Go on with nothing."""
        self.trainer.rest()
        self.own.stop()
