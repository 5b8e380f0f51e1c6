"""The colours of the board and of what is marked on it, light and dark, in several looks."""

from typing import NamedTuple

from harzdame_gui.controllers.settings.choices import BoardLook
from harzdame_gui.theme.palette import Hex


class DrawnColors(NamedTuple):
    """The colours of the marks that a person draws, likewise."""

    green: Hex = "#2E8B57"
    red: Hex = "#C8392C"
    yellow: Hex = "#E6A700"
    blue: Hex = "#2B6CB8"
    outline: Hex = "#C0FFFFFF"
    line: Hex = "#000000"  # along the middle of those that are not green

    def get(self, initial: str) -> Hex:
        """The colour with that initial, green for any other."""
        return {"R": self.red, "Y": self.yellow, "B": self.blue}.get(initial, self.green)


class BoardColors(NamedTuple):
    """The colours of the board and of what is marked on it, likewise."""

    square_light: Hex = "#EEE1C8"
    square_middle: Hex = "#E3D1B1"  # the third colour of a board of hexagons
    square_dark: Hex = "#D8C09A"
    grain: Hex | None = "#0A7A5520"  # a thin line of wood grain; None: the board is not of wood
    edge: Hex = "#B9A27C"  # the line around the squares
    coordinate: Hex = "#66635C"
    number: Hex = "#6E5C3E"  # a coordinate within a dark square
    promotion_ours: Hex = "#C0392B"  # the outer edge of the promotion squares of who sits below
    promotion_theirs: Hex = "#D98C80"
    last_move: Hex = "#70E3B23C"
    trail: Hex = "#B0A86F10"  # the way of the last capture, and the lines of what is told by a warm colour
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


_LIGHT = BoardColors()

_DARK = BoardColors(
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


_Squares = tuple[Hex, Hex, Hex, Hex, Hex]
"""The colours of painted squares – light, middle, dark –, the line around, and a coordinate in a dark one."""

_PAINTED: dict[BoardLook, tuple[_Squares, _Squares]] = {
    BoardLook.GREEN: (
        ("#EEF1E0", "#D5DFC2", "#BBCEA4", "#8FA277", "#45563A"),
        ("#BECBA6", "#A3B48A", "#889C6F", "#55633F", "#1F2B14"),
    ),
    BoardLook.BLUE: (
        ("#EAF0F5", "#D0DDE7", "#B5C9D9", "#869EB3", "#3A5166"),
        ("#B7C7D5", "#9BAFC1", "#7F97AC", "#4A5F73", "#14232F"),
    ),
    BoardLook.GREY: (
        ("#EFEFEE", "#DADAD9", "#C4C5C6", "#96989B", "#4C4E52"),
        ("#C2C3C5", "#A8AAAD", "#8E9195", "#5A5D62", "#1E2023"),
    ),
}
"""Light and dark."""


def board_colors(look: BoardLook, *, dark: bool) -> BoardColors:
    """The colours of a board of this look."""
    wood = _DARK if dark else _LIGHT
    return wood if look is BoardLook.WOOD else _on(wood, _PAINTED[look][dark])


def _on(colors: BoardColors, squares: _Squares) -> BoardColors:
    """The marks of `colors` on painted squares."""
    light, middle, dark, edge, number = squares
    return colors._replace(
        square_light=light, square_middle=middle, square_dark=dark, grain=None, edge=edge, number=number
    )


CONTRAST_BOARD_LIGHT = _on(_LIGHT, ("#FFFFFF", "#E6E6E6", "#CCCCCC", "#000000", "#000000"))._replace(
    coordinate="#000000",
    promotion_ours="#B00000",
    promotion_theirs="#E08080",
    last_move="#C0FFD21F",
    trail="#E0704A00",
    selected="#00433F",
    target="#00332F",
    hover="#6000433F",
    must_capture="#9A5200",
    obstacle="#B00000",
    demand="#00625C",
    hint="#004F5C",
    best="#003E8F",
    threat="#8A0030",
    ways=("#00525C", "#8F3600", "#4B2A86"),
    drawn=DrawnColors(
        green="#0A6B33", red="#B00000", yellow="#8A6400", blue="#003E8F", outline="#FFFFFFFF", line="#FFFFFF"
    ),
)

CONTRAST_BOARD_DARK = _on(_DARK, ("#5A5A5A", "#444444", "#303030", "#FFFFFF", "#FFFFFF"))._replace(
    coordinate="#FFFFFF",
    promotion_ours="#FF7A6B",
    promotion_theirs="#B85A50",
    last_move="#90B88600",
    trail="#E0FFD54A",
    selected="#8CFFF6",
    target="#A6FFF8",
    hover="#708CFFF6",
    must_capture="#FFD000",
    obstacle="#FF9A8E",
    demand="#6FF5EA",
    hint="#8CFFF6",
    hint_outline="#000000",
    best="#B5DAFF",
    threat="#FFB8C6",
    ways=("#8CFFF6", "#FFC48A", "#DCC8FF"),
    drawn=DrawnColors(green="#58E39A", red="#FF8678", yellow="#FFE25C", blue="#8CC2FF", outline="#FF000000"),
)
