"""The kinds of clocks that a person can make up, and the few numbers that each of them takes."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from harzdame_engine.clocks.control import Stage, TimeControl

_MINUTE = 60_000


class ClockKind(StrEnum):
    """The kinds, in the order in which they are offered."""

    GAME = "game"
    INCREMENT = "increment"
    DELAY = "delay"
    BYO_YOMI = "byo-yomi"
    STAGES = "stages"
    MOVE = "move"
    HOURGLASS = "hourglass"


class Numbers(NamedTuple):
    """The numbers of all kinds; each takes those that `FIELDS` names.

    `minutes` are those to begin with, `seconds` those of a move, a delay or a
    period, `later` the minutes after the first `moves`.
    """

    minutes: float = 10.0
    moves: int = 40
    periods: int = 5
    seconds: float = 5.0
    later: float = 30.0


FIELDS: dict[ClockKind, frozenset[str]] = {
    ClockKind.GAME: frozenset({"minutes"}),
    ClockKind.INCREMENT: frozenset({"minutes", "seconds"}),
    ClockKind.DELAY: frozenset({"minutes", "seconds"}),
    ClockKind.BYO_YOMI: frozenset({"minutes", "periods", "seconds"}),
    ClockKind.STAGES: frozenset({"moves", "minutes", "later", "seconds"}),
    ClockKind.MOVE: frozenset({"seconds"}),
    ClockKind.HOURGLASS: frozenset({"minutes"}),
}


def least_seconds(kind: ClockKind) -> int:
    """The fewest seconds that a kind takes: there has to be some time for a move."""
    return 1 if kind in {ClockKind.MOVE, ClockKind.BYO_YOMI} else 0


def least_minutes(kind: ClockKind) -> float:
    """The fewest minutes to begin with: byo-yomi needs none."""
    return 0.0 if kind is ClockKind.BYO_YOMI else 0.1


def control_of(kind: ClockKind, numbers: Numbers) -> TimeControl:
    """The time control that the numbers make; without later minutes the first stage is repeated."""
    minutes, seconds = 60 * numbers.minutes, max(numbers.seconds, least_seconds(kind))
    match kind:
        case ClockKind.GAME:
            return TimeControl.of(minutes)
        case ClockKind.INCREMENT:
            return TimeControl.of(minutes, seconds)
        case ClockKind.DELAY:
            return TimeControl.of(minutes, delay=seconds)
        case ClockKind.BYO_YOMI:
            main = TimeControl.of(minutes) if minutes else TimeControl()
            return main.with_byoyomi(numbers.periods, seconds)
        case ClockKind.MOVE:
            return TimeControl.a_move(seconds)
        case ClockKind.HOURGLASS:
            return TimeControl.sandglass(minutes)
        case ClockKind.STAGES:
            first = TimeControl.of(minutes, seconds, moves=numbers.moves).stages
            later = TimeControl.of(60 * numbers.later, seconds).stages if numbers.later else ()
            return TimeControl(first + later)


def numbers_of(control: TimeControl) -> tuple[ClockKind, Numbers]:
    """The kind of a time control and its numbers, as nearly as they can be told."""
    first = control.stages[0] if control.stages else Stage(10 * _MINUTE)
    later = control.stages[1].time / _MINUTE if len(control.stages) > 1 else 0.0
    seconds = (control.period or first.increment or first.delay) / 1000
    numbers = Numbers(
        first.time / _MINUTE,
        first.moves or Numbers().moves,
        control.periods or Numbers().periods,
        seconds,
        later,
    )
    if control.hourglass:
        return ClockKind.HOURGLASS, numbers
    if not control.stages:
        if control.periods > 1:
            return ClockKind.BYO_YOMI, numbers._replace(minutes=0.0)
        return ClockKind.MOVE, numbers
    if control.periods:
        return ClockKind.BYO_YOMI, numbers
    if first.moves:
        return ClockKind.STAGES, numbers
    if first.delay:
        return ClockKind.DELAY, numbers
    return (ClockKind.INCREMENT if first.increment else ClockKind.GAME), numbers
