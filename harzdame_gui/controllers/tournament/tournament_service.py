"""Tournaments as the app plays them: one at a time, each with a record in the profile.

The games are played by processes of their own; a job waits for them. Whatever
ends the app, the record has every finished game, and a later start can go on.
It knows no widget.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import GameTree, Outcome, StopToken, pdn
from harzdame_engine.match.errors import MatchFileError, file_errors
from harzdame_engine.match.progress import Interruption
from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.record import GameResult
from harzdame_engine.tournament.runner import Begun, Finished, Progressed, games_at_once, play
from harzdame_engine.tournament.tournament import Tournament
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.library.library_service import LibraryService
from harzdame_gui.controllers.storage.storage import try_out
from harzdame_gui.controllers.storage.used_days import FILE_NAME as DAYS
from harzdame_gui.controllers.tournament.course import Course, course_of
from harzdame_gui.controllers.tournament.holding import TakenError, held
from harzdame_gui.controllers.tournament.kept import (
    SUFFIX,
    RemovedError,
    check_kept,
    kept_in,
    put_back,
    remove,
    resumed,
)
from harzdame_gui.controllers.tournament.mark import RecordMark
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Job, Lane, file_lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.repeated_job import RepeatedJob

_ROOM = 1 << 18
"""Bytes that must be free before it goes on: more than a game and its mark need."""
_TABLE_EVERY = 0.4
"""Seconds between two tables: with many fast games each costs more than it is worth."""


class _JobInterruption(Interruption):
    """An interruption that the end of the app asks for, too."""

    def __init__(self, token: StopToken) -> None:
        super().__init__()
        self._token = token

    @property
    def asked(self) -> bool:
        """See `Interruption`."""
        return super().asked or self._token.stopped


class TournamentService(QObject):
    """Plays tournaments.

    Signals:
        began(Course): a tournament begins or goes on.
        begun(Begun): one of its games.
        moved(Progressed): a move was played in one.
        finished(Finished): one is over, and on the record.
        changed(Course): the table after more games, and at last, also before `failed`.
        ended(Course): nothing is played any more: it is over, or was paused.
        failed(Exception, bool): it could not begin or go on; the record has what was played. And whether
            it had begun: a game is on the record, or it was to go on and could not be read.
    """

    began = Signal(object)
    begun = Signal(object)
    moved = Signal(object)
    finished = Signal(object)
    changed = Signal(object)
    ended = Signal(object)
    failed = Signal(object, bool)

    def __init__(
        self, folder: Path, jobs: Jobs, library: LibraryService, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._days = folder.parent / DAYS
        self._mark = RecordMark(folder)
        self._jobs = jobs
        self._library = library
        self._job: Job | None = None
        self._interruption: Interruption | None = None
        self._leaving = False
        self._removed: list[Path] = []
        self._begun = False
        self._opened = False
        self._unwritten = False  # the last one ended because its record could not be written
        self._by_itself = False  # it went on after that, and no game has ended since
        self.concurrency: int | None = None  # of the last one; None: by the cores
        self.attended = False
        """Whether somebody watches: else persons' games are put on record, and no others are played."""
        self._reported: list[_Reported] = []  # by persons, not yet on record
        self._unsaved: list[str] = []
        self._event = ""

    @property
    def folder(self) -> Path:
        """Where the records lie."""
        return self._folder

    @property
    def running(self) -> bool:
        """Whether one is being played."""
        return self._job is not None

    @property
    def draining(self) -> bool:
        """Whether it waits for the last games before a pause."""
        return self._interruption is not None and self._interruption.draining

    def left(self) -> Job:
        """The tournament that was being played when the app ended last time: its Path, or None."""
        return self._jobs.run(lambda _job: self._mark.left(), lane=Lane.LOOKUPS)

    def forget_left(self, path: Path) -> None:
        """The one that `left` has found was told of, which is done once."""
        self._jobs.run(lambda _job: self._mark.forget(path), lane=file_lane(path))

    def start(self, plan: Plan, concurrency: int | None = None) -> None:
        """Play a new tournament, with so many games at once, or one for each core."""
        path = self._new_path()
        self._play(path, partial(Tournament.created, plan, path), concurrency, begun=False)

    def resume(self, path: Path, concurrency: int | None = None) -> None:
        """Go on with one on record, or show it if it is over."""
        self._play(path, partial(Tournament.resumed, path), concurrency, begun=True)

    def report(self, path: Path, game: str, tree: GameTree) -> None:
        """A person's game of the tournament at `path` is over; if it is attended, it goes on.

        A game that is on record already, or a tournament that was removed, changes nothing.
        """
        if tree.result is not None:
            plies = len(tree.mainline()) - 1
            self._reported.append(_Reported(path, game, tree.result, plies, pdn.write(tree)))
            self._by_itself = False
            if self._job is None:
                self._go_on_or_record(path)

    def pause(self) -> None:
        """End after the games under way; at the second call at once, and these are played anew later."""
        if self._interruption is not None:
            if self._interruption.draining:
                self._interruption.ask()
            self._interruption.draining = True

    def stop(self) -> None:
        """End at once. The games under way are played anew when it goes on."""
        if self._interruption is not None:
            self._interruption.ask()
        elif self._job is not None:
            self._job.hurry()

    def leave(self) -> None:
        """End at once, because the app does; the next start offers to go on."""
        self._leaving = True
        self.stop()

    def kept(self) -> Job:
        """The tournaments on record, the latest first: tuple of `Kept` and `Unreadable`."""
        return self._jobs.run(lambda _job: kept_in(self._folder), lane=Lane.LOOKUPS)

    def remove(self, path: Path) -> Job:
        """Remove the record of a tournament; its games stay in the library. It can be put back."""
        job = self._jobs.run(lambda _job: remove(path, self._days), lane=Lane.LOOKUPS)
        job.finished.connect(self._on_removed)
        return job

    @property
    def can_put_back(self) -> int:
        """The number of tournaments that were removed since the app was started, and can be put back."""
        return len(self._removed)

    def put_back(self) -> Job:
        """Put the tournament that was removed last back into the list."""
        removed = self._removed.pop()
        job = self._jobs.run(lambda _job: put_back(removed), lane=Lane.LOOKUPS)
        job.failed.connect(lambda _error: self._removed.append(removed))
        return job

    @Slot(object)
    def _on_removed(self, removed: Path | None) -> None:
        if removed is not None:
            self._removed.append(removed)

    def _go_on_or_record(self, path: Path) -> None:
        if self.attended:
            self._play(path, partial(resumed, path), begun=True)
        else:
            self._record_later(path)

    def _record_later(self, path: Path) -> None:
        """Put what persons have finished on record as soon as that can be written; then it goes on."""
        mine = tuple(each for each in self._reported if each.path == path)
        text = (lambda: "\n\n".join(each.pdn for each in mine)) if mine else None
        job = RepeatedJob(
            self._jobs,
            partial(self._record, path),
            lane=file_lane(path),
            target=(type(self), path),
            writing=Writing(Thing.TOURNAMENT, path, text),
            worthwhile=_may_be_written_later,
        )
        job.finished.connect(partial(self._on_recorded, path))
        job.gaveUp.connect(partial(self._on_not_recorded, path))

    def _new_path(self) -> Path:
        """A name that no other one has; the latest comes last by the alphabet."""
        return self._folder / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}{SUFFIX}"

    def _play(
        self, path: Path, make: Callable[[], Tournament], concurrency: int | None = None, *, begun: bool
    ) -> None:
        if self._job is not None:
            return
        self._leaving, self._begun, self._unwritten, self._opened = False, begun, False, False
        self.concurrency = concurrency
        self._job = job = self._jobs.run(partial(self._work, path, make, concurrency))
        job.progress.connect(self._on_told)
        job.finished.connect(self.ended)
        job.failed.connect(partial(self._on_job_failed, path))
        job.ended.connect(self._on_ended)

    @Slot(object)
    def _on_told(self, told: object) -> None:
        if isinstance(told, Progressed):
            self.moved.emit(told)
        elif isinstance(told, Begun):
            self.begun.emit(told)
        elif isinstance(told, Finished):
            self._begun, self._by_itself = True, False
            self._unsaved.append(told.result.pdn)
            self.finished.emit(told)
        elif isinstance(told, _Opened):
            self._opened = True
            self._event = told.course.plan.name
            self._unsaved = [game.pdn for game in told.course.games]
            self._begun = bool(told.course.games)
            self.began.emit(told.course)
        elif isinstance(told, Course):
            self._save()
            self.changed.emit(told)

    def _on_recorded(self, path: Path, course: Course) -> None:
        self._library.add_games("\n".join(game.pdn for game in course.games), course.plan.name)
        self.changed.emit(course)
        if self.attended and self._job is None and not course.over and not self._by_itself:
            self._by_itself = True  # once: what fails again at once would do so for ever
            self.resume(path, self.concurrency)

    def _on_not_recorded(self, path: Path, error: Exception) -> None:
        if isinstance(error, RemovedError):
            self._forget_reported(path)
        else:
            self.failed.emit(error, True)

    def _on_job_failed(self, path: Path, error: Exception) -> None:
        if isinstance(error, RemovedError):
            self._forget_reported(path)
            return
        refused = isinstance(error, MatchFileError)
        of_record = isinstance(error, MatchFileError) and error.path == path
        begun = self._begun or (self._opened and of_record)
        self._by_itself &= not of_record  # then a game was played
        self._unwritten = begun and refused and _may_be_written_later(error)
        if self._unwritten:
            self._record_later(path)
        elif refused:  # there is nothing that it could be recorded in
            self._forget_reported(path)
        self.failed.emit(error, begun)

    def _forget_reported(self, path: Path) -> None:
        self._reported = [each for each in self._reported if each.path != path]

    @Slot()
    def _on_ended(self) -> None:
        job, self._job, self._interruption = self._job, None, None
        ends = job is not None and self._left_by_app(job)
        if self._reported and not self._unwritten and not ends:  # too late for this job
            self._go_on_or_record(self._reported[0].path)
        self._save()

    def _save(self) -> None:
        """Put the games that are over into the library."""
        if self._unsaved:
            self._library.add_games("\n".join(self._unsaved), self._event)
            self._unsaved = []

    # On the working thread

    def _record(self, path: Path, _job: Job) -> Course:
        check_kept(path)
        with file_errors(path, writing=True):
            try_out(self._folder, _ROOM)  # on a full disk no game can be played either
        with held(path):
            tournament = Tournament.resumed(path)
            self._record_reported(tournament, path)
            return course_of(path, tournament)

    def _work(self, path: Path, make: Callable[[], Tournament], concurrency: int | None, job: Job) -> Course:
        with file_errors(self._folder, writing=True):
            self._folder.mkdir(parents=True, exist_ok=True)
        with held(path):
            return self._hold(path, make(), concurrency, job)

    def _hold(self, path: Path, tournament: Tournament, concurrency: int | None, job: Job) -> Course:
        """Play a tournament whose record nobody else writes. Whatever goes wrong, the record stays."""
        if tournament.over:
            self._mark.remove()
            return self._follow(tournament, path, concurrency, job)
        with self._mark.standing(path, lambda: self._left_by_app(job) and not tournament.over):
            return self._follow(tournament, path, concurrency, job)

    def _left_by_app(self, job: Job) -> bool:
        return self._leaving or job.cancelled

    def _follow(self, tournament: Tournament, path: Path, concurrency: int | None, job: Job) -> Course:
        """Play what is missing, and tell of it."""
        course = partial(course_of, path, tournament)
        self._record_reported(tournament, path)
        job.tell(_Opened(course()))
        try:
            with _JobInterruption(job.token) as interruption:
                self._interruption = interruption
                while True:
                    self._play_ready(tournament, path, concurrency, interruption, job)
                    if interruption.asked or not self._record_reported(tournament, path, job.tell):
                        break
                self._interruption = None
        finally:
            last = course()
            job.tell(last)  # also if it fails now, with games that no table has had yet
        return last

    def _play_ready(
        self,
        tournament: Tournament,
        path: Path,
        concurrency: int | None,
        interruption: Interruption,
        job: Job,
    ) -> None:
        """Play the games for which nobody is waited."""
        events = play(tournament, concurrency or games_at_once(tournament.specs), interruption, live=True)
        told = time.monotonic()
        with contextlib.closing(events):
            for event in events:
                job.tell(event, len(tournament.results) / tournament.total)
                reported = self._record_reported(tournament, path, job.tell)
                now = time.monotonic()
                if reported or (isinstance(event, Finished) and now - told > _TABLE_EVERY):
                    told = now
                    job.tell(course_of(path, tournament))

    def _record_reported(
        self, tournament: Tournament, path: Path, tell: Callable[[Finished], object] | None = None
    ) -> int:
        """Put the games that persons have finished on record; returns how many there were."""
        reported = [each for each in tuple(self._reported) if each.path == path]
        for each in reported:
            fixture = next((found for found in tournament.waiting if found.id == each.game), None)
            if fixture is not None:
                result = GameResult.of_person(fixture, each.outcome, each.plies, each.pdn)
                tournament.add(result)
                if tell is not None:
                    tell(Finished(fixture, result))
            self._reported.remove(each)  # it is on record
        return len(reported)


class _Reported(NamedTuple):
    """A game of the tournament at `path` that a person has finished."""

    path: Path
    game: str
    outcome: Outcome
    plies: int
    pdn: str


def _may_be_written_later(error: Exception) -> bool:
    """Whether it may be; a record that somebody removed while its folder stayed is gone for good."""
    if isinstance(error, MatchFileError):
        return not isinstance(error.error, FileNotFoundError)
    return isinstance(error, TakenError | OSError)


class _Opened(NamedTuple):
    """The first report of a job."""

    course: Course
