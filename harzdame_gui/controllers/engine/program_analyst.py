"""Another engine that analyses: one program in a process of its own, one position after another.

It knows neither games on the board nor who wants the analysis.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from functools import partial
from threading import Condition
from typing import NamedTuple

from harzdame_engine import Info, Limit, Line, Move, Position, Score
from harzdame_engine.hub.client import HubEngine
from harzdame_engine.hub.declared import ParameterKind
from harzdame_engine.hub.dialect import SearchReport
from harzdame_engine.hub.lines import HubSyntaxError
from harzdame_engine.hub.notation import readable_moves
from harzdame_engine.hub.program import EngineStartError, HubError
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.engine.added_program import AddedProgram
from harzdame_gui.controllers.engine.program_probe import dialect_of
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs

_INTERVAL = 0.1
"""The least seconds between two findings that are told."""
_MOST_FAILURES = 2
_LINES = "multipv"
_THREADS = "threads"


class AnalysisTask(NamedTuple):
    """A position to look into: `root`, and the legal moves since that lead to it."""

    root: Position
    moves: tuple[Move, ...]

    @property
    def position(self) -> Position:
        """The position itself."""
        position = self.root
        for move in self.moves:
            position = position.play(move)
        return position


class AnalystState(Enum):
    """The states of an analyst."""

    IDLE = auto()
    SEARCHING = auto()  # without info: it is being started, or has found nothing yet
    UNABLE = auto()  # it does not play this game
    FAILED = auto()


class ProgramAnalyst(QObject):
    """Starts its program with the first task, once more when it fails, and gives it up then.

    What it says about an earlier task is dropped.

    Signals:
        changed(): its state or findings differ.
    """

    changed = Signal()

    def __init__(self, program: AddedProgram, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.program = program
        self.info: Info | None = None
        self.failure: Exception | None = None
        self._jobs = jobs
        self._task: AnalysisTask | None = None
        self._work: _Work | None = None
        self._job: Job | None = None

    @property
    def state(self) -> AnalystState:
        """What it does."""
        if self.failure is not None:
            return AnalystState.FAILED
        if self._task is None:
            return AnalystState.IDLE
        plays = self._task.root.rules.id in self.program.games
        return AnalystState.SEARCHING if plays else AnalystState.UNABLE

    @property
    def several(self) -> bool:
        """Whether it can show more than one line."""
        return any(parameter.name == _LINES for parameter in self.program.parameters)

    def look_at(self, task: AnalysisTask | None, threads: int, lines: int) -> None:
        """Look into a task from now on, or rest; with so many `threads` and `lines`, if it knows them."""
        self._task = task
        self.info = None
        if self.failure is None:
            wanted = task if self.state is AnalystState.SEARCHING else None
            if self._work is None and wanted is not None:
                self._begin(threads, lines)
            if self._work is not None:
                self._work.want(wanted)
        self.changed.emit()

    def close(self) -> None:
        """End the program, without waiting for that."""
        self._task = None
        job, self._job, self._work = self._job, None, None
        if job is not None:
            job.cancel()

    def _begin(self, threads: int, lines: int) -> None:
        self._work = _Work(self.program, threads, lines)
        self._job = job = self._jobs.run(self._work.run)
        hear(
            self,
            job,
            progress=partial(self._on_told, self._work),
            failed=partial(self._on_failed, self._work),
        )

    def _on_told(self, work: _Work, told: tuple[AnalysisTask, Info]) -> None:
        task, info = told
        if work is self._work and task is self._task:
            self.info = info
            self.changed.emit()

    def _on_failed(self, work: _Work, error: Exception) -> None:
        if work is self._work:
            self._work = self._job = None
            self.failure = error
            self.changed.emit()


class _Work:
    """The job of one analyst: its program, from the first task to the last."""

    def __init__(self, program: AddedProgram, threads: int, lines: int) -> None:
        self._program = program
        self._shares = {_THREADS: threads, _LINES: lines}
        self._changed = Condition()
        self._wanted: AnalysisTask | None = None
        self._engine: HubEngine | None = None

    def want(self, task: AnalysisTask | None) -> None:
        """Set the task; the search for another one ends. May be called from any thread."""
        with self._changed:
            self._wanted = task
            self._changed.notify_all()
            if self._engine is not None:
                self._engine.stop()

    def run(self, job: Job) -> None:
        """Work until the job is cancelled. Raises HubError when the program failed twice."""
        failures = 0
        done: AnalysisTask | None = None
        try:
            while not job.token.stopped:
                with self._changed:
                    task = self._wanted
                    if task is None or task is done:
                        self._changed.wait(_INTERVAL)
                        continue
                try:
                    self._look(task, job)
                    done, failures = task, 0
                except HubError as error:
                    self._end()
                    failures += 1
                    if not job.token.stopped and (
                        failures == _MOST_FAILURES or isinstance(error, EngineStartError)
                    ):
                        raise
        finally:
            self._end()

    def _look(self, task: AnalysisTask, job: Job) -> None:
        position = task.position
        engine = self._ready(position, job)
        told = _Telling(task, position, job.tell)

        def glance() -> None:
            told.flush()
            if self._wanted is not task:
                engine.stop()

        try:
            engine.think(task.root, task.moves, Limit(), analyse=True, on_report=told.hear, on_glance=glance)
        except (HubSyntaxError, ValueError) as error:
            raise EngineStartError(str(error)) from error
        told.flush(now=True)

    def _ready(self, position: Position, job: Job) -> HubEngine:
        """The program, ready for the game of this position."""
        engine = self._engine
        if engine is not None and engine.rules == position.rules:
            return engine
        self._end()
        program = self._program
        try:
            engine = HubEngine(
                program.command,
                position.rules,
                folder=program.working_folder,
                parameters=self._parameters(),
                dialect=dialect_of(program.language),
                given_up=lambda: job.token.stopped,
            )
        except HubSyntaxError as error:
            raise EngineStartError(str(error)) from error
        with self._changed:
            self._engine = engine
        return engine

    def _parameters(self) -> dict[str, str]:
        """Its values, and its share of the machine where the user has not set that."""
        values = dict(self._program.values)
        for parameter in self._program.parameters:
            share = self._shares.get(parameter.name)
            if share is not None and parameter.kind is ParameterKind.INT and parameter.name not in values:
                with suppress(ValueError):
                    values[parameter.name] = parameter.checked(str(share))
        return values

    def _end(self) -> None:
        with self._changed:
            engine, self._engine = self._engine, None
        if engine is not None:
            engine.close(kindly=False)


class _Telling:
    """Findings gathered from reports, told now and then: a program may report a thousand times a second."""

    def __init__(self, task: AnalysisTask, position: Position, tell: Callable[[object], None]) -> None:
        self._task = task
        self._position = position
        self._tell = tell
        self._reports: dict[int, SearchReport] = {}
        self._latest: SearchReport | None = None
        self._news = False
        self._told = 0.0

    def hear(self, report: SearchReport) -> None:
        if report.pv:
            self._reports[min(report.line, 100)] = report
        self._latest = report
        self._news = True

    def flush(self, *, now: bool = False) -> None:
        """Tell what is new, unless that was done a moment ago."""
        moment = time.monotonic()
        if not self._news or not (now or moment - self._told >= _INTERVAL):
            return
        self._told, self._news = moment, False
        lines = tuple(self._line(self._reports[number]) for number in sorted(self._reports))
        latest = self._latest
        if lines and lines[0].pv and latest is not None:
            depth = latest.depth or 0
            info = Info(depth, depth, lines, latest.nodes or 0, latest.time or 0.0, 0.0)
            self._tell((self._task, info))

    def _line(self, report: SearchReport) -> Line:
        score = Score(round(100 * (report.score or 0.0)), report.end or None)
        is_scored = report.score is not None or bool(report.end)
        return Line(score, readable_moves(report.pv, self._position), is_scored)
