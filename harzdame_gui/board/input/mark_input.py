"""Input for marks: clicks and drags with the right button, or keys, become coloured squares and arrows."""

from __future__ import annotations

from harzdame_engine import Square
from harzdame_engine.game.tree import Mark
from PySide6.QtCore import QObject, QPointF, Qt, Signal

from harzdame_gui.board.scene import BoardScene

_RED = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
_BLUE = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class MarkInput(QObject):
    """Draws marks over those there are; the same once more takes one away, in another colour recolours it.

    Plain marks are green, with Shift or Ctrl red, with Alt or the system's key blue, with both yellow.

    *Signals*
    changed(): what is being drawn is different now.
    edited(tuple[Mark, ...]): the marks that there shall be.
    """

    changed = Signal()
    edited = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.marks: tuple[Mark, ...] = ()
        self._scene: BoardScene | None = None
        self._begun: Mark | None = None
        self._over: Square | None = None

    @property
    def shown(self) -> tuple[Mark, ...]:
        """The marks as they are while one is being drawn."""
        drawn = self._drawn()
        if drawn is None:
            return self.marks
        return (*(mark for mark in self.marks if mark[1:] != drawn[1:]), drawn)

    @property
    def drawing(self) -> bool:
        """Whether a mark is being drawn."""
        return self._begun is not None

    def set_scene(self, scene: BoardScene) -> None:
        """Take the input from another scene."""
        self.cancel()
        self._scene = scene

    def press(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """The button went down."""
        square = self._square_at(point)
        if square is not None:
            self._begun, self._over = Mark(mark_color(modifiers), square), square
            self.changed.emit()

    def move(self, point: QPointF) -> None:
        """The pointer travelled."""
        square = self._square_at(point)
        if self.drawing and square != self._over:
            self._over = square
            self.changed.emit()

    def release(self, point: QPointF) -> None:
        """The button went up; beyond the board that draws nothing."""
        self.move(point)
        self._end()

    def mark(self, color: str, square: Square) -> None:
        """Begin a mark on a square, or end the one that is being drawn there."""
        if self.drawing:
            self.reach(square)
            self._end()
        else:
            self._begun, self._over = Mark(color, square), square
            self.changed.emit()

    def reach(self, square: Square) -> None:
        """Have the mark that is being drawn, if there is one, lead to a square."""
        if self.drawing and square != self._over:
            self._over = square
            self.changed.emit()

    def _end(self) -> None:
        drawn = self._drawn()
        self.cancel()
        if drawn is None:
            return
        others = tuple(mark for mark in self.marks if mark[1:] != drawn[1:])
        self.edited.emit(others if drawn in self.marks else (*others, drawn))

    def cancel(self) -> bool:
        """Draw nothing. False if nothing was being drawn."""
        drawing, self._begun, self._over = self.drawing, None, None
        if drawing:
            self.changed.emit()
        return drawing

    def _square_at(self, point: QPointF) -> Square | None:
        return self._scene.layout.square_at(point) if self._scene is not None else None

    def _drawn(self) -> Mark | None:
        if self._begun is None or self._over is None:
            return None
        return self._begun._replace(target=None if self._over == self._begun.origin else self._over)


def mark_color(modifiers: Qt.KeyboardModifier) -> str:
    """The colour of a mark that is drawn with these keys held."""
    red, blue = bool(modifiers & _RED), bool(modifiers & _BLUE)
    if red and blue:
        return "Y"
    return "R" if red else "B" if blue else "G"
