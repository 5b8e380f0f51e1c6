"""Why a piece cannot step to a square, where no capture is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harzdame_engine.game.rays import line_from, seen_by, steps_from
from harzdame_engine.game.refusal import Reason
from harzdame_engine.rules.board import Direction, Square
from harzdame_engine.rules.rules import Clause

if TYPE_CHECKING:
    from harzdame_engine.game.position import Position

Explanation = tuple[Reason, Clause, tuple[Square, ...]]
"""A reason, its clause and the squares to light up."""


def explain_step(position: Position, origin: Square, target: Square) -> Explanation:
    """No capture is on, and the piece on `origin` cannot go to `target`, which is empty."""
    if target in steps_from(position, origin):
        return Reason.MAKES_THREAT, Clause.THREATS, tuple(position.threatened())
    if position.pieces[origin].king:
        return _explain_king(position, origin, target)
    return _explain_man(position, origin, target)


def _explain_king(position: Position, origin: Square, target: Square) -> Explanation:
    rules = position.rules
    for direction in rules.king_steps if rules.flying else ():
        line = line_from(position, origin, direction)
        if target in line:
            return _explain_obstacle(position, line)
    return Reason.NO_SUCH_STEP, Clause.KING_STEP, _targets(position, origin)


def _explain_obstacle(position: Position, line: list[Square]) -> Explanation:
    """Something on the `line` of a king keeps it from moving on along it."""
    occupied = [square for square in line if square in position.pieces]
    first = occupied[0]
    if position.pieces[first].color is not position.turn and len(occupied) > 1:
        behind = line[line.index(first) + 1]
        if behind == occupied[1]:
            return Reason.TWO_IN_A_ROW, Clause.KING_CAPTURE, (first, behind)
    return Reason.BLOCKED, Clause.KING_STEP, (first,)


def _explain_man(position: Position, origin: Square, target: Square) -> Explanation:
    rules = position.rules
    color = position.pieces[origin].color
    forward = {seen_by(color, direction) for direction in rules.man_steps}
    for direction in Direction:
        line = line_from(position, origin, direction)
        if line[:1] == [target]:
            backward = direction not in forward and direction.opposite in forward
            reason = Reason.NEVER_BACKWARDS if backward else Reason.NO_SUCH_STEP
            return reason, Clause.MAN_STEP, _targets(position, origin)
        between = position.pieces.get(line[0]) if line else None
        if target not in line or between is None or between.color is not color:
            continue
        if seen_by(color, direction) in rules.line_leaps:
            return Reason.NO_SUCH_STEP, Clause.LINE_LEAP, _targets(position, origin)
        if target == line[1]:
            return Reason.OWN_PIECE_IN_THE_WAY, Clause.MAN_CAPTURE, (line[0],)
    return Reason.NO_SUCH_STEP, Clause.MAN_STEP, _targets(position, origin)


def _targets(position: Position, origin: Square) -> tuple[Square, ...]:
    return tuple(move.target for move in position.legal_moves() if move.origin == origin)
