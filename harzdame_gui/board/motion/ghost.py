"""Captures shown by a ghost: no piece moves, and everything is as before when it ends."""

from __future__ import annotations

from math import cos, tau

from harzdame_engine import Move

from harzdame_gui.board.items.arrows import arrow_of
from harzdame_gui.board.items.pieces import DIMMED, PieceItem
from harzdame_gui.board.motion.animation import Animator
from harzdame_gui.board.motion.input_watch import InputWatch
from harzdame_gui.board.motion.motion import Motion
from harzdame_gui.board.scene import BoardScene
from harzdame_gui.theme import Durations

_GHOST = 0.8  # the opacity of the copy that moves
_SLOWER = 2.0  # than a move that is played: it is to be understood
_PULSES = 1.5  # for each jump
_DEPTH = 0.3  # how much a piece pales in a pulse


class GhostPlayer:
    """Shows one capture at a time, until any input. `speed` is a factor; at 0 only its way is drawn."""

    def __init__(self, durations: Durations, animator: Animator) -> None:
        self._durations = durations
        self._animator = animator
        self._any_input = InputWatch(animator)
        self._any_input.noticed.connect(animator.finish)
        self.speed = 1.0

    def play(self, scene: BoardScene, move: Move) -> None:
        """Show `move`, legal in the position which `scene` shows."""
        self._animator.finish()
        mover = scene.item_at(move.origin)
        if mover is None:
            return
        taken = [item for square in move.captures if (item := scene.item_at(square)) is not None]
        crowned = [number for number, landing in enumerate(move.landings, start=1) if landing.crowned]
        leg = self._durations.jump * _SLOWER / (self.speed or 1.0)
        motion = Motion(tuple(map(scene.layout.center, move.squares)), leg, self._durations.ghost_rest)
        scene.set_ways((arrow_of(move),))
        ghost: PieceItem | None = None
        if self.speed > 0:
            ghost = scene.add_ghost(mover.piece)
            ghost.setOpacity(_GHOST)
            mover.setOpacity(DIMMED)

        def show(time: float) -> None:
            legs = motion.legs(time)
            if ghost is None:
                return
            ghost.setPos(motion.place(time))
            if any(legs >= number for number in crowned):
                ghost.appear_as(mover.piece._replace(king=True))
            for number, item in enumerate(taken):
                pulse = 1 - _DEPTH * (1 - cos(tau * _PULSES * time / leg)) / 2
                item.setOpacity(DIMMED if legs >= number + 1 else pulse)

        def end() -> None:
            self._any_input.stop()
            scene.set_ways(())
            if ghost is not None:
                scene.remove_ghost(ghost)
            for item in (mover, *taken):
                item.setOpacity(1.0)

        show(0.0)
        self._any_input.start()
        self._animator.start(motion.duration, show, end)
