"""The board on screen.

It is given positions, turns gestures into moves, and displays what its owner asks for. It knows no
rules, no game and no players.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from harzdame_engine import Move, Piece, Position, Refusal, Rules, Square
from harzdame_engine.game.tree import Mark
from PySide6 import QtCore
from PySide6.QtCore import QEvent, QPointF, QSize, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from harzdame_gui.board.geometry.cells import can_stand, cells_of
from harzdame_gui.board.geometry.layout import Layout, Orientation, between, fit
from harzdame_gui.board.input.hands import Hands, WheelSteps
from harzdame_gui.board.input.highlights import Highlights
from harzdame_gui.board.items.arrows import arrow_of
from harzdame_gui.board.items.frame import BY_KEY, draw_frame, tracking_surface
from harzdame_gui.board.items.marks import Marks
from harzdame_gui.board.motion.animation import Animator
from harzdame_gui.board.motion.transitions import BoardTransition, TransitionPlayer
from harzdame_gui.board.scene import BoardScene
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.theme import Themed, current_theme

if TYPE_CHECKING:
    from harzdame_gui.board.motion.ghost import GhostPlayer


class OnSquare(NamedTuple):
    """What is on a square, and what may be done there: a piece that is picked up, or may be set down."""

    piece: Piece | None
    picked: bool = False
    target: bool = False
    must_capture: bool = False
    may_move: bool = False


class BoardView(QGraphicsView, Themed):
    """The board, as large as its place allows.

    *Signals*
    moveChosen(Move): a legal move was clicked or dragged; it goes the way that was shown.
    pressed(): a button went down, before that means anything.
    refused(origin, target): a gesture that is no move; both are the same for a piece that cannot move.
    strayed(path, target): a capture that has come along `path` cannot go on to `target`.
    undecided(tuple[Move, ...]): several captures end on the square shown; the next landing decides.
    marksEdited(tuple[Mark, ...]): the right button drew a mark or took one away; these shall be shown.
    laidOut(): the squares lie elsewhere.
    stepped(int): the wheel was turned, so many moves on; back where that is below zero.
    flipped(bool): it is seen from the other side; True: Black sits below.
    squareClicked(square, Qt.MouseButton): set-up: a square was clicked or painted over.
    pieceMoved(origin, target): set-up: a piece was dragged to another square.
    pieceRemoved(square): set-up: a piece was dragged off the board.
    """

    moveChosen = Signal(object)
    pressed = Signal()
    refused = Signal(str, str)
    strayed = Signal(object, str)
    undecided = Signal(object)
    marksEdited = Signal(object)
    laidOut = Signal()
    stepped = Signal(int)
    flipped = Signal(bool)
    squareClicked = Signal(str, object)
    pieceMoved = Signal(str, str)
    pieceRemoved = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self._board_scene: BoardScene | None = None  # a view does not keep its scene alive
        self._position: Position | None = None
        self._orientation = Orientation()
        self._coordinates = True
        self._speed = 1.0
        self._playable = False
        self._editing, self._editing_marks = False, Marks()
        self._key_square: Square | None = None
        self._looking_ahead = False
        self._reached_by_key = False
        self._wheel = WheelSteps()
        self._moves, self._turning, self._ghosts = Animator(self), Animator(self), Animator(self)
        self._player = TransitionPlayer(theme.durations, self._moves)
        self._highlights = Highlights(theme.durations, self)
        self._highlights.changed.connect(self._refresh_marks)
        self._hands = Hands(theme.durations, self)
        self._hands.play.chosen.connect(self.moveChosen)
        self._hands.play.refused.connect(self.refused)
        self._hands.play.strayed.connect(self.strayed)
        self._hands.play.undecided.connect(self.undecided)
        self._hands.play.changed.connect(self._refresh_marks)
        self._hands.setup.clicked.connect(self.squareClicked)
        self._hands.setup.moved.connect(self.pieceMoved)
        self._hands.setup.removed.connect(self.pieceRemoved)
        self._hands.marks.edited.connect(self.marksEdited)
        self._hands.marks.changed.connect(self._draw_marks)
        self._prepare_view()

    def _prepare_view(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewport(tracking_surface())
        for each in (self, self.viewport()):
            each.setAcceptDrops(False)  # what is dropped on the board is the window's
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setBackgroundBrush(Qt.BrushStyle.NoBrush)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(QSize(1, 1) * current_theme().sizes.board_minimum)
        self.setAccessibleName(self.tr("Board"))
        self.setAccessibleDescription(self.tr("The position. Click or drag a piece to move it."))

    # What is shown

    def take_theme(self) -> None:
        """Wear the theme of now."""
        if self._board_scene is not None:
            self._board_scene.set_theme(current_theme())

    def follow(self, settings: Settings) -> None:
        """Animate, and show coordinates and where a piece may go, as the person chooses from now on."""
        settings.motion.follow(self.set_animation_speed)
        settings.show_coordinates.follow(self.set_coordinates)
        settings.show_targets.follow(self.set_targets_shown)

    def set_duty_shown(self, shown: bool) -> None:
        """Choose whether the pieces that must capture are marked."""
        self._highlights.set_duty_shown(shown)

    @Slot(float)
    def set_animation_speed(self, speed: float) -> None:
        """Set the speed of pieces and of turning the board: 1 as designed, 2 twice as fast, 0 at once."""
        self._speed = self._player.speed = self._hands.play.speed = speed

    def set_position(self, position: Position, transition: BoardTransition | None = None) -> None:
        """Show `position`; with a transition its move is seen, unless an input ends it early."""
        self._moves.finish()
        shown, reached = self._hands.play.take_shown()
        if position == self._position and transition is None and shown is None:
            return  # nothing new: a picked piece may stay picked
        scene = self._scene_for(position.rules)
        self._position = position
        self._hands.play.set_position(position)
        self.clear_marks()
        if self._editing:
            return
        if transition is None:
            scene.show_pieces(position.pieces)
        else:
            self._player.play(scene, transition, shown, reached)
        self._refresh_marks()

    @property
    def motion_left(self) -> int:
        """Milliseconds until the move that is being shown has come to its end."""
        return self._moves.left

    def set_playable(self, playable: bool) -> None:
        """Choose whether the side to move is a person's: only then pieces can be picked up."""
        if playable != self._playable:
            self._playable = playable
            self._hands.play.set_playable(playable)
            self._refresh_marks()

    def set_last_move(self, move: Move | None) -> None:
        """Mark where the last move went from and to."""
        self._highlights.set_last_move(move)

    def show_hint(self, move: Move | None, *, piece_only: bool = False) -> None:
        """Draw an arrow along a move, or light up its piece, until the position changes or `clear_marks`."""
        self._highlights.set_hinted(move.origin if move is not None and piece_only else None)
        if self._board_scene is not None:
            self._board_scene.set_arrows((arrow_of(move),) if move is not None and not piece_only else ())

    def set_advice(self, best: Move | None, threat: Move | None) -> None:
        """Draw an engine's best move and the threat that it sees, whatever else comes and goes."""
        if self._board_scene is not None:
            self._board_scene.set_advice(*(arrow_of(move) if move else None for move in (best, threat)))

    def show_refusal(self, refusal: Refusal) -> None:
        """Light up the squares a refusal rests on; they fade by themselves."""
        self._highlights.show_refusal(refusal)

    def show_capture(self, *moves: Move) -> None:
        """Play a capture, or a line, with ghosts; then, or at any input, all is as before."""
        self._finish_animations()
        if self._board_scene is None or self._position is None or self._editing:
            return
        self._hands.play.cancel()
        self._hands.play.finish()
        self.clear_marks()
        self._ghost_player.speed = self._speed
        self._ghost_player.play(self._board_scene, moves)

    @cached_property
    def _ghost_player(self) -> GhostPlayer:
        from harzdame_gui.board.motion.ghost import GhostPlayer

        return GhostPlayer(current_theme().durations, self._ghosts)

    def clear_marks(self) -> None:
        """Take away hint, refusal and ghost."""
        self._ghosts.finish()
        self._highlights.clear()
        self.show_hint(None)

    def set_drawn_marks(self, marks: tuple[Mark, ...]) -> None:
        """Show these arrows and squares that a person drew, and no others."""
        self._hands.marks.cancel()
        self._hands.marks.marks = marks
        self._draw_marks()

    def set_looking_ahead(self, looking_ahead: bool) -> None:
        """Choose whether the position is one that is only looked at: it has a frame, and none draws on it."""
        self._looking_ahead = looking_ahead
        self._hands.marks.cancel()
        self._hands.marking = not looking_ahead
        self.viewport().update()

    def set_coordinates(self, shown: bool) -> None:
        """Choose whether the squares' names are written on or beside the board."""
        if shown != self._coordinates:
            self._finish_animations()
            self._coordinates = shown
            self._lay_out()

    def set_targets_shown(self, shown: bool) -> None:
        """Choose whether the squares that a lifted piece may go to are marked."""
        self._highlights.set_targets_shown(shown)

    # By keys

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares of the board shown."""
        return self._board_scene.rules.board.names if self._board_scene is not None else ()

    def set_cursor(self, square: Square | None) -> None:
        """Frame the square that the keys have gone to, or none."""
        self._key_square = square
        self._refresh_marks()
        if square is not None:
            self._hands.marks.reach(square)

    @property
    def can_be_marked(self) -> bool:
        """Whether somebody keeps the marks that are drawn on it."""
        kept = self.isSignalConnected(QtCore.QMetaMethod.fromSignal(self.marksEdited))
        return kept and self._hands.marking and not self._editing

    def mark(self, color: str, square: Square) -> None:
        """Begin a mark of a colour, by its initial, on a square, or end the one that is being drawn there."""
        self._hands.marks.mark(color, square)

    @property
    def holds_something(self) -> bool:
        """Whether a piece is picked up, or a mark is being drawn."""
        gestures = self._hands.play.gestures
        return self._hands.marks.drawing or (gestures is not None and bool(gestures.path))

    def click(self, square: Square) -> None:
        """Pick up, set down or refuse, as a click on the square does."""
        point, left = self.square_center(square), Qt.MouseButton.LeftButton
        self._begin_input()
        self._hands.press(point, left, Qt.KeyboardModifier.NoModifier)
        self._hands.release(point, left)

    def on_square(self, square: Square) -> OnSquare:
        """What is on a square, and what may be done there."""
        piece = self._board_scene.pieces().get(square) if self._board_scene is not None else None
        gestures = None if self._editing else self._hands.play.gestures
        if gestures is None:
            return OnSquare(piece)
        return OnSquare(
            piece,
            picked=bool(gestures.path) and gestures.path[-1] == square,
            target=square in gestures.targets(),
            must_capture=not gestures.path and square in gestures.must_capture,
            may_move=not gestures.path and square in gestures.movable,
        )

    # How the board is turned

    @property
    def can_stand(self) -> bool:
        """Whether the board shown can stand on its corner; asked to, another waits for one that can."""
        return self._board_scene is None or can_stand(self._board_scene.rules.board)

    @property
    def orientation(self) -> Orientation:
        """The turn of the board, or the one it is turning to."""
        return self._orientation._replace(standing=self._orientation.standing and self.can_stand)

    def set_flipped(self, flipped: bool) -> None:
        """Choose whether Black sits below."""
        before = self._orientation.flipped
        self._turn_to(self._orientation._replace(flipped=flipped))
        if flipped != before:
            self.flipped.emit(flipped)

    @Slot()
    def flip(self) -> None:
        """See the board from the other side."""
        self.set_flipped(not self.orientation.flipped)

    def set_standing(self, standing: bool) -> None:
        """Choose whether the board stands on its corner."""
        self._turn_to(self._orientation._replace(standing=standing))

    # Set-up

    def set_rules(self, rules: Rules) -> None:
        """The board of this game, without a position; enough to set one up."""
        self._scene_for(rules)

    def set_editing(self, editing: bool) -> None:
        """Set-up: pieces go anywhere and edits are only reported. Ended, the position is shown again."""
        if editing == self._editing:
            return
        self._finish_animations()
        self.clear_marks()
        self._hands.cancel_all()
        self._editing = self._hands.editing = editing
        if not editing and self._position is not None:
            self._scene_for(self._position.rules).show_pieces(self._position.pieces)
        self._refresh_marks()
        self._draw_marks()

    def set_pieces(self, pieces: Mapping[Square, Piece]) -> None:
        """Set-up: show these pieces."""
        if self._board_scene is not None:
            self._board_scene.show_pieces(pieces)

    # Places

    def square_center(self, square: Square) -> QPointF:
        """The middle of a square in the viewport."""
        return self._board_scene.layout.center(square) if self._board_scene is not None else QPointF()

    @property
    def square_side(self) -> float:
        """How far the sides of a square are apart in the viewport."""
        return self._board_scene.layout.side if self._board_scene is not None else 0.0

    def _scene_for(self, rules: Rules) -> BoardScene:
        if self._board_scene is None or self._board_scene.rules != rules:
            self._finish_animations()
            if self._board_scene is not None:
                self._board_scene.deleteLater()
            self._board_scene = BoardScene(rules, current_theme(), self._fitting(rules), self)
            self._hands.set_scene(self._board_scene)
            self.setScene(self._board_scene)
            self._fit_scene_rect()
        return self._board_scene

    def _fitting(self, rules: Rules) -> Layout:
        size = QSizeF(self.viewport().size())
        ratio = self.devicePixelRatioF()
        return fit(cells_of(rules.board), size, self._orientation, ratio, self._coordinates)

    def _fit_scene_rect(self) -> None:
        self.setSceneRect(0, 0, self.viewport().width(), self.viewport().height())

    def _lay_out(self) -> None:
        if self._board_scene is not None:
            self._board_scene.lay_out(self._fitting(self._board_scene.rules))
            self._hands.play.replace()
            self.laidOut.emit()

    def _turn_to(self, orientation: Orientation) -> None:
        before, self._orientation = self.orientation, orientation
        if self.orientation == before:
            return
        self._finish_animations()
        self._hands.play.cancel()
        self._hands.play.finish()
        scene = self._board_scene
        if scene is None:
            return
        start, end, size = scene.layout, self._fitting(scene.rules), QSizeF(self.viewport().size())
        duration = current_theme().durations.turn / self._speed if self._speed > 0 and self.isVisible() else 0

        def show(time: float) -> None:
            share = time / duration
            eased = share * share * (3 - 2 * share)
            scene.lay_out(between(start, end, eased, size), exact=False)

        self._turning.start(duration, show, self._lay_out)

    def _finish_animations(self) -> None:
        self._ghosts.finish()
        self._moves.finish()
        self._turning.finish()

    # Marks

    @Slot()
    def _refresh_marks(self) -> None:
        if self._board_scene is None:
            return
        cursor = self._key_square if self._key_square in self._board_scene.rules.board.index else None
        if self._editing:
            self._board_scene.set_marks(self._editing_marks._replace(cursor=cursor))
            return
        self._board_scene.set_marks(self._highlights.marks(self._hands.play)._replace(cursor=cursor))
        if not self._ghosts.running:
            self._board_scene.set_ways(self._hands.play.ways)

    @Slot()
    def _draw_marks(self) -> None:
        if self._board_scene is not None:
            self._board_scene.set_drawn_marks(() if self._editing else self._hands.marks.shown)

    # Qt's own

    def sizeHint(self) -> QSize:
        return QSize(640, 640)

    def _begin_input(self) -> None:
        self.pressed.emit()
        self._finish_animations()
        self._highlights.end_trail()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._begin_input()
        self._hands.press(event.position(), event.button(), event.modifiers())
        self._show_cursor(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # the second of two quick clicks is a click like any other
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hands.move(event.position(), event.buttons())
        self._show_cursor(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hands.play.leave()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._hands.release(event.position(), event.button())
        self._show_cursor(event)

    def _show_cursor(self, event: QMouseEvent) -> None:
        self.viewport().setCursor(self._hands.cursor(event.position()))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._hands.cancel():
            event.accept()
        else:
            event.ignore()  # all other keys, arrows too, are the window's

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._editing:
            event.ignore()
            return
        event.accept()
        if steps := self._wheel.take(event):
            self.stepped.emit(steps)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._finish_animations()
        self._fit_scene_rect()
        self._lay_out()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._lay_out()
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._reached_by_key = event.reason() in BY_KEY
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._reached_by_key = False
        self.viewport().update()

    def drawForeground(self, painter: QPainter, *_: object) -> None:
        if self._reached_by_key or self._looking_ahead:
            draw_frame(painter, self.sceneRect(), current_theme(), looking_ahead=self._looking_ahead)
