"""Time controls: how much time a side has, and the text form in which PDN and commands write that.

All times are whole milliseconds.
"""

from __future__ import annotations

import re
from typing import NamedTuple, TypeAlias

NO_CONTROL = "-"
"""The text of a game without a clock."""
LONGEST = 1000 * 3_600_000
"""The most milliseconds that a text may give at once."""
MOST = 1000
"""The most moves of a stage, and the most periods."""


class Stage(NamedTuple):
    """`time` for `moves` moves, or for the rest of the game if that is None.

    Each move has its `increment`, which is added before it. During the `delay`
    the clock of a move does not run yet; what is left of it is lost. Bronstein's
    way, which lets the clock run and gives the time back, comes to the same.
    """

    time: int
    moves: int | None = None
    increment: int = 0
    delay: int = 0


class TimeControl(NamedTuple):
    """`stages` one after the other, of which the last, if it counts moves, is repeated; then byo-yomi.

    Byo-yomi is `periods` of `period` milliseconds: a move within a period leaves
    that as it is, a longer one uses it up. With `hourglass` the time that a side
    uses is given to the other.
    """

    stages: tuple[Stage, ...] = ()
    periods: int = 0
    period: int = 0
    hourglass: bool = False

    @classmethod
    def of(
        cls, seconds: float, increment: float = 0.0, *, moves: int | None = None, delay: float = 0.0
    ) -> TimeControl:
        """A control of one stage, with times in seconds."""
        return cls((Stage(_ms(seconds), moves, _ms(increment), _ms(delay)),))

    @classmethod
    def a_move(cls, seconds: float) -> TimeControl:
        """The same time for every move."""
        return cls((), 1, _ms(seconds))

    @classmethod
    def sandglass(cls, seconds: float) -> TimeControl:
        """An hourglass that begins with `seconds` on either side."""
        return cls((Stage(_ms(seconds)),), hourglass=True)

    def with_byoyomi(self, periods: int, seconds: float) -> TimeControl:
        """The same, followed by periods of byo-yomi."""
        return self._replace(periods=periods, period=_ms(seconds))

    def __str__(self) -> str:
        return write_control(self)


TimeControls: TypeAlias = tuple[TimeControl | None, TimeControl | None]
"""Those of White and of Black; None for a side without a clock."""
NO_CLOCKS: TimeControls = (None, None)

_SECONDS = r"(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)[mh]?"
_STAGE = (
    rf"(?:(?P<moves>[0-9]+)/)?(?P<time>{_SECONDS})(?:\+(?P<increment>{_SECONDS}))?(?:d(?P<delay>{_SECONDS}))?"
)
_PERIODS = rf"(?P<periods>[0-9]+)x(?P<time>{_SECONDS})"
_HOURGLASS = rf"\*(?P<time>{_SECONDS})"
_UNITS = {"m": 60, "h": 3600}


def parse_control(text: str) -> TimeControl:
    """The control that `text` describes.

    The form is that of PGN's tag TimeControl: ``300`` seconds for the game,
    ``300+5`` with an increment, ``40/5400`` for every 40 moves, ``*180`` for an
    hourglass; several stages with a colon between them, ``40/5400+30:1800+30``.
    Ours are ``300d5`` for a delay, ``5x30`` for five periods of byo-yomi of 30
    seconds, alone or behind the stages, and so ``1x30`` for 30 seconds a move;
    and ``m`` or ``h`` behind a number for minutes or hours.

    Raises:
        ValueError: the text is not of this form, or leaves no time.
    """
    try:
        return _parsed(text)
    except ValueError as error:
        form = "time control such as 300, 10+0.1, 40/60, 300d5, 10m:5x30 or *180"
        raise ValueError(f"{text!r} is no {form}: {error}") from None


def write_control(control: TimeControl | None) -> str:
    """The text that `parse_control` reads; ``-`` for no clock, as PGN has it."""
    if control is None:
        return NO_CONTROL
    if control.hourglass:
        return f"*{_text(control.stages[0].time)}"
    fields = [
        (f"{stage.moves}/" if stage.moves else "")
        + _text(stage.time)
        + (f"+{_text(stage.increment)}" if stage.increment else "")
        + (f"d{_text(stage.delay)}" if stage.delay else "")
        for stage in control.stages
    ]
    if control.periods:
        fields.append(f"{control.periods}x{_text(control.period)}")
    return ":".join(fields)


def _parsed(text: str) -> TimeControl:
    if found := re.fullmatch(_HOURGLASS, text):
        return TimeControl((Stage(_read(found["time"])),), hourglass=True)
    *fields, last = text.split(":")
    periods, period = 0, 0
    if found := re.fullmatch(_PERIODS, last):
        periods, period = _count(found["periods"]), _read(found["time"])
    else:
        fields.append(last)
    stages = tuple(map(_stage, fields))
    if any(stage.moves is None for stage in stages[:-1]):
        raise ValueError("only the last stage lasts for the rest of the game")
    if periods and stages and stages[-1].moves is not None:
        raise ValueError("the stage before byo-yomi cannot count moves")
    return TimeControl(stages, periods, period)


def _stage(text: str) -> Stage:
    if not (found := re.fullmatch(_STAGE, text)):
        raise ValueError(f"{text!r} is no stage")
    moves = _count(found["moves"]) if found["moves"] else None
    increment, delay = (_read(found[name], least=0) if found[name] else 0 for name in ("increment", "delay"))
    return Stage(_read(found["time"]), moves, increment, delay)


def _read(text: str, least: int = 1) -> int:
    """Milliseconds."""
    number = float(text.rstrip("mh")) * _UNITS.get(text[-1], 1)
    if not least / 1000 <= number <= LONGEST / 1000:
        raise ValueError("it leaves no time" if number < 1 else "it is too long")
    return _ms(number)


def _count(text: str) -> int:
    if len(text) > len(str(MOST)) or not 1 <= int(text) <= MOST:
        raise ValueError(f"moves and periods are from 1 to {MOST}")
    return int(text)


def _ms(seconds: float) -> int:
    return round(seconds * 1000)


def _text(milliseconds: int) -> str:
    seconds, rest = divmod(milliseconds, 1000)
    return f"{seconds}.{rest:03}".rstrip("0") if rest else str(seconds)
