"""Facts about endgames of two pieces that are known without a solver: made by hand, or counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.reference.endgames import Endgames, Material
from tests.reference.position import read_fen

KING_EACH = Material(0, 1, 0, 1)

# By the game: positions, and the plies to the end.
BY_HAND: dict[str, dict[str, int | None]] = {
    "harzdame": {
        # Nothing is left.
        "B:WKa1:B": 0,
        # It is captured at once, or has the edge behind it.
        "W:WKa1:BKa5": 1,
        "W:WKa1:BKa8": None,
        "B:Wd4:Be4": 1,
        # Its only step is in front of the king.
        "W:Wb8:BKh8": 2,
    },
    "gothic": {
        # It is blocked.
        "W:Wa7:Bb8": 0,
        # Its only step is in front of the king.
        "W:Wa1:BKc3": 2,
    },
    "international": {
        # It is blocked.
        "W:W6:BK1": 0,
        # A king leaves the end of the long diagonal only to be captured from the other.
        "W:WK5:BK46": 2,
        "B:WK5:BK46": 2,
    },
    "giveaway-russian": {
        # Nothing is left, and that wins.
        "B:WKa1:B": 0,
        # It is blocked, and that wins.
        "B:Wg1:Bh2": 0,
        # It has to take the last piece.
        "W:Wd4:Be5": 1,
        # It offers itself, and is taken.
        "W:Wd4:Bf6": 2,
    },
    # One piece each is a draw, even if a capture is on.
    "turkish": {"W:WKa1:BKa5": None},
    "bahrain": {"B:Wa3:Ba4": None},
}

# A flying king captures another on a line of n squares unless the edge is behind it: in (n − 1)(n − 2) ways.
LINES = {
    "harzdame": [8] * 16,
    "dameo": [8] * 16,
    "international": [9, 9, 7, 7, 5, 5, 3, 3, 1, 1, 10, 8, 8, 6, 6, 4, 4, 2, 2],
    "hexdame": [5, 6, 7, 8, 9, 8, 7, 6, 5] * 3,
}


def mistakes(game_id: str, endgames: Endgames) -> Iterator[str]:
    """What a solver says otherwise about two pieces."""
    for fen, plies in BY_HAND.get(game_id, {}).items():
        if (found := endgames.plies(read_fen(fen, endgames.game))) != plies:
            yield f"{fen} ends after {plies} plies, not {found}"
    if game_id in LINES:
        found = Counter(map(endgames.plies, endgames.positions(KING_EACH)))[1]
        right = sum((n - 1) * (n - 2) for n in LINES[game_id])
        if found != right:
            yield f"a king captures a king at once in {right} positions, not {found}"
