"""Settings one by one: declared once with type, default and purpose, each with a signal of its own.

A `Declaration` is an attribute of a class of settings. On an instance the same
attribute is a `Setting`, the live value::

    class Settings(QObject):
        explorer = switch(False, "The explorer is shown")

    settings.explorer.value                         # False
    settings.explorer.set(True)
    settings.explorer.changed.connect(self._on_explorer)
    settings.explorer.follow(panel.setVisible)      # now, and after every change
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import StrEnum
from functools import partial
from typing import Any, Generic, Never, Protocol, TypeVar, cast, overload

from PySide6.QtCore import QObject, Signal, Slot

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)
Json = Any


class Store(Protocol):
    """The part of a class of settings that keeps their JSON values."""

    def stored(self, name: str) -> Json:
        """The stored value, or None."""

    def store(self, name: str, value: Json) -> None:
        """Keep a value."""


class Setting(QObject, Generic[T]):
    """The live value of one setting, a child of its settings.

    *Signals*
    changed(value): the setting has another value.
    """

    changed = Signal(object)

    def __init__(self, declaration: Declaration[T], settings: QObject) -> None:
        super().__init__(settings)
        self._declaration = declaration
        self._value = declaration.value_of(self._store.stored(declaration.name))

    @property
    def declaration(self) -> Declaration[T]:
        """What was declared of it."""
        return self._declaration

    @property
    def value(self) -> T:
        """The value: the default where nothing, or nothing valid, is stored."""
        return self._value

    @Slot(object)
    def set(self, value: T) -> None:
        """Change the value and have it stored.

        Raises:
            ValueError: the setting cannot have this value; it keeps its own.
        """
        json = self._declaration.write(value)
        self._store.store(self._declaration.name, json)
        value = self._declaration.read(json)
        if value != self._value:
            self._value = value
            self.changed.emit(value)

    @property
    def _store(self) -> Store:
        # asked for, not kept: a reference of its own would keep settings alive that are no longer needed
        return cast("Store", self.parent())

    @property
    def is_usual(self) -> bool:
        """Whether it has its default."""
        return self._value == self._declaration.default

    @Slot()
    def reset(self) -> None:
        """Give it its default."""
        self.set(self._declaration.default)

    def follow(self, slot: Callable[[T], object]) -> None:
        """Call `slot`, a method, with the value now and after every change, as long as its object lives.

        Raises:
            TypeError: it is another function, which would be kept, with all that it knows, as long as
                the setting: longer than any window.
        """
        if not hasattr(slot, "__self__"):
            raise TypeError(f"only a method can follow a setting, not {slot}")
        slot(self._value)
        self.changed.connect(slot)


class Declaration(Generic[T]):
    """A setting's name, default, purpose and JSON form.

    `read` turns JSON into a value or raises ValueError; `write` does the opposite.
    `merge` joins two JSON values where another app on the profile wrote its own:
    what this app last wrote, what it has now, and what the file has now.
    """

    def __init__(
        self,
        default: T,
        help_text: str,
        read: Callable[[Json], T],
        write: Callable[[T], Json] = lambda value: value,
        merge: Callable[[Json, Json, Json], Json] = lambda _base, mine, _theirs: mine,
        *,
        bounds: tuple[float, float] | None = None,
    ) -> None:
        """`bounds`: the least and the greatest value of a number."""
        self.default = default
        self.help = help_text
        self.name = ""
        self.read = read
        self.merge = merge
        self.bounds = bounds
        self._write = write

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type) -> Declaration[T]: ...
    @overload
    def __get__(self, settings: QObject, owner: type) -> Setting[T]: ...
    def __get__(self, settings: QObject | None, owner: type) -> Declaration[T] | Setting[T]:
        if settings is None:
            return self
        live = vars(settings)
        if self.name not in live:
            live[self.name] = Setting(self, settings)
        return cast("Setting[T]", live[self.name])

    def __set__(self, settings: QObject, value: Never) -> None:
        raise AttributeError(f"settings are changed by set(): {self.name}.set({value!r})")

    def value_of(self, stored: Json) -> T:
        """The value that a stored one stands for; the default for None and for anything invalid."""
        if stored is None:
            return self.default
        try:
            return self.read(stored)
        except ValueError:
            return self.default

    def write(self, value: T) -> Json:
        """The JSON form of `value`.

        Raises:
            ValueError: the setting cannot have this value.
        """
        return self._write(self.read(self._write(value)))


def switch(default: bool, help_text: str) -> Declaration[bool]:
    """A setting that is on or off."""
    return Declaration(default, help_text, _boolean)


def number(default: int, low: int, high: int, help_text: str) -> Declaration[int]:
    """A whole number from `low` to `high`."""

    def read(value: Json) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise ValueError(f"not a whole number from {low} to {high}: {value!r}")
        return value

    return Declaration(default, help_text, read, bounds=(low, high))


def measure(default: float, low: float, high: float, help_text: str) -> Declaration[float]:
    """A number from `low` to `high`."""

    def read(value: Json) -> float:
        # compared first: a whole number may be larger than any float
        if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
            raise ValueError(f"not a number from {low} to {high}: {value!r}")
        return float(value)

    return Declaration(default, help_text, read, bounds=(low, high))


def text(default: str, help_text: str) -> Declaration[str]:
    """A setting that is any text."""
    return Declaration(default, help_text, _string)


def one_of(default: str, values: Collection[str], help_text: str) -> Declaration[str]:
    """One of these texts."""

    def read(value: Json) -> str:
        if value not in values:
            raise ValueError(f"none of {', '.join(values)}: {value!r}")
        return _string(value)

    return Declaration(default, help_text, read)


def texts(most: int, help_text: str) -> Declaration[tuple[str, ...]]:
    """A list of at most `most` texts; any more are cut off."""

    def read(value: Json) -> tuple[str, ...]:
        if not isinstance(value, list):
            raise ValueError(f"not a list: {value!r}")
        return tuple(_string(item) for item in value[:most])

    return Declaration((), help_text, read, list, partial(_joined, read, lambda item: item))


def pairs(most: int, help_text: str) -> Declaration[tuple[tuple[str, str], ...]]:
    """A list of at most `most` pairs of texts; any more are cut off."""

    def read(value: Json) -> tuple[tuple[str, str], ...]:
        if not isinstance(value, list):
            raise ValueError(f"not a list: {value!r}")
        return tuple(_pair(item) for item in value[:most])

    def write(value: tuple[tuple[str, str], ...]) -> Json:
        return [list(pair) for pair in value]

    return Declaration((), help_text, read, write, partial(_joined, read, lambda pair: pair[0]))


def choice(default: E, help_text: str) -> Declaration[E]:
    """A member of an enum, stored by its value."""
    kind = type(default)
    return Declaration(default, help_text, lambda value: kind(_string(value)), lambda value: value.value)


def _joined(
    read: Callable[[Json], tuple[Any, ...]], key: Callable[[Any], str], base: Json, mine: Json, theirs: Json
) -> Json:
    """Our list with what another app did to its own, of which items of the same `key` are one.

    What it added comes behind ours, what it removed goes, and what we did not change is as it has it.
    """
    before, others = _items(read, key, base) or {}, _items(read, key, theirs)
    if others is None:  # the file holds something else
        return mine
    ours = {key(item): item for item in read(mine)}
    changed = {name for name, item in ours.items() if before.get(name) != item}
    kept = [ours[name] if name in changed else others[name] for name in ours if name in changed | set(others)]
    return kept + [item for name, item in others.items() if name not in ours and name not in before]


def _items(
    read: Callable[[Json], tuple[Any, ...]], key: Callable[[Any], str], value: Json
) -> dict[str, Any] | None:
    try:
        return {key(item): item for item in read(value)}
    except ValueError:
        return None


def _pair(value: Json) -> tuple[str, str]:
    match value:
        case [str(first), str(second)]:
            return first, second
    raise ValueError(f"not two texts: {value!r}")


def _boolean(value: Json) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"neither true nor false: {value!r}")
    return value


def _string(value: Json) -> str:
    if not isinstance(value, str):
        raise ValueError(f"not a text: {value!r}")
    return value
