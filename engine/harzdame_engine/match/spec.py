"""Descriptions of engines: records, and the lines of ``name=value`` words that they are read from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from harzdame_engine.endgames.cache import NONE as NO_TABLES
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.hub.parameters import read_bool
from harzdame_engine.hub.words import split_words
from harzdame_engine.match.clocks import NO_LIMITS, PlayerLimits, parse_control
from harzdame_engine.match.yardsticks import YARDSTICKS
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.evaluation import INSTALLED
from harzdame_engine.search.info import MOST_NODES, MOST_SECONDS
from harzdame_engine.search.levels import LEVELS, Level
from harzdame_engine.search.styles import STYLES, Style, style_named

PROTOCOLS = (1, 2)
"""The supported versions of the Hub protocol."""

_HASH_MB = 16
_DIGITS = 100
"""Digits, leading zeros included; Python refuses to read very long numbers."""


class SpecError(ValueError):
    """A line does not describe an engine; the message says why."""


@dataclass(frozen=True, slots=True)
class EngineSpec:
    """An engine and its settings.

    The engine is ours in this version, ours at the git `revision`, or the Hub
    program that `command` starts in `folder`. `parameters` are set by the Hub
    protocol. `limits`, unless empty, replace those of the match. `tables` is an
    argument of `cache_named`. A `yardstick` plays in place of the engine, and so
    does a `person`, in tournaments of the app alone.
    """

    name: str
    hash_mb: int | None = None
    threads: int = 1
    without: tuple[str, ...] = ()
    evaluation: str = INSTALLED
    book: bool = False
    book_margin: int = 0
    tables: str = NO_TABLES
    level: Level | None = None
    style: Style | None = None
    yardstick: str = ""
    person: bool = False
    revision: str = ""
    command: tuple[str, ...] = ()
    folder: str = ""
    protocol: int = 2
    parameters: tuple[tuple[str, str], ...] = ()
    limits: PlayerLimits = NO_LIMITS


def engine_of(spec: EngineSpec, tables: EndgameCache | None = None) -> Engine:
    """Our own engine with the settings of `spec` and these endgame tables.

    Raises:
        ValueError: this machine cannot run it, or there is no such feature.
    """
    return Engine(
        spec.hash_mb or _HASH_MB,
        spec.threads,
        without=spec.without,
        evaluation=spec.evaluation,
        tables=tables,
    )


def as_program(spec: EngineSpec, command: tuple[str, ...]) -> EngineSpec:
    """Our engine with the same settings, as a Hub program that `command` starts."""
    settings = {
        "hash": str(spec.hash_mb or _HASH_MB),
        "threads": str(spec.threads),
        "book": str(spec.book).lower(),
        "tables": spec.tables,
    }
    if spec.book:
        settings["book-margin"] = str(spec.book_margin)
    if spec.evaluation != INSTALLED:
        settings["eval"] = spec.evaluation
    if spec.without:
        settings["without"] = " ".join(spec.without)
    return replace(spec, command=command, parameters=tuple((settings | dict(spec.parameters)).items()))


def parse_spec(text: str, default_name: str) -> EngineSpec:
    """Read a description such as ``name=new hash=64 without=lmr,probcut time=0.1``.

    Raises:
        SpecError: `text` does not describe an engine.
    """
    fields: dict[str, Any] = {}
    limits: dict[str, Any] = {}
    parameters: list[tuple[str, str]] = []
    for key, value in _words(text):
        if key.startswith(_PARAMETER):
            parameters.append((key.removeprefix(_PARAMETER), value))
            continue
        field, read = _READERS[key]
        try:
            (limits if field in PlayerLimits._fields else fields)[field] = read(value)
        except ValueError as error:
            raise SpecError(f"{key}={value}: {error}") from None
    named = {"name": _name(fields) or default_name} | fields
    spec = EngineSpec(**named, parameters=tuple(parameters), limits=PlayerLimits(**limits))
    _check(spec)
    return spec


_PARAMETER = "param."


def _words(text: str) -> list[tuple[str, str]]:
    """Split `text` into pairs of a known key and a value; no key comes twice."""
    try:
        words = split_words(text)
    except ValueError as error:
        raise SpecError(f"{text!r}: {error}") from None
    found: dict[str, str] = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign or not value:
            raise SpecError(f"{word!r} is not of the form name=value")
        if key not in _READERS and not (key.startswith(_PARAMETER) and key != _PARAMETER):
            raise SpecError(f"unknown {key!r}; known: {', '.join(_READERS)}, {_PARAMETER}NAME")
        if key in found:
            raise SpecError(f"{key!r} is given twice")
        found[key] = value
    return list(found.items())


def _name(fields: dict[str, Any]) -> str:
    """The name of an engine that is given none; empty for the default."""
    if command := fields.get("command"):
        return str(command[0]).replace("\\", "/").rpartition("/")[2]
    return str(fields.get("revision", ""))


def _check(spec: EngineSpec) -> None:
    _check_kind(spec)
    _check_settings(spec)
    if not spec.command and not spec.revision and not spec.person:
        try:
            engine_of(spec)
        except ValueError as error:
            raise SpecError(str(error)) from None


def _check_kind(spec: EngineSpec) -> None:
    """Refuse what does not go with the kind of player."""
    if spec.yardstick and spec != EngineSpec(spec.name, yardstick=spec.yardstick):
        raise SpecError("a yardstick has no settings but its name")
    if spec.person and spec != EngineSpec(spec.name, person=True):
        raise SpecError("a person has no settings but a name")
    if spec.command and spec.revision:
        raise SpecError("an engine has either rev or cmd")
    if not spec.command and (spec.folder or spec.protocol != 2):
        raise SpecError("dir and protocol go with cmd")
    if not spec.command and not spec.revision and spec.parameters:
        raise SpecError(f"{_PARAMETER}NAME goes with cmd or rev")
    for key, value in (("level", spec.level), ("style", spec.style)):
        if value and (spec.command or spec.revision):
            raise SpecError(f"{key} goes with our own engine in this version")


def _check_settings(spec: EngineSpec) -> None:
    """Refuse settings that do not go together."""
    named = spec.evaluation != INSTALLED or spec.tables != NO_TABLES
    if spec.command and (spec.hash_mb or spec.threads > 1 or spec.without or spec.book or named):
        raise SpecError(
            f"what another program is told goes by {_PARAMETER}NAME, "
            "not by hash, threads, without, eval, book or tables"
        )
    _check_book(spec)


def _check_book(spec: EngineSpec) -> None:
    if spec.book_margin and not spec.book:
        raise SpecError("book-margin goes with book=true")
    if spec.book and spec.level and not spec.level.has_book:
        raise SpecError(f"the level {spec.level.id} plays without an opening book")


def _whole(text: str, least: int = 1, most: int = 10**9) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= _DIGITS and least <= int(text) <= most):
        raise ValueError(f"must be a whole number from {least} to {most}")
    return int(text)


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 < number <= MOST_SECONDS:
        raise ValueError(f"must be more than 0 and at most {MOST_SECONDS} seconds")
    return number


def _names(text: str) -> tuple[str, ...]:
    return tuple(name for name in text.split(",") if name)


def _level(text: str) -> Level:
    if found := [level for level in LEVELS if text in {level.id, str(level.number)}]:
        return found[0]
    raise ValueError(f"there is no such level; known: {', '.join(level.id for level in LEVELS)}")


def _style(text: str) -> Style:
    if found := style_named(text):
        return found
    raise ValueError(f"there is no such style; known: {', '.join(style.id for style in STYLES)}")


def _yardstick(text: str) -> str:
    if text not in YARDSTICKS:
        raise ValueError(f"known: {', '.join(YARDSTICKS)}")
    return text


def _command(text: str) -> tuple[str, ...]:
    words = tuple(split_words(text))
    if not words:
        raise ValueError("names no program")
    return words


def _protocol(text: str) -> int:
    if text not in map(str, PROTOCOLS):
        raise ValueError(f"known: {', '.join(map(str, PROTOCOLS))}")
    return int(text)


_READERS: dict[str, tuple[str, Callable[[str], object]]] = {
    "name": ("name", str),
    "hash": ("hash_mb", _whole),
    "threads": ("threads", _whole),
    "without": ("without", _names),
    "eval": ("evaluation", str),
    "level": ("level", _level),
    "style": ("style", _style),
    "yardstick": ("yardstick", _yardstick),
    "person": ("person", read_bool),
    "book": ("book", read_bool),
    "book-margin": ("book_margin", partial(_whole, least=0)),
    "tables": ("tables", str),
    "rev": ("revision", str),
    "cmd": ("command", _command),
    "dir": ("folder", str),
    "protocol": ("protocol", _protocol),
    "time": ("time", _seconds),
    "depth": ("depth", _whole),
    "nodes": ("nodes", partial(_whole, most=MOST_NODES)),
    "tc": ("control", parse_control),
}
