"""Readers of what somebody else may have made: pipes, devices, and values of other types than written."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

import pytest
from harzdame_engine.files.untrusted import typed

from tests.for_each import for_each


class Kind(StrEnum):
    GOOD = "good"


class Inner(NamedTuple):
    number: int


class Outer(NamedTuple):
    name: str
    share: float
    kind: Kind = Kind.GOOD
    most: int | None = None
    inner: Inner = Inner(1)
    words: tuple[str, ...] = ()


def test_values_of_the_right_types_make_a_record() -> None:
    made = typed(Outer, {"name": "a", "share": 1, "most": 3, "inner": Inner(2), "words": ("b",)})
    assert made == Outer("a", 1.0, Kind.GOOD, 3, Inner(2), ("b",))


@for_each(
    "wrong",
    [
        {"name": 1},
        {"share": "0.5"},
        {"share": float("nan")},
        {"share": float("inf")},
        {"share": 10**400},
        {"share": True},
        {"kind": "good"},
        {"most": True},
        {"most": 0.5},
        {"most": 10**30},
        {"inner": [2]},
        {"words": ["b"]},
        {"unknown": 1},
    ],
    ids=str,
)
def test_any_other_value_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        typed(Outer, {"name": "a", "share": 0.5, **wrong})


def test_a_missing_value_is_refused() -> None:
    with pytest.raises(ValueError, match="share"):
        typed(Outer, {"name": "a"})
