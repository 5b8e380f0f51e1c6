"""Which engine plays, as a line of ``name=value`` words says it."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from harzdame_engine.match.limits import NO_LIMITS, Limits, parse_control


class SpecError(ValueError):
    """A line that describes no engine; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class EngineSpec:
    """An engine: ours with settings.

    `limits` are its own; empty, it plays under those of the match.
    """

    name: str
    hash_mb: int = 16
    threads: int = 1
    without: tuple[str, ...] = ()
    limits: Limits = NO_LIMITS


def parse_spec(text: str, default_name: str) -> EngineSpec:
    """The engine that `text` describes, such as ``name=new hash=64 without=lmr,probcut time=0.1``.

    Raises:
        SpecError: it describes none.
    """
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise SpecError(f"{text!r}: {error}") from None
    values: dict[str, str] = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign or not value:
            raise SpecError(f"{word!r} is not of the form name=value")
        if key not in _READERS:
            raise SpecError(f"unknown {key!r}; known: {', '.join(_READERS)}")
        if key in values:
            raise SpecError(f"{key!r} is given twice")
        values[key] = value
    fields: dict[str, Any] = {"name": default_name}
    limits: dict[str, Any] = {}
    for key, value in values.items():
        field, read = _READERS[key]
        target = limits if field in Limits._fields else fields
        try:
            target[field] = read(value)
        except ValueError as error:
            raise SpecError(f"{key}={value}: {error}") from None
    return EngineSpec(**fields, limits=Limits(**limits))


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) < 1:
        raise ValueError("must be a whole number from 1 up")
    return int(text)


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise ValueError("must be more than 0 seconds")
    return number


def _names(text: str) -> tuple[str, ...]:
    return tuple(name for name in text.split(",") if name)


_READERS: dict[str, tuple[str, Callable[[str], object]]] = {
    "name": ("name", str),
    "hash": ("hash_mb", _whole),
    "threads": ("threads", _whole),
    "without": ("without", _names),
    "time": ("time", _seconds),
    "depth": ("depth", _whole),
    "nodes": ("nodes", _whole),
    "tc": ("control", parse_control),
}
