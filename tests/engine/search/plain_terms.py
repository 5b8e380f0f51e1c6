"""The terms of the whole board in learned weights (engine/core/eval/whole_board.hpp), square by square."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from harzdame_engine import Color, Direction, Piece, Position
from harzdame_engine.search.weights import Shape

FAR = 16
"""Steps to promotion from which on a man counts nothing."""


def terms(shape: Shape, position: Position) -> list[int]:
    """White's counts less Black's; for games without line leaps."""
    white, black = (_terms_of(shape, position, color) for color in Color)
    return [ours - theirs for ours, theirs in zip(white, black, strict=True)][: shape.terms]


def _terms_of(shape: Shape, position: Position, color: Color) -> list[int]:
    men = {square for square, piece in position.pieces.items() if piece == Piece(color)}
    kings = [square for square, piece in position.pieces.items() if piece == Piece(color, king=True)]
    wings = [len(men & set(wing)) for wing in shape.wings]
    safe = {
        king: sum(not _can_be_jumped(position, king, to) for to in _steps(position, king)) for king in kings
    }
    free = [man for man in men if _is_free(position, man)]
    return [
        int(position.turn is color),
        sum(len(list(_steps(position, man))) for man in men),
        sum(len(list(_steps(position, king))) for king in kings),
        int(len(kings) > 0),
        int(len(kings) > 1),
        abs(wings[0] - wings[1]),
        sum(safe.values()),
        sum(number == 0 for number in safe.values()),
        len(free),
        max((FAR - _distance(position, man) for man in free), default=0),
    ]


def _ways(directions: Iterable[Direction], color: Color) -> list[Direction]:
    return [way if color is Color.WHITE else way.opposite for way in directions]


def _steps(position: Position, origin: str) -> Iterator[str]:
    """Where the plain steps of the piece on `origin` end, captures aside."""
    rules, piece = position.rules, position.pieces[origin]
    for way in _ways(rules.king_steps if piece.king else rules.man_steps, piece.color):
        at = rules.board.neighbour(origin, way)
        while at is not None and at not in position.pieces:
            yield at
            if not (piece.king and rules.flying):
                break
            at = rules.board.neighbour(at, way)


def _can_be_jumped(position: Position, origin: str, target: str) -> bool:
    """Whether an enemy could jump the piece of `origin` once it stands on `target`."""
    rules, board = position.rules, position.rules.board
    color = position.pieces[origin].color
    standing = {square: piece for square, piece in position.pieces.items() if square != origin}
    for square, piece in standing.items():
        if piece.color is color:
            continue
        captures = rules.man_captures if rules.man_first_captures is None else rules.man_first_captures
        for way in _ways(rules.king_captures if piece.king else captures, piece.color):
            at = board.neighbour(square, way)
            while piece.king and rules.flying and at not in {None, target} and at not in standing:
                at = board.neighbour(at, way)
            if at == target:
                behind = board.neighbour(target, way)
                if behind is not None and behind not in standing:
                    return True
    return False


def _is_free(position: Position, man: str) -> bool:
    """Whether no enemy stands on any way of `man` to promotion, on a board that is not crowded."""
    rules, color = position.rules, position.pieces[man].color
    if len(position.pieces) > len(rules.board.names) // 3:
        return False
    ahead, new = set(), {man}
    while new:
        ahead |= new
        steps = (rules.board.neighbour(at, way) for at in new for way in _ways(rules.man_steps, color))
        new = {square for square in steps if square is not None} - ahead
    return all(position.pieces[at].color is color for at in ahead & position.pieces.keys())


def _distance(position: Position, man: str) -> int:
    """The number of steps to the nearest promotion square on an empty board; FAR if there is no way."""
    rules, color = position.rules, position.pieces[man].color
    goals = rules.promotion_squares if color is Color.WHITE else rules.turned(rules.promotion_squares)
    near = {man}
    for steps in range(FAR):
        if near & goals:
            return steps
        ways = _ways(rules.man_steps, color)
        near = {to for at in near for way in ways if (to := rules.board.neighbour(at, way)) is not None}
    return FAR
