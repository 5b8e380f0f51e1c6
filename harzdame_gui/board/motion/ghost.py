"""Captures and lines shown by ghosts: no piece moves, and everything is as before when they end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, tau

from harzdame_engine import Move, Piece, Square

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
_BETWEEN = 0.45  # how long a ghost rests before the next move of a line, as a share of the rest at the end


@dataclass(slots=True)
class _Actor:
    """A piece of the board, and the ghost that moves in its place."""

    item: PieceItem
    ghost: PieceItem | None = None

    def fade(self, opacity: float) -> None:
        """Show how much is left of what stands there now."""
        if self.ghost is None:
            self.item.setOpacity(opacity)
        else:
            self.ghost.setOpacity(_GHOST * opacity if opacity > DIMMED else 0.0)


@dataclass(frozen=True, slots=True)
class _Step:
    """One move of the line, which begins `start` milliseconds after the first."""

    move: Move
    start: float
    motion: Motion
    mover: _Actor
    taken: tuple[_Actor, ...]
    piece: Piece

    def show(self, time: float) -> None:
        """Put the ghost where it is now, and let the pieces pale that are taken."""
        ghost = self.mover.ghost
        if ghost is None or time < self.start:
            return
        time -= self.start
        legs = self.motion.legs(time)
        ghost.setPos(self.motion.place(time))
        ghost.setOpacity(_GHOST)
        if any(landing.crowned and legs >= number for number, landing in enumerate(self.move.landings, 1)):
            ghost.appear_as(self.piece._replace(king=True))
        for number, actor in enumerate(self.taken):
            pulse = 1 - _DEPTH * (1 - cos(tau * _PULSES * time / self.motion.leg)) / 2
            actor.fade(DIMMED if legs >= number + 1 else pulse)


class _Showing:
    """A line under way: moves its ghosts, and draws the way of the move that is shown."""

    def __init__(self, scene: BoardScene, steps: Sequence[_Step]) -> None:
        self._scene = scene
        self._steps = steps
        self._begun = 0

    def show(self, time: float) -> None:
        """Show everything as it is then."""
        begun = [step for step in self._steps if step.start <= time]
        for step in begun:
            step.show(time)
        if len(begun) != self._begun:
            self._begun = len(begun)
            self._scene.set_ways((arrow_of(begun[-1].move),))

    def end(self) -> None:
        """Put everything back."""
        self._scene.set_ways(())
        for actor in (each for step in self._steps for each in (step.mover, *step.taken)):
            actor.item.setOpacity(1.0)
            if actor.ghost is not None:
                self._scene.remove_ghost(actor.ghost)
                actor.ghost = None


def _still(_time: float) -> None:
    """Takes the place of the motion where only ways are drawn."""


class GhostPlayer:
    """Shows one capture or line at a time, until any input. `speed` is a factor; at 0 only ways are drawn."""

    def __init__(self, durations: Durations, animator: Animator) -> None:
        self._durations = durations
        self._animator = animator
        self._any_input = InputWatch(animator)
        self._any_input.noticed.connect(animator.finish)
        self.speed = 1.0

    def play(self, scene: BoardScene, moves: Sequence[Move]) -> None:
        """Show `moves`, legal one after the other in the position which `scene` shows."""
        self._animator.finish()
        if not moves or scene.item_at(moves[0].origin) is None:
            return
        steps = self._steps(scene, moves)
        if not steps:
            return
        if self.speed > 0:
            self._raise_ghosts(scene, steps)
        else:
            scene.set_ways(tuple(map(arrow_of, moves)))
        showing = _Showing(scene, steps)

        def end() -> None:
            self._any_input.stop()
            showing.end()

        if self.speed > 0:
            showing.show(0.0)
        self._any_input.start()
        on_time = showing.show if self.speed > 0 else _still
        self._animator.start(steps[-1].start + steps[-1].motion.duration, on_time, end)

    def _steps(self, scene: BoardScene, moves: Sequence[Move]) -> list[_Step]:
        """The moves in time. Actors are found where the moves before have brought them."""
        leg = self._durations.jump * _SLOWER / (self.speed or 1.0)
        actors: dict[Square, _Actor] = {}
        pieces: dict[Square, Piece] = {}
        for square, piece in scene.pieces().items():
            item = scene.item_at(square)
            if item is not None:
                actors[square], pieces[square] = _Actor(item), piece
        steps: list[_Step] = []
        start = 0.0
        for number, move in enumerate(moves, start=1):
            if move.origin not in actors:
                break
            last = number == len(moves)
            rest = self._durations.ghost_rest * (1.0 if last else _BETWEEN)
            motion = Motion(tuple(map(scene.layout.center, move.squares)), leg, rest)
            mover, piece = actors.pop(move.origin), pieces.pop(move.origin)
            taken = tuple(actors.pop(square) for square in move.captures if square in actors)
            steps.append(_Step(move, start, motion, mover, taken, piece))
            actors[move.target] = mover
            pieces[move.target] = piece._replace(king=piece.king or move.promotes)
            start += motion.duration
        return steps

    def _raise_ghosts(self, scene: BoardScene, steps: Sequence[_Step]) -> None:
        """A ghost for each piece that moves, unseen until it does."""
        for step in steps:
            if step.mover.ghost is None:
                step.mover.ghost = scene.add_ghost(step.piece)
                step.mover.ghost.setPos(step.motion.points[0])
                step.mover.ghost.setOpacity(_GHOST)
                step.mover.item.setOpacity(DIMMED)
