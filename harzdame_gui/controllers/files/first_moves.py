"""The moves of the position that a game begins with, found before a board asks for them."""

from __future__ import annotations

from harzdame_engine import GameTree


def find_first_moves(tree: GameTree | None) -> None:
    """Find the moves of a game's first position, beside the GUI thread; the position keeps them.

    Where it was set up by somebody this may take a third of a second; a board asks for them at once.
    """
    if tree is not None:
        tree.root.position.legal_moves()
