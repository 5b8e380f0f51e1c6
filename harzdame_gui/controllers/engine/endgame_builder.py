"""Endgame tables built behind the player's back: one plan at a time, to be stopped at any time."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import Rules
from harzdame_engine.endgames.builder import Plan, Progress, build
from harzdame_engine.endgames.tables import Tables
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.engine.endgames import Endgames
from harzdame_gui.controllers.engine.searches import Power
from harzdame_gui.controllers.work.job import Doing, Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs

_TELLING_PAUSE = 0.05


class Ending(NamedTuple):
    """How building ended: so many tables were made of those wanted. `error`: what was in the way."""

    made: int
    wanted: int
    error: Exception | None = None


class TableBuilder(QObject):
    """Has tables built. What is made is used as soon as building ends, however it ends.

    Signals:
        changed(): it began or ended.
    """

    changed = Signal()

    def __init__(self, endgames: Endgames, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._endgames = endgames
        self._jobs = jobs
        self._job: Job | None = None
        self._ending: Ending | None = None

    @property
    def job(self) -> Job | None:
        """What builds; it tells its Progress."""
        return self._job

    @property
    def running(self) -> bool:
        """Whether it builds."""
        return self._job is not None

    @property
    def ending(self) -> Ending | None:
        """How it ended; None: it builds, or what there was to say of it is forgotten."""
        return self._ending

    def build(self, rules: Rules, plan: Plan, power: Power) -> None:
        """Begin with what is planned. There is something to build, and nothing is being built."""
        self._ending = None
        work = partial(_build, rules, plan, power, self._endgames.folders, self._endgames.folder)
        self._job = job = self._jobs.run(work, lane=Lane.BUILDING, doing=Doing.BUILDING)
        job.finished.connect(partial(self._on_finished, len(plan.materials)))
        job.failed.connect(partial(self._on_failed, job, len(plan.materials)))
        self.changed.emit()

    def cancel(self) -> None:
        """Stop as soon as may be; what is made is kept."""
        if self._job is not None:
            self._job.hurry()

    def forget(self) -> None:
        """What there was to say of the end was read."""
        self._ending = None
        self.changed.emit()

    def _on_finished(self, wanted: int, made: int) -> None:
        self._end(Ending(made, wanted))

    def _on_failed(self, job: Job, wanted: int, error: Exception) -> None:
        done = job.told.done if isinstance(job.told, Progress) else 0
        self._end(Ending(done, wanted, error))

    def _end(self, ending: Ending) -> None:
        self._job, self._ending = None, ending
        self._endgames.look_again()
        self.changed.emit()


def _build(  # noqa: PLR0917 - bound one after another
    rules: Rules, plan: Plan, power: Power, folders: tuple[Path, ...], folder: Path, job: Job
) -> int:
    """How many tables were made."""
    last = 0.0

    def tell_seldom(progress: Progress) -> None:
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
