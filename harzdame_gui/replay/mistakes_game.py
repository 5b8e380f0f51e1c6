"""Mistakes of a game, one after another: what is asked, what was tried, and what the engine says of it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from harzdame_engine import Move, Node, Position
from harzdame_engine.review.annotating import telling
from harzdame_engine.review.mistakes import Mistake, RetryWorth, TaskResult, compared_answer, known_answer
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.replay.comparison import MoveComparison

MOST_HINTS = 2
"""The piece, then its move."""


class MistakeStage(Enum):
    """What is waited for."""

    ASKED = auto()  # a better move
    COMPARING = auto()  # the searches
    REFUSED = auto()  # the person has read why the move is not the one
    SOLVED = auto()  # the person has seen the better line
    OVER = auto()


class MistakesGame(QObject):
    """Goes through mistakes; it changes nothing of the game that they are from.

    *Signals*
    asked(): the position before the mistake is to be shown.
    moved(Transition): another position is to be shown.
    changed(): anything is different.
    """

    asked = Signal()
    moved = Signal(object)
    changed = Signal()

    def __init__(self, service: EngineService, mistakes: Sequence[Mistake], parent: QObject) -> None:
        """`mistakes` are one or more."""
        super().__init__(parent)
        self.mistakes = tuple(mistakes)
        self.results: list[TaskResult] = []
        self.stage = MistakeStage.ASKED
        self.tried: Move | None = None
        self.answer: RetryWorth | None = None
        self.hints = 0
        self._at = 0
        self._failed = False
        self._comparison = MoveComparison(service, self)
        self._comparison.done.connect(self._judge)

    @property
    def mistake(self) -> Mistake:
        """The mistake that it is about, at the end the last one."""
        return self.mistakes[self._at]

    @property
    def number(self) -> int:
        """The place of the mistake among all, from 1 on."""
        return self._at + 1

    @property
    def best(self) -> Move:
        """The first move of the better line."""
        return self.mistake.line[0]

    @property
    def shortfall(self) -> float:
        """The points, from 0 to 1, that the move tried promises less than the best; 0 if that is unknown."""
        best = self._comparison.points(self.best)
        own = None if self.tried is None else self._comparison.points(self.tried)
        return 0.0 if own is None or best is None else best - own

    @property
    def refutation(self) -> tuple[Move, ...]:
        """What the other side answers to the move tried, as far as it shows something."""
        return () if self.tried is None else telling(self._comparison.reply(self.tried))

    def begin(self) -> None:
        """Ask for the first move."""
        self.asked.emit()
        self.changed.emit()

    def stop(self) -> None:
        """Ask no more; the searches end."""
        self._comparison.stop()

    def play(self, move: Move) -> None:
        """Try `move`, legal in the position before the mistake."""
        if self.stage is not MistakeStage.ASKED:
            return
        self.tried = move
        before = self.mistake.before.position
        self.moved.emit(Transition(before, before.play(move), move, forward=True))
        known = known_answer(self.mistake, move)
        if known is None:
            self._enter(MistakeStage.COMPARING)
            self._comparison.begin(_history(self.mistake.before), (move, self.best))
        else:
            self._tell(known)

    def hint(self) -> None:
        """Give the piece away, then the move."""
        if self.stage is MistakeStage.ASKED and self.hints < MOST_HINTS:
            self.hints += 1
            self.changed.emit()

    def show(self) -> None:
        """Give the task up, and see the better line."""
        if self.stage in {MistakeStage.ASKED, MistakeStage.REFUSED}:
            self.tried = self.answer = None
            self.results.append(TaskResult.SHOWN)
            self.asked.emit()
            before = self.mistake.before.position
            self.moved.emit(Transition(before, before.play(self.best), self.best, forward=True))
            self._enter(MistakeStage.SOLVED)

    def skip(self) -> None:
        """Leave the task."""
        if self.stage in {MistakeStage.ASKED, MistakeStage.COMPARING, MistakeStage.REFUSED}:
            self._comparison.stop()
            self.results.append(TaskResult.SKIPPED)
            self._next()

    def proceed(self) -> None:
        """What was told is read: try again, or on to the next mistake."""
        if self.stage is MistakeStage.SOLVED:
            self._next()
        elif self.stage is MistakeStage.REFUSED and self.tried is not None:
            tried, self.tried, self.answer = self.tried, None, None
            before = self.mistake.before.position
            self.moved.emit(Transition(before.play(tried), before, tried, forward=False))
            self._enter(MistakeStage.ASKED)

    def _next(self) -> None:
        if self.number == len(self.mistakes):
            self._enter(MistakeStage.OVER)
            return
        self._at += 1
        self.tried = self.answer = None
        self.hints, self._failed = 0, False
        self.stage = MistakeStage.ASKED
        self.begin()

    def _enter(self, stage: MistakeStage) -> None:
        self.stage = stage
        self.changed.emit()

    @Slot()
    def _judge(self) -> None:
        """Tell what the move tried is worth, once it and the best were searched."""
        if self.stage is MistakeStage.COMPARING and self.tried is not None:
            own, best = self._comparison.points(self.tried), self._comparison.points(self.best)
            self._tell(compared_answer(own, best))

    def _tell(self, answer: RetryWorth) -> None:
        self.answer = answer
        if answer.right:
            helped = self._failed or self.hints > 0
            self.results.append(TaskResult.FOUND if helped else TaskResult.AT_ONCE)
        elif answer is not RetryWorth.UNKNOWN:
            self._failed = True
        self._enter(MistakeStage.SOLVED if answer.right else MistakeStage.REFUSED)


def _history(node: Node) -> tuple[Position, ...]:
    """The positions from the beginning of the game to a node, that of the node the last."""
    positions, at = list[Position](), node
    while True:
        positions.append(at.position)
        if at.parent is None:
            return tuple(reversed(positions))
        at = at.parent
