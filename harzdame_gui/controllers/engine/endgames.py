"""What the endgame tables say of a position: who wins, how soon, and by which moves.

Positions are looked up by jobs: tables are opened, and read to their end, when
their game is first asked about.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from harzdame_engine import Position, Rules
from harzdame_engine.endgames.builder import plan
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.endgames.material import in_order
from harzdame_engine.endgames.tables import installed_folders
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.work.job import Doing, Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs

MOST_PIECES = 5
"""With more of them, tables take days and disks that few people have."""


class Endgames(QObject):
    """Has the tables that came with the program and those in `folder`, where others are put.

    Signals:
        found(Position, Endgame)
        planned(Position, Plan): what would have to be built for a position.
        listed(Rules, tuple[TableFile, ...]): the tables of a game, the smallest endgames first.
        changed(): there are others than before, or none.
        unusable(TableError): a file cannot be used; told from any thread.
    """

    found = Signal(object, object)
    planned = Signal(object, object)
    listed = Signal(object, object)
    changed = Signal()
    unusable = Signal(object)

    def __init__(self, folder: Path, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._used = True
        self.folders = (*installed_folders(), folder)
        self.cache = EndgameCache(self.folders, self.unusable.emit)
        self._jobs = jobs

    def use(self, wanted: bool) -> None:
        """Say what the tables know, or that they know nothing."""
        self._used = wanted
        self.cache.look_in(self.folders if wanted else ())
        self.changed.emit()

    def look_again(self) -> None:
        """There may be others than before."""
        self.cache.look_again()
        self.changed.emit()

    def can_build(self, position: Position) -> bool:
        """Whether tables for a position are wanted, and small enough for a machine at home."""
        return self._used and len(position.pieces) <= MOST_PIECES

    def look_up(self, position: Position, history: tuple[Position, ...] = ()) -> None:
        """Have `found` tell what is known; `history` holds the positions before this one."""
        self._ask(partial(self._look_up, position, history))

    def plan(self, position: Position) -> None:
        """Have `planned` tell what knowing this position and all it leads to would take."""
        self._ask(partial(self._plan, position))

    def list(self, rules: Rules) -> None:
        """Have `listed` tell which tables of a game there are."""
        self._ask(partial(self._list, rules))

    def _ask(self, question: Callable[[Job], Callable[[], None]]) -> None:
        """Have a question answered on another thread, and the answer told on this one."""
        job = self._jobs.run(question, lane=Lane.LOOKUPS, doing=Doing.LOOKING_UP)
        job.finished.connect(_tell)

    # On the working thread

    def _look_up(self, position: Position, history: tuple[Position, ...], _job: Job) -> Callable[[], None]:
        return partial(self.found.emit, position, self.cache.endgame(position, history))

    def _plan(self, position: Position, _job: Job) -> Callable[[], None]:
        tables = self.cache.tables(position.rules)
        return partial(self.planned.emit, position, plan(tables, tables.missing(position)))

    def _list(self, rules: Rules, _job: Job) -> Callable[[], None]:
        files = self.cache.tables(rules).files
        return partial(self.listed.emit, rules, tuple(files[material] for material in in_order(files)))


def _tell(answer: Callable[[], None]) -> None:
    answer()
