"""The colours of drawn positions: for pages of text, for light and dark screens, for paper.

A colour is whatever SVG takes as one.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

Paint = str


class Look(NamedTuple):
    """The colours of one drawing.

    `squares`: by shade, the darkest first, then the lightest. `ground`: behind the board, None for nothing.
    `edge`: a line around the cells, None for nothing. `white` and `black`: fill and line of a piece, and its
    crown; without a crown, a king is told by a golden ring.
    """

    squares: tuple[Paint, Paint, Paint]
    ground: Paint | None
    edge: Paint | None
    ink: Paint
    """Coordinates beside the board."""
    faint: Paint
    """Coordinates within squares."""
    mark: Paint
    """The way of the last move."""
    white: tuple[Paint, Paint]
    black: tuple[Paint, Paint]
    crowns: tuple[Paint, Paint] | None
    """White's, then Black's."""


GOLD = "#e0a526"

PAGE = Look(
    squares=("#d2b48c", "#f2e3c6", "#e3ccaa"),
    ground=None,
    edge=None,
    ink="#4a4a4a",
    faint="#8a6d45",
    mark="#c0392b",
    white=("#fdfaf3", "#6b6256"),
    black=("#3b3f4a", "#d9d4c7"),
    crowns=None,
)
"""For the pages of the documentation, on whatever ground they have."""

LIGHT = Look(
    squares=("#d8c09a", "#eee1c8", "#e3d1b1"),
    ground="#ffffff",
    edge="#b9a27c",
    ink="#66635c",
    faint="#6e5c3e",
    mark="#1f7a86",
    white=("#fdfaf3", "#6b6256"),
    black=("#33373f", "#14161a"),
    crowns=("#2b3038", "#f3c65a"),
)

DARK = Look(
    squares=("#8a795d", "#a8977a", "#99886b"),
    ground="#1b1d21",
    edge="#4a443a",
    ink="#a6a8ae",
    faint="#2e271b",
    mark="#6fe0d8",
    white=("#f6f0e4", "#5d5545"),
    black=("#2b2e34", "#0b0d10"),
    crowns=("#2b3038", "#f3c65a"),
)

PRINT = Look(
    squares=("#cfcfcf", "#ffffff", "#e7e7e7"),
    ground="#ffffff",
    edge="#000000",
    ink="#000000",
    faint="#555555",
    mark="#000000",
    white=("#ffffff", "#000000"),
    black=("#303030", "#000000"),
    crowns=("#000000", "#ffffff"),
)
"""For paper: black ink and no more of it than there has to be."""


class LookName(StrEnum):
    """The looks that a person can choose from."""

    LIGHT = "light"
    DARK = "dark"
    PRINT = "print"

    @property
    def look(self) -> Look:
        """The look of this name."""
        return {LookName.LIGHT: LIGHT, LookName.DARK: DARK, LookName.PRINT: PRINT}[self]
