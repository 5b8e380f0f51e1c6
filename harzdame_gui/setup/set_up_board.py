"""The board of the set-up editor: pieces are put on it by the pointer, or by the keys."""

from __future__ import annotations

from harzdame_engine import Square
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from harzdame_gui.access.cells import tell_squares
from harzdame_gui.board import BoardView
from harzdame_gui.board.board_keys import BoardKeys
from harzdame_gui.board.items.marks import Marks


class SetUpBoard(BoardView):
    """Arrow keys move a frame over the squares; the space bar places a piece there, Delete takes one away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wrong: frozenset[Square] = frozenset()
        self.set_editing(True)
        self.keys = BoardKeys(self, self._place, self._remove, always=True)
        tell_squares(self, self.keys)

    def set_carrying(self, carrying: bool) -> None:
        """Choose whether the left button drags the pieces that are there, or paints over them."""
        self._hands.setup.set_carrying(carrying)

    def set_wrong(self, squares: frozenset[Square]) -> None:
        """Mark the squares with something that cannot be."""
        self._wrong = squares
        self._editing_marks = Marks(
            refused=self._wrong.intersection(self.squares), refused_by_obstacle=True, refusal_strength=1.0
        )
        self._refresh_marks()

    def _place(self, square: Square) -> None:
        self.pressed.emit()
        self.squareClicked.emit(square, Qt.MouseButton.LeftButton)

    def _remove(self, square: Square) -> None:
        self.pressed.emit()
        self.pieceRemoved.emit(square)
