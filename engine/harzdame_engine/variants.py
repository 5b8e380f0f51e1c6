"""The built-in games, each fact with its source in rules.md."""

from __future__ import annotations

from harzdame_engine.board import ORTHOGONAL, SQUARE_8X8, Direction
from harzdame_engine.rules import Rules

_FILES = "abcdefgh"

HARZDAME = Rules(
    id="harzdame",
    name="Harzdame",
    board=SQUARE_8X8,
    # "the squares whose file number plus rank number is at most 7": 21 men
    setup=frozenset(f"{_FILES[f - 1]}{r}" for f in range(1, 7) for r in range(1, 8 - f)),
    # "White promotes on c8–h8 and h3–h8": 11 squares
    promotion=frozenset([*(f"{file}8" for file in "cdefgh"), *(f"h{rank}" for rank in range(3, 9))]),
    # "A man steps N or E"
    man_steps=(Direction.N, Direction.E),
    # "captures by the short leap in all four orthogonal directions"
    man_captures=ORTHOGONAL,
    # "A king moves and captures like a rook, flying"
    king_steps=ORTHOGONAL,
    king_captures=ORTHOGONAL,
    # "Majority. Deferred removal. Promotion at the end."
    majority=True,
    gametype=200,
)

_BUILT_IN = {rules.id: rules for rules in (HARZDAME,)}


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
