"""The tasks of a tour: what is shown, in which position, and the moves that fulfil it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.rules.rules import Criterion


class TaskKind(StrEnum):
    """What a task shows."""

    FIRST_MOVE = "first move"
    MAN_STEP = "man's step"
    LINE_LEAP = "line leap"
    CAPTURE_FORWARD = "capture forward"
    CAPTURE_SIDEWAYS = "capture sideways"
    CAPTURE_BACKWARD = "capture backward"
    NOT_BACKWARD = "men do not capture backward"
    FIRST_JUMP = "first jump"
    NO_KINGS = "men take no kings"
    MUST_CAPTURE = "must capture"
    SEVERAL = "several in one move"
    MOST = "most pieces"
    WITH_KING = "with a king"
    MOST_KINGS = "most kings"
    KINGS_FIRST = "kings first"
    VALUE = "greatest value"
    FREE_CHOICE = "free choice"
    PROMOTION = "promotion"
    NOT_CROWNED = "passing is not ending"
    CROWNING_STOPS = "crowning ends the move"
    CROWNED_GOES_ON = "goes on as a king"
    KING_STEP = "king's step"
    KING_CAPTURE = "king's capture"
    KING_SEVERAL = "king takes several"
    LANDS_TO_GO_ON = "lands where it goes on"
    BEHIND_KING = "lands behind a king"
    NO_TURNING = "no turning back"
    TAKEN_AT_ONCE = "removed at once"
    TAKEN_AT_END = "removed at the end"
    THREATS = "threats"
    SAME_KING = "same king"
    ONE_EACH = "one piece each"
    WIN = "win by blocking"
    GIVE_AWAY = "give all away"
    FIRST_KING = "first king wins"


CHOICES = {
    Criterion.NUMBER: TaskKind.MOST,
    Criterion.WITH_KING: TaskKind.WITH_KING,
    Criterion.KINGS: TaskKind.MOST_KINGS,
    Criterion.KINGS_FIRST: TaskKind.KINGS_FIRST,
    Criterion.VALUE: TaskKind.VALUE,
}
"""The task that shows a criterion of the choice among captures."""


class Task(NamedTuple):
    """A position and the moves that are asked for in it, the one to be shown first."""

    kind: TaskKind
    position: Position
    solutions: tuple[Move, ...]
