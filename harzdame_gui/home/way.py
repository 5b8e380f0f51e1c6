"""What the page leads to: plain records, which are compared to see whether anything has changed."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple


class Aim(Enum):
    """What happens."""

    LEARN = auto()
    EASY_GAME = auto()
    KNOWS_DRAUGHTS = auto()
    BACK = auto()  # to the game on the board
    GAME = auto()
    RECOVER = auto()
    STUDY = auto()
    DUE = auto()
    MISTAKES = auto()
    TOURNAMENT = auto()
    DAILY = auto()
    OPPONENT = auto()
    STRENGTH = auto()


ANSWERS = (Aim.LEARN, Aim.EASY_GAME, Aim.KNOWS_DRAUGHTS)
"""Those of the question that the first start asks."""


class Way(NamedTuple):
    """A row of the page. `sign` is the name of an icon, or the id of the opponent whose face is shown.

    `path` is the file that is meant, if one is. A `lead` is what most people want.
    """

    aim: Aim
    title: str
    text: str
    sign: str
    path: Path | None = None
    lead: bool = False


class Section(NamedTuple):
    """Rows under a heading."""

    title: str
    ways: tuple[Way, ...]
