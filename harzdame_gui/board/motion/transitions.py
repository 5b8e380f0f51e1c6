"""Transitions on the scene: moves played forwards or back, jump by jump."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from harzdame_engine import Move, Position
from PySide6.QtCore import QPointF

from harzdame_gui.board.items.pieces import Z_MOVING, PieceItem
from harzdame_gui.board.motion.animation import Animator
from harzdame_gui.board.motion.motion import Motion
from harzdame_gui.board.scene import BoardScene
from harzdame_gui.theme import Durations

_LEAVING, _GONE = 0.45, 0.75
"""When a piece that leaves at once begins to fade and is gone, as shares of the jump over it."""


class BoardTransition(Protocol):
    """One step along the game: `forward` if the move was played, else it was taken back."""

    @property
    def before(self) -> Position: ...
    @property
    def after(self) -> Position: ...
    @property
    def move(self) -> Move | None: ...
    @property
    def forward(self) -> bool: ...


class TransitionPlayer:
    """Shows transitions; `speed` is a factor, 0 shows the end at once."""

    def __init__(self, durations: Durations, animator: Animator) -> None:
        self._durations = durations
        self._animator = animator
        self.speed = 1.0

    def play(self, scene: BoardScene, transition: BoardTransition, shown: Move | None, reached: int) -> None:
        """Bring `scene` from one position to the other.

        `shown` is the move that the input has shown and `reached` how many of its landings the piece has
        made; the rest of that way is played. Without input `shown` is None.
        """
        move = transition.move
        if move is None or self.speed <= 0 or not self._starts_here(scene, transition, move):
            scene.show_pieces(transition.after.pieces)
        elif transition.forward:
            if shown == move:  # the game may have known it by another way
                self._forward(scene, transition, shown, reached)
            else:
                scene.show_pieces(transition.before.pieces)
                self._forward(scene, transition, move, 0)
        else:
            self._back(scene, transition, move)

    def _starts_here(self, scene: BoardScene, transition: BoardTransition, move: Move) -> bool:
        """Whether the picture is the transition's start; a jump through the game is not animated."""
        mover = move.origin if transition.forward else move.target
        return scene.pieces() == transition.before.pieces and mover in transition.before.pieces

    def _forward(self, scene: BoardScene, transition: BoardTransition, move: Move, reached: int) -> None:
        mover = scene.item_at(move.origin)
        if mover is None:
            return
        hangs_there = reached == len(move.landings)
        landings = move.landings[-1:] if hangs_there else move.landings[reached:]
        longest = self._durations.capture_longest / len(landings)
        leg = min(self._durations.jump, longest) if move.captures else float(self._durations.step)
        if hangs_there:
            leg = self._durations.settle  # it hangs above its square already
        taken = [
            (number - reached, item)
            for number, square in enumerate(move.captures)
            if (item := scene.item_at(square)) is not None
        ]
        instant = transition.before.rules.instant_removal
        stays = bool(taken) and (hangs_there or not instant)
        points = (mover.pos(), *(scene.layout.center(landing.square) for landing in landings))
        rest = self._durations.capture_fade if stays else 0
        motion = Motion(points, leg / self.speed, rest / self.speed)
        king = transition.after.pieces[move.target]
        crowned = [number for number, landing in enumerate(move.landings, start=1) if landing.crowned]
        mover.lift(False)
        mover.setZValue(Z_MOVING)

        def show(time: float) -> None:
            mover.setPos(motion.place(time))
            legs = motion.legs(time)
            if motion.arrived(time) or any(reached + legs >= number for number in crowned):
                mover.appear_as(king)
            for number, item in taken:
                jumped = legs - number if instant and not hangs_there else 0.0
                left = min(_after_jump(jumped), 1.0 - motion.rested(time) if stays else 1.0)
                item.setOpacity(min(item.opacity(), left))

        self._animator.start(motion.duration, show, partial(scene.show_pieces, transition.after.pieces))

    def _back(self, scene: BoardScene, transition: BoardTransition, move: Move) -> None:
        end = partial(scene.show_pieces, transition.after.pieces)
        end()
        mover = scene.item_at(move.origin)
        returning = [item for square in move.captures if (item := scene.item_at(square)) is not None]
        if mover is None:
            return
        points = tuple(map(scene.layout.center, reversed(move.squares)))
        motion = Motion(points, self._durations.undo / self.speed / (len(points) - 1))
        mover.setZValue(Z_MOVING)
        _place(mover, points[0], returning, 0.0)

        def show(time: float) -> None:
            _place(mover, motion.place(time), returning, time / motion.duration)

        self._animator.start(motion.duration, show, end)


def _after_jump(legs: float) -> float:
    """The opacity of a piece that leaves as it is jumped, so many legs after the jump began."""
    return min(1.0, max(0.0, (_GONE - legs) / (_GONE - _LEAVING)))


def _place(mover: PieceItem, point: QPointF, others: list[PieceItem], opacity: float) -> None:
    mover.setPos(point)
    for item in others:
        item.setOpacity(opacity)
