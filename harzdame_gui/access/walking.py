"""The way into a board by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt

from harzdame_gui.access.cells import tell_squares
from harzdame_gui.board import BoardView
from harzdame_gui.board.board_keys import BoardKeys


def walk_by_keys(board: BoardView) -> BoardKeys:
    """Let a board be walked by keys, and read by screen readers."""
    keys = BoardKeys(board)
    tell_squares(board, keys)
    return keys


def lead_to(board: BoardView) -> None:
    """Lead the keys to a board that can be walked by them."""
    board.setFocus(Qt.FocusReason.ShortcutFocusReason)
    for keys in board.findChildren(BoardKeys):
        keys.show()
