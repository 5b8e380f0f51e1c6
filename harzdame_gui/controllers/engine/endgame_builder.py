"""Builds endgame tables behind the player's back: one wish at a time, to be stopped at any time."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import Rules, StopToken
from harzdame_engine.endgames.building import Plan, Progress, build
from harzdame_engine.endgames.tables import Tables
from PySide6.QtCore import QObject, Qt, Signal

from harzdame_gui.controllers.engine.endgames import Endgames
from harzdame_gui.controllers.engine.searches import Power
from harzdame_gui.controllers.work.thread import BackgroundThread, Task

CLOSE_GRACE_MS = 800
"""How long closing waits: leaving takes less than a second."""
_TELLING_PAUSE = 0.05
_SURE_AFTER = 3.0
"""Seconds after which the speed so far says how long the rest takes."""


class Ending(NamedTuple):
    """How building ended: so many tables were made of those wanted. `error`: what was in the way."""

    made: int
    wanted: int
    error: Exception | None = None


class TableBuilder(QObject):
    """Owns the thread that builds. What is made is used as soon as building ends, however it ends.

    Signals:
        progressed(Progress): some times a second.
        changed(): it began or ended.
    """

    progressed = Signal(object)
    changed = Signal()
    _told = Signal(object)

    def __init__(self, endgames: Endgames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._endgames = endgames
        self._thread = BackgroundThread("tables", self)
        self._thread.done.connect(self._on_done)
        self._told.connect(self._on_told, Qt.ConnectionType.QueuedConnection)
        self._stop: StopToken | None = None
        self._progress: Progress | None = None
        self._ending: Ending | None = None
        self._begun = 0.0

    @property
    def running(self) -> bool:
        """Whether it builds."""
        return self._stop is not None

    @property
    def progress(self) -> Progress | None:
        """How far it has come, or had come in the end; None: it has never built."""
        return self._progress

    @property
    def ending(self) -> Ending | None:
        """How it ended; None: it builds, or what there was to say of it is forgotten."""
        return self._ending

    @property
    def seconds_left(self) -> float | None:
        """About how long it will take; None: that cannot be told yet."""
        if self._progress is None or self._stop is None:
            return None
        elapsed = time.monotonic() - self._begun
        share = self._progress.share
        return elapsed / share * (1 - share) if elapsed > _SURE_AFTER and share > 0 else None

    def build(self, rules: Rules, plan: Plan, power: Power) -> None:
        """Begin with what is planned. There is something to build, and nothing is being built."""
        self._stop = StopToken()
        self._ending = None
        self._begun = time.monotonic()
        self._progress = Progress(plan.materials[0], 0, len(plan.materials), 0.0)
        job = _Job(rules, plan, power, self._endgames.folders, self._endgames.folder)
        self._thread.submit(partial(_build, job, self._stop, self._told.emit))
        self.changed.emit()

    def cancel(self) -> None:
        """Stop as soon as may be; what is made is kept."""
        if self._stop is not None:
            self._stop.stop()

    def forget(self) -> None:
        """What there was to say of the end was read."""
        self._ending = None
        self.changed.emit()

    def shut_down(self) -> bool:
        """Stop and join the thread, in less than a second; False: it did not end in time."""
        self.cancel()
        return self._thread.shut_down(CLOSE_GRACE_MS)

    def _on_told(self, progress: Progress) -> None:
        if self._stop is not None:
            self._progress = progress
            self.progressed.emit(progress)

    def _on_done(self, _task: Task, made: int | None, error: Exception | None) -> None:
        self._stop = None
        if self._progress is not None:
            done = self._progress.done if made is None else made
            self._ending = Ending(done, self._progress.tables, error)
        self._endgames.look_again()
        self.changed.emit()


class _Job(NamedTuple):
    rules: Rules
    plan: Plan
    power: Power
    folders: tuple[Path, ...]
    folder: Path


def _build(job: _Job, stop: StopToken, tell: Callable[[Progress], None]) -> int:
    """How many tables were made."""
    last = 0.0

    def tell_seldom(progress: Progress) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last > _TELLING_PAUSE:
            last = now
            tell(progress)

    made = build(
        Tables(job.rules, job.folders),
        job.plan.materials,
        job.folder,
        threads=job.power.threads,
        memory_mb=job.power.memory_mb,
        on_progress=tell_seldom,
        stop=stop,
    )
    return len(made)
