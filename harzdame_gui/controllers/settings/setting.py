"""One setting: its name, what values it takes, its default and what it is for.

A Setting is declared as an attribute of a Settings class and read and written
through it like any attribute.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeVar, overload

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)
Json = Any


class Store(Protocol):
    """Where a setting's value is kept, in the form of JSON."""

    def stored(self, name: str) -> Json:
        """The stored value; None: there is none."""

    def store(self, name: str, value: Json) -> None:
        """Keep it."""


class Setting(Generic[T]):
    """A declared setting. `read` turns JSON into a value or raises ValueError; `write` does the opposite."""

    def __init__(
        self,
        default: T,
        help_text: str,
        read: Callable[[Json], T],
        write: Callable[[T], Json] = lambda value: value,
    ) -> None:
        self.default = default
        self.help = help_text
        self.name = ""
        self._read = read
        self._write = write

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, store: None, owner: type) -> Setting[T]: ...
    @overload
    def __get__(self, store: Store, owner: type) -> T: ...
    def __get__(self, store: Store | None, owner: type) -> Setting[T] | T:
        """The value: the default where nothing, or nothing sensible, is stored."""
        if store is None:
            return self
        value = store.stored(self.name)
        if value is None:
            return self.default
        try:
            return self._read(value)
        except ValueError:
            return self.default

    def __set__(self, store: Store, value: T) -> None:
        store.store(self.name, self._write(self._read(self._write(value))))


def switch(default: bool, help_text: str) -> Setting[bool]:
    """On or off."""
    return Setting(default, help_text, _boolean)


def number(default: int, low: int, high: int, help_text: str) -> Setting[int]:
    """A whole number from `low` to `high`."""

    def read(value: Json) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise ValueError(f"not a whole number from {low} to {high}: {value!r}")
        return value

    return Setting(default, help_text, read)


def measure(default: float, low: float, high: float, help_text: str) -> Setting[float]:
    """A number from `low` to `high`."""

    def read(value: Json) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
            raise ValueError(f"not a number: {value!r}")
        if not low <= value <= high:
            raise ValueError(f"not from {low} to {high}: {value!r}")
        return float(value)

    return Setting(default, help_text, read)


def text(default: str, help_text: str) -> Setting[str]:
    """Any text."""
    return Setting(default, help_text, _string)


def one_of(
    default: str, values: Collection[str], help_text: str, *, earlier: Mapping[int, str]
) -> Setting[str]:
    """One of these texts. `earlier` tells what the numbers meant that were stored in their place."""

    def read(value: Json) -> str:
        if isinstance(value, int) and not isinstance(value, bool):
            value = earlier.get(value, value)
        if value not in values:
            raise ValueError(f"none of {', '.join(values)}: {value!r}")
        return _string(value)

    return Setting(default, help_text, read)


def texts(most: int, help_text: str) -> Setting[tuple[str, ...]]:
    """A list of at most `most` texts; more are cut off."""

    def read(value: Json) -> tuple[str, ...]:
        if not isinstance(value, list):
            raise ValueError(f"not a list: {value!r}")
        return tuple(_string(item) for item in value[:most])

    return Setting((), help_text, read, list)


def choice(default: E, help_text: str) -> Setting[E]:
    """One of an enum's values."""
    kind = type(default)
    return Setting(default, help_text, lambda value: kind(_string(value)), lambda value: value.value)


def _boolean(value: Json) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"neither true nor false: {value!r}")
    return value


def _string(value: Json) -> str:
    if not isinstance(value, str):
        raise ValueError(f"not a text: {value!r}")
    return value
