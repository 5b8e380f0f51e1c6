"""The built-in games, in the words of their sources: the game that each is built on, and the differences.

Those on the squares of one colour stand in `half_boards`.

Every fact is a cell of the tables in rules.md; ⚖ marks those decided there
because a source is silent.
"""

from __future__ import annotations

from dataclasses import replace

from harzdame_engine.rules.board import (
    ALL_EIGHT,
    FIVE,
    FORWARD_THREE,
    HEXAGON_5,
    ORTHOGONAL,
    SQUARE_8X8,
    Direction,
    Square,
)
from harzdame_engine.rules.half_boards import INTERNATIONAL, ON_DARK_SQUARES
from harzdame_engine.rules.rules import FREE, MAJORITY, Lands, Promotion, Rules

N, NE, E, SE, S, SW, W, NW = Direction

_FILES = "abcdefgh"


def _ranks(*numbers: int) -> frozenset[Square]:
    return frozenset(f"{file}{number}" for file in _FILES for number in numbers)


_16_BACK, _16_FORWARD, _24 = _ranks(1, 2), _ranks(2, 3), _ranks(1, 2, 3)
_FIRST_RANK = _ranks(1)

HARZDAME = Rules(
    id="harzdame",
    name="Harzdame",
    board=SQUARE_8X8,
    gametype=200,
    # "the squares whose file number plus rank number is at most 7"
    setup=frozenset(f"{_FILES[file - 1]}{rank}" for file in range(1, 7) for rank in range(1, 8 - file)),
    # "White promotes on c8–h8 and h3–h8"
    promotion_squares=frozenset([*(f"{file}8" for file in "cdefgh"), *(f"h{rank}" for rank in range(3, 9))]),
    # "A man steps N or E and captures by the short leap in all four orthogonal directions" ⚖
    man_steps=(N, E),
    man_captures=ORTHOGONAL,
    # "A king moves and captures like a rook, flying. Majority. Deferred removal. Promotion at the end."
    king_steps=ORTHOGONAL,
    king_captures=ORTHOGONAL,
)

_SIX = (N, NE, SE, S, SW, NW)
HEXDAME = Rules(
    id="hexdame",
    name="Hexdame",
    board=HEXAGON_5,
    gametype=201,
    # "the 4×4 rhombus at the bottom corner e1" ⚖
    setup=frozenset(
        ["b1", "c1", "c2", "d1", "d2", "d3", "e1", "e2", "e3", "e4", "f1", "f2", "f3", "g1", "g2", "h1"]
    ),
    # "the nine topmost cells of the columns"
    promotion_squares=frozenset(["a5", "b6", "c7", "d8", "e9", "f8", "g7", "h6", "i5"]),
    # "Men step N NE NW and capture in all six directions; kings fly in all six"
    man_steps=FORWARD_THREE,
    man_captures=_SIX,
    king_steps=_SIX,
    king_captures=_SIX,
)

