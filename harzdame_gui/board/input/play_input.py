"""Input for play: pointer positions become gestures, and the picked piece follows the pointer."""

from __future__ import annotations

from functools import partial

from harzdame_engine import Move, Position, Square
from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from harzdame_gui.board.input.gestures import Chosen, Gestures, Refused, Undecided
from harzdame_gui.board.items.arrows import Arrow, arrow_of
from harzdame_gui.board.items.pieces import DIMMED, Z_MOVING, PieceItem
from harzdame_gui.board.motion.animation import Animator
from harzdame_gui.board.scene import BoardScene
from harzdame_gui.theme import Durations


class PlayInput(QObject):
    """Moves pieces by the position's legal moves.

    `hovered` is the square under the pointer while a piece is picked, `ways` how a capture can go there.

    *Signals*
    chosen(Move): a move was shown to its end; it goes the way that was shown.
    refused(origin, target): a gesture that is no move.
    strayed(path, target): a capture that has come along `path` cannot go on to `target`.
    undecided(tuple[Move, ...]): several captures end on the square shown; the next landing decides.
    changed(): what is picked, or may be reached, is different now.
    """

    chosen = Signal(object)
    refused = Signal(str, str)
    strayed = Signal(object, str)
    undecided = Signal(object)
    changed = Signal()

    def __init__(self, durations: Durations, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._durations = durations
        self.gestures: Gestures | None = None
        self._position: Position | None = None
        self._playable = False
        self.speed = 1.0
        self.hovered: Square | None = None
        self.ways: tuple[Arrow, ...] = ()
        self._scene: BoardScene | None = None
        self._press_point = QPointF()
        self._dragging = False
        self._shown: Move | None = None
        self._reached = 0
        self._settling = Animator(self)
        self._dwell = QTimer(self, singleShot=True, interval=durations.dwell)
        self._dwell.timeout.connect(self._on_dwell)

    def set_scene(self, scene: BoardScene) -> None:
        """Take the input from another scene."""
        self._settling.cancel()
        self._scene = scene

    def set_position(self, position: Position) -> None:
        """Show another position: a piece that was picked up is dropped where it is."""
        self._drop()
        self._position = position
        self.gestures = Gestures(position, self._playable)

    def take_shown(self) -> tuple[Move | None, int]:
        """The move just chosen, and how many of its landings the piece has made; once only."""
        self._settling.finish()
        shown, self._shown = self._shown, None
        return shown, self._reached

    def set_playable(self, playable: bool) -> None:
        """Choose whether the side to move is a person's."""
        self._playable = playable
        if self._position is not None:
            self.cancel()
            self.gestures = Gestures(self._position, playable)

    def press(self, point: QPointF, button: Qt.MouseButton) -> None:
        """A button went down; any but the left one puts everything back."""
        if self._scene is None or self.gestures is None:
            return
        self._settling.finish()
        if button != Qt.MouseButton.LeftButton:
            self.cancel()
            return
        self._press_point = point
        self._dragging = False
        reached = len(self.gestures.path) - 1
        result = self.gestures.press(self._scene.layout.square_at(point))
        self._lift()
        self._conclude(result, reached, self._durations.jump)

    def move(self, point: QPointF) -> None:
        """The pointer travelled."""
        hand = self.gestures
        if self._scene is None or hand is None:
            return
        if not (hand.held or hand.pressed):
            if hand.path:
                self._hover(self._scene.layout.square_at(point))
            return
        if not self._dragging:
            distance = (point - self._press_point).manhattanLength()
            if distance < QApplication.startDragDistance():
                return
            self._dragging = True
        item = self._held_item()
        if item is None:
            return
        item.setPos(point)
        self._hover(self._scene.layout.square_at(point))

    def leave(self) -> None:
        """The pointer left the board."""
        self._hover(None)

    def release(self, point: QPointF) -> None:
        """The left button went up; after a press that ended in a move that means nothing."""
        if self._scene is None or self.gestures is None:
            return
        if not (self.gestures.held or self.gestures.pressed):
            return
        square = self._scene.layout.square_at(point)
        dragged, was_held = self._dragging, self.gestures.held
        result = self.gestures.release(square, dragged)
        self._drop()
        reached = len(result.move.landings) if isinstance(result, Chosen) and was_held else 0
        self._conclude(result, reached, self._durations.settle)

    def cancel(self) -> bool:
        """Put everything back. False if there was nothing to put back."""
        if self.gestures is None or not self.gestures.path:
            return False
        self._drop()
        self.gestures.cancel()
        self._settle(self._durations.settle)
        self._tell()
        return True

    def finish(self) -> None:
        """End what is still gliding."""
        self._settling.finish()

    def replace(self) -> None:
        """The board lies elsewhere: pieces that are not on their own squares follow."""
        self._settle(0)

    def cursor(self, point: QPointF) -> Qt.CursorShape:
        """The shape of the pointer at a place."""
        if self._scene is None or self.gestures is None:
            return Qt.CursorShape.ArrowCursor
        if self.gestures.held:
            return Qt.CursorShape.ClosedHandCursor
        square = self._scene.layout.square_at(point)
        if square in self.gestures.targets():
            return Qt.CursorShape.PointingHandCursor
        if square in self.gestures.movable or square in self.gestures.path[-1:]:
            return Qt.CursorShape.OpenHandCursor
        return Qt.CursorShape.ArrowCursor

    def _held_item(self) -> PieceItem | None:
        if self._scene is None or self.gestures is None or not self.gestures.held:
            return None
        return self._scene.item_at(self.gestures.path[0])

    def _lift(self) -> None:
        item = self._held_item()
        if item is not None:
            item.lift(True)

    def _drop(self) -> None:
        self._dwell.stop()
        self._dragging = False
        self.hovered = None
        self.ways = ()

    def _hover(self, square: Square | None) -> None:
        if square != self.hovered:
            self.hovered = square
            self._dwell.start()
            self._tell()

    def _tell(self) -> None:
        """Report that the picked piece or the hovered square has changed."""
        self.ways = ()
        if self.gestures is not None and self._position is not None:
            done = len(self.gestures.path) - 1
            self.ways = tuple(arrow_of(way, done) for way in self.gestures.ways(self.hovered))
        self.changed.emit()

    def _show_jumped(self) -> None:
        """Let the pieces look as after the landings shown so far."""
        if self._scene is None or self.gestures is None or self._position is None:
            return
        path, captured = self.gestures.path, self.gestures.captured
        jumped = 0.0 if self._position.rules.instant_removal else DIMMED
        for square in self._scene.pieces():
            item = self._scene.item_at(square)
            if item is not None:
                item.setOpacity(jumped if square in captured else 1.0)
                crowned = self.gestures.piece if square in path[:1] else None
                item.appear_as(crowned or item.piece)

    def _conclude(self, result: Chosen | Refused | Undecided | None, reached: int, duration: float) -> None:
        if isinstance(result, Chosen):
            self._shown, self._reached = result.move, reached
            self.chosen.emit(result.move)
            if self.take_shown()[0] is None:
                return  # the next position has come and is being shown
        if self.gestures is not None and not self.gestures.held:
            self._settle(duration)
        self._tell()
        if isinstance(result, Undecided):
            self.undecided.emit(result.moves)
        elif isinstance(result, Refused) and result.path:
            self.strayed.emit(result.path, result.target)
        elif isinstance(result, Refused):
            self.refused.emit(result.origin, result.target)

    def _settle(self, duration: float) -> None:
        """Let every piece that is out of place glide to where the gestures say it stands."""
        self._settling.finish()
        scene = self._scene
        if scene is None or self.gestures is None:
            return
        path = self.gestures.path
        self._show_jumped()
        gliding = []
        for square in scene.pieces():
            item = scene.item_at(square)
            if item is None:
                continue
            rest = scene.layout.center(path[-1] if square in path[:1] else square)
            if item.pos() != rest:
                item.lift(False)
                item.setZValue(Z_MOVING)
                gliding.append((item, item.pos(), rest))
            else:
                item.lift(False)
        if not gliding:
            return
        time = duration / self.speed if self.speed > 0 else 0
        self._settling.start(time, partial(_glide, gliding, time), partial(_arrive, gliding))

    @Slot()
    def _on_dwell(self) -> None:
        if self.gestures is not None and self.gestures.dwell(self.hovered):
            self._show_jumped()
            self._tell()


_Way = tuple[PieceItem, QPointF, QPointF]


def _glide(ways: list[_Way], duration: float, time: float) -> None:
    share = time / duration
    eased = share * (2 - share)
    for item, start, end in ways:
        item.setPos(start + (end - start) * eased)


def _arrive(ways: list[_Way]) -> None:
    for item, _, end in ways:
        item.setPos(end)
        item.lift(False)
