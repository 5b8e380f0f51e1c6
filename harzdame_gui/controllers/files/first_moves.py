"""The moves of positions that somebody set up, found before a board asks for them.

That may take a third of a second, where the moves of positions of games take next to nothing.
"""

from __future__ import annotations

from harzdame_engine import GameTree

AT_ONCE = 30_000
"""The core's steps that are taken on the GUI thread, some ten milliseconds; positions of games take few."""


def find_first_moves(tree: GameTree | None) -> None:
    """Find the moves of a game's first position, beside the GUI thread; the position keeps them."""
    if tree is not None:
        tree.root.position.legal_moves()
