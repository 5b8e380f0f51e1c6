"""The review of the game on the board: its searches, and the one edit that writes down what they found."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from harzdame_engine import GameTree, Node
from harzdame_engine.books.cache import BookCache
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.review.annotating import annotation
from harzdame_engine.review.findings import Findings, Worder, findings_of
from harzdame_engine.review.games import name_of
from harzdame_engine.review.kept_answers import Kept, digests, kept, read, recall, values
from harzdame_engine.review.knowledge import Knowledge, look_up
from harzdame_engine.review.reviewer import NORMAL, QUICK, THOROUGH, Answer, ReviewEffort, Reviewer
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.controllers.game.kept_game import ReviewSoFar
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.review.pace import ReviewPace
from harzdame_gui.controllers.review.review_searches import ReviewSearches
from harzdame_gui.controllers.review.speed import seconds_of
from harzdame_gui.controllers.settings.choices import ReviewDepth
from harzdame_gui.controllers.work.job import Job, Lane

EFFORTS = {ReviewDepth.QUICK: QUICK, ReviewDepth.NORMAL: NORMAL, ReviewDepth.THOROUGH: THOROUGH}
"""The work for each position at each depth."""
_KEPT_EVERY_MS = 1_000
"""The time between two moments at which what was found is kept."""


class GameReview(QObject):
    """One review at a time. It ends without a trace when another game takes the place of this one.

    Signals:
        progressed(float): how much is done, from 0 to 1.
        finished(bool): it is written into the record, if anything was found; True: it is whole.
        failed(str): a search could not be carried out; what was found before follows with `finished`.
        dropped(): the game left the board.
        found(ReviewSoFar | None): what is to be kept in case of a crash; None: the record has it all.
    """

    progressed = Signal(float)
    finished = Signal(bool)
    failed = Signal(str)
    dropped = Signal()
    found = Signal(object)

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
        self._pace = ReviewPace()
        self._job: Job | None = None
        self._names: Sequence[str] = ()  # of the positions: see `kept_answers`
        self._known: Kept = {}  # about the game on the board, of all its reviews
        self._keep_soon = QTimer(self, singleShot=True, interval=_KEPT_EVERY_MS)
        self._keep_soon.timeout.connect(self._keep)
        self._searches.answered.connect(self._on_answered)
        self._searches.failed.connect(self._on_search_failed)
        session.gameLeaving.connect(self._drop)
        session.gameReplaced.connect(self._forget)

    @property
    def running(self) -> bool:
        """Whether a review is under way."""
        return self._reviewer is not None

    @property
    def gives_away(self) -> bool:
        """Whether a review would tell a person who plays on what to play."""
        return self._session.against_engine

    @property
    def seconds_left(self) -> float | None:
        """About how long the review under way still takes; None: nothing shows that yet."""
        return self._pace.left(self._reviewer.share) if self._reviewer is not None else None

    def tell(self) -> None:
        """Tell once more how far the review under way is."""
        if self._reviewer is not None:
            self.progressed.emit(self._reviewer.share)

    def begin(self, effort: ReviewEffort, speed: float | None = None) -> None:
        """Review the main line of the game on the board, unless a review is under way.

        `speed`: the nodes a second of the engine, if they were measured.
        """
        tree = self._session.tree
        if self.running or not tree.root.children:
            return
        self._tree, self._line, self._ending = tree, tree.mainline(), False
        reviewer = self._reviewer = Reviewer.of(tree, effort, self._line)
        searched = sum(len(node.position.legal_moves()) > 1 for node in self._line)
        self._pace = ReviewPace(seconds_of(searched, effort, speed) if speed else None)
        self._job = self._jobs.run(partial(_looked_up, reviewer, self._knowledge), lane=Lane.LOOKUPS)
        self._job.finished.connect(self._on_known)
        self.progressed.emit(0.0)

    def take_up(self, so_far: ReviewSoFar) -> None:
        """Write down what a review found before the game was left, and know it from now on."""
        tree = self._session.tree
        if self.running or not tree.root.children or self.gives_away:
            return
        self.found.emit(so_far)
        line = tree.mainline()
        reviewer = Reviewer.of(tree, ReviewEffort(so_far.nodes), line)
        job = self._jobs.run(partial(_taken_up, reviewer, so_far, self._knowledge, self._word))
        job.finished.connect(partial(self._on_taken_up, tree, line, so_far))

    def cancel(self) -> None:
        """End it now; what was found is written down."""
        if self.running and not self._ending:
            self._end()

    @Slot()
    def close(self) -> None:
        """End it for good, as the app ends; what was found is kept for the next start."""
        self._keep()
        self._stop()
        self._reviewer = None

    # The searches

    @Slot(object)
    def _on_known(self, found: _LookedUp) -> None:
        if self._reviewer is not None and not self._ending:
            self._job = None
            self._names = found.names
            for number, answer in found.answers:
                self._reviewer.know(number, answer)
            recall(self._reviewer, found.names, self._known)
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
            if not self._keep_soon.isActive():
                self._keep_soon.start()
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
        reviewer, self._job = self._reviewer, None
        if reviewer is None or self._tree is not self._session.tree:
            self._reviewer = None
            return
        self._keep(under_way=False)
        self._reviewer = None
        self._write(self._line, findings, reviewer)
        self.finished.emit(reviewer.done)

    def _write(self, line: Sequence[Node], findings: Findings, reviewer: Reviewer) -> None:
        if findings.anything:
            by = name_of(reviewer.effort) if reviewer.done else ""
            self._editor.make(annotation(self._session.tree, line, findings, at=self._session.node, by=by))

    # What a crash must not take

    @Slot()
    def _keep(self, *, under_way: bool = True) -> None:
        """Know what was found, and have it kept; when the review is whole, the record has it."""
        reviewer = self._reviewer
        self._keep_soon.stop()
        if reviewer is None:
            return
        self._known = known = {**self._known, **kept(reviewer, self._names)}
        if not known:
            return
        whole = reviewer.done and not under_way
        so_far = ReviewSoFar(reviewer.effort.nodes, partial(values, known), under_way)
        self.found.emit(None if whole else so_far)

    def _on_taken_up(
        self, tree: GameTree, line: Sequence[Node], so_far: ReviewSoFar, taken: _TakenUp
    ) -> None:
        if tree is self._session.tree and not self.running:
            self._known = {**taken.known, **self._known}
            self._write(line, taken.findings, taken.reviewer)
            self.found.emit(None if taken.reviewer.done else so_far._replace(under_way=False))

    @Slot()
    def _forget(self) -> None:
        """Another game is on the board."""
        self._known = {}

    @Slot()
    def _drop(self) -> None:
        if self.running:
            self._stop()
            self._reviewer = None
            self.dropped.emit()

    def _stop(self) -> None:
        """Stop what is under way; the questions asked are to be asked again."""
        self._searches.stop()
        self._keep_soon.stop()
        if self._job is not None:
            self._job.cancel()
            self._job = None


class _LookedUp(NamedTuple):
    names: Sequence[str]
    answers: Sequence[tuple[int, Answer]]


class _TakenUp(NamedTuple):
    reviewer: Reviewer
    known: Kept
    findings: Findings


def _looked_up(reviewer: Reviewer, knowledge: Knowledge, job: Job) -> _LookedUp:
    return _LookedUp(digests(reviewer.positions), look_up(reviewer, knowledge, lambda: job.cancelled))


def _taken_up(
    reviewer: Reviewer, so_far: ReviewSoFar, knowledge: Knowledge, word: Worder, job: Job
) -> _TakenUp:
    looked_up = _looked_up(reviewer, knowledge, job)
    for number, answer in looked_up.answers:
        reviewer.know(number, answer)
    known = read(so_far.values(), reviewer.positions, looked_up.names)
    recall(reviewer, looked_up.names, known)
    return _TakenUp(reviewer, known, findings_of(reviewer, word))


def _findings(reviewer: Reviewer, word: Worder, _job: Job) -> Findings:
    """All that a reviewer knows, which nobody changes any more."""
    return findings_of(reviewer, word)
