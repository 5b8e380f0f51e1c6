"""The colours, light and dark. Names say what a colour is for; nothing here knows Qt.

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
    line_strong: Hex = "#9A958B"  # the border of a control, 3:1 against the surface
    scroll_handle: Hex = "#C9C4BA"
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
    success: Hex = "#2E7D4F"
    advantage_white: Hex = "#FBF8F1"  # White's and Black's share of an evaluation bar
    advantage_black: Hex = "#2B2E34"


class DrawnColors(NamedTuple):
    """The colours of the marks that a person draws, likewise."""

    green: Hex = "#2E8B57"
    red: Hex = "#C8392C"
    yellow: Hex = "#E6A700"
    blue: Hex = "#2B6CB8"
    outline: Hex = "#C0FFFFFF"

    def get(self, initial: str) -> Hex:
        """The colour with that initial, green for any other."""
        return {"R": self.red, "Y": self.yellow, "B": self.blue}.get(initial, self.green)


class BoardColors(NamedTuple):
    """The colours of the board and of what is marked on it, likewise."""

    square_light: Hex = "#EEE1C8"
    square_middle: Hex = "#E3D1B1"  # the third colour of a board of hexagons
    square_dark: Hex = "#D8C09A"
    grain: Hex = "#0A7A5520"  # a thin line of wood grain
    edge: Hex = "#B9A27C"  # the line around the squares
    coordinate: Hex = "#66635C"
    number: Hex = "#6E5C3E"  # a coordinate within a dark square
    promotion_ours: Hex = "#C0392B"  # the outer edge of the promotion squares of who sits below
    promotion_theirs: Hex = "#D98C80"
    last_move: Hex = "#70E3B23C"
    trail: Hex = "#B0A86F10"  # the way of the last capture
    selected: Hex = "#2F6F6B"
    target: Hex = "#2F6F6B"
    hover: Hex = "#402F6F6B"  # the target under the dragged piece
    must_capture: Hex = "#E0A11B"  # the glow of pieces that must capture
    obstacle: Hex = "#C0392B"  # a refusal's square that stands in the way
    demand: Hex = "#2F9A92"  # a refusal's square where the rules want one to go
    hint: Hex = "#1F7A86"
    hint_outline: Hex = "#FFFFFF"
    best: Hex = "#1D5FA8"  # the arrow of the best move that was found
    threat: Hex = "#A8324A"  # the dashed arrow of what the other side threatens
    # the ways a capture can go, one colour for each
    ways: tuple[Hex, Hex, Hex] = ("#1F7A86", "#B0541F", "#6A4C9C")
    drawn: DrawnColors = DrawnColors()


LIGHT, BOARD_LIGHT = Palette(), BoardColors()

DARK = Palette(
    window="#1B1D21",
    surface="#24272C",
    raised="#2F333A",
    pressed="#3A3F47",
    line="#33373E",
    line_strong="#737A86",
    scroll_handle="#4A505A",
    text="#E8E6E1",
    text_muted="#A6A8AE",
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

BOARD_DARK = BoardColors(
    square_light="#D8C19A",
    square_middle="#C6AA7F",
    square_dark="#B39066",
    grain="#0C3A2608",
    edge="#6F5F45",
    coordinate="#A6A8AE",
    number="#3A2E1A",
    promotion_ours="#D5513F",
    promotion_theirs="#94564D",
    last_move="#90F0B429",
    trail="#C08A5200",
    selected="#0F5F5A",
    target="#0E3330",
    hover="#500F5F5A",
    must_capture="#FFC94D",
    obstacle="#E8604E",
    demand="#5FD0C6",
    hint="#6FE0D8",
    hint_outline="#12302E",
    best="#A5D2FF",
    threat="#FFB0BE",
    ways=("#7FE6DE", "#FFC48A", "#CDB8F5"),
    drawn=DrawnColors(green="#2FAE6B", red="#E2503F", yellow="#F5C430", blue="#4E9BE8", outline="#A0101215"),
)
