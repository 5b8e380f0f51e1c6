"""Texts of any length, and whether a reader takes time in proportion to them.

Text of n and of 4n characters is read, and the processor's time compared: the least of several tries, for
other processes share the processor, or the median of the tries' own ratios, for others may come after the
first try and stay. What is linear comes near a ratio of 4 sooner or later, or near 8 where the longer text is
too long for the processor's cache; what is quadratic comes near 16. (Twice the length would tell them apart
too, by 2 and 4, which is too little on a busy machine.) The shorter text is read before the longer one and
after it: a neighbour who takes half the core for the first reading alone makes 10 out of 16.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from statistics import median
from typing import Any, NamedTuple, TypeAlias

import pytest
from harzdame_engine import IllegalMove

_TIMES = 4
MOST_RATIO = 11.0
_ENOUGH = 0.012
"""Seconds that a reading has to take to be compared."""
_LARGEST = 400_000
_ROUNDS = 12
NUMBER = "№"

Read: TypeAlias = Callable[[str], object]


class Family(NamedTuple):
    """Texts of one kind and any length: a beginning, a unit that is repeated, an end.

    `NUMBER` in the unit stands for the number of the repetition.
    """

    name: str
    begin: str
    unit: str
    end: str = ""

    def text(self, length: int) -> str:
        """A text of about this length."""
        times = max(1, length // len(self.unit))
        if NUMBER not in self.unit:
            return self.begin + self.unit * times + self.end
        units = (self.unit.replace(NUMBER, str(number)) for number in range(times))
        return "".join((self.begin, *units, self.end))


def pairs(families: Sequence[tuple[Mapping[str, Read], Sequence[Family]]]) -> Iterator[Any]:
    """Parameters of a test: each reader with each family of texts that belongs to it."""
    for readers, texts in families:
        for name, read in readers.items():
            for family in texts:
                yield pytest.param(read, family, id=f"{name}, {family.name}")


def seconds(read: Read, text: str) -> float:
    """The processor's time for a text, which need make no sense."""
    gc.disable()  # its time depends on everything that was ever made
    begun = time.process_time()
    with suppress(ValueError, IllegalMove):
        read(text)
    taken = time.process_time() - begun
    gc.enable()
    return taken


def ratio(read: Read, family: Family, rounds: int = _ROUNDS) -> float:
    """The time for four times a length to that for it; 4 if even long texts take no time to speak of.

    What seems to be more than linear is read `rounds` times more.
    """
    length = 1000
    while (once := seconds(read, family.text(length))) < _ENOUGH:
        length *= 2
        if length > _LARGEST:
            return float(_TIMES)
    longer = seconds(read, family.text(_TIMES * length))
    once = min(once, seconds(read, family.text(length)))
    ratios = [longer / once]
    for _ in range(rounds):
        if longer <= MOST_RATIO * once:
            return longer / once
        tried = seconds(read, family.text(length)), seconds(read, family.text(_TIMES * length))
        once, longer = min(once, tried[0]), min(longer, tried[1])
        ratios.append(tried[1] / tried[0])
    return min(longer / once, median(ratios))
