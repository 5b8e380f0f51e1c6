"""The theme: colours, distances, fonts and durations of one look, in an immutable record.

The one of the application is `current_theme()`; whatever draws for paper has one of its own.
"""

from enum import Enum
from typing import NamedTuple

from PySide6.QtGui import QColor, QFont, QFontDatabase

from harzdame_gui.controllers.settings.choices import BoardLook
from harzdame_gui.theme.board_colors import (
    CONTRAST_BOARD_DARK,
    CONTRAST_BOARD_LIGHT,
    BoardColors,
    board_colors,
)
from harzdame_gui.theme.palette import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Palette


class Spacing(NamedTuple):
    """Distances in device-independent pixels, on a grid of 4."""

    xs: int = 4
    s: int = 8
    m: int = 12
    l: int = 16  # noqa: E741 – the sizes of a shirt, as everywhere in the trade
    xl: int = 24


class Sizes(NamedTuple):
    """Sizes of controls in device-independent pixels."""

    radius: int = 6
    radius_card: int = 10
    control: int = 32  # the height of a button or field
    hit: int = 24  # what can be clicked is as wide and as high at least
    icon: int = 20
    icon_small: int = 16
    focus_ring: int = 2
    board_minimum: int = 280
    panel_minimum: int = 300


class TypeScale(NamedTuple):
    """Font sizes as factors of the system's font size."""

    caption: float = 0.88
    body: float = 1.0
    strong: float = 1.0  # semi-bold
    heading: float = 1.2  # semi-bold
    title: float = 1.6  # semi-bold
    clock: float = 1.35
    smallest_body: float = 10.0  # points; a smaller system font is raised to this


class Durations(NamedTuple):
    """Durations in milliseconds."""

    step: int = 200  # a piece's way to the next square
    jump: int = 240  # each jump of a capture
    capture_longest: int = 1500  # all jumps together; long captures hurry
    capture_fade: int = 180
    undo: int = 130  # a whole move taken back
    turn: int = 420  # the board turned or flipped
    settle: int = 120  # a piece put back after a refused drop
    refusal: int = 1600  # squares light up and fade
    dwell: int = 150  # a dragged piece rests on a landing square until the landing counts
    ghost_rest: int = 900  # a capture that was only shown stays in sight
    answer_shortest: int = 400  # from the end of a move to the answer; a forced one is seen coming
    answer_longest: int = 900
    reading_least: int = 3500  # a message stays that long …
    reading_letter: int = 55  # … and that much longer for each letter


class FontRole(Enum):
    """The role of a text; the value names its field in `TypeScale`."""

    CAPTION = "caption"
    BODY = "body"
    STRONG = "strong"
    HEADING = "heading"
    TITLE = "title"
    CLOCK = "clock"


_SEMI_BOLD = {FontRole.STRONG, FontRole.HEADING, FontRole.TITLE, FontRole.CLOCK}


def base_points(scale: TypeScale) -> float:
    """The size of body text in points: the system's, but never too small to read."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    return max(system.pointSizeF(), scale.smallest_body)


def font(role: FontRole, scale: TypeScale) -> QFont:
    """The font for `role`. Needs a running QGuiApplication."""
    made = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    made.setPointSizeF(base_points(scale) * float(getattr(scale, role.value)))
    made.setWeight(QFont.Weight.DemiBold if role in _SEMI_BOLD else QFont.Weight.Normal)
    if hasattr(QFont, "Tag"):  # Qt 6.7; without it figures keep the font's own widths
        made.setFeature(QFont.Tag("tnum"), 1)
    return made


class Theme(NamedTuple):
    """Colours, distances, fonts and durations of one look. `pieces`: the folder of their drawings."""

    dark: bool
    palette: Palette
    board: BoardColors
    pieces: str = "pieces"
    contrast: bool = False
    spacing: Spacing = Spacing()
    sizes: Sizes = Sizes()
    type_scale: TypeScale = TypeScale()
    durations: Durations = Durations()

    def font(self, role: FontRole = FontRole.BODY) -> QFont:
        """The font for a role, with tabular figures."""
        return font(role, self.type_scale)

    def color(self, name: str) -> QColor:
        """A colour of the palette, by the name of its field."""
        return QColor(getattr(self.palette, name))


def usual_theme(look: BoardLook, *, dark: bool) -> Theme:
    """The theme for eyes that see well, with a board of this look."""
    return Theme(dark=dark, palette=DARK if dark else LIGHT, board=board_colors(look, dark=dark))


LIGHT_THEME = usual_theme(BoardLook.WOOD, dark=False)
DARK_THEME = usual_theme(BoardLook.WOOD, dark=True)

_PLAIN = "pieces/plain"
CONTRAST_LIGHT_THEME = Theme(
    dark=False, palette=CONTRAST_LIGHT, board=CONTRAST_BOARD_LIGHT, pieces=_PLAIN, contrast=True
)
CONTRAST_DARK_THEME = Theme(
    dark=True, palette=CONTRAST_DARK, board=CONTRAST_BOARD_DARK, pieces=_PLAIN, contrast=True
)
"""For eyes that need contrast: the board has one look, and the pieces are flat with strong outlines."""
