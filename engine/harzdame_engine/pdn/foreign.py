"""Games that are none of ours: their names, and the words of other programs for them."""

from __future__ import annotations

import re

CHESS = "Chess"
SMALL_DRAUGHTS = "Draughts on 64 squares"
LARGE_DRAUGHTS = "Draughts on 144 squares"
"""The names of games that are told by their moves."""

FOREIGN_GAMES = {
    0: CHESS,
    1: "Chinese chess",
    21: "English draughts",
    22: "Italian draughts",
    23: "Pool checkers",
    24: "Spanish draughts",
    25: "Russian draughts",
    26: "Brazilian draughts",
    27: "Canadian draughts",
    28: "Portuguese draughts",
    29: "Czech draughts",
    31: "Thai draughts",
    40: "Frisian draughts",
    41: "Spantsiretti",
    50: "Othello",
}
"""The standard's numbers (GameType) of games that are none of ours, with their names in English."""

_FIRST_WORDS = frozenset(name.split()[0].lower() for name in FOREIGN_GAMES.values()) | {"frysk", "american"}
_WORD = re.compile(r"[^\W\d_]+")
_USUAL = re.compile(r"\W*(?:standard|normal|classic|default|from position)\b", re.IGNORECASE)


def names_foreign_game(variant: str) -> bool:
    """Whether another program's `variant` is a game that is none of ours, such as Russian draughts."""
    first = _WORD.search(variant)
    return first is not None and first[0].lower() in _FIRST_WORDS


def names_no_game(variant: str) -> bool:
    """Whether another program's `variant` only says that the game is its usual one."""
    return variant in {"", "?", "-"} or _USUAL.match(variant) is not None
