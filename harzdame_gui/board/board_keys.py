"""The way over a board by keys: arrows walk from square to square, Return or the space bar clicks there.

A digit draws a mark: once to begin it, once more to end it, on another square as an arrow.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from harzdame_engine import Square
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent

from harzdame_gui.board.items.frame import BY_KEY
from harzdame_gui.board.view import BoardView

WAYS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_CLICK = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_REMOVE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_MARKS = {Qt.Key.Key_1: "G", Qt.Key.Key_2: "R", Qt.Key.Key_3: "Y", Qt.Key.Key_4: "B"}
"""The colours of marks, by their initials."""
_PASSING = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
_HARD_TO_REACH = 2.5
"""A square beside the way counts as so much farther than one that lies on it."""


class BoardKeys(QObject):
    """A frame on a square, which is there once the focus has come to the board by a key.

    Until then, and after a click of the mouse, the keys are the window's; so they are after Escape, where
    nothing is picked up that it puts back.

    *Signals*
    moved(str): the frame is on another square.
    clicked(str): something was done on a square.
    """

    moved = Signal(str)
    clicked = Signal(str)

    def __init__(
        self,
        board: BoardView,
        click: Callable[[Square], None] | None = None,
        remove: Callable[[Square], None] | None = None,
        *,
        always: bool = False,
    ) -> None:
        """`click` and `remove` are what the keys do on a square; without, a click, and nothing.

        `always`: the keys are the board's, and the first of them shows the frame.
        """
        super().__init__(board)
        self._board = board
        self._click = click or board.click
        self._remove = remove
        self._always = always
        self._square: Square | None = None
        self._shown = False
        board.installEventFilter(self)
        board.pressed.connect(self.hide)

    @property
    def square(self) -> Square | None:
        """The square with the frame, if it is shown."""
        return self._square if self._shown and self._square in self._board.squares else None

    def show(self, square: Square | None = None) -> None:
        """Show the frame where it was last, or on this square."""
        squares = self._board.squares
        if square is None:
            square = self._square if self._square in squares else self._nearest_to_middle()
        if square is not None:
            self._square, self._shown = square, True
            self._board.set_cursor(square)
            self.moved.emit(square)

    def press(self) -> None:
        """Click on the square with the frame."""
        if self._square is not None:
            self._do(self._click, self._square)

    def _do(self, what: Callable[[Square], None], square: Square) -> None:
        what(square)
        self._shown = True  # a click takes the frame away, and this one was none of the mouse
        self._board.set_cursor(square)
        self.clicked.emit(square)

    @Slot()
    def hide(self) -> None:
        """Give the keys back to the window."""
        self._shown = False
        self._board.set_cursor(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent):
            self._on_focus(event)
        elif isinstance(event, QKeyEvent) and self._ends(event):
            self.hide()
            return True
        elif isinstance(event, QKeyEvent) and self._is_ours(event):
            if event.type() == QEvent.Type.KeyPress:
                self._take(Qt.Key(event.key()))
            event.accept()  # also as ShortcutOverride: no shortcut has the key now
            return True
        return super().eventFilter(watched, event)

    def _on_focus(self, event: QFocusEvent) -> None:
        if event.gotFocus() and event.reason() in BY_KEY:
            self.show()
        elif event.lostFocus() and event.reason() not in _PASSING:
            self.hide()

    def _ends(self, event: QKeyEvent) -> bool:
        """Whether this is Escape, of which the board itself has no use."""
        if event.key() != Qt.Key.Key_Escape or self.square is None or self._always:
            return False
        return event.type() == QEvent.Type.KeyPress and not self._board.holds_something

    def _is_ours(self, event: QKeyEvent) -> bool:
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return False
        if self.square is None and not self._always:
            return False
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = Qt.Key(event.key())
        if key in _MARKS:
            return self._board.can_be_marked
        return key in WAYS or key in _CLICK or (key in _REMOVE and self._remove is not None)

    def _take(self, key: Qt.Key) -> None:
        square = self.square
        if square is None:
            self.show()
            return
        if key in WAYS:
            self.show(self._beside(square, WAYS[key]) or square)
            return
        if key in _CLICK:
            self.press()
        elif key in _MARKS:
            self._board.mark(_MARKS[key], square)
        elif self._remove is not None:
            self._do(self._remove, square)

    def _beside(self, square: Square, way: QPointF) -> Square | None:
        """The nearest square in a direction on the screen."""
        start, side = self._board.square_center(square), self._board.square_side
        ahead: list[tuple[float, Square]] = []
        for name in self._board.squares:
            off = self._board.square_center(name) - start
            along = QPointF.dotProduct(off, way)
            if along > 0.3 * side:
                aside = abs(off.x() * way.y() - off.y() * way.x())
                ahead.append((along + _HARD_TO_REACH * aside, name))
        return min(ahead)[1] if ahead else None

    def _nearest_to_middle(self) -> Square | None:
        middle = QPointF(self._board.rect().center())

        def distance(square: Square) -> float:
            off = self._board.square_center(square) - middle
            return hypot(off.x(), off.y())

        return min(self._board.squares, key=distance, default=None)
