"""Explanations of illegal moves: the reason, its clause and squares. Part of the rules; no sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from harzdame_engine.game.fen import BeyondPlayError
from harzdame_engine.game.move import Color, Piece
from harzdame_engine.game.position import Position
from harzdame_engine.game.rays import seen_by, steps_from
from harzdame_engine.game.refusal import Reason, Refusal
from harzdame_engine.rules.board import Direction, Square
from harzdame_engine.rules.rules import Clause, Criterion, Lands, Rules

_Explanation = tuple[Reason, Clause, tuple[Square, ...]]
"""A reason, its clause and the squares to light up."""
_MOST_STEPS = 300_000
"""The core's steps that looking along captures may take; see `Position.effort`."""
_FEWEST_WAYS = 2


def explain(
    position: Position, origin: Square, target: Square, player: Color | None = None
) -> Refusal | None:
    """The reason why `player` (None: the side to move) cannot move from `origin` to `target`; None if it can.

    Reasons are tried from the plainest to the subtlest. Where there are too many captures
    to look along all of them, a subtle one may give way to a plainer one.
    """
    moves = position.legal_moves()
    own_moves = tuple(move for move in moves if move.origin == origin)
    player = player or position.turn
    if player is position.turn and any(move.target == target for move in own_moves):
        return None

    def refusal(reason: Reason, clause: Clause, *squares: Square) -> Refusal:
        return Refusal(reason, clause, origin, target, squares)

    piece = position.pieces.get(origin)
    if not moves:
        return refusal(Reason.GAME_OVER, Clause.END)
    if piece is None:
        return refusal(Reason.NO_PIECE, Clause.TURNS, origin)
    if piece.color is not player:
        return refusal(Reason.NOT_YOUR_PIECE, Clause.TURNS, origin)
    if piece.color is not position.turn:
        return refusal(Reason.NOT_YOUR_TURN, Clause.TURNS, origin)
    if origin == target and own_moves:
        return refusal(Reason.SAME_SQUARE, Clause.TURNS, origin)
    if origin != target and target in position.pieces:
        return refusal(Reason.OCCUPIED, Clause.ONE_PIECE_A_SQUARE, target)
    if moves[0].captures:
        return _explain_capture(position, origin, target)
    jump = _explain_jump(position, origin, target)
    reason, clause, squares = jump or _explain_step(position, origin, target)
    return refusal(reason, clause, *squares)


def explain_on_the_way(position: Position, path: tuple[Square, ...], target: Square) -> Refusal:
    """The reason why a capture that has come along `path` cannot go on to `target`, which is no landing.

    The squares are those where it can land next.
    """
    landings, moves = position.next_landings(path), position.moves_along(path)
    return Refusal(Reason.MUST_CONTINUE, Clause.CARRY_ON, path[0], target, tuple(landings), tuple(moves))


def _explain_capture(position: Position, origin: Square, target: Square) -> Refusal:
    """A capture is on, and origin → target is none of the legal ones."""
    moves = position.legal_moves()
    own_moves = tuple(move for move in moves if move.origin == origin)
    origins = tuple(dict.fromkeys(move.origin for move in moves))
    with suppress(BeyondPlayError):
        if found := _explain_other_capture(position, origin, target, origins):
            return found
    return Refusal(Reason.MUST_CAPTURE, Clause.COMPULSORY, origin, target, origins, own_moves or moves)


def _explain_other_capture(
    position: Position, origin: Square, target: Square, origins: tuple[Square, ...]
) -> Refusal | None:
    """The fault of origin → target if it is meant as a capture; `origins` are those of the legal ones.

    Raises:
        BeyondPlayError: there are too many captures to look along them.
    """
    moves = position.legal_moves()
    for path in _paths_to(position, origin, target):
        onward = position.next_landings(path)
        begun = position.moves_along(path)
        required = max(len(move.captures) for move in begun)
        return Refusal(
            Reason.MUST_CONTINUE, Clause.CARRY_ON, origin, target, onward, begun, len(path) - 1, required
        )
    # a piece that could simply step there has forgotten the capture, however it might also get there by one
    if target not in steps_from(position, origin):
        jump = _explain_jump(position, origin, target)
        meant = _meant(position, origin, target) or _meant_right_behind(position, origin, jump)
        if meant is not None:
            reason = _explain_choice(position, origin, meant)
            required = len(moves[0].captures)
            return Refusal(reason, Clause.CHOICE, origin, target, origins, moves, meant.taken, required)
        if jump:
            reason, clause, squares = jump
            return Refusal(reason, clause, origin, target, squares)
    return None


