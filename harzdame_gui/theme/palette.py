"""The colours of windows and controls. Names say what a colour is for; nothing here knows Qt.

A colour is written ``#RRGGBB`` or ``#AARRGGBB``, as QColor and style sheets read it.
"""

from typing import NamedTuple

Hex = str


class Palette(NamedTuple):
    """The colours of windows and controls; unless others are given, the light ones."""

    window: Hex = "#F4F2EE"  # behind everything
    surface: Hex = "#FFFFFF"  # panels, cards, menus, fields
    raised: Hex = "#F0EDE7"  # a control on a surface, a hovered row
    pressed: Hex = "#E6E2DA"
    line: Hex = "#E2DED6"  # the few borders there are
    line_strong: Hex = "#88837A"  # the border of a control, 3:1 against what it is on
    scroll_handle: Hex = "#8C877D"
    text: Hex = "#22252A"
    text_muted: Hex = "#66635C"  # secondary text, still 4.5:1
    text_disabled: Hex = "#A8A49C"
    accent: Hex = "#2F6F6B"  # the one accent colour
    accent_hover: Hex = "#285F5C"
    accent_soft: Hex = "#E3EDEB"  # a card or a selected row, tinted
    on_accent: Hex = "#FFFFFF"  # text on the accent
    focus: Hex = "#1E7F79"  # focus rings, 3:1 against window and surface
    warning: Hex = "#8F5F00"
    error: Hex = "#B0362A"
    success: Hex = "#2B7749"
    advantage_white: Hex = "#FBF8F1"  # White's and Black's share of an evaluation bar
    advantage_black: Hex = "#2B2E34"


LIGHT = Palette()

DARK = Palette(
    window="#1B1D21",
    surface="#24272C",
    raised="#2F333A",
    pressed="#3A3F47",
    line="#33373E",
    line_strong="#767D89",
    scroll_handle="#6B727D",
    text="#E8E6E1",
    text_muted="#A9ABB1",
    text_disabled="#6C7078",
    accent="#5FB3AD",
    accent_hover="#74C2BC",
    accent_soft="#2A3938",
    on_accent="#0F1F1E",
    focus="#7FD3CC",
    warning="#E3B23C",
    error="#EE7F70",
    success="#6CC08B",
    advantage_white="#EFEBE2",
    advantage_black="#101215",
)

CONTRAST_LIGHT = Palette(
    window="#FFFFFF",
    raised="#ECECEC",
    pressed="#D4D4D4",
    line="#5C5C5C",
    line_strong="#000000",
    scroll_handle="#3C3C3C",
    text="#000000",
    text_muted="#262626",
    text_disabled="#5C5C5C",
    accent="#00433F",
    accent_hover="#002E2B",
    accent_soft="#D6F3F0",
    focus="#0037DA",
    warning="#5E3D00",
    error="#8E0B0B",
    success="#0A4F26",
    advantage_white="#FFFFFF",
    advantage_black="#000000",
)

CONTRAST_DARK = Palette(
    window="#000000",
    surface="#000000",
    raised="#1E1E1E",
    pressed="#383838",
    line="#9A9A9A",
    line_strong="#FFFFFF",
    scroll_handle="#D0D0D0",
    text="#FFFFFF",
    text_muted="#E4E4E4",
    text_disabled="#A6A6A6",
    accent="#5FF0E4",
    accent_hover="#9DFFF7",
    accent_soft="#00332F",
    on_accent="#000000",
    focus="#FFFF00",
    warning="#FFD54A",
    error="#FFA69C",
    success="#86F2AC",
    advantage_white="#FFFFFF",
    advantage_black="#000000",
)
