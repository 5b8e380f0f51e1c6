"""Why a capture is not legal, or why one has to be made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from harzdame_engine.game.explain_step import Explanation
from harzdame_engine.game.rays import line_from, seen_by, steps_from
from harzdame_engine.game.refusal import Reason, Refusal
from harzdame_engine.rules.board import Direction, Square
from harzdame_engine.rules.rules import Clause

if TYPE_CHECKING:
    from harzdame_engine.game.move import Piece
    from harzdame_engine.game.position import Position
    from harzdame_engine.rules.rules import Rules


def explain_capture(position: Position, origin: Square, target: Square) -> Refusal:
    """A capture is on, and origin → target is none of the legal ones."""
    moves = position.legal_moves()
    own_moves = tuple(move for move in moves if move.origin == origin)
    for path in _paths_to(position, origin, target):
        onward = position.next_landings(path)
        begun = position.moves_along(path)
        required = max(len(move.captures) for move in begun)
        return Refusal(
            Reason.MUST_CONTINUE, Clause.CARRY_ON, origin, target, onward, begun, len(path) - 1, required
        )
    origins = tuple(dict.fromkeys(move.origin for move in moves))
    # a piece that could simply step there has forgotten the capture, however it might also get there by one
    if target not in steps_from(position, origin):
        jump = explain_jump(position, origin, target)
        if taken := _taken_without_majority(position, origin, target) or _taken_right_behind(
            position, origin, jump
        ):
            required = len(moves[0].captures)
            return Refusal(
                Reason.MUST_TAKE_MORE, Clause.MAJORITY, origin, target, origins, moves, taken, required
            )
        if jump:
            reason, clause, squares = jump
            return Refusal(reason, clause, origin, target, squares)
    return Refusal(Reason.MUST_CAPTURE, Clause.COMPULSORY, origin, target, origins, own_moves or moves)


def explain_jump(position: Position, origin: Square, target: Square) -> Explanation | None:
    """What is wrong with origin → target if it is meant as a jump over one enemy piece; None if it is not."""
    piece = position.pieces[origin]
    for direction in Direction:
        line = line_from(position, origin, direction)
        if target not in line:
            continue
        crossed = [square for square in line[: line.index(target)] if square in position.pieces]
        if len(crossed) != 1 or position.pieces[crossed[0]].color is piece.color:
            return None
        (victim,) = crossed
        refused = _explain_direction(position.rules, piece, seen_by(piece.color, direction))
        if refused is not None:
            return *refused, (victim,)
        return _explain_distance(position.rules, piece, line[: line.index(target) + 1], victim)
    return None


def _explain_direction(rules: Rules, piece: Piece, direction: Direction) -> tuple[Reason, Clause] | None:
    """Why a capture by `piece` cannot begin in `direction`, as it sees it; None if it can."""
    if piece.king:
        return None if direction in rules.king_captures else (Reason.NO_SUCH_JUMP, Clause.KING_CAPTURE)
    if direction not in rules.man_captures:
        return Reason.NO_SUCH_JUMP, Clause.MAN_CAPTURE
    if rules.man_first_captures is not None and direction not in rules.man_first_captures:
        return Reason.NO_FIRST_JUMP, Clause.FIRST_JUMP
    return None


def _explain_distance(rules: Rules, piece: Piece, way: list[Square], victim: Square) -> Explanation | None:
    """What is too long about the `way` to the landing square, over `victim`; None if nothing is."""
    behind = way[way.index(victim) + 1]
    if not (piece.king and rules.flying):
        clause = Clause.KING_CAPTURE if piece.king else Clause.MAN_CAPTURE
        return None if way == [victim, behind] else (Reason.TOO_FAR, clause, (victim,))
    if rules.lands_next and behind != way[-1]:
        return Reason.LANDS_NEXT, Clause.LANDS_NEXT, (behind,)
    return None


def _taken_without_majority(position: Position, origin: Square, target: Square) -> int:
    """How many pieces a capture from `origin` to `target` would take if any capture would do; 0 for none.

    With `target` the origin itself: what the piece could take at most.
    """
    free = position.without_majority()
    taken = free.capture_sizes(origin)
    if target == origin:
        return max(taken.values(), default=0)
    if target in taken:
        return taken[target]
    begun = (len(path) - 1 for path in _paths_to(free, origin, target))
    return next(begun, 0) if taken else 0


def _taken_right_behind(position: Position, origin: Square, jump: Explanation | None) -> int:
    """How many pieces a `jump` that went too far would take from the right square on, if that is too few."""
    if not jump or jump[0] is not Reason.LANDS_NEXT or jump[2][0] in position.next_landings((origin,)):
        return 0
    begun = position.without_majority().moves_along((origin, *jump[2]))
    return max(len(move.captures) for move in begun)


def _paths_to(position: Position, origin: Square, target: Square) -> Iterator[tuple[Square, ...]]:
    """The ways along which a legal capture lands on `target` before its end; for each length the first."""
    reached: set[tuple[int, Square]] = set()
    paths: list[tuple[Square, ...]] = [(origin,)]
    while paths:
        path = paths.pop(0)
        for landing in position.next_landings(path):
            longer = (*path, landing)
            if (len(longer), landing) in reached or not position.next_landings(longer):
                continue
            reached.add((len(longer), landing))
            if landing == target:
                yield longer
            paths.append(longer)
