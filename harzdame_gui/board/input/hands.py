"""The inputs of a board, and the choice of the one that the pointer serves: play, set-up or drawing marks."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QWheelEvent

from harzdame_gui.board.input.mark_input import MarkInput
from harzdame_gui.board.input.play_input import PlayInput
from harzdame_gui.board.input.setup_input import SetupInput
from harzdame_gui.board.scene import BoardScene
from harzdame_gui.theme import Durations

_RIGHT = Qt.MouseButton.RightButton
_NOTCH = 120
"""The turn of the wheel for one step, in eighths of a degree: a notch of a common mouse."""


class Hands:
    """Passes the pointer on.

    In play the left button moves pieces. The right one puts back what is picked up, and
    draws marks if nothing is, as long as `marking`. In set-up both edit the position.
    """

    def __init__(self, durations: Durations, parent: QObject) -> None:
        self.play = PlayInput(durations, parent)
        self.setup = SetupInput(parent)
        self.marks = MarkInput(parent)
        self.editing = False
        self.marking = True
        self._down = Qt.MouseButton.NoButton

    def set_scene(self, scene: BoardScene) -> None:
        """Take the input from another scene."""
        for hand in (self.play, self.setup, self.marks):
            hand.set_scene(scene)

    def press(self, point: QPointF, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        """A button went down; while a mark is drawn, that ends the drawing."""
        self._down = button
        if self.marks.cancel():
            return
        if self.editing or button != _RIGHT:
            self._hand.press(point, button)
        elif not self.play.cancel() and self.marking:
            self.marks.press(point, modifiers)

    def move(self, point: QPointF, buttons: Qt.MouseButton) -> None:
        """The pointer travelled, with these buttons down.

        The one that went down here may have gone up elsewhere, as over a dialog: that ends what it began.
        """
        if self._down and not buttons & self._down:
            self._down = Qt.MouseButton.NoButton
            self.cancel_all()
        (self.marks if self.marks.drawing else self._hand).move(point)

    def release(self, point: QPointF, button: Qt.MouseButton) -> None:
        """A button went up."""
        if button == self._down:
            self._down = Qt.MouseButton.NoButton
        if self.marks.drawing:
            if button == _RIGHT:
                self.marks.release(point)
        elif self.editing or button == Qt.MouseButton.LeftButton:
            self._hand.release(point)

    def cancel(self) -> bool:
        """Put everything back. False if there was nothing to put back."""
        return self.marks.cancel() or self._hand.cancel()

    def cancel_all(self) -> None:
        """Put back what any input holds."""
        for hand in (self.play, self.setup, self.marks):
            hand.cancel()

    def cursor(self, point: QPointF) -> Qt.CursorShape:
        """The shape of the pointer at a place."""
        return Qt.CursorShape.CrossCursor if self.marks.drawing else self._hand.cursor(point)

    @property
    def _hand(self) -> PlayInput | SetupInput:
        return self.setup if self.editing else self.play


class WheelSteps:
    """The turns of the mouse wheel in steps. Adds up small ones, as touchpads and fine wheels report them."""

    def __init__(self) -> None:
        self._turned = 0

    def take(self, event: QWheelEvent) -> int:
        """The steps that are complete with this event; above zero towards the person, as a text goes on."""
        turn = event.angleDelta().y()
        if turn * self._turned < 0:
            self._turned = 0  # the other way
        self._turned += turn
        steps = int(self._turned / _NOTCH)
        self._turned -= steps * _NOTCH
        return -steps
