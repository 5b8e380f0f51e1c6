"""Captures: which jumps there are, and how they are carried on. Slow and plain. Chooses none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from tests.reference.boards import Vector, reverse
from tests.reference.games import Choice, Game, Lands, Promotion, Side
from tests.reference.position import Piece, Position


class Move(NamedTuple):
    """One turn. Shared 9: same start and same position after it is the same move, so no path."""

    origin: str
    target: str
    captures: frozenset[str]
    promotes: bool


class Run(NamedTuple):
    """A capture under way: where the piece is, whether as a king, what it has jumped, and where to last.

    Then for each piece jumped, in order, whether that is a king; and whether the capture may end here, should
    it not go on. Where to, and the kings, are told only where the rules ask for them.
    """

    square: str
    king: bool
    captured: frozenset[str]
    heading: Vector | None = None
    kings: tuple[bool, ...] = ()
    may_end: bool = True


class Capture(NamedTuple):
    """A capture carried on to its end, and where it began."""

    origin: str
    run: Run


def as_seen_by(side: Side, directions: tuple[Vector, ...]) -> tuple[Vector, ...]:
    """Preamble: "Directions are the mover's own … Black's are White's turned by 180°"."""
    return directions if side is Side.WHITE else _reversed(directions)


@cache
def _reversed(directions: tuple[Vector, ...]) -> tuple[Vector, ...]:
    return tuple(map(reverse, directions))


def start_of_run(position: Position, origin: str) -> Run:
    """The piece on `origin` before its first jump."""
    return Run(origin, position.pieces[origin].king, frozenset())


def _standing(position: Position, origin: str, run: Run) -> Mapping[str, Piece]:
    """The pieces on the board in the middle of a capture, without the one that captures.

    Shared 5, deferred: "captured pieces leave when the whole capture is done";
    the capturing piece itself is on its way, so "empty squares may be visited
    again, also the starting square". Instant: "a captured piece leaves at once".
    """
    standing = position.pieces.copy()
    for square in (origin,) if position.game.deferred_removal else (origin, *run.captured):
        del standing[square]
    return standing


def _leap_along(
    ray: list[str], standing: Mapping[str, Piece], flying: bool, far: bool
) -> tuple[str, list[str]] | None:
    """The first piece along `ray` and the squares to land on behind it.

    Shared 3, short leap: "over one adjacent enemy piece to the square
    immediately beyond, which must be empty". Long leap: "over one enemy piece
    at any distance along a clear line, to any empty square beyond it before
    the next piece … never over two pieces in a row". Lands, next square: "a
    king, even a flying one, must stop immediately behind the piece it jumps";
    `far` tells whether it need not.
    """
    for number, square in enumerate(ray if flying else ray[:1]):
        if square in standing:
            landings: list[str] = []
            behind = ray[number + 1 :]
            for landing in behind if far else behind[:1]:
                if landing in standing:
                    break
                landings.append(landing)
            return square, landings
    return None


def _directions(game: Game, side: Side, run: Run) -> tuple[Vector, ...]:
    """The directions of the next jump."""
    directions = as_seen_by(side, game.king_captures if run.king else game.man_captures)
    forbidden: tuple[Vector, ...] = ()
    # Armenian II: "orthogonal, but S never as the first jump"; a man's jumps, by its column
    if not run.captured and not run.king:
        forbidden = as_seen_by(side, game.never_as_first_jump)
    # "May turn back" = within one capture a king's next jump may be in the direction opposite to the last.
    # Shared 6: "for the rule against turning back, the last jump it made as a man counts".
    if run.king and run.heading is not None and not game.may_turn_back:
        forbidden = (reverse(run.heading),)
    if not forbidden:
        return directions
    return tuple(direction for direction in directions if direction not in forbidden)


def _can_take(run: Run, side: Side, victim: str, piece: Piece, game: Game) -> bool:
    """Whether a piece in its way can be taken by one of that side.

    Shared 3: "never over a friend". Shared 5: "until then they block, and none may be jumped twice".
    Takes kings, no: "a man never jumps a king, which bars its way like a friend".
    """
    if piece.side is side or victim in run.captured:
        return False
    return run.king or game.men_take_kings or not piece.king


def _leaps(position: Position, origin: str, run: Run) -> Iterator[tuple[str, list[Run]]]:
    """Every piece that can be jumped next, and the captures after it, by the squares to land on."""
    game = position.game
    side = position.pieces[origin].side
    crowning = game.promotion_squares[side]
    # Shared 6, stops there: "reaching one ends the capture and it is crowned"
    if game.promotion is Promotion.STOPS_THERE and run.captured and not run.king and run.square in crowning:
        return
    standing = _standing(position, origin, run)
    flying = run.king and game.flying_kings
    for direction, ray in game.board.rays(run.square, _directions(game, side, run)):
        found = _leap_along(ray, standing, flying, far=flying and game.lands is not Lands.NEXT_SQUARE)
        if found is None:
            continue
        victim, landings = found
        if not _can_take(run, side, victim, standing[victim], game):
            continue
        heading = None if game.may_turn_back else direction
        kings = (*run.kings, standing[victim].king) if Choice.KINGS_FIRST in game.choice else ()
        # Lands, next square behind a king: "but only where the capture ends, and only if …"
        close = game.lands is Lands.NEXT_SQUARE_BEHIND_A_KING and standing[victim].king
        after = []
        for number, landing in enumerate(landings):
            # Shared 6, goes on as a king: "crowned at once and continues the same capture as a king"
            crowned = game.promotion is Promotion.GOES_ON_AS_A_KING and landing in crowning
            captured, may_end = run.captured | {victim}, not close or number == 0
            after.append(Run(landing, run.king or crowned, captured, heading, kings, may_end))
        if after:
            yield victim, after


def jumps(position: Position, origin: str, run: Run) -> Iterator[tuple[str, Run]]:
    """Every next jump of a capture: the piece jumped, and the capture after it.

    Landing: "After a long jump with several squares to land on: if the capture can go on from some of them,
    the king must land on one of those; else any." Where the rules do not say so, it lands on any.
    """
    for victim, after in _leaps(position, origin, run):
        allowed = after
        if position.game.lands_where_it_goes_on and len(after) > 1:
            allowed = [each for each in after if any(_leaps(position, origin, each))] or after
        for each in allowed:
            yield victim, each


def _finished_captures(position: Position, origin: str) -> Iterator[Run]:
    """Every capture of the piece on `origin`, carried on to its end.

    Shared 2: "A capture must be carried on as long as the same piece can
    capture more". Ways that meet on the same square with the same pieces
    captured go on alike, if all else that the rules ask for is the same, so
    that they are followed only once.
    """
    under_way = {start_of_run(position, origin)}
    while under_way:
        carried_on: set[Run] = set()
        for run in under_way:
            further = {after for _, after in jumps(position, origin, run)}
            carried_on |= further
            if not further and run.captured and run.may_end:
                yield run
        under_way = carried_on


def crowned(position: Position, origin: str, target: str) -> bool:
    """Shared 6: a man "becomes a king if the whole move ends on a promotion square"."""
    piece = position.pieces[origin]
    return not piece.king and target in position.game.promotion_squares[piece.side]


def _move(position: Position, origin: str, run: Run) -> Move:
    was_king = position.pieces[origin].king
    promotes = not was_king and (run.king or crowned(position, origin, run.square))
    return Move(origin, run.square, run.captured, promotes)


def finished_captures(position: Position) -> frozenset[Capture]:
    """Every capture the side to move could make, whatever others there are."""
    return frozenset(
        Capture(origin, run)
        for origin in position.squares_of(position.turn)
        for run in _finished_captures(position, origin)
    )


def moves_of(position: Position, captures: frozenset[Capture]) -> frozenset[Move]:
    """The moves that captures make. Those that differ only by their ways are one move."""
    return frozenset(_move(position, capture.origin, capture.run) for capture in captures)


def capturing_moves(position: Position) -> frozenset[Move]:
    """Every move by a capture that the side to move could make, whatever others there are."""
    return moves_of(position, finished_captures(position))


def follow(position: Position, path: tuple[str, ...]) -> tuple[Move, tuple[str, ...]] | None:
    """The capture that lands on `path` (its first square the origin), and what it jumps in order.

    None if no such jumps are possible. Whether the rules allow the whole, as
    against something longer, is not asked.
    """
    origin = path[0]
    run = start_of_run(position, origin)
    order: tuple[str, ...] = ()
    for landing in path[1:]:
        for victim, after in jumps(position, origin, run):
            if after.square == landing:
                run, order = after, (*order, victim)
                break
        else:
            return None
    return _move(position, origin, run), order
