"""Why a move is not legal. Part of the rules: it finds a reason and squares, the app finds the words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from harzdame_engine.board import Direction, Square
from harzdame_engine.move import Color, Move
from harzdame_engine.refusal import Reason, Refusal

if TYPE_CHECKING:
    from harzdame_engine.position import Position


def explain(position: Position, origin: Square, target: Square, player: Color | None) -> Refusal | None:
    """See `Position.explain`. Reasons are tried from the plainest to the subtlest."""
    moves = position.legal_moves()
    own_moves = tuple(move for move in moves if move.origin == origin)
    player = player or position.turn
    if player is position.turn and any(move.target == target for move in own_moves):
        return None

    def refusal(reason: Reason, squares: Iterable[Square] = (), legal: tuple[Move, ...] = ()) -> Refusal:
        return Refusal(reason, origin, target, tuple(squares), legal)

    if not moves:
        return refusal(Reason.GAME_OVER)
    piece = position.pieces.get(origin)
    if piece is None:
        return refusal(Reason.NO_PIECE, [origin])
    if piece.color is not player:
        return refusal(Reason.NOT_YOUR_PIECE, [origin])
    if piece.color is not position.turn:
        return refusal(Reason.NOT_YOUR_TURN, [origin])
    if origin == target and own_moves:
        return refusal(Reason.SAME_SQUARE, [origin])
    if origin != target and target in position.pieces:
        return refusal(Reason.OCCUPIED, [target])
    if moves[0].captures:
        return _explain_capture(position, origin, target)
    reason, squares = _explain_step(position, origin, target)
    return refusal(reason, squares)


def _explain_capture(position: Position, origin: Square, target: Square) -> Refusal:
    """A capture is on, and origin → target is none of the legal ones."""
    moves = position.legal_moves()
    own_moves = tuple(move for move in moves if move.origin == origin)
    for path in _paths_to(position, origin, target):
        onward = position.next_landings(path)
        begun = position.moves_along(path)
        required = len(begun[0].captures)
        return Refusal(Reason.MUST_CONTINUE, origin, target, onward, begun, len(path) - 1, required)
    origins = tuple(dict.fromkeys(move.origin for move in moves))
    # a piece that could simply step there has forgotten the capture, however it might also get there by one
    taken = 0 if target in _steps(position, origin) else _taken_without_majority(position, origin, target)
    if taken:
        required = len(moves[0].captures)
        return Refusal(Reason.MUST_TAKE_MORE, origin, target, origins, moves, taken, required)
    return Refusal(Reason.MUST_CAPTURE, origin, target, origins, own_moves or moves)


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


def _steps(position: Position, origin: Square) -> set[Square]:
    """Where the piece on `origin` could step if nothing had to be captured."""
    piece = position.pieces[origin]
    steps: set[Square] = set()
    for direction in position.rules.king_steps if piece.king else position.rules.man_steps:
        for square in _line(position, origin, _seen_by(piece.color, direction)):
            if square in position.pieces:
                break
            steps.add(square)
            if not piece.king:
                break
    return steps


def _explain_step(position: Position, origin: Square, target: Square) -> tuple[Reason, tuple[Square, ...]]:
    """No capture is on, and the piece on `origin` cannot step to `target`, which is empty."""
    rules, board = position.rules, position.rules.board
    piece = position.pieces[origin]
    steps = tuple(move.target for move in position.legal_moves() if move.origin == origin)
    if piece.king:
        for direction in rules.king_steps:
            line = _line(position, origin, direction)
            if target in line:
                return _explain_obstacle(position, line)
        return Reason.NO_SUCH_STEP, steps
    forward = {_seen_by(piece.color, direction) for direction in rules.man_steps}
    for direction in Direction:
        near = board.neighbour(origin, direction)
        if near is None:
            continue
        if near == target:
            backward = direction not in forward and direction.opposite in forward
            return (Reason.MEN_GO_FORWARD if backward else Reason.NO_SUCH_STEP), steps
        between = position.pieces.get(near)
        if board.neighbour(near, direction) == target and between and between.color is piece.color:
            return Reason.OWN_PIECE_IN_THE_WAY, (near,)
    return Reason.NO_SUCH_STEP, steps


def _explain_obstacle(position: Position, line: list[Square]) -> tuple[Reason, tuple[Square, ...]]:
    """Something on the `line` of a king keeps it from moving on along it."""
    occupied = [square for square in line if square in position.pieces]
    first = occupied[0]
    if position.pieces[first].color is not position.turn and len(occupied) > 1:
        behind = line[line.index(first) + 1]
        if behind == occupied[1]:
            return Reason.TWO_IN_A_ROW, (first, behind)
    return Reason.BLOCKED, (first,)


def _line(position: Position, square: Square, direction: Direction) -> list[Square]:
    line = []
    next_square = position.rules.board.neighbour(square, direction)
    while next_square is not None:
        line.append(next_square)
        next_square = position.rules.board.neighbour(next_square, direction)
    return line


def _seen_by(color: Color, direction: Direction) -> Direction:
    return direction if color is Color.WHITE else direction.opposite
