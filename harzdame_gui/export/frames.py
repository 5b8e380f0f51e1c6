"""A line of play as pictures, one after the other. Works on any thread."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from harzdame_engine import Move, Piece, Position, Square
from harzdame_engine.export.diagram import svg
from harzdame_engine.export.looks import Look
from harzdame_engine.export.score import GameScore
from PySide6.QtGui import QImage

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.export.pictures import image_of

_JUMP_MS = 350
_LAST = 3
"""The last position is shown as long as so many others."""


class TimedPicture(NamedTuple):
    """A picture and the milliseconds for which it is shown."""

    image: QImage
    lasts: int


class Drawing(NamedTuple):
    """The same as SVG, of which thousands take no room to speak of."""

    svg: str
    lasts: int

    def frame(self, width: int) -> TimedPicture:
        """The picture, `width` pixels wide."""
        return TimedPicture(image_of(self.svg, width), self.lasts)


def drawings(score: GameScore, look: Look, *, flipped: bool, pace: float, job: Job) -> Iterator[Drawing]:
    """The main line of `score`, captures of several pieces jump by jump, until the job is stopped."""
    line = score.mainline()
    lasts = round(1000 * pace)
    before = score.start
    yield Drawing(svg(before, look=look, flipped=flipped), lasts)
    for number, step in enumerate(line, 1):
        if job.token.stopped:
            return
        for pieces in _jumps(before, step.move):
            drawing = svg(before, look=look, flipped=flipped, pieces=pieces)
            yield Drawing(drawing, min(_JUMP_MS, lasts))
        drawing = svg(step.position, step.move, look=look, flipped=flipped, marks=step.remarks.marks)
        yield Drawing(drawing, lasts * (_LAST if number == len(line) else 1))
        before = step.position


def _jumps(position: Position, move: Move) -> Iterator[dict[Square, Piece]]:
    """The pieces after each landing of a capture but the last; what is taken stays until the end."""
    pieces = dict(position.pieces)
    piece = pieces.pop(move.origin)
    for landing in move.landings[:-1]:
        piece = piece._replace(king=piece.king or landing.crowned)
        yield pieces | {landing.square: piece}
