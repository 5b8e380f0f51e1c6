"""Edits of a position that is being set up: presses and releases mean any piece anywhere, without rules."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine import Square
from PySide6.QtCore import Qt


class Clicked(NamedTuple):
    """A square was clicked, or painted over with the button held."""

    square: Square
    button: Qt.MouseButton


class Moved(NamedTuple):
    """A piece was dragged from one square to another."""

    origin: Square
    target: Square


class Removed(NamedTuple):
    """A piece was dragged off the board."""

    square: Square


Edit = Clicked | Moved | Removed


class EditGestures:
    """Gestures from press to release: a click, a stroke over several squares, or a piece that is dragged.

    `carried` is the square of the piece that may be dragged, `lifted` whether it is. Unless `carries`,
    the left button paints over pieces as well.
    """

    def __init__(self) -> None:
        self.carries = True
        self.carried: Square | None = None
        self.lifted = False
        self._button = Qt.MouseButton.NoButton
        self._last: Square | None = None

    @property
    def painting(self) -> bool:
        """Whether the button is held to paint squares."""
        return self._last is not None

    def press(self, square: Square | None, button: Qt.MouseButton, occupied: bool) -> Edit | None:
        """The button went down. The left one on a piece takes hold of it; any other press paints."""
        self.drop()
        self._button = button
        if square is None:
            return None
        if occupied and self.carries and button == Qt.MouseButton.LeftButton:
            self.carried = square
            return None
        self._last = square
        return Clicked(square, button)

    def move(self, square: Square | None) -> Edit | None:
        """The pointer travelled with the button held."""
        if self.carried is not None:
            self.lifted = True
            return None
        if not self.painting or square is None or square == self._last:
            return None
        self._last = square
        return Clicked(square, self._button)

    def release(self, square: Square | None, on_board: bool = False) -> Edit | None:
        """The button went up; `on_board` if that was on the board, be it on no square of the game."""
        carried, lifted = self.carried, self.lifted
        self.drop()
        if carried is None:
            return None
        if not lifted:
            return Clicked(carried, self._button)
        if square is None:
            return None if on_board else Removed(carried)
        return Moved(carried, square) if square != carried else None

    def drop(self) -> None:
        """Forget the stroke."""
        self.carried = None
        self.lifted = False
        self._last = None
