"""Rows: settings that a person is offered, in words, made from their declarations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from harzdame_gui.controllers.settings.exchange import declared

Option = tuple[Any, str]
"""A value of a setting, and what it is called."""


class Row(NamedTuple):
    """A setting: its label, a sentence on what it does, and the values to choose from where they are few.

    `name` is that of the declaration, from which follows whether it is a switch, a choice, a number or a
    text; `unit` is written behind a number.
    """

    name: str
    label: str
    sentence: str
    options: Sequence[Option] = ()
    unit: str = ""

    @property
    def usual(self) -> Any:
        """The value that it has at first."""
        return declared(self.name).default

    @property
    def bounds(self) -> tuple[float, float]:
        """The least and the greatest value of a number."""
        bounds = declared(self.name).bounds
        if bounds is None:
            raise ValueError(f"no number: {self.name}")
        return bounds

    @property
    def words(self) -> str:
        """All that it is found by."""
        return " ".join((self.label, self.sentence, *(text for _, text in self.options))).casefold()

    def fits(self, typed: Sequence[str]) -> bool:
        """Whether all words that were `typed` occur in it."""
        return all(word in self.words for word in typed)


class Subject(NamedTuple):
    """Rows that belong together, under a title."""

    title: str
    rows: tuple[Row, ...]
