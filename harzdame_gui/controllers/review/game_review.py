"""The review of the game on the board: its searches, and the one edit that writes down what they found."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from harzdame_engine import GameTree, Node
from harzdame_engine.books.cache import BookCache
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.game.edit import Edit
from harzdame_engine.review.annotating import annotation
from harzdame_engine.review.findings import Findings, Worder, findings_of
from harzdame_engine.review.games import name_of
from harzdame_engine.review.knowledge import Knowledge, look_up
from harzdame_engine.review.reviewer import NORMAL, QUICK, THOROUGH, Answer, Effort, Reviewer
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.review.review_searches import ReviewSearches
from harzdame_gui.controllers.settings.choices import ReviewDepth
from harzdame_gui.controllers.work.job import Job, Lane

EFFORTS = {ReviewDepth.QUICK: QUICK, ReviewDepth.NORMAL: NORMAL, ReviewDepth.THOROUGH: THOROUGH}
"""The work for each position at each depth."""


class GameReview(QObject):
    """One review at a time. It ends without a trace when another game takes the place of this one.

    Signals:
        progressed(float): how much is done, from 0 to 1.
        finished(bool): it is written into the record, if anything was found; True: it is whole.
        failed(str): a search could not be carried out; what was found before follows with `finished`.
        dropped(): the game left the board.
    """

    progressed = Signal(float)
    finished = Signal(bool)
    failed = Signal(str)
    dropped = Signal()

    def __init__(
        self,
        session: GameSession,
        service: EngineService,
        *,
        books: BookCache,
        tables: EndgameCache,
        word: Worder,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._jobs = service.jobs
        self._searches = ReviewSearches(service, self)
        self._editor = GameEditor(session, self)
        self._knowledge = Knowledge(books, tables)
        self._word = word
        self._reviewer: Reviewer | None = None
        self._tree: GameTree | None = None
        self._line: Sequence[Node] = ()
        self._ending = False
        self._job: Job | None = None
        self._searches.answered.connect(self._on_answered)
        self._searches.failed.connect(self._on_search_failed)
        session.gameLeaving.connect(self._drop)

    @property
    def running(self) -> bool:
        """Whether a review is under way."""
        return self._reviewer is not None

    @property
    def gives_away(self) -> bool:
        """Whether a review would tell a person who plays on what to play."""
        return self._session.game.against_engine

    def begin(self, effort: Effort) -> None:
        """Review the main line of the game on the board, unless a review is under way."""
        tree = self._session.tree
        if self.running or not tree.root.children:
            return
        self._tree, self._line, self._ending = tree, tree.mainline(), False
        reviewer = self._reviewer = Reviewer.of(tree, effort, self._line)
        work = partial(_look_up, reviewer, self._knowledge)
        self._job = self._jobs.run(work, lane=Lane.LOOKUPS)
        self._job.finished.connect(self._on_known)
        self.progressed.emit(0.0)

    def cancel(self) -> None:
        """End it now; what was found is written down."""
        if self.running and not self._ending:
            self._end()

    @Slot()
    def close(self) -> None:
        """End it for good, as the window closes."""
        self._stop()
        self._reviewer = None

    # The searches

    @Slot(object)
    def _on_known(self, found: Sequence[tuple[int, Answer]]) -> None:
        if self._reviewer is not None and not self._ending:
            self._job = None
            for number, answer in found:
                self._reviewer.know(number, answer)
            self._go_on()

    def _go_on(self) -> None:
        """Ask what is to be asked; the service carries out what it has threads for."""
        reviewer = self._reviewer
        if reviewer is None or self._ending:
            return
        self._searches.ask([reviewer])
        self.progressed.emit(reviewer.share)
        if reviewer.done:
            self._end()

    @Slot(object)
    def _on_answered(self, reviewer: Reviewer) -> None:
        if reviewer is self._reviewer:
            self._go_on()

    @Slot(object, str)
    def _on_search_failed(self, reviewer: Reviewer, text: str) -> None:
        if reviewer is self._reviewer:
            self.failed.emit(text)
            self._end()

    # The end

    def _end(self) -> None:
        """Word what was found, off the GUI thread, and then write it down."""
        self._stop()
        if self._reviewer is not None:
            self._ending = True
            self._job = self._jobs.run(partial(_findings, self._reviewer, self._word))
            self._job.finished.connect(self._on_worded)

    @Slot(object)
    def _on_worded(self, findings: Findings) -> None:
        reviewer, self._reviewer, self._job = self._reviewer, None, None
        if reviewer is None or self._tree is not self._session.tree:
            return
        if findings.anything:
            by = name_of(reviewer.effort) if reviewer.done else ""
            self._editor.make(self._edit(findings, by))
        self.finished.emit(reviewer.done)

    def _edit(self, findings: Findings, by: str) -> Edit:
        return annotation(self._session.tree, self._line, findings, at=self._session.node, by=by)

    @Slot()
    def _drop(self) -> None:
        if self.running:
            self.close()
            self.dropped.emit()

    def _stop(self) -> None:
        """Stop what is under way; the questions asked are to be asked again."""
        self._searches.stop()
        if self._job is not None:
            self._job.cancel()
            self._job = None


def _look_up(reviewer: Reviewer, knowledge: Knowledge, job: Job) -> list[tuple[int, Answer]]:
    return look_up(reviewer, knowledge, lambda: job.cancelled)


def _findings(reviewer: Reviewer, word: Worder, _job: Job) -> Findings:
    """All that a reviewer knows, which nobody changes any more."""
    return findings_of(reviewer, word)