def _explain_jump(position: Position, origin: Square, target: Square) -> _Explanation | None:
    """The fault of origin → target if it is meant as a jump over one enemy piece; None if it is not."""
    piece = position.pieces[origin]
    for direction in Direction:
        line = position.rules.board.line(origin, direction)
        if target not in line:
            continue
        crossed = [square for square in line[: line.index(target)] if square in position.pieces]
        if len(crossed) != 1 or position.pieces[crossed[0]].color is piece.color:
            return None
        (victim,) = crossed
        refused = _explain_direction(position.rules, piece, seen_by(piece.color, direction))
        if refused is not None:
            return *refused, (victim,)
        if not piece.king and position.pieces[victim].king and not position.rules.men_capture_kings:
            return Reason.MEN_TAKE_NO_KINGS, Clause.MAN_CAPTURE, (victim,)
        return _explain_distance(position, origin, target, line, victim)
    return None


def _explain_direction(rules: Rules, piece: Piece, direction: Direction) -> tuple[Reason, Clause] | None:
    """The reason why a capture by `piece` cannot begin in `direction`, as it sees it; None if it can."""
    if piece.king:
        return None if direction in rules.king_captures else (Reason.NO_SUCH_JUMP, Clause.KING_CAPTURE)
    if direction not in rules.man_captures:
        return Reason.NO_SUCH_JUMP, Clause.MAN_CAPTURE
    if rules.man_first_captures is not None and direction not in rules.man_first_captures:
        return Reason.NO_FIRST_JUMP, Clause.FIRST_JUMP
    return None


def _explain_distance(
    position: Position, origin: Square, target: Square, line: tuple[Square, ...], victim: Square
) -> _Explanation | None:
    """The fault of a jump along the `line` over `victim`, if it is where it lands; None if there is none."""
    rules, piece = position.rules, position.pieces[origin]
    behind = line[line.index(victim) + 1 :]
    if not (piece.king and rules.flying):
        clause = Clause.KING_CAPTURE if piece.king else Clause.MAN_CAPTURE
        return None if (line[0], behind[0]) == (victim, target) else (Reason.TOO_FAR, clause, (victim,))
    if rules.lands is Lands.NEXT and behind[0] != target:
        return Reason.LANDS_NEXT, Clause.LANDS_NEXT, behind[:1]
    if rules.lands is Lands.NEXT_BEHIND_KING and position.pieces[victim].king and behind[0] != target:
        return Reason.LANDS_NEXT_BEHIND_KING, Clause.LANDS_NEXT, behind[:1]
    if rules.landing_goes_on:
        landings = position.next_landings((origin,))
        onward = tuple(square for square in behind if square in landings)
        if onward and target not in onward:
            return Reason.LANDS_TO_GO_ON, Clause.LANDS_NEXT, onward
    return None


class _Meant(NamedTuple):
    """A capture that is legal if any will do: how many pieces it takes that far, and what in the end."""

    taken: int
    captures: tuple[Square, ...]


def _meant(position: Position, origin: Square, target: Square) -> _Meant | None:
    """The best capture from `origin` to `target` if any would do, or that lands there on its way.

    With `target` the origin itself: the best that the piece could make at all.
    """
    free = position.with_free_choice()
    takings = free.takings(origin)
    there = [taken for end, taken in takings if target in (end, origin)]
    if there:
        best = _best(position, origin, there)
        return _Meant(len(best), best)
    path = next(_paths_to(free, origin, target), None) if takings else None
    return None if path is None else _begun(position, path)


def _meant_right_behind(position: Position, origin: Square, jump: _Explanation | None) -> _Meant | None:
    """What a `jump` too far would take if it landed rightly, if that is not good enough."""
    if jump is None or jump[0] not in (Reason.LANDS_NEXT, Reason.LANDS_NEXT_BEHIND_KING):
        return None
    if jump[2][0] in position.next_landings((origin,)):
        return None
    best = _begun(position, (origin, *jump[2])).captures
    return _Meant(len(best), best)


def _begun(position: Position, path: tuple[Square, ...]) -> _Meant:
    """The best capture that begins along `path`, if any would do."""
    begun = position.with_free_choice().moves_along(path)
    return _Meant(len(path) - 1, _best(position, path[0], [move.captures for move in begun]))


def _best(position: Position, origin: Square, takings: Sequence[tuple[Square, ...]]) -> tuple[Square, ...]:
    return max(takings, key=lambda taken: _merits(position, origin, taken))


def _merits(position: Position, origin: Square, captures: Sequence[Square]) -> tuple[int, ...]:
    """A capture by each criterion of the game, but for the order in which it takes kings."""
    pieces = position.pieces
    by = {
        Criterion.NUMBER: len(captures),
        Criterion.WITH_KING: int(pieces[origin].king),
        Criterion.KINGS: sum(pieces[square].king for square in captures),
        Criterion.VALUE: value_of(captures, position),
    }
    return tuple(by[criterion] for criterion in position.rules.choice if criterion in by)


def value_of(captures: Sequence[Square], position: Position) -> int:
    """What pieces on the board are worth together, where that is a criterion; else 0."""
    man, king = position.rules.values or (0, 0)
    return sum(king if position.pieces[square].king else man for square in captures)


