"""Puzzles from one's own games: each game that was played here is looked through once.

The searches have the last priority: play and analysis go first.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import Color
from harzdame_engine.puzzles.own_games import OwnGamesMiner
from harzdame_engine.puzzles.puzzle import Puzzle
from harzdame_engine.puzzles.results import Examined, OwnPuzzle
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.engine.borrowed_engine import Lender, WorkStoppedError
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.game.my_games import MyGame, MyGames, read_kept_game
from harzdame_gui.controllers.puzzles.puzzle_service import PuzzleService
from harzdame_gui.controllers.settings.choices import PlayerKind
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Job


class _Source(NamedTuple):
    """A game to look through, how long it was when it was listed, and the sides that a person played."""

    path: Path
    id: str
    plies: int
    persons: frozenset[Color]


class OwnPuzzles(QObject):
    """Looks through one's own games on request, one after another; what was found is kept at once.

    Signals:
        changed(): it has come further.
        ended(): all games were looked through, or it was stopped.
    """

    changed = Signal()
    ended = Signal()

    def __init__(
        self, games: MyGames, service: PuzzleService, engine: EngineService, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._games = games
        self._service = service
        self._lender = Lender(engine, self)
        self._wanted = False
        self._waiting: list[_Source] = []
        self._job: Job | None = None
        self.running = False
        self.looked = False
        """Whether the last look through the games came to its end."""
        self.total = 0
        self.done = 0
        self.found = 0
        games.listed.connect(self._on_listed)
        games.notListed.connect(self._on_not_listed)

    @Slot()
    def look_through(self) -> None:
        """Look through the games that were not looked through yet, as far as they were played now."""
        if not self.running:
            self.running = self._wanted = True
            self.total = self.done = self.found = 0
            self._games.list()
            self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """Leave the other games for another time."""
        if self.running:
            if self._job is not None:
                self._job.cancel()
            self._end(looked=False)

    @Slot(object)
    def _on_listed(self, games: Sequence[MyGame]) -> None:
        if not self._wanted or self._service.progress is None:
            return
        self._wanted = False
        examined = self._service.progress.examined
        sources = (_source(game) for game in games)
        self._waiting = [
            source for source in sources if source is not None and examined.get(source.id, 0) < source.plies
        ]
        self.total = len(self._waiting)
        self._go_on()

    @Slot()
    def _on_not_listed(self) -> None:
        if self._wanted:
            self._end(looked=False)

    @Slot()
    def _go_on(self) -> None:
        if not self.running:
            return
        if not self._waiting:
            self._end(looked=True)
        else:
            source = self._waiting.pop(0)
            self._job = self._service.run(partial(self._look_into, source))
            hear(self, self._job, finished=partial(self._on_looked_into, source))
            self._job.failed.connect(self._on_failed)
            self.changed.emit()

    def _on_looked_into(self, source: _Source, puzzles: Sequence[Puzzle]) -> None:
        now = time.time()
        self.found += len(puzzles)
        found = (OwnPuzzle(now, puzzle) for puzzle in puzzles)
        self._service.add(*found, Examined(now, source.id, source.plies))
        self._on_done()

    @Slot(object)
    def _on_failed(self, _error: Exception) -> None:
        """The game is left for another time: what was amiss may have passed by then."""
        self._on_done()

    def _on_done(self) -> None:
        self._job = None
        self.done += 1
        self.changed.emit()
        self._go_on()

    def _end(self, *, looked: bool) -> None:
        self._waiting = []
        self._job = None
        self.running = self._wanted = False
        self.looked = looked
        self.changed.emit()
        self.ended.emit()

    # On a working thread

    def _look_into(self, source: _Source, job: Job) -> tuple[Puzzle, ...]:
        tree = read_kept_game(source.path).tree
        seeker = OwnGamesMiner(self._lender.lend(job.token))
        try:
            puzzles = tuple(seeker.mistakes(tree, source.persons))
        except WorkStoppedError:
            return ()  # nobody hears of it
        return tuple(puzzle for puzzle in puzzles if puzzle is not None)


def _source(mine: MyGame) -> _Source | None:
    """The game, if a person played in it."""
    facts = mine.facts
    if facts is None or facts.studied:
        return None
    persons = frozenset(
        color
        for color, player in facts.players.items()
        if player is not None and player.kind is PlayerKind.HUMAN and not player.guest
    )
    return _Source(mine.path, mine.id, facts.plies, persons) if persons else None
