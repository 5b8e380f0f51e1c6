"""The colours, light and dark. Names say what a colour is for; nothing here knows Qt.

A colour is written ``#RRGGBB`` or ``#AARRGGBB``, as QColor and style sheets read it.
"""

from __future__ import annotations

from typing import NamedTuple

Hex = str


class Palette(NamedTuple):
    """The colours of windows and controls."""

    window: Hex  # behind everything
    surface: Hex  # panels, cards, menus, fields
    raised: Hex  # a control on a surface, a hovered row
    pressed: Hex
    line: Hex  # the few borders there are
    line_strong: Hex  # the border of a control, 3:1 against the surface
    scroll_handle: Hex
    text: Hex
    text_muted: Hex  # secondary text, still 4.5:1
    text_disabled: Hex
    accent: Hex  # the one accent colour
    accent_hover: Hex
    accent_soft: Hex  # a card or a selected row, tinted
    on_accent: Hex  # text on the accent
    focus: Hex  # focus rings, 3:1 against window and surface
    warning: Hex
    error: Hex
    success: Hex
    advantage_white: Hex  # White's and Black's share of an evaluation bar
    advantage_black: Hex


class DrawnColors(NamedTuple):
    """The colours of the marks that a person draws."""

    green: Hex
    red: Hex
    yellow: Hex
    blue: Hex
    outline: Hex

    def get(self, initial: str) -> Hex:
        """The colour with that initial, green for any other."""
        return {"R": self.red, "Y": self.yellow, "B": self.blue}.get(initial, self.green)


class BoardColors(NamedTuple):
    """The colours of the board and of what is marked on it."""

    square_light: Hex
    square_middle: Hex  # the third colour of a board of hexagons
    square_dark: Hex
    grain: Hex  # a thin line of wood grain
    edge: Hex  # the line around the squares
    coordinate: Hex
    number: Hex  # a coordinate within a dark square
    promotion_white: Hex  # the outer edge of White's promotion squares
    promotion_black: Hex
    last_move: Hex
    selected: Hex
    target: Hex
    hover: Hex  # the target under the dragged piece
    must_capture: Hex  # the glow of pieces that must capture
    obstacle: Hex  # a refusal's square that stands in the way
    demand: Hex  # a refusal's square where the rules want one to go
    hint: Hex
    hint_outline: Hex
    ways: tuple[Hex, Hex, Hex]  # the ways a capture can go, one colour for each
    drawn: DrawnColors


LIGHT = Palette(
    window="#F4F2EE",
    surface="#FFFFFF",
    raised="#F0EDE7",
    pressed="#E6E2DA",
    line="#E2DED6",
    line_strong="#9A958B",
    scroll_handle="#C9C4BA",
    text="#22252A",
    text_muted="#66635C",
    text_disabled="#A8A49C",
    accent="#2F6F6B",
    accent_hover="#285F5C",
    accent_soft="#E3EDEB",
    on_accent="#FFFFFF",
    focus="#1E7F79",
    warning="#8F5F00",
    error="#B0362A",
    success="#2E7D4F",
    advantage_white="#FBF8F1",
    advantage_black="#2B2E34",
)

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

BOARD_LIGHT = BoardColors(
    square_light="#EEE1C8",
    square_middle="#E3D1B1",
    square_dark="#D8C09A",
    grain="#0A7A5520",
    edge="#B9A27C",
    coordinate="#66635C",
    number="#6E5C3E",
    promotion_white="#C0392B",
    promotion_black="#D98C80",
    last_move="#70E3B23C",
    selected="#2F6F6B",
    target="#2F6F6B",
    hover="#402F6F6B",
    must_capture="#E0A11B",
    obstacle="#C0392B",
    demand="#2F9A92",
    hint="#1F7A86",
    hint_outline="#FFFFFF",
    ways=("#1F7A86", "#B0541F", "#6A4C9C"),
    drawn=DrawnColors(green="#2E8B57", red="#C8392C", yellow="#E6A700", blue="#2B6CB8", outline="#C0FFFFFF"),
)

BOARD_DARK = BoardColors(
    square_light="#A8977A",
    square_middle="#99886B",
    square_dark="#8A795D",
    grain="#0A000000",
    edge="#4A443A",
    coordinate="#A6A8AE",
    number="#2E271B",
    promotion_white="#D5513F",
    promotion_black="#8C5048",
    last_move="#80E3B23C",
    selected="#7FD9D2",
    target="#0E3330",
    hover="#507FD9D2",
    must_capture="#FFC94D",
    obstacle="#E8604E",
    demand="#5FD0C6",
    hint="#6FE0D8",
    hint_outline="#12302E",
    ways=("#7FE6DE", "#FFC48A", "#CDB8F5"),
    drawn=DrawnColors(green="#2FAE6B", red="#E2503F", yellow="#F5C430", blue="#4E9BE8", outline="#A0101215"),
)
