"""The board on screen: it is given positions and legal moves and tells what the player's hand did."""

from harzdame_gui.board.geometry.cells import can_stand
from harzdame_gui.board.view import BoardView

__all__ = ["BoardView", "can_stand"]
