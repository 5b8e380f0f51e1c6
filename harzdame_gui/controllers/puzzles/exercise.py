"""Exercises: a position in which a person looks for the move, and what happens when one is tried.

They know no widgets and no clock: whoever shows them calls `answer` when the other side's move
is to be seen.
"""

from __future__ import annotations

from abc import abstractmethod
from enum import Enum, auto
from typing import NamedTuple

from harzdame_engine import Color, Move, Outcome, Position
from harzdame_engine.puzzles.puzzle import Puzzle
from harzdame_engine.review.gain import Gain
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.controllers.puzzles.judge import Judge, TrialJudgement


class ExercisePhase(Enum):
    """What an exercise waits for."""

    YOURS = auto()  # a move of the person's
    CHECKING = auto()  # the judgement of a move
    ANSWERING = auto()  # `answer`: the other side's move is known, and not yet made
    WRONG = auto()  # `take_back`: the move tried was wrong
    OVER = auto()


class ExerciseWords(Enum):
    """What is to be said about the last thing that happened."""

    NOTHING = auto()
    RIGHT = auto()
    WRONG = auto()
    DRAWN = auto()  # an ending that was won
    LOST = auto()
    UNKNOWN = auto()  # it could not be judged, and does not count
    AGAIN = auto()  # it was taken back
    SOLVED = auto()
    ALSO_WINS = auto()  # solved by another move than the solution's
    SHOWN = auto()  # the solution


class TriedMove(NamedTuple):
    """A move, and the position before it."""

    before: Position
    move: Move


