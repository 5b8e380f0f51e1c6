"""A crew of engines that review games side by side, for as long as nobody stops them.

Each thread has an engine of its own; searching releases the GIL, so that they use as many cores.
The positions of one game are shared out among them, and the next game is begun as soon as one
has nothing to do, so that no core waits for the end of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from queue import Empty, SimpleQueue
from threading import Condition, Event, Thread
from typing import NamedTuple

from harzdame_engine.review.findings import Findings, SpokenFindings, Worder, findings_of
from harzdame_engine.review.knowledge import Knowledge, look_up
from harzdame_engine.review.reviewer import Question, Reviewer
from harzdame_engine.search.engine import Engine, StopToken
from harzdame_engine.search.info import Limit

_PAUSE = 0.2
"""Seconds between two looks at whether to stop."""


class Reviewed(NamedTuple):
    """A game whose review is `whole`, or was stopped before; `key` is the caller's name for it."""

    key: int
    findings: Findings
    whole: bool
    nodes: int


class ReviewProgress(NamedTuple):
    """How far the review of a game has come: `share` from 0 to 1."""

    key: int
    share: float


class Crew:
    """Reviews games on several threads. Made, run once, and over; `stop` may be called from anywhere."""

    def __init__(
        self,
        threads: int,
        make_engine: Callable[[], Engine],
        knowledge: Knowledge,
        word: Worder = lambda _reviewer, _judgement: SpokenFindings(),
    ) -> None:
        self._threads = threads
        self._make_engine = make_engine
        self._knowledge = knowledge
        self._word = word
        self._changed = Condition()
        self._token = StopToken()
        self._stopped = Event()
        self._open: dict[int, Reviewer] = {}
        self._told: SimpleQueue[Reviewed | ReviewProgress | BaseException | None] = SimpleQueue()
        self._games: Iterator[tuple[int, Reviewer]] = iter(())

    def stop(self) -> None:
        """End all searches as soon as may be; what is known of the games begun is still told."""
        self._stopped.set()
        self._token.stop()
        with self._changed:
            self._changed.notify_all()

    def run(
        self, games: Iterable[tuple[int, Reviewer]], stopped: Callable[[], bool] = lambda: False
    ) -> Iterator[Reviewed | ReviewProgress]:
        """Review games, which are taken from their iterator when their turn comes; yields what happens.

        It ends soon after `stopped`, which is asked several times a second.

        Raises:
            Exception: whatever an engine or the iterator raised.
        """
        self._games = iter(games)
        crew = [Thread(target=self._work, daemon=True) for _ in range(self._threads)]
        for thread in crew:
            thread.start()
        left = len(crew)
        try:
            while left:
                if stopped() and not self._stopped.is_set():
                    self.stop()
                try:
                    told = self._told.get(timeout=_PAUSE)
                except Empty:
                    continue
                if told is None:
                    left -= 1
                elif isinstance(told, BaseException):
                    raise told
                else:
                    yield told
            for key, reviewer in self._open.items():
                yield self._finished(key, reviewer, whole=False)
        finally:
            self.stop()
            for thread in crew:
                thread.join()

    # On the threads

    def _work(self) -> None:
        try:
            engine = self._make_engine()
            while not self._stopped.is_set():
                key, reviewer, question = self._next()
                if question is None:
                    break
                info = engine.analyse(
                    question.position,
                    Limit(nodes=question.nodes),
                    stop=self._token,
                    history=question.history,
                    lines=question.lines,
                )
                with self._changed:
                    if self._stopped.is_set():  # a search that was cut short proves nothing
                        reviewer.put_back(question)
                        break
                    reviewer.answer(question, info.lines, info.depth, info.nodes)
                self._tell(key, reviewer)
        except BaseException as error:  # it belongs to the one who asked
            self._told.put(error)
        finally:
            self._told.put(None)

    def _next(self) -> tuple[int, Reviewer, Question | None]:
        """The next question, once there is one; without one, all games are done, or it is stopped."""
        with self._changed:
            while not self._stopped.is_set():
                for key, reviewer in self._open.items():
                    if (question := reviewer.next()) is not None:
                        return key, reviewer, question
                if not self._begin_another() and not self._open:
                    break
                if all(reviewer.asked_all for reviewer in self._open.values()) and self._open:
                    self._changed.wait()  # an answer may raise another question
        return 0, Reviewer((), ()), None

    def _begin_another(self) -> bool:
        """Begin the next game; False: there is none."""
        for key, reviewer in self._games:
            for number, answer in look_up(reviewer, self._knowledge, self._stopped.is_set):
                reviewer.know(number, answer)
            if reviewer.done:
                self._told.put(self._finished(key, reviewer, whole=True))
            else:
                self._open[key] = reviewer
            return True
        return False

    def _tell(self, key: int, reviewer: Reviewer) -> None:
        with self._changed:
            done = reviewer.done and self._open.pop(key, None) is not None
            step = ReviewProgress(key, reviewer.share)
            self._changed.notify_all()
        self._told.put(self._finished(key, reviewer, whole=True) if done else step)

    def _finished(self, key: int, reviewer: Reviewer, *, whole: bool) -> Reviewed:
        return Reviewed(key, findings_of(reviewer, self._word), whole, reviewer.nodes)
