"""The review of many games of an open file: searches on all cores, and findings written as they come.

A game that was edited meanwhile is left alone. Nothing is asked when the file or the app is
closed: what is done is kept.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.books.cache import BookCache
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.pdn import PdnGame
from harzdame_engine.review.findings import Worder
from harzdame_engine.review.games import name_of
from harzdame_engine.review.knowledge import Knowledge
from harzdame_engine.review.reviewer import ReviewEffort, Reviewer
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.files.file_editing import FileEditing
from harzdame_gui.controllers.files.file_history import FileEdit, FileEditKind
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.review.board_game import BoardGame
from harzdame_gui.controllers.review.file_games import (
    BegunReview,
    ReviewedGame,
    ReviewSurvey,
    Searched,
    prepared,
    survey,
    worded,
    write_rest,
)
from harzdame_gui.controllers.review.findings_writer import FindingsWriter
from harzdame_gui.controllers.review.pace import ReviewPace
from harzdame_gui.controllers.review.review_searches import ReviewSearches
from harzdame_gui.controllers.review.speed import seconds_of
from harzdame_gui.controllers.storage.file_failure import FileFailure, failure_of
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Doing, FileLane, Job, Lane


class FileReport(NamedTuple):
    """What became of the games of a review.

    `written` with what was found, `changed` by somebody meanwhile and left alone, `refused` because
    their file cannot hold what was found, `left` for another time. `failure`: it was given up. `on_board`:
    the game on the board is among those written, and is undone there. `run`: see `FileEdit`.
    """

    path: Path
    written: int
    changed: int = 0
    refused: int = 0
    left: int = 0
    failure: FileFailure | None = None
    on_board: bool = False
    run: int = 0


@dataclass(slots=True, eq=False)
class _Run:
    """A review under way. `wording`: the games for whose findings words are being looked for."""

    survey: ReviewSurvey
    effort: ReviewEffort
    writer: FindingsWriter
    waiting: deque[PdnGame]
    pace: ReviewPace
    begun: list[BegunReview] = field(default_factory=list)
    preparing: Job | None = None
    wording: list[Searched] = field(default_factory=list)
    done: int = 0
    stopped: bool = False
    told: float = 0.0

    @property
    def total(self) -> int:
        """The number of games."""
        return len(self.survey.games)

    def told_share(self) -> float:
        """How much is done, from 0 to 1; never less than before, when more turns out to be left to do."""
        begun = sum(each.reviewer.share for each in self.begun)
        self.told = max(self.told, (self.done + len(self.wording) + begun) / self.total)
        return self.told

    @property
    def searched(self) -> bool:
        """Whether nothing is left but to write."""
        return not (self.waiting or self.begun or self.preparing or self.wording)


class FileReview(QObject):
    """One review of a file at a time.

    Signals:
        surveyed(Survey): what there is to review.
        progressed(int, int, float): so many games of so many are done, and what share of the work.
        finished(Report): it is over, and all is written that could be.
        failed(str): a search could not be carried out; `finished` follows.
    """

    surveyed = Signal(object)
    progressed = Signal(int, int, float)
    finished = Signal(object)
    failed = Signal(str)

    def __init__(
        self,
        service: EngineService,
        files: OpenFiles,
        editing: FileEditing,
        board: BoardGame,
        *,
        books: BookCache,
        tables: EndgameCache,
        word: Worder,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._jobs = service.jobs
        self._files = files
        self._editing = editing
        self._board = board
        self._knowledge = Knowledge(books, tables)
        self._word = word
        self._searches = ReviewSearches(service, self)
        self._run: _Run | None = None
        self._searches.answered.connect(self._on_answered)
        self._searches.failed.connect(self._on_search_failed)
        files.listed.connect(self._on_listed)
        editing.undone.connect(self._on_undone)
        editing.redone.connect(self._on_redone)

    @property
    def running(self) -> bool:
        """Whether a review is under way."""
        return self._run is not None

    @property
    def seconds_left(self) -> float | None:
        """About how long the review under way still takes; None: nothing shows that yet."""
        return self._run.pace.left(self._run.told) if self._run is not None else None

    def tell(self) -> None:
        """Tell once more how far the review under way is."""
        if self._run is not None:
            self.progressed.emit(self._run.done, self._run.total, self._run.told_share())

    def survey(self, path: Path, numbers: Sequence[int] = ()) -> None:
        """Find out what there is to review: of these games, or of all; `surveyed` follows."""
        document = self._files.document(path)
        if document is not None:
            job = self._jobs.run(partial(survey, document, tuple(numbers)), doing=Doing.READING)
            job.finished.connect(self.surveyed)

    def begin(self, found: ReviewSurvey, effort: ReviewEffort, speed: float | None = None) -> None:
        """Review the games of a survey, unless a review is under way.

        `speed`: the nodes a second of the engine, if they were measured.
        """
        if self.running or not found.games:
            return
        writer = FindingsWriter(found, self._files, self._editing, self._board, self)
        pace = ReviewPace(seconds_of(found.plies, effort, speed) if speed else None)
        self._run = run = _Run(found, effort, writer, deque(found.games), pace)
        writer.written.connect(partial(self._finish, run))
        writer.gaveUp.connect(partial(self._finish, run))
        self._go_on()

    def cancel(self) -> None:
        """End it now; what was found is written."""
        run = self._run
        if run is None or run.stopped:
            return
        self._stop(run)
        begun, run.begun = run.begun, []
        for each in begun:
            self._have_worded(run, each, whole=False)
        self._go_on()

    @Slot()
    def close(self) -> None:
        """End it for good, as the app ends; what was found is written behind everything else."""
        run = self._run
        if run is None:
            return
        self._run = None
        self._stop(run)
        self._leave(run, self._rest_of(run)).failed.connect(lambda _error: None)  # nobody is there any more

    # The searches

    def _go_on(self) -> None:
        """Ask what is to be asked, prepare the next game in time, and have all written in the end."""
        run = self._run
        if run is None:
            return
        if not run.stopped:
            self._searches.ask(each.reviewer for each in run.begun)
            if run.waiting and not run.preparing and all(each.reviewer.asked_all for each in run.begun):
                self._prepare(run, run.waiting.popleft())
        self.tell()
        if run.searched:
            run.writer.hurry()

    def _prepare(self, run: _Run, game: PdnGame) -> None:
        work = partial(prepared, game, run.effort, self._knowledge)
        run.preparing = job = self._jobs.run(work, lane=Lane.LOOKUPS)
        job.finished.connect(partial(self._on_prepared, run, game))

    def _on_prepared(self, run: _Run, game: PdnGame, reviewer: Reviewer | None) -> None:
        if run is not self._run or run.stopped:
            return
        run.preparing = None
        if reviewer is None:
            run.done += 1
        elif reviewer.done:
            self._have_worded(run, BegunReview(game, reviewer), whole=True)
        else:
            run.begun.append(BegunReview(game, reviewer))
        self._go_on()

    @Slot(object)
    def _on_answered(self, reviewer: Reviewer) -> None:
        run = self._run
        if run is None:
            return
        if reviewer.done:
            one = next(each for each in run.begun if each.reviewer is reviewer)
            run.begun.remove(one)
            self._have_worded(run, one, whole=True)
        self._go_on()

    @Slot(object, str)
    def _on_search_failed(self, _reviewer: Reviewer, text: str) -> None:
        if self._run is not None:
            self.failed.emit(text)
            self.cancel()

    def _have_worded(self, run: _Run, one: BegunReview, *, whole: bool) -> None:
        """Find the words off the GUI thread, and have the game written then."""
        searched = Searched(one, name_of(run.effort) if whole else "")
        run.wording.append(searched)
        job = self._jobs.run(partial(worded, searched, self._word))
        job.finished.connect(partial(self._on_worded, run, searched))

    def _on_worded(self, run: _Run, searched: Searched, ready: ReviewedGame) -> None:
        if run is self._run:
            run.wording = [each for each in run.wording if each is not searched]
            run.done += bool(ready.by)
            run.writer.add(ready)
            self._go_on()

    # The end

    def _stop(self, run: _Run) -> None:
        """Ask nothing any more."""
        run.stopped = True
        self._searches.stop()
        run.waiting.clear()
        if run.preparing is not None:
            run.preparing.cancel()
            run.preparing = None

    def _finish(self, run: _Run, failure: FileFailure | None = None) -> None:
        """All is written that can be, or nothing can be written any more."""
        if run is not self._run:
            return
        self._stop(run)
        self._run = None
        unwritten = run.writer.stop()
        self._tell(run, run.total - run.done + len(unwritten), failure=failure)

    def _tell(
        self,
        run: _Run,
        left: int,
        *,
        kept: Set[bytes] = frozenset(),
        missing: Set[bytes] = frozenset(),
        failure: FileFailure | None = None,
    ) -> None:
        """Report the end; `kept`: games that were written behind the end, unless they were `missing`."""
        writer = run.writer
        writer.deleteLater()
        self.finished.emit(
            FileReport(
                writer.path,
                writer.done + len(kept - missing),
                writer.changed + len(kept & missing),
                writer.refused,
                left,
                failure,
                writer.on_board,
                writer.run,
            )
        )

    @Slot(object)
    def _on_undone(self, edit: FileEdit) -> None:
        """Findings were taken out of the file: whoever did that wants no more of them."""
        self._on_redone(edit)
        run = self._run
        if run is not None and edit.kind is FileEditKind.REVIEW and run.writer.run == edit.run:
            self._finish(run)

    @Slot(object)
    def _on_redone(self, edit: FileEdit) -> None:
        if edit.kind is FileEditKind.REVIEW:
            self._board.note_file(edit.changes[0].path)

    @Slot()
    def _on_listed(self) -> None:
        """The file was closed: what is known is written into it nevertheless, and told of then."""
        run = self._run
        if run is not None and run.writer.path not in self._files.paths:
            self._run = None
            self._stop(run)
            unwritten = self._rest_of(run)
            whole = [each.begun.game.digest for each in run.wording if each.by]
            kept = {*(each.game.digest for each in unwritten), *whole} - {self._unsaved_in(run)}
            job = self._leave(run, unwritten)
            job.finished.connect(
                lambda missing: self._tell(run, run.total - run.done - len(whole), kept=kept, missing=missing)
            )
            job.failed.connect(
                lambda error: self._tell(
                    run,
                    run.total - run.done + len(unwritten),
                    failure=failure_of(error, run.writer.path),
                )
            )

    def _rest_of(self, run: _Run) -> tuple[ReviewedGame, ...]:
        """What is not in the file as it is left; a game that is unsaved on the board has taken its part."""
        if self._unsaved_in(run):
            run.writer.give_to_board()
        return run.writer.stop()

    def _unsaved_in(self, run: _Run) -> bytes:
        """The digest of the game in the file that is on the board with changes; b"": it has none.

        Written anew, that game would not find its place again.
        """
        path = run.writer.path
        return self._board.digest_in(path) if self._board.is_unsaved_of(path) else b""

    def _leave(self, run: _Run, unwritten: Sequence[ReviewedGame]) -> Job:
        """Write what is left into the file as it is by then, but for a game that is unsaved on the board."""
        mine = self._unsaved_in(run)
        ready = [each for each in unwritten if each.game.digest != mine]
        searched = (*run.wording, *(Searched(each, "") for each in run.begun))
        rest = [each for each in searched if each.begun.game.digest != mine]
        work = partial(write_rest, run.survey, ready, rest, self._word)
        lane = FileLane(run.survey.names | {run.survey.path})
        writing = Writing(Thing.FILES, run.survey.path)
        return self._jobs.run(work, lane=lane, doing=Doing.SAVING, writing=writing)
