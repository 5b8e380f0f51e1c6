"""Clocks and time controls in words and figures."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine import Color
from harzdame_engine.clocks.clock import ClockReading
from harzdame_engine.clocks.control import Stage, TimeControl
from PySide6.QtCore import QLocale

from harzdame_gui.text.move_rows import clock_text
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.translation import counted, translate

TENTHS_MS = 10_000
"""The time left below which tenths of a second are shown."""


class Figures(NamedTuple):
    """The figures of a clock, what stands before them, and the milliseconds until they are others."""

    time: str
    extra: str
    lasts: int


def figures(reading: ClockReading) -> Figures:
    """What a clock says: whole seconds are those begun, tenths those over."""
    left = reading.left
    if reading.delay:
        seconds = -(-reading.delay // 1000)
        return Figures(_time(left), f"+{seconds}", reading.delay - 1000 * (seconds - 1))
    extra = f"{reading.periods} ×" if reading.in_period and reading.periods > 1 else ""
    unit = 1000 if left > TENTHS_MS else 100
    return Figures(_time(left), extra, (left - 1) % unit + 1 if unit == 1000 else left % unit + 1)


def _time(left: int) -> str:
    if left > TENTHS_MS:
        return clock_text(-(-left // 1000))
    return QLocale().toString(left // 100 / 10, "f", 1)


def spoken_clock(side: Color, reading: ClockReading, *, running: bool, paused: bool) -> str:
    """The clock for those who listen."""
    text = translate("Clock", "{side}: {time} left").format(
        side=color_name(side), time=clock_text(-(-reading.left // 1000))
    )
    if reading.in_period and reading.periods > 1:
        text += counted.tr(", %Ln periods", "", reading.periods)
    if paused:
        return text + translate("Clock", ", paused")
    return text + translate("Clock", ", running") if running else text


def control_words(control: TimeControl | None) -> str:
    """A time control in words: ``10 minutes + 5 seconds a move``."""
    if control is None:
        return translate("Clock", "No clock")
    if control.hourglass:
        return translate("Clock", "Hourglass, {time}").format(time=duration(control.stages[0].time))
    if not control.stages and control.periods == 1:
        return translate("Clock", "{time} a move").format(time=duration(control.period))
    parts = [_stage_words(stage) for stage in control.stages]
    if control.periods:
        byo_yomi = translate("Clock", "{count} × {time} byo-yomi")
        parts.append(byo_yomi.format(count=control.periods, time=duration(control.period)))
    return translate("Clock", ", then ").join(parts)


def _stage_words(stage: Stage) -> str:
    text = duration(stage.time)
    if stage.moves:
        text = counted.tr("{time} for %Ln moves", "", stage.moves).format(time=text)
    if stage.increment:
        text += translate("Clock", " + {time} a move").format(time=duration(stage.increment))
    if stage.delay:
        text += translate("Clock", ", delay {time}").format(time=duration(stage.delay))
    return text


def duration(milliseconds: int) -> str:
    """A length of time: minutes where they are whole, else seconds."""
    locale = QLocale()
    if milliseconds % 60_000 == 0:
        return translate("Clock", "{number} min").format(number=locale.toString(milliseconds // 60_000))
    return translate("Clock", "{number} s").format(number=locale.toString(milliseconds / 1000, "g", 6))
