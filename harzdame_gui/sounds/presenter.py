"""The sounds of a game: moves as they come to their end on the board, the end itself, a clock that is low."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import Move
from PySide6.QtCore import QObject, QTimer, Slot

from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.controllers.sounds.speaker import Sound, Speaker


class GameSounds(QObject):
    """Follows the game on the board: what is played, and what one goes through step by step."""

    def __init__(
        self, session: GameSession, speaker: Speaker, motion_left: Callable[[], int], parent: QObject
    ) -> None:
        """`motion_left` returns the milliseconds for which the move shown is still under way."""
        super().__init__(parent)
        self._session = session
        self._speaker = speaker
        self._motion_left = motion_left
        self._reached = session.reached
        self._over = session.tree.result is not None
        self._due: list[Sound] = []
        self._landing = QTimer(self, singleShot=True)
        self._landing.timeout.connect(self._sound)
        session.gameReplaced.connect(self._on_replaced)
        session.cursorMoved.connect(self._on_cursor_moved)
        session.stateChanged.connect(self._follow)

    @Slot()
    def _on_replaced(self) -> None:
        self._reached = self._session.reached
        self._over = self._session.tree.result is not None
        self._landing.stop()
        self._due = []

    @Slot(object)
    def _on_cursor_moved(self, transition: Transition) -> None:
        if transition.forward and transition.move is not None:
            self._due = [sound_of(transition.move)]
            self._landing.start(self._motion_left())

    @Slot()
    def _follow(self) -> None:
        """Hear a move that is played while one looks at another place, and the end of the game."""
        reached, before = self._session.reached, self._reached
        self._reached = reached
        elsewhere = reached.parent is before and reached is not self._session.node
        if elsewhere and reached.move is not None:
            self._due = [sound_of(reached.move)]
            self._landing.start(0)
        over, was_over = self._session.tree.result is not None, self._over
        self._over = over
        if over and not was_over and not self._session.studied:
            self._due.append(Sound.END)
            self._landing.start(max(self._landing.remainingTime(), 0))

    @Slot()
    def _sound(self) -> None:
        due, self._due = self._due, []
        for sound in due:
            self._speaker.play(sound)


def sound_of(move: Move) -> Sound:
    """The sound of a move."""
    return Sound.CROWNING if move.promotes else Sound.CAPTURE if move.captures else Sound.MOVE