class Exercise(QObject):
    """A position to solve for the side to move, its solver.

    Signals:
        moved(Transition): the position shown is another one.
        changed(): anything else may be.
        decided(float): it counts from now on as solved, 1 point, with a hint, ½, or failed, 0; once.
    """

    moved = Signal(object)
    changed = Signal()
    decided = Signal(float)

    def __init__(self, position: Position, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.start = position
        self.position = position
        self.phase = ExercisePhase.YOURS
        self.said = ExerciseWords.NOTHING
        self.hints = 0
        """1: the piece is shown, 2: the whole move."""
        self.hint_move: Move | None = None
        self.answered: Move | None = None
        """The last move of the other side: where the person's was wrong, its refutation."""
        self.points: float | None = None
        """How it counts; None: that is not decided."""
        self.line: tuple[Move, ...] = ()
        """The solution, once it may be seen, and what follows it."""
        self.solved_at = 0
        """The number of its moves that the solution has."""
        self.gain: Gain | None = None
        """What the solver wins by it; None: that is not known."""
        self.at = 0
        """The number of its moves before the position shown, once it is over."""
        self._played: list[TriedMove] = []
        self._answer: Move | None = None
        self._helped = False

    @property
    def solver(self) -> Color:
        """The side that a person plays."""
        return self.start.turn

    @property
    def last_move(self) -> Move | None:
        """The move that led to the position shown."""
        if self.phase is ExercisePhase.OVER and self.shown:
            return self.line[self.shown - 1]
        return self._played[-1].move if self._played else None

    @property
    def shown(self) -> int:
        """The plies of the solution that led to the position shown; 0 also where another move did."""
        return self.at if self.line and self.position == self._line_position(self.at) else 0

    @property
    def history(self) -> tuple[Position, ...]:
        """The positions before the one shown."""
        return tuple(played.before for played in self._played)

    @property
    def moves(self) -> int:
        """The number of moves that the person has made, without those taken back."""
        return sum(played.before.turn is self.solver for played in self._played)

    @property
    def answer_wanted(self) -> bool:
        """Whether `answer` is to be called."""
        return self._answer is not None

    # What a person does

    def play(self, move: Move) -> bool:
        """Try a move; False: it is none here."""
        if self.phase is not ExercisePhase.YOURS or move not in self.position.legal_moves():
            return False
        self.hints, self.hint_move = 0, None
        self.answered = None
        self._push(move)
        self._judge()
        self.changed.emit()
        return True

    def take_back(self) -> None:
        """Take back a move that was wrong, with its refutation."""
        if self.phase is not ExercisePhase.WRONG:
            return
        while self._played and self._played[-1].before.turn is not self.solver:
            self._pop()
        if self._played:
            self._pop()
        self._answer = self.answered = None
        self.phase, self.said = ExercisePhase.YOURS, ExerciseWords.AGAIN
        self.changed.emit()

    def answer(self) -> None:
        """Make the other side's move."""
        move, self._answer = self._answer, None
        if move is None:
            return
        self.answered = move
        self._push(move)
        if self.phase is ExercisePhase.ANSWERING:
            self.phase = ExercisePhase.YOURS
        self._answer_made()
        self.changed.emit()

    @abstractmethod
    def hint(self) -> None:
        """Show the piece to move, and the second time its move."""

    @abstractmethod
    def give_up(self) -> None:
        """Show the solution."""

    def abandon(self) -> None:
        """Leave it; nothing more is heard of it."""
        self.blockSignals(True)

    def step(self, by: int) -> bool:
        """Step through the solution, once it is over; False: it does not go on there."""
        to = max(0, min(self.at + by, len(self.line)))
        if self.phase is not ExercisePhase.OVER or (
            to == self.at and self.position == self._line_position(to)
        ):
            return False
        before, after = self.position, self._line_position(to)
        move: Move | None = None
        if to == self.at + 1 and before == self._line_position(self.at):
            move = self.line[self.at]
        elif to == self.at - 1 and before == self._line_position(self.at):
            move = self.line[to]
        forward = to > self.at
        self.at, self.position = to, after
        self.moved.emit(Transition(before, after, move, forward))
        self.changed.emit()
        return True

    def go_on(self, gain: Gain) -> None:
        """Let the solution, which may be seen, go on to what it wins."""
        self.line, self.gain = gain.line, gain
        self.changed.emit()

    # For those that know the solution

    @abstractmethod
    def _judge(self) -> None:
        """Decide what becomes of the move that was made."""

    def _answer_made(self) -> None:
        """Look at the position after the other side's move."""

    def _line_position(self, ply: int) -> Position:
        position = self.start
        for move in self.line[:ply]:
            position = position.play(move)
        return position

    def _push(self, move: Move) -> None:
        before = self.position
        self._played.append(TriedMove(before, move))
        self.position = before.play(move)
        self.moved.emit(Transition(before, self.position, move, forward=True))

    def _pop(self) -> None:
        before = self.position
        self.position, move = self._played.pop()
        self.moved.emit(Transition(before, self.position, move, forward=False))

    def _show_hint(self, move: Move) -> None:
        self.hints = min(2, self.hints + 1)
        self.hint_move = move
        self._helped = True
        self.changed.emit()

    def _decide(self, points: float) -> None:
        if self.points is None:
            self.points = points
            self.decided.emit(points)

    def _wrong(self, said: ExerciseWords, answer: Move | None) -> None:
        self.phase, self.said = ExercisePhase.WRONG, said
        self._answer = answer
        self._decide(0.0)

    def _solved(self, said: ExerciseWords) -> None:
        self.phase, self.said = ExercisePhase.OVER, said
        self._decide(0.5 if self._helped else 1.0)

    def _won(self) -> bool:
        """Whether the game has ended, and the solver has won it."""
        outcome: Outcome | None = self.position.outcome()
        return outcome is not None and outcome.winner is self.solver


class PuzzleExercise(Exercise):
    """A puzzle. A move off its solution counts as well if it keeps the win, unless only the solution's do."""

    def __init__(self, puzzle: Puzzle, judge: Judge, parent: QObject | None = None) -> None:
        """Raises ValueError for a puzzle whose solution cannot be played."""
        steps = puzzle.steps()
        super().__init__(steps[0].position, parent)
        self.puzzle = puzzle
        self._judge_of_moves = judge
        self._solution = tuple(step.move for step in steps)
        judge.judged.connect(self._on_judged)

    def hint(self) -> None:
        if self.phase is ExercisePhase.YOURS:
            self._show_hint(self._solution[len(self._played)])

    def give_up(self) -> None:
        if self.phase is ExercisePhase.OVER:
            return
        self._judge_of_moves.cancel()
        self._answer = self.answered = None
        self.hints, self.hint_move = 0, None
        before, self.position = self.position, self.start
        self._played.clear()
        self.line, self.solved_at, self.at = self._solution, len(self._solution), 0
        self.phase, self.said = ExercisePhase.OVER, ExerciseWords.SHOWN
        if before != self.start:
            self.moved.emit(Transition(before, self.start, None, forward=False))
        self._decide(0.0)
        self.changed.emit()

    def abandon(self) -> None:
        super().abandon()
        self._judge_of_moves.cancel()
        self._judge_of_moves.judged.disconnect(self._on_judged)

    def _judge(self) -> None:
        ply, move = len(self._played), self._played[-1].move
        if move == self._solution[ply - 1]:
            if ply == len(self._solution):
                self._end(ExerciseWords.SOLVED, ply)
            else:
                self.phase, self.said = ExercisePhase.ANSWERING, ExerciseWords.RIGHT
                self._answer = self._solution[ply]
        elif self._won():
            self._end(ExerciseWords.ALSO_WINS, ply)
        else:
            self.phase, self.said = ExercisePhase.CHECKING, ExerciseWords.NOTHING
            self._judge_of_moves.ask(self.position, self.history)

    @Slot(object)
    def _on_judged(self, judgement: TrialJudgement) -> None:
        if self.phase is not ExercisePhase.CHECKING:
            return
        if judgement.wins is None:
            self.phase = ExercisePhase.WRONG
            self.take_back()
            self.said = ExerciseWords.UNKNOWN
        elif judgement.wins and not self.puzzle.only:
            self._end(ExerciseWords.ALSO_WINS, len(self._played))
        else:
            self._wrong(ExerciseWords.WRONG, judgement.answer)
        self.changed.emit()

    def _end(self, said: ExerciseWords, ply: int) -> None:
        self.line, self.solved_at, self.at = self._solution, len(self._solution), ply
        self._solved(said)
