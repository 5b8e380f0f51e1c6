"""The legal moves of a position, what they lead to, and how a game ends. Slow and plain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from tests.reference.boards import Vector, reverse
from tests.reference.games import Promotion, Side
from tests.reference.position import Piece, Position


@dataclass(frozen=True)
class Move:
    """One turn. Shared 9: same start and same position after it is the same move, so no path."""

    origin: str
    target: str
    captures: frozenset[str]
    promotes: bool


class Run(NamedTuple):
    """A capture under way: where the piece is, whether as a king, and what it has jumped so far."""

    square: str
    king: bool
    captured: frozenset[str]


class End(Enum):
    """Why the side to move has lost."""

    NO_PIECES = "no pieces"
    NO_MOVES = "no moves"


def _as_seen_by(side: Side, directions: tuple[Vector, ...]) -> tuple[Vector, ...]:
    """Preamble: "Directions are the mover's own … Black's are White's turned by 180°"."""
    return directions if side is Side.WHITE else tuple(map(reverse, directions))


# --- plain moves ---


def _steps_of(position: Position, origin: str) -> Iterator[str]:
    """The squares that the piece on `origin` may move to without capturing.

    Shared 7: "A man never moves backwards without capturing": its steps are
    the game's row. A flying king goes any distance along a clear line.
    """
    game, piece = position.game, position.pieces[origin]
    for direction in _as_seen_by(piece.side, game.king_steps if piece.king else game.man_steps):
        ray = game.board.ray(origin, direction)
        for square in ray if piece.king and game.flying_kings else ray[:1]:
            if square in position.pieces:
                break
            yield square


# --- captures ---


def start_of_run(position: Position, origin: str) -> Run:
    """The piece on `origin` before its first jump."""
    return Run(origin, position.pieces[origin].king, frozenset())


def _standing(position: Position, origin: str, run: Run) -> Mapping[str, Piece]:
    """The pieces on the board in the middle of a capture, without the one that captures.

    Shared 5, deferred: "captured pieces leave when the whole capture is done";
    the capturing piece itself is on its way, so "empty squares may be visited
    again, also the starting square". Instant: "a captured piece leaves at once".
    """
    left = {origin} if position.game.deferred_removal else {origin} | run.captured
    return {square: piece for square, piece in position.pieces.items() if square not in left}


def _leap_along(ray: list[str], standing: Mapping[str, Piece], flying: bool) -> tuple[str, list[str]] | None:
    """The first piece along `ray` and the squares to land on behind it.

    Shared 3, short leap: "over one adjacent enemy piece to the square
    immediately beyond, which must be empty". Long leap: "over one enemy piece
    at any distance along a clear line, to any empty square beyond it before
    the next piece … never over two pieces in a row".
    """
    reach = len(ray) if flying else 1
    for number, square in enumerate(ray[:reach]):
        if square in standing:
            landings: list[str] = []
            for landing in ray[number + 1 : number + 1 + reach]:
                if landing in standing:
                    break
                landings.append(landing)
            return square, landings
    return None


def jumps(position: Position, origin: str, run: Run) -> Iterator[tuple[str, Run]]:
    """Every next jump of a capture: the piece jumped, and the capture after it."""
    game = position.game
    side = position.pieces[origin].side
    crowning = game.promotion_squares[side]
    if game.promotion is Promotion.STOPS_THERE and run.captured and not run.king and run.square in crowning:
        return
    standing = _standing(position, origin, run)
    for direction in _as_seen_by(side, game.king_captures if run.king else game.man_captures):
        found = _leap_along(game.board.ray(run.square, direction), standing, run.king and game.flying_kings)
        if found is None:
            continue
        victim, landings = found
        # Shared 3: "never over a friend". Shared 5: "until then they block, and none may be jumped twice".
        if standing[victim].side is side or victim in run.captured:
            continue
        for landing in landings:
            crowned = game.promotion is Promotion.GOES_ON_AS_A_KING and landing in crowning
            yield victim, Run(landing, run.king or crowned, run.captured | {victim})


def _finished_captures(position: Position, origin: str) -> Iterator[Run]:
    """Every capture of the piece on `origin`, carried on to its end.

    Shared 2: "A capture must be carried on as long as the same piece can
    capture more". Ways that meet on the same square with the same pieces
    captured go on alike, so that they are followed only once.
    """
    under_way = {start_of_run(position, origin)}
    while under_way:
        carried_on: set[Run] = set()
        for run in under_way:
            further = {after for _, after in jumps(position, origin, run)}
            carried_on |= further
            if not further and run.captured:
                yield run
        under_way = carried_on


# --- the rules together ---


def _crowned(position: Position, origin: str, target: str) -> bool:
    """Shared 6: a man "becomes a king if the whole move ends on a promotion square"."""
    piece = position.pieces[origin]
    return not piece.king and target in position.game.promotion_squares[piece.side]


def capturing_moves(position: Position) -> frozenset[Move]:
    """Every capture the side to move could make, majority aside."""
    found: set[Move] = set()
    for origin in position.squares_of(position.turn):
        was_king = position.pieces[origin].king
        for run in _finished_captures(position, origin):
            promotes = not was_king and (run.king or _crowned(position, origin, run.square))
            found.add(Move(origin, run.square, run.captured, promotes))
    return frozenset(found)


def plain_moves(position: Position) -> frozenset[Move]:
    """Every move without a capture, leaving aside that capturing is compulsory."""
    return frozenset(
        Move(origin, target, frozenset(), _crowned(position, origin, target))
        for origin in position.squares_of(position.turn)
        for target in _steps_of(position, origin)
    )


def legal_moves(position: Position) -> frozenset[Move]:
    """What the side to move may play."""
    captures = capturing_moves(position)
    if not captures:
        return plain_moves(position)
    # Shared 2: "Capturing is compulsory."
    if not position.game.majority:
        return captures
    # Shared 4: "the whole turn must take the greatest possible number of pieces, a king
    # counting as one. Among equals the player chooses."
    most = max(len(move.captures) for move in captures)
    return frozenset(move for move in captures if len(move.captures) == most)


def play(position: Position, move: Move) -> Position:
    """The position after a legal move."""
    piece = position.pieces[move.origin]
    gone = {move.origin} | move.captures
    pieces = {square: standing for square, standing in position.pieces.items() if square not in gone}
    # Shared 7: "A king is never demoted."
    pieces[move.target] = Piece(piece.side, king=piece.king or move.promotes)
    return Position(position.game, pieces, position.turn.other)


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
    promotes = not position.pieces[origin].king and (run.king or _crowned(position, origin, run.square))
    return Move(origin, run.square, run.captured, promotes), order


def end(position: Position) -> End | None:
    """Shared 1: "Who has no legal move, because nothing is left or everything is blocked, loses"."""
    if not position.squares_of(position.turn):
        return End.NO_PIECES
    return None if legal_moves(position) else End.NO_MOVES
