"""Building of endgame tables in the background: one plan at a time, which can be stopped at any time."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import Rules
from harzdame_engine.endgames.builder import BuildingPlan, BuildingState, build
from harzdame_engine.endgames.tables import Tables
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.engine.endgames import Endgames
from harzdame_gui.controllers.engine.searches import Power
from harzdame_gui.controllers.work.job import Doing, Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs

_TELLING_PAUSE = 0.05


class BuildingEnd(NamedTuple):
    """The end of a build: so many tables were made of those wanted. `error`: the cause of a failure."""

    made: int
    wanted: int
    error: Exception | None = None


class TableBuilder(QObject):
    """Builds tables. Those that were made are used as soon as building ends, however it ends.

    Signals:
        changed(): it began or ended.
    """

    changed = Signal()

    def __init__(self, endgames: Endgames, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._endgames = endgames
        self._jobs = jobs
        self.job: Job | None = None
        """The job that builds; it reports a Progress."""
        self.ending: BuildingEnd | None = None
        """The end of the last build; None while one goes on, and once `forget` was called."""

    @property
    def running(self) -> bool:
        """Whether tables are being built."""
        return self.job is not None

    def build(self, rules: Rules, plan: BuildingPlan, power: Power) -> None:
        """Begin with a plan that has something to build. Nothing is being built now."""
        self.ending = None
        work = partial(_build, rules, plan, power, self._endgames.folders, self._endgames.folder)
        self.job = job = self._jobs.run(work, lane=Lane.BUILDING, doing=Doing.BUILDING)
        job.finished.connect(partial(self._on_finished, len(plan.materials)))
        job.failed.connect(partial(self._on_failed, job, len(plan.materials)))
        self.changed.emit()

    def cancel(self) -> None:
        """Stop as soon as possible; tables that are finished are kept."""
        if self.job is not None:
            self.job.hurry()

    def forget(self) -> None:
        """Forget the end of the last build: the person has read of it."""
        self.ending = None
        self.changed.emit()

    def _on_finished(self, wanted: int, made: int) -> None:
        self._end(BuildingEnd(made, wanted))

    def _on_failed(self, job: Job, wanted: int, error: Exception) -> None:
        done = job.told.done if isinstance(job.told, BuildingState) else 0
        self._end(BuildingEnd(done, wanted, error))

    def _end(self, ending: BuildingEnd) -> None:
        self.job, self.ending = None, ending
        self._endgames.look_again()
        self.changed.emit()


def _build(  # noqa: PLR0917 - bound one after another
    rules: Rules, plan: BuildingPlan, power: Power, folders: tuple[Path, ...], folder: Path, job: Job
) -> int:
    """Build the tables of a plan, and return how many were made."""
    last = 0.0

    def tell_seldom(progress: BuildingState) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last > _TELLING_PAUSE:
            last = now
            job.tell(progress, progress.share)

    made = build(
        Tables(rules, folders),
        plan.materials,
        folder,
        threads=power.threads,
        memory_mb=power.memory_mb,
        on_progress=tell_seldom,
        stop=job.token,
    )
    return len(made)
