"""Parameters of our engine over the protocol: each declared once, with its type, default and bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from harzdame_engine.endgames.cache import INSTALLED as INSTALLED_TABLES
from harzdame_engine.endgames.cache import cache_named
from harzdame_engine.hub.declared import NORMAL, names_of
from harzdame_engine.hub.lines import HubSyntaxError, excerpt
from harzdame_engine.machine import largest_table_mb
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variant, variants
from harzdame_engine.search.engine import FEATURES, MOST_THREADS
from harzdame_engine.search.evaluation import INSTALLED
from harzdame_engine.search.levels import LEVELS, Level

_INTERNATIONAL = "international"
_MOST_LINES = 100
_LARGEST_MARGIN = 1000


@dataclass(frozen=True, slots=True)
class ParameterValues:
    """The values of all parameters.

    `hash_mb`: MiB of the transposition table. `without`: search features
    switched off. `evaluation`: see `evaluation_of`.

    With `book` moves are taken from the opening book, which cost
    `book_margin` hundredths of a man in a game at most. `strength` applies to
    moves chosen, not to analysis. `tables`: see `cache_named`.
    """

    rules: Rules
    threads: int = 1
    hash_mb: int = 64
    lines: int = 1
    without: tuple[str, ...] = ()
    evaluation: str = INSTALLED
    tables: str = INSTALLED_TABLES
    book: bool = True
    book_margin: int = 0
    strength: Level = LEVELS[-1]


def usual_settings() -> ParameterValues:
    """The defaults."""
    return ParameterValues(variant(_INTERNATIONAL), hash_mb=min(64, largest_table_mb()))


def declarations() -> Iterator[dict[str, str | None]]:
    """The arguments of ``param`` for each parameter."""
    usual = usual_settings()
    for name, parameter in _PARAMETERS.items():
        yield {"name": name, "value": parameter.write(usual), "type": parameter.kind, **parameter.bounds()}


def changed(settings: ParameterValues, name: str, value: str) -> ParameterValues:
    """`settings` with one parameter changed.

    Raises:
        HubSyntaxError: there is no such parameter, or it cannot have this value.
    """
    if name not in _PARAMETERS:
        raise HubSyntaxError(f"there is no parameter {excerpt(name)}; there are {', '.join(_PARAMETERS)}")
    parameter = _PARAMETERS[name]
    try:
        change: dict[str, Any] = {parameter.field: parameter.read(value)}
    except ValueError as error:
        raise HubSyntaxError(f"{name}={excerpt(value)}: {error}") from None
    return replace(settings, **change)


class _Parameter(NamedTuple):
    """A `field` of the settings: how it is read (with ValueError for a bad text), written and bounded."""

    field: str
    kind: str
    read: Callable[[str], object]
    write: Callable[[ParameterValues], str]
    bounds: Callable[[], dict[str, str]] = dict


def _whole(field: str, most: Callable[[], int], least: int = 1) -> _Parameter:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) <= 9 and least <= int(text) <= most()):
            raise ValueError(f"must be a whole number from {least} to {most()}")
        return int(text)

    def write(settings: ParameterValues) -> str:
        return str(getattr(settings, field))

    return _Parameter(field, "int", read, write, lambda: {"min": str(least), "max": str(most())})


def _read_variant(text: str) -> Rules:
    found = next((rules for rules in variants() if text in names_of(rules)), None)
    if found is None:
        raise ValueError("there is no such game")
    return found


def _games() -> dict[str, str]:
    return {"values": " ".join([NORMAL, *(rules.id for rules in variants())])}


def _read_level(text: str) -> Level:
    if found := [level for level in LEVELS if level.id == text]:
        return found[0]
    raise ValueError(f"there are {', '.join(level.id for level in LEVELS)}")


def _levels() -> dict[str, str]:
    return {"values": " ".join(level.id for level in LEVELS)}


def read_bool(text: str) -> bool:
    """True or false as the protocol writes them.

    Raises:
        ValueError: it is neither.
    """
    if text not in {"true", "false"}:
        raise ValueError("must be true or false")
    return text == "true"


def _read_tables(text: str) -> str:
    cache_named(text)
    return text


def _read_features(text: str) -> tuple[str, ...]:
    names = tuple(text.split())
    for name in names:
        if name not in FEATURES:
            raise ValueError(f"there is no search feature {excerpt(name)}; there are {', '.join(FEATURES)}")
    return names


_PARAMETERS: dict[str, _Parameter] = {
    "variant": _Parameter("rules", "enum", _read_variant, lambda _: NORMAL, _games),
    "threads": _whole("threads", lambda: MOST_THREADS),
    "hash": _whole("hash_mb", largest_table_mb),
    "multipv": _whole("lines", lambda: _MOST_LINES),
    "tables": _Parameter("tables", "string", _read_tables, lambda settings: settings.tables),
    "book": _Parameter("book", "bool", read_bool, lambda settings: str(settings.book).lower()),
    "book-margin": _whole("book_margin", lambda: _LARGEST_MARGIN, least=0),
    "eval": _Parameter("evaluation", "string", str, lambda settings: settings.evaluation),
    "strength": _Parameter("strength", "enum", _read_level, lambda settings: settings.strength.id, _levels),
    "without": _Parameter("without", "string", _read_features, lambda settings: " ".join(settings.without)),
}