def waits(position: Position, square: Square) -> bool:
    """Whether there is a king of the side to move that has made as many moves in a row as it may."""
    walk = position.king_walks.get(position.turn)
    return walk is not None and walk == (square, position.rules.same_king_limit)


def _explain_choice(position: Position, origin: Square, meant: _Meant) -> Reason:
    """The first criterion by which the capture is not good enough."""
    due = position.legal_moves()[0]
    pairs = zip(
        position.rules.choice,
        _merits(position, origin, meant.captures),
        _merits(position, due.origin, due.captures),
        strict=False,  # that of the order of kings has no merit of its own
    )
    return next((_WORSE[criterion] for criterion, has, wanted in pairs if has != wanted), Reason.KINGS_FIRST)


_WORSE = {
    Criterion.NUMBER: Reason.MUST_TAKE_MORE,
    Criterion.WITH_KING: Reason.MUST_TAKE_WITH_KING,
    Criterion.KINGS: Reason.MUST_TAKE_KINGS,
    Criterion.VALUE: Reason.MUST_TAKE_VALUE,
}


def _paths_to(position: Position, origin: Square, target: Square) -> Iterator[tuple[Square, ...]]:
    """The ways along which a legal capture lands on `target` before its end; for each length the first.

    No more of them than are looked along in a moment.
    """
    reached: set[tuple[int, Square]] = set()
    paths: list[tuple[Square, ...]] = [(origin,)]
    for _ in range(_most_ways(position)):
        if not paths:
            return
        path = paths.pop(0)
        for landing in position.next_landings(path):
            longer = (*path, landing)
            if (len(longer), landing) in reached or not position.next_landings(longer):
                continue
            reached.add((len(longer), landing))
            if landing == target:
                yield longer
            paths.append(longer)


def _most_ways(position: Position) -> int:
    """The number of ways that may be looked along, the fewer the more work each is."""
    return max(_FEWEST_WAYS, _MOST_STEPS // max(sum(position.effort()), 1))


def _explain_step(position: Position, origin: Square, target: Square) -> _Explanation:
    """No capture is on, and the piece on `origin` cannot go to `target`, which is empty."""
    if target in steps_from(position, origin):
        if waits(position, origin):
            movers = dict.fromkeys(move.origin for move in position.legal_moves())
            return Reason.SAME_KING, Clause.SAME_KING, tuple(movers)
        return Reason.MAKES_THREAT, Clause.THREATS, tuple(position.threatened())
    if position.pieces[origin].king:
        return _explain_king(position, origin, target)
    return _explain_man(position, origin, target)


def _explain_king(position: Position, origin: Square, target: Square) -> _Explanation:
    rules = position.rules
    for direction in rules.king_steps if rules.flying else ():
        line = position.rules.board.line(origin, direction)
        if target in line:
            return _explain_obstacle(position, line, jumps=direction in rules.king_captures)
    return Reason.NO_SUCH_STEP, Clause.KING_STEP, _targets(position, origin)


def _explain_obstacle(position: Position, line: tuple[Square, ...], *, jumps: bool) -> _Explanation:
    """Something on the `line` of a king keeps it from moving on; `jumps`: along this line it can capture."""
    occupied = [square for square in line if square in position.pieces]
    first = occupied[0]
    if jumps and position.pieces[first].color is not position.turn and len(occupied) > 1:
        behind = line[line.index(first) + 1]
        if behind == occupied[1]:
            return Reason.TWO_IN_A_ROW, Clause.KING_CAPTURE, (first, behind)
    return Reason.BLOCKED, Clause.KING_STEP, (first,)


def _explain_man(position: Position, origin: Square, target: Square) -> _Explanation:
    rules = position.rules
    piece = position.pieces[origin]
    color = piece.color
    forward = {seen_by(color, direction) for direction in rules.man_steps}
    for direction in Direction:
        line = position.rules.board.line(origin, direction)
        if line[:1] == (target,):
            backward = direction not in forward and direction.opposite in forward
            reason = Reason.NEVER_BACKWARDS if backward else Reason.NO_SUCH_STEP
            return reason, Clause.MAN_STEP, _targets(position, origin)
        between = position.pieces.get(line[0]) if line else None
        if target not in line or between is None or between.color is not color:
            continue
        if seen_by(color, direction) in rules.line_leaps:
            return Reason.NO_SUCH_STEP, Clause.LINE_LEAP, _targets(position, origin)
        if target == line[1] and _explain_direction(rules, piece, seen_by(color, direction)) is None:
            return Reason.OWN_PIECE_IN_THE_WAY, Clause.MAN_CAPTURE, (line[0],)
    return Reason.NO_SUCH_STEP, Clause.MAN_STEP, _targets(position, origin)


def _targets(position: Position, origin: Square) -> tuple[Square, ...]:
    return tuple(move.target for move in position.legal_moves() if move.origin == origin)
