"""The continuation of a solved puzzle: the moves behind its solution, up to what they win."""

from __future__ import annotations

from harzdame_engine import Info, Move
from harzdame_engine.review.gain import gain
from PySide6.QtCore import QObject, Slot

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.searches import Priority, Search
from harzdame_gui.controllers.puzzles.exercise import Exercise, ExercisePhase, PuzzleExercise
from harzdame_gui.controllers.puzzles.judge import SHORT


class Continuation(QObject):
    """Looks for it, once a puzzle is over, by a search that holds nobody up."""

    def __init__(self, service: EngineService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = service
        self._exercise: PuzzleExercise | None = None
        self._search: Search | None = None
        service.finished.connect(self._on_finished)
        service.failed.connect(self._on_failed)

    def follow(self, exercise: Exercise | None) -> None:
        """Wait for the end of a puzzle; what concerns an earlier one is dropped."""
        search, self._search = self._search, None
        if search is not None:
            self._service.stop(search)
        if self._exercise is not None:
            self._exercise.changed.disconnect(self._on_changed)
        self._exercise = exercise if isinstance(exercise, PuzzleExercise) else None
        if self._exercise is not None:
            self._exercise.changed.connect(self._on_changed)

    @Slot()
    def _on_changed(self) -> None:
        exercise = self._exercise
        known = exercise is None or exercise.gain is not None or self._search is not None
        if exercise is None or known or exercise.phase is not ExercisePhase.OVER:
            return
        history, end = [], exercise.start
        for move in exercise.line:
            history.append(end)
            end = end.play(move)
        if end.outcome() is not None:
            self._tell(())
        else:
            self._search = self._service.analyse(
                end, SHORT, history=tuple(history), priority=Priority.ANALYSIS
            )

    def _on_finished(self, search: Search, info: Info) -> None:
        if search is self._search:
            self._search = None
            self._tell(info.pv)

    def _on_failed(self, search: Search, _message: str) -> None:
        if search is self._search:
            self._search = None
            self._tell(())

    def _tell(self, moves: tuple[Move, ...]) -> None:
        exercise = self._exercise
        if exercise is not None:
            exercise.go_on(gain(exercise.start, (*exercise.line, *moves), exercise.solved_at))
