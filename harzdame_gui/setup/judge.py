"""The judgement of a draft: at once where that is quick, else beside the GUI thread."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from harzdame_engine import BeyondPlayError, Outcome, Position, PositionError
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.files.first_moves import AT_ONCE
from harzdame_gui.controllers.work.job import Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.setup.draft import Draft, DraftState


class DraftJudgement(NamedTuple):
    """The reasons why a draft cannot be played, or the position that it is, and how the game ended there."""

    problems: tuple[PositionError, ...] = ()
    position: Position | None = None
    outcome: Outcome | None = None


class DraftJudge(QObject):
    """Judges one draft after another.

    *Signals*
    began(): it takes a moment to find out whether the draft can be played.
    judged(Judgement): that is known.
    """

    began = Signal()
    judged = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None
        self.position: Position | None = None
        """The latest draft as a position; None: it cannot be played, or that is not known yet."""

    @property
    def found(self) -> Position:
        """The same where it is known to be one.

        Raises:
            ValueError: it is not.
        """
        if self.position is None:
            raise ValueError("it cannot be played")
        return self.position

    def look_at(self, draft: Draft) -> None:
        """Judge a draft as it is now; one before it is no longer of interest."""
        self.drop()
        if problems := draft.problems:
            self._tell(DraftJudgement(problems))
            return
        stage = draft.stage
        try:
            position = _position(stage, AT_ONCE)
        except BeyondPlayError:
            self.began.emit()
            self._job = self._jobs.run(partial(_judged, stage), lane=Lane.LOOKUPS)
            self._job.finished.connect(self._tell)
            return
        self._tell(DraftJudgement((), position, position.outcome()))

    def drop(self) -> None:
        """Stop judging, as no verdict is wanted any more."""
        self.position = None
        if self._job is not None:
            self._job.cancel()
            self._job = None

    @Slot(object)
    def _tell(self, judgement: DraftJudgement) -> None:
        self._job = None
        self.position = judgement.position
        self.judged.emit(judgement)


def _judged(stage: DraftState, _job: Job) -> DraftJudgement:
    try:
        position = _position(stage)
        position.legal_moves()  # the position keeps them: the board asks for them at once
        return DraftJudgement((), position, position.outcome())
    except BeyondPlayError as error:
        return DraftJudgement((error,))


def _position(stage: DraftState, most: int | None = None) -> Position:
    return Position.of(stage.rules, stage.pieces, stage.turn, stage.walks, most=most)
