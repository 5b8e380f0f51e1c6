"""The choice of marks on the board: the last move, the targets of the picked piece, fading refusals."""

from __future__ import annotations

from harzdame_engine import Move, Reason, Refusal, Square
from PySide6.QtCore import QObject, Signal

from harzdame_gui.board.input.play_input import PlayInput
from harzdame_gui.board.items.arrows import arrow_of
from harzdame_gui.board.items.marks import Marks
from harzdame_gui.board.motion.animation import Animator
from harzdame_gui.theme import Durations

_OBSTACLES = frozenset((Reason.OCCUPIED, Reason.BLOCKED, Reason.TWO_IN_A_ROW, Reason.OWN_PIECE_IN_THE_WAY))
"""Refusals whose squares are obstacles; those of all others show what the rules demand."""


class Highlights(QObject):
    """Keeps the last move and a refusal, and adds the marks of the player's input.

    *Signals*
    changed(): other marks are to be drawn.
    """

    changed = Signal()

    def __init__(self, durations: Durations, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._durations = durations
        self._marks = Marks()
        self._targets_shown = True
        self._duty_shown = True
        self._fading = Animator(self)

    def set_last_move(self, move: Move | None) -> None:
        """Mark where the last move went from and to; a capture is seen with its whole way at first."""
        squares = frozenset((move.origin, move.target)) if move is not None else frozenset[Square]()
        trail = arrow_of(move) if move is not None and move.captures else None
        if (squares, trail) != (self._marks.last_move, self._marks.trail):
            self._marks = self._marks._replace(last_move=squares, trail=trail)
            self.changed.emit()

    def end_trail(self) -> None:
        """Take the way of the last capture away; where it went from and to stays marked."""
        if self._marks.trail is not None:
            self._marks = self._marks._replace(trail=None)
            self.changed.emit()

    def show_refusal(self, refusal: Refusal) -> None:
        """Light up the squares a refusal rests on; they fade by themselves."""
        self._fading.finish()
        self._marks = self._marks._replace(
            refused=frozenset(refusal.squares or (refusal.target,)),
            refused_by_obstacle=refusal.reason in _OBSTACLES,
            refusal_strength=1.0,
        )
        self.changed.emit()
        self._fading.start(self._durations.refusal, self._on_fading, self._end_refusal)

    def set_hinted(self, square: Square | None) -> None:
        """Light up the piece that a hint speaks of."""
        hinted = frozenset(() if square is None else (square,))
        if hinted != self._marks.lit:
            self._marks = self._marks._replace(lit=hinted)
            self.changed.emit()

    def clear(self) -> None:
        """Take a refusal away."""
        self._fading.finish()

    def set_targets_shown(self, shown: bool) -> None:
        """Choose whether the squares that a lifted piece may go to are marked."""
        self._targets_shown = shown
        self.changed.emit()

    def set_duty_shown(self, shown: bool) -> None:
        """Choose whether the pieces that must capture are marked."""
        self._duty_shown = shown
        self.changed.emit()

    def marks(self, hand: PlayInput) -> Marks:
        """All marks at this moment."""
        gestures = hand.gestures
        if gestures is None:
            return self._marks
        targets = gestures.targets() if self._targets_shown else {}
        duty = self._duty_shown and not gestures.path
        return self._marks._replace(
            selected=gestures.path[-1] if gestures.path else None,
            targets=targets,
            hovered=hand.hovered if hand.hovered in targets else None,
            must_capture=gestures.must_capture if duty else frozenset(),
        )

    def _on_fading(self, time: float) -> None:
        # they stay a while, then go
        strength = min(1.0, 1.6 * (1.0 - time / self._durations.refusal))
        self._marks = self._marks._replace(refusal_strength=strength)
        self.changed.emit()

    def _end_refusal(self) -> None:
        self._marks = self._marks._replace(refused=frozenset(), refusal_strength=0.0)
        self.changed.emit()