TURKISH = Rules(
    id="turkish",
    name="Turkish draughts",
    board=SQUARE_8X8,
    gametype=30,
    setup=_16_FORWARD,
    promotion_squares=_ranks(8),
    man_steps=(N, E, W),
    man_captures=(N, E, W),
    king_steps=ORTHOGONAL,
    king_captures=ORTHOGONAL,
    turns_back=False,
    instant_removal=True,
    one_piece_each_draws=True,
)
MODIFIED_TURKISH = replace(
    TURKISH,
    id="modified-turkish",
    name="Modified Turkish",
    gametype=202,
    setup=_16_BACK,
    line_leaps=FORWARD_THREE,
    line_leap_from=_FIRST_RANK,
)
ARMENIAN = replace(
    TURKISH, id="armenian", name="Armenian draughts", gametype=203, man_steps=FIVE, king_steps=ALL_EIGHT
)
ARMENIAN_2 = replace(
    TURKISH,
    id="armenian-2",
    name="Armenian II",
    gametype=204,
    man_captures=ORTHOGONAL,
    man_first_captures=(N, E, W),
)
ARMENIAN_3 = replace(
    ARMENIAN, id="armenian-3", name="Armenian III", gametype=205, promotion_rule=Promotion.GOES_ON_AS_KING
)
GOTHIC = Rules(
    id="gothic",
    name="Gothic checkers",
    board=SQUARE_8X8,
    gametype=206,
    setup=_16_BACK,
    promotion_squares=_ranks(8),
    man_steps=(NE, NW),
    man_captures=FIVE,
    king_steps=ALL_EIGHT,
    king_captures=ALL_EIGHT,
    flying=False,
    instant_removal=True,
    promotion_rule=Promotion.STOPS,
)
MODIFIED_GOTHIC = replace(
    GOTHIC,
    id="modified-gothic",
    name="Modified Gothic",
    gametype=207,
    line_leaps=FORWARD_THREE,
    line_leap_from=_FIRST_RANK,
)
MODIFIED_GOTHIC_2 = replace(
    MODIFIED_GOTHIC, id="modified-gothic-2", name="Modified Gothic II", gametype=208, choice=FREE
)
ADIGHA = replace(
    TURKISH,
    id="adigha",
    name="Adigha",
    gametype=209,
    instant_removal=False,
    promotion_rule=Promotion.GOES_ON_AS_KING,
)
CRODA = Rules(
    id="croda",
    name="Croda",
    board=SQUARE_8X8,
    gametype=210,
    setup=_24,
    promotion_squares=_ranks(8),
    man_steps=FORWARD_THREE,
    man_captures=ORTHOGONAL,
    king_steps=ORTHOGONAL,
    king_captures=ORTHOGONAL,
    choice=MAJORITY,  # ⚖
)
MODERN_GOTHIC = Rules(
    id="modern-gothic",
    name="Modern Gothic",
    board=SQUARE_8X8,
    gametype=211,
    setup=_24,
    promotion_squares=_ranks(8),
    man_steps=(NE, NW),
    man_captures=ORTHOGONAL,
    king_steps=ORTHOGONAL,
    king_captures=ORTHOGONAL,
    line_leaps=FORWARD_THREE,
    line_leap_from=_FIRST_RANK,
)
MODERN_GOTHIC_2 = replace(
    MODERN_GOTHIC, id="modern-gothic-2", name="Modern Gothic II", gametype=212, setup=_16_BACK  # ⚖
)  # fmt: skip
TEUTONIC = replace(MODERN_GOTHIC, id="teutonic", name="Teutonic checkers", gametype=213, man_captures=FIVE)
TEUTONIC_2 = replace(TEUTONIC, id="teutonic-2", name="Teutonic II", gametype=214, setup=_16_BACK)  # ⚖
GREEK = replace(TURKISH, id="greek", name="Greek checkers", gametype=215, lands=Lands.NEXT)
GREEK_2 = replace(GREEK, id="greek-2", name="Greek II", gametype=216, choice=FREE)
GREEK_3 = replace(TURKISH, id="greek-3", name="Greek III", gametype=217, choice=FREE)
GREEK_4 = replace(
    TURKISH, id="greek-4", name="Greek IV", gametype=218, promotion_rule=Promotion.GOES_ON_AS_KING
)
GREEK_5 = replace(GREEK_4, id="greek-5", name="Greek V", gametype=219, choice=FREE)
GREEK_6 = replace(GREEK_4, id="greek-6", name="Greek VI", gametype=220, lands=Lands.NEXT)
GREEK_7 = replace(GREEK_6, id="greek-7", name="Greek VII", gametype=221, choice=FREE)
UNIVERSAL = Rules(
    id="universal",
    name="Universal checkers",
    board=SQUARE_8X8,
    gametype=222,
    setup=_24,
    promotion_squares=_ranks(8),
    man_steps=FIVE,
    man_captures=ALL_EIGHT,
    king_steps=ALL_EIGHT,  # ⚖
    king_captures=ALL_EIGHT,
    choice=MAJORITY,  # ⚖
    promotion_rule=Promotion.AT_END,  # ⚖
)
DAMEO = Rules(
    id="dameo",
    name="Dameo",
    board=SQUARE_8X8,
    gametype=223,
    # "a1–h1, b2–g2, c3–f3"
    setup=_ranks(1) | {f"{file}2" for file in "bcdefg"} | {f"{file}3" for file in "cdef"},
    promotion_squares=_ranks(8),
    man_steps=FORWARD_THREE,
    man_captures=ORTHOGONAL,
    king_steps=ALL_EIGHT,
    king_captures=ORTHOGONAL,
    line_leaps=FORWARD_THREE,
    line_leap_from=frozenset(SQUARE_8X8.names),
)
TURKTHIC = Rules(
    id="turkthic",
    name="Turkthic",
    board=SQUARE_8X8,
    gametype=224,
    setup=_16_FORWARD,  # ⚖
    promotion_squares=_ranks(8),
    man_steps=FIVE,
    man_captures=FIVE,
    king_steps=ALL_EIGHT,
    king_captures=ALL_EIGHT,
    lands=Lands.NEXT,
    instant_removal=True,  # ⚖
    choice=MAJORITY,  # ⚖
    promotion_rule=Promotion.GOES_ON_AS_KING,
)
TURKTHIC_2 = replace(TURKTHIC, id="turkthic-2", name="Turkthic II", gametype=225, flying=False)
KENY = replace(
    TURKISH,
    id="keny",
    name="Ossetian Keny",
    gametype=226,
    turns_back=True,
    promotion_rule=Promotion.GOES_ON_AS_KING,
)
KENY_2 = replace(TURKISH, id="keny-2", name="Ossetian Keny II", gametype=227, turns_back=True)
BAHRAIN = replace(TURKISH, id="bahrain", name="Bahrain", gametype=228, threat_rule=True)
BOSNIAN = replace(TURKISH, id="bosnian", name="Bosnian", gametype=229, man_captures=ORTHOGONAL)

_BUILT_IN = {
    rules.id: rules
    for rules in (
        HARZDAME, INTERNATIONAL, HEXDAME, TURKISH, MODIFIED_TURKISH, ARMENIAN, ARMENIAN_2, ARMENIAN_3,
        GOTHIC, MODIFIED_GOTHIC, MODIFIED_GOTHIC_2, ADIGHA, CRODA, MODERN_GOTHIC, MODERN_GOTHIC_2,
        TEUTONIC, TEUTONIC_2, GREEK, GREEK_2, GREEK_3, GREEK_4, GREEK_5, GREEK_6, GREEK_7, UNIVERSAL,
        DAMEO, TURKTHIC, TURKTHIC_2, KENY, KENY_2, BAHRAIN, BOSNIAN, *ON_DARK_SQUARES,
    )
}  # fmt: skip


def variants() -> tuple[Rules, ...]:
    """All built-in games, the flagship first."""
    return tuple(_BUILT_IN.values())


def variant(variant_id: str) -> Rules:
    """The built-in game with this id.

    Raises:
        KeyError: no built-in game has it; the message lists those there are.
    """
    try:
        return _BUILT_IN[variant_id]
    except KeyError:
        known = ", ".join(_BUILT_IN)
        raise KeyError(f"unknown game {variant_id!r}; known: {known}") from None
