"""The board of the set-up editor: pieces are put on it by the pointer, or by the keys."""

from __future__ import annotations

from math import hypot

from harzdame_engine import Square
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.board.items.marks import Marks

_WAYS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_PLACE = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_REMOVE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_HARD_TO_REACH = 2.5
"""A square beside the way counts as so much farther than one that lies on it."""


class SetUpBoard(BoardView):
    """Arrow keys move a mark over the squares; the space bar places a piece there, Delete takes one away.

    *Signals*
    cursorMoved(str): the mark is on another square.
    """

    cursorMoved = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wrong: frozenset[Square] = frozenset()
        self._cursor: Square | None = None
        self._cursor_shown = False
        self.set_editing(True)
        self.pressed.connect(self._leave_keys)

    def set_carrying(self, carrying: bool) -> None:
        """Choose whether the left button drags the pieces that are there, or paints over them."""
        self._hands.setup.set_carrying(carrying)

    def set_wrong(self, squares: frozenset[Square]) -> None:
        """Mark the squares with something that cannot be."""
        self._wrong = squares
        self._mark()

    def _leave_keys(self) -> None:
        self._cursor_shown = False
        self._mark()

    def _mark(self) -> None:
        cursor = self._cursor if self._cursor_shown and self._known(self._cursor) else None
        self._editing_marks = Marks(
            refused=frozenset(filter(self._known, self._wrong)),
            refused_by_obstacle=True,
            refusal_strength=1.0,
            selected=cursor,
        )
        self._refresh_marks()

    def _known(self, square: Square | None) -> bool:
        scene = self._board_scene
        return scene is not None and square in scene.rules.board.index

    def _step(self, way: QPointF) -> None:
        """Move the mark to the nearest square in a direction on the screen; first it is only shown."""
        scene = self._board_scene
        if scene is None:
            return
        names = scene.rules.board.names
        here = self._cursor if self._cursor in scene.rules.board.index else None
        if here is None:
            here = min(names, key=lambda name: self._distance(name, QPointF(self.rect().center())))
        elif self._cursor_shown:
            here = self._beside(here, way, names) or here
        self._cursor, self._cursor_shown = here, True
        self._mark()
        self.cursorMoved.emit(here)

    def _beside(self, square: Square, way: QPointF, names: tuple[Square, ...]) -> Square | None:
        start = self.square_center(square)
        ahead: list[tuple[float, Square]] = []
        for name in names:
            off = self.square_center(name) - start
            along = QPointF.dotProduct(off, way)
            if along > 0.3 * self.square_side:
                aside = abs(off.x() * way.y() - off.y() * way.x())
                ahead.append((along + _HARD_TO_REACH * aside, name))
        return min(ahead)[1] if ahead else None

    def _distance(self, square: Square, point: QPointF) -> float:
        off = self.square_center(square) - point
        return hypot(off.x(), off.y())

    # Qt's own

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and key in _WAYS:
            self._step(_WAYS[key])
        elif plain and key in (*_PLACE, *_REMOVE):
            if self._cursor is None or not self._cursor_shown:
                self._step(QPointF())
            else:
                square = self._cursor
                self.pressed.emit()
                self._cursor_shown = True
                if key in _PLACE:
                    self.squareClicked.emit(square, Qt.MouseButton.LeftButton)
                else:
                    self.pieceRemoved.emit(square)
                self._mark()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_TAB:
            self._step(QPointF())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._leave_keys()
