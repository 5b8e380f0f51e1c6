"""Input for setting up a position: pointer positions become edits."""

from __future__ import annotations

from math import ceil, hypot

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QApplication

from harzdame_gui.board.input.edits import Clicked, Edit, EditGestures, Moved, Removed
from harzdame_gui.board.scene import BoardScene

_STRIDE = 0.2
"""The distance at which a stroke is looked at, in squares: less than a corner cut off is not meant."""


class SetupInput(QObject):
    """Takes pieces anywhere and reports every edit; it changes nothing itself.

    *Signals*
    clicked(square, Qt.MouseButton): a square was clicked or painted over.
    moved(origin, target): a piece was dragged to another square.
    removed(square): a piece was dragged off the board.
    """

    clicked = Signal(str, object)
    moved = Signal(str, str)
    removed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hand = EditGestures()
        self._scene: BoardScene | None = None
        self._press_point = QPointF()
        self._last_point = QPointF()

    def set_scene(self, scene: BoardScene) -> None:
        """Take the input from another scene."""
        self._hand.drop()
        self._scene = scene

    def set_carrying(self, carrying: bool) -> None:
        """Choose whether the left button drags the pieces that are there, or paints over them."""
        self._hand.carries = carrying

    def press(self, point: QPointF, button: Qt.MouseButton) -> None:
        """A button went down."""
        if self._scene is None:
            return
        self._press_point = self._last_point = point
        square = self._scene.layout.square_at(point)
        occupied = square is not None and self._scene.item_at(square) is not None
        self._report(self._hand.press(square, button, occupied))

    def move(self, point: QPointF) -> None:
        """The pointer travelled."""
        if self._scene is None:
            return
        carried = self._hand.carried
        if carried is None:
            if self._hand.painting:
                self._paint_to(point)
            return
        distance = (point - self._press_point).manhattanLength()
        if not self._hand.lifted and distance < QApplication.startDragDistance():
            return
        self._hand.move(None)
        item = self._scene.item_at(carried)
        if item is not None:
            item.lift(True)
            item.setPos(point)

    def release(self, point: QPointF) -> None:
        """The button went up: the piece goes back to its square, and the edit is reported."""
        if self._scene is None:
            return
        self._send_home()
        layout = self._scene.layout
        self._report(self._hand.release(layout.square_at(point), layout.covers(point)))

    def cancel(self) -> bool:
        """Put a carried piece back. False if there was none."""
        carrying = self._hand.lifted
        self._send_home()
        self._hand.drop()
        return carrying

    def cursor(self, point: QPointF) -> Qt.CursorShape:
        """The shape of the pointer at a place."""
        if self._hand.lifted:
            return Qt.CursorShape.ClosedHandCursor
        square = self._scene.layout.square_at(point) if self._scene is not None else None
        if square is None or self._scene is None:
            return Qt.CursorShape.ArrowCursor
        occupied = self._scene.item_at(square) is not None
        return Qt.CursorShape.OpenHandCursor if occupied else Qt.CursorShape.PointingHandCursor

    def _paint_to(self, point: QPointF) -> None:
        """Paint the squares on the way from the last event: a fast pointer sends one only now and then."""
        scene = self._scene
        if scene is None:
            return
        start, self._last_point = self._last_point, point
        way = point - start
        count = max(ceil(hypot(way.x(), way.y()) / (scene.layout.side * _STRIDE)), 1)
        for number in range(1, count + 1):
            self._report(self._hand.move(scene.layout.square_at(start + way * (number / count))))

    def _send_home(self) -> None:
        if self._scene is not None and self._hand.carried is not None:
            self._scene.show_pieces(self._scene.pieces())

    def _report(self, edit: Edit | None) -> None:
        match edit:
            case Clicked():
                self.clicked.emit(edit.square, edit.button)
            case Moved():
                self.moved.emit(edit.origin, edit.target)
            case Removed():
                self.removed.emit(edit.square)
