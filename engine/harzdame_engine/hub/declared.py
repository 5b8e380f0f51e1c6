"""Parameters that a program declares: their types, bounds and values, and the games that follow from them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variants

NORMAL = "normal"
"""The name of International draughts in programs for it alone."""
VARIANT = "variant"
"""The parameter that chooses the game."""
_INTERNATIONAL = "international"
_LONGEST_VALUE = 1000
_MOST_VALUES = 1000
_MOST_PARAMETERS = 500
_MOST_TEXT = 200_000
"""Characters of all parameters of a program; those of Scan have some 500."""


class ParameterKind(StrEnum):
    """The types of the protocol; one that it does not know is taken for a string."""

    BOOL = "bool"
    INT = "int"
    REAL = "real"
    ENUM = "enum"
    STRING = "string"


class Declared(NamedTuple):
    """A parameter of the program and its default; `values`: those that it can have, if they are few.

    `least` and `most` bound a number; None: the program does not say.
    """

    name: str
    value: str
    values: tuple[str, ...] = ()
    kind: ParameterKind = ParameterKind.STRING
    least: float | None = None
    most: float | None = None

    def checked(self, text: str) -> str:
        """`text` as a value of this parameter, as it is sent.

        Raises:
            ValueError: it cannot have this value.
        """
        if len(text) > _LONGEST_VALUE or '"' in text or not text.isprintable():
            raise ValueError("too long, or with signs that the protocol cannot express")
        match self.kind:
            case ParameterKind.BOOL:
                if text not in {"true", "false"}:
                    raise ValueError("neither true nor false")
            case ParameterKind.ENUM if self.values:
                if text not in self.values:
                    raise ValueError("not one of its values")
            case ParameterKind.INT:
                self._check_bounds(int(text))
            case ParameterKind.REAL:
                number = float(text)
                if not math.isfinite(number):
                    raise ValueError("not a number")
                self._check_bounds(number)
        return text

    def _check_bounds(self, number: float) -> None:
        if (self.least is not None and number < self.least) or (self.most is not None and number > self.most):
            raise ValueError("out of range")


class Declarations:
    """The parameters that a program declares, by their names; what is more than can be shown is left out."""

    def __init__(self) -> None:
        self.by_name: dict[str, Declared] = {}
        self._room = _MOST_TEXT

    def add(self, declared: Declared) -> None:
        """Take one more, in place of an earlier one of that name."""
        texts = (declared.name, declared.value, *declared.values)
        if len(declared.values) > _MOST_VALUES or max(map(len, texts)) > _LONGEST_VALUE:
            return
        self._room -= sum(map(len, texts))
        if self._room >= 0 and len(self.by_name) < _MOST_PARAMETERS:
            self.by_name[declared.name] = declared


_OF_SCAN = {_INTERNATIONAL: NORMAL, "breakthrough": "bt", "antidraughts": "losing"}
"""What Scan calls games; those that it calls by our ids are left out."""


def names_of(rules: Rules) -> tuple[str, ...]:
    """The names that programs may have for a game."""
    return (rules.id, _OF_SCAN[rules.id]) if rules.id in _OF_SCAN else (rules.id,)


def games_of(declared: Iterable[Declared]) -> tuple[str, ...]:
    """The ids of the games that a program plays; one without a choice plays International draughts."""
    choice = next((each for each in declared if each.name == VARIANT), None)
    if choice is None:
        return (_INTERNATIONAL,)
    known = {choice.value, *choice.values}
    return tuple(rules.id for rules in variants() if known.intersection(names_of(rules)))
