"""Look-ups in the endgame tables: who wins a position, how soon, and by which moves.

Positions are looked up by jobs: tables are opened, and read to their end, when
their game is first asked about.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from harzdame_engine import Position, Rules
from harzdame_engine.endgames.builder import BuildingPlan, plan
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.endgames.material import in_order, materials
from harzdame_engine.endgames.table_file import TableFile
from harzdame_engine.endgames.tables import installed_folders
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.work.job import Doing, Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs

MOST_PIECES = 5
"""With more pieces, building tables takes days, and more disk space than most machines have."""


class Endgames(QObject):
    """Looks positions up in the tables that came with the program and in those of `folder`.

    Signals:
        found(Position, Endgame)
        planned(Position, Plan): what would have to be built for a position.
        listed(Rules, tuple[TableFile, ...]): the tables of a game, the smallest endgames first.
        changed(): there are others than before, or none.
        unusable(TableError): a file cannot be used; emitted from any thread.
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
        """Choose whether the tables are used; without them nothing is known."""
        self._used = wanted
        self.cache.look_in(self.folders if wanted else ())
        self.changed.emit()

    def look_again(self) -> None:
        """Look for tables anew: there may be others than before."""
        self.cache.look_again()
        self.changed.emit()

    def can_build(self, position: Position) -> bool:
        """Whether tables for a position are wanted, and small enough for a machine at home."""
        return self._used and len(position.pieces) <= MOST_PIECES

    def look_up(self, position: Position, history: tuple[Position, ...] = ()) -> None:
        """Look a position up, and report it by `found`; `history` holds the positions before this one."""
        self._ask(partial(self.cache.endgame, position, history), partial(self.found.emit, position))

    def plan(self, position: Position) -> None:
        """Find what building the tables for this position would take, and report it by `planned`."""
        self._ask(partial(self._plan, position), partial(self.planned.emit, position))

    def plan_all(self, rules: Rules, pieces: int) -> Job:
        """Find what building every table of up to so many pieces would take; `finished` has the Plan."""
        return self._run(lambda: plan(self.cache.tables(rules), materials(rules, pieces)))

    def list(self, rules: Rules) -> None:
        """List the tables of a game, and report them by `listed`."""
        self._ask(partial(self._list, rules), partial(self.listed.emit, rules))

    def _ask(self, question: Callable[[], object], tell: Callable[[object], object]) -> None:
        """Answer a question on another thread, and tell the answer on this one."""
        self._run(question).finished.connect(tell)

    def _run(self, question: Callable[[], object]) -> Job:
        return self._jobs.run(lambda _job: question(), lane=Lane.LOOKUPS, doing=Doing.LOOKING_UP)

    # On the working thread

    def _plan(self, position: Position) -> BuildingPlan:
        tables = self.cache.tables(position.rules)
        return plan(tables, tables.missing(position))

    def _list(self, rules: Rules) -> tuple[TableFile, ...]:
        files = self.cache.tables(rules).files
        return tuple(files[material] for material in in_order(files))
