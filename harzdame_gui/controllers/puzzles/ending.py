"""Endings to win against perfect defence: endgame tables answer, and say at once what a move gives away."""

from __future__ import annotations

from harzdame_engine import Position
from harzdame_engine.endgames.verdict import Endgame
from PySide6.QtCore import QObject, Slot

from harzdame_gui.controllers.engine.endgames import Endgames
from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.controllers.puzzles.exercise import Exercise, ExercisePhase, ExerciseWords


class EndingExercise(Exercise):
    """A won ending. Every move that keeps the win is right; moves are counted against the shortest way."""

    def __init__(
        self, position: Position, best: Endgame, endgames: Endgames, parent: QObject | None = None
    ) -> None:
        """`best`: what the tables know of `position`, which the side to move wins."""
        super().__init__(position, parent)
        self._endgames = endgames
        self._best = best
        self._hint_wanted = False
        endgames.found.connect(self._on_found)

    @property
    def shortest(self) -> int:
        """The moves in which the win can be forced from the start."""
        verdict = self._best.verdict
        return (verdict.moves or 0) if verdict is not None else 0

    def hint(self) -> None:
        if self.phase is not ExercisePhase.YOURS:
            return
        if self.hint_move is not None:
            self._show_hint(self.hint_move)
        elif self.position == self.start:
            self._show_hint(self._best.moves[0].move)
        else:
            self._hint_wanted = True
            self._endgames.look_up(self.position, self.history)

    def give_up(self) -> None:
        if self.phase is ExercisePhase.OVER:
            return
        self._answer = self.answered = self.hint_move = None
        self.hints = 0
        before, self.position = self.position, self.start
        self._played.clear()
        self._end(ExerciseWords.SHOWN)
        if before != self.start:
            self.moved.emit(Transition(before, self.start, None, forward=False))
        self._decide(0.0)
        self.changed.emit()

    def abandon(self) -> None:
        super().abandon()
        self._endgames.found.disconnect(self._on_found)

    def _judge(self) -> None:
        self._hint_wanted = False
        if self._won():
            self._solved(ExerciseWords.SOLVED)
            self._end(ExerciseWords.SOLVED)
        elif self.position.outcome() is not None or self._repeated():
            self._wrong(ExerciseWords.DRAWN, None)
        else:
            self.phase, self.said = ExercisePhase.CHECKING, ExerciseWords.NOTHING
            self._endgames.look_up(self.position, self.history)

    def _answer_made(self) -> None:
        if self.phase is ExercisePhase.YOURS and self._repeated():
            self._wrong(ExerciseWords.DRAWN, None)

    def _repeated(self) -> bool:
        """Whether the position came up for the third time."""
        return self.history.count(self.position) >= 2

    @Slot(object, object)
    def _on_found(self, position: Position, found: Endgame) -> None:
        if position != self.position:
            return
        if self.phase is ExercisePhase.YOURS and self._hint_wanted:
            self._hint_wanted = False
            if found.moves:
                self._show_hint(found.moves[0].move)
        elif self.phase is ExercisePhase.CHECKING:
            self._on_judged(found)

    def _on_judged(self, found: Endgame) -> None:
        verdict = found.verdict
        if verdict is None:
            self.phase = ExercisePhase.WRONG
            self.take_back()
            self.said = ExerciseWords.UNKNOWN
        elif verdict.is_loss:
            self.phase, self.said = ExercisePhase.ANSWERING, ExerciseWords.RIGHT
            self._answer = found.moves[0].move
        else:
            said = ExerciseWords.DRAWN if verdict.is_draw else ExerciseWords.LOST
            self._wrong(said, found.moves[0].move)
        self.changed.emit()

    def _end(self, said: ExerciseWords) -> None:
        self.phase, self.said = ExercisePhase.OVER, said
        self.line = self._best.line
        self.solved_at = len(self.line)
        self.at = 0 if said is ExerciseWords.SHOWN else len(self.line)
