"""What can be found: a thing of some kind, by its name, and what is done with it."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple


class Kind(IntEnum):
    """The kinds, in the order in which equals are listed."""

    COMMAND = 0
    SETTING = 1
    GAME = 2
    COURSE = 3
    CHAPTER = 4
    RULES = 5
    FILE = 6
    FOLDER = 7


class Entry(NamedTuple):
    """`more`: words that it is found by, too; `detail` is told beside the name, `key` is a command’s."""

    kind: Kind
    name: str
    run: Callable[[], object]
    more: str = ""
    detail: str = ""
    key: str = ""
    enabled: bool = True
