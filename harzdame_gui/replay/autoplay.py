"""A game that plays itself through on the board; it knows when the next move comes, and draws nothing."""

from __future__ import annotations

from harzdame_engine import Node
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.settings import Settings

PAUSES = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 7.0, 10.0)
"""The seconds between two moves that can be chosen."""
_SHORTEST = 0.2
"""Seconds to wait at least before a move whose real time is known."""
_INPUTS = frozenset((QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel))
_HARMLESS = frozenset(
    (
        Qt.Key.Key_F5,
        Qt.Key.Key_F11,
        Qt.Key.Key_F,
        Qt.Key.Key_T,
        Qt.Key.Key_Plus,
        Qt.Key.Key_Equal,
        Qt.Key.Key_Minus,
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
    )
)
"""Keys that are about how the game is seen, and do not stop it."""


def time_taken(node: Node) -> float | None:
    """The seconds that the move which led to `node` took: recorded, or by the mover's clock; None: unknown.

    What a clock adds to each move is not known here, so a time by the clock can be a little short.
    """
    if node.elapsed is not None:
        return node.elapsed
    earlier = node.parent.parent if node.parent is not None else None
    if node.clock is None or earlier is None or earlier.clock is None:
        return None
    return max(0.0, earlier.clock - node.clock)


class Autoplay(QObject):
    """Steps through the line on the board until its end, or until a person does something.

    The pause before a move begins when the move before has come to its end on the board.

    *Signals*
    changed(): it began, paused, or plays at another speed.
    """

    changed = Signal()

    def __init__(
        self, session: GameSession, board: BoardView, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._board = board
        self._settings = settings
        self._playing = self._stepping = False
        self._controls: list[QWidget] = []
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._step)
        session.cursorMoved.connect(self._on_moved)
        session.gameReplaced.connect(self.pause)
        session.treeChanged.connect(self._on_tree_changed)
        for setting in (settings.autoplay_pause, settings.autoplay_real_time):
            setting.changed.connect(self._on_speed)

    @property
    def playing(self) -> bool:
        """Whether the next move comes by itself."""
        return self._playing

    @property
    def has_times(self) -> bool:
        """Whether it is known how long moves of the line on the board took."""
        tree, node = self._session.tree, self._session.node
        return any(time_taken(at) is not None for at in tree.line_to(tree.end_of_line(node)))

    @property
    def can_play(self) -> bool:
        """Whether there is a move to play, here or from the start of the line."""
        return bool(self._session.node.children or self._session.node.parent)

    def add_control(self, widget: QWidget) -> None:
        """Clicks on `widget` and in it do not stop it."""
        self._controls.append(widget)

    @Slot()
    def toggle(self) -> None:
        """Play on, from the start if the line is at its end; or pause."""
        if self.playing:
            self.pause()
            return
        if not self.can_play:
            return
        if not self._session.node.children:
            self._go(self._session.tree.line_to(self._session.node)[0])
        self._playing = True
        self._await_next(first=True)
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        self.changed.emit()

    @Slot()
    def pause(self) -> None:
        """Stay where it is."""
        if not self.playing:
            return
        self._stop()

    def change_speed(self, steps: int) -> None:
        """Go so many steps faster."""
        at = pause_step(self._settings.autoplay_pause.value)
        self._settings.autoplay_pause.set(PAUSES[max(0, min(at - steps, len(PAUSES) - 1))])

    def _stop(self) -> None:
        self._playing = False
        self._timer.stop()
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.changed.emit()

    def _await_next(self, *, first: bool = False) -> None:
        following = self._session.node.children
        pause = self._settings.autoplay_pause.value
        if following and self._settings.autoplay_real_time.value:
            known = time_taken(following[0])
            pause = pause if known is None else max(_SHORTEST, known)
        elif first:
            pause = min(pause, PAUSES[0])  # it is seen at once that something happens
        self._timer.start(self._board.motion_left + round(1000 * pause))

    @Slot()
    def _step(self) -> None:
        session = self._session
        following = session.node.children
        if not following and self._settings.autoplay_loop.value:
            self._go(session.tree.line_to(session.node)[0])
            self._await_next()
            return
        if following:
            self._go(following[0])
        node = session.node
        rests = bool(node.comment) and self._settings.autoplay_rests.value
        if not self._playing:  # somebody stopped it when the position changed
            return
        if rests or (not node.children and not self._settings.autoplay_loop.value):
            self._stop()
        else:
            self._await_next()

    def _go(self, node: Node) -> None:
        self._stepping = True
        self._session.go_to(node)
        self._stepping = False

    @Slot()
    def _on_moved(self) -> None:
        if not self._stepping:
            self.pause()

    @Slot()
    def _on_tree_changed(self) -> None:
        if not self._stepping:
            self.pause()

    @Slot()
    def _on_speed(self) -> None:
        if self.playing:
            self._await_next()
        self.changed.emit()

    # Qt's own

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUTS and isinstance(watched, QWidget) and self._stops(watched, event):
            self.pause()
        return False

    def _stops(self, watched: QWidget, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            return Qt.Key(event.key()) not in _HARMLESS
        return not any(each is watched or each.isAncestorOf(watched) for each in self._controls)


def pause_step(seconds: float) -> int:
    """The place among `PAUSES` of the one nearest to so many seconds."""
    return min(range(len(PAUSES)), key=lambda place: abs(PAUSES[place] - seconds))
