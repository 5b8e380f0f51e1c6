"""The choice of what is exported, in which format, and how it looks."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import NamedTuple

from harzdame_engine.export.looks import LookName
from harzdame_engine.export.pages import Diagrams


class What(StrEnum):
    """The part of what is on the board that goes out."""

    POSITION = "position"
    LINE = "line"  # the moves that lead to the position shown, and on to the end of their line
    GAME = "game"
    STUDY = "study"  # all games of the file


class ExportFormat(StrEnum):
    """The kinds of file; the value is the ending of their names."""

    PNG = "png"
    SVG = "svg"
    PDF = "pdf"
    HTML = "html"
    GIF = "gif"
    TEXT = "txt"


class Size(IntEnum):
    """Widths of pictures in pixels."""

    SMALL = 320
    MEDIUM = 640
    LARGE = 1280


FORMATS = {
    What.POSITION: (ExportFormat.PNG, ExportFormat.SVG, ExportFormat.PDF, ExportFormat.TEXT),
    What.LINE: (ExportFormat.HTML, ExportFormat.GIF, ExportFormat.PDF, ExportFormat.TEXT),
    What.GAME: (ExportFormat.HTML, ExportFormat.PDF, ExportFormat.GIF, ExportFormat.TEXT),
    What.STUDY: (ExportFormat.HTML, ExportFormat.PDF, ExportFormat.TEXT),
}
"""The formats of each, the usual one first."""

SIZED = frozenset({ExportFormat.PNG, ExportFormat.SVG, ExportFormat.GIF})
"""Formats of a size and a look of one's own choice; a page follows its reader's."""
LAID_OUT = frozenset({ExportFormat.PDF, ExportFormat.TEXT})
"""Formats in which diagrams stand between the moves."""
COPIED = frozenset({ExportFormat.PNG, ExportFormat.SVG, ExportFormat.TEXT})
"""Formats that the clipboard takes."""


class ExportRequest(NamedTuple):
    """What is wanted; `pace` is the seconds for which an animation shows a position."""

    what: What = What.POSITION
    format: ExportFormat = ExportFormat.PNG
    look: LookName = LookName.LIGHT
    flipped: bool = False
    size: Size = Size.MEDIUM
    diagrams: Diagrams = Diagrams.REMARKS
    pace: float = 1.0
