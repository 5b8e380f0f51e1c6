"""Won endings to practise, drawn from the endgame tables beside the GUI thread."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import NamedTuple

from harzdame_engine import Position, variant
from harzdame_engine.endgames.verdict import Endgame
from harzdame_engine.puzzles.endings import Difficulty, draw_ending
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.engine.endgames import Endgames
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Doing, Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs


class FoundEnding(NamedTuple):
    """A won position, and all that the tables know of it."""

    position: Position
    endgame: Endgame


class Endings(QObject):
    """Draws positions, as hard as wanted or, where there are none, as hard as there are.

    Signals:
        found(Found): the answer to `draw`; None: there are no tables with such endings.
    """

    found = Signal(object)

    def __init__(self, endgames: Endgames, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.endgames = endgames
        self.difficulty = Difficulty.EASY
        self._jobs = jobs
        self._asked = 0

    def draw(self, game: str, chance: Random) -> None:
        """Draw an ending of a game; `found` follows, unless another is asked for meanwhile."""
        self._asked += 1
        work = partial(self._drawn, game, self.difficulty, chance)
        job = self._jobs.run(work, lane=Lane.LOOKUPS, doing=Doing.LOOKING_UP)
        hear(self, job, finished=partial(self._on_drawn, self._asked))

    def _on_drawn(self, asked: int, found: FoundEnding | None) -> None:
        if asked == self._asked:
            self.found.emit(found)

    # On a working thread

    def _drawn(self, game: str, difficulty: Difficulty, chance: Random, _job: Job) -> FoundEnding | None:
        cache = self.endgames.cache
        tables = cache.tables(variant(game))
        for each in sorted(Difficulty, key=lambda other: other is not difficulty):
            ending = draw_ending(tables, each, chance)
            if ending is not None:
                return FoundEnding(ending.position, cache.endgame(ending.position))
        return None
