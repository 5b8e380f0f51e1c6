"""The board on screen: it is given positions with their legal moves, and reports the player's input."""

from harzdame_gui.board.geometry.cells import can_stand
from harzdame_gui.board.view import BoardView

__all__ = ["BoardView", "can_stand"]
