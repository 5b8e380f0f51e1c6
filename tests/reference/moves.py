"""The legal moves of a position, the positions after them, and the ends of games. Slow and plain."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from itertools import takewhile

from tests.reference.boards import FORWARD_THREE
from tests.reference.captures import (
    Capture,
    Move,
    as_seen_by,
    capturing_moves,
    crowned,
    finished_captures,
    jumps,
    moves_of,
    start_of_run,
)
from tests.reference.games import Choice, Goal, LineLeap, Side
from tests.reference.position import Piece, Position, Walks


class End(Enum):
    """The reasons why the game is over."""

    NO_PIECES = "no pieces"
    NO_MOVES = "no moves"
    ONE_PIECE_EACH = "one piece each"
    FIRST_KING = "first king"
    ALL_GIVEN_AWAY = "all pieces given away"
    NO_MOVES_WINS = "no moves, a win"


# --- plain moves ---


def _steps_of(position: Position, origin: str) -> Iterator[str]:
    """The squares that the piece on `origin` may move to without capturing.

    Shared 7: "A man never moves backwards without capturing": its steps are
    the game's row. A flying king goes any distance along a clear line.
    """
    game, piece = position.game, position.pieces[origin]
    directions = as_seen_by(piece.side, game.king_steps if piece.king else game.man_steps)
    for _, ray in game.board.rays(origin, directions):
        for square in ray if piece.king and game.flying_kings else ray[:1]:
            if square in position.pieces:
                break
            yield square


def _line_leaps_of(position: Position, origin: str) -> Iterator[str]:
    """The squares that the man on `origin` may leap to over its own men.

    Line leap: "a man may leap over an unbroken line of friendly **men**,
    adjacent to it and straight ahead in one of the forward three directions,
    to the empty square immediately beyond".
    """
    game, man = position.game, position.pieces[origin]
    if man.king or game.line_leap is LineLeap.NEVER:
        return
    # The first rank is the opponent's last.
    if (
        game.line_leap is LineLeap.FROM_THE_FIRST_RANK
        and origin not in game.promotion_squares[man.side.other]
    ):
        return
    for direction in as_seen_by(man.side, FORWARD_THREE):
        ray = game.board.ray(origin, direction)
        line = list(takewhile(lambda square: position.pieces.get(square) == man, ray))
        beyond = ray[len(line) :]
        if line and beyond and beyond[0] not in position.pieces:
            yield beyond[0]


def plain_moves(position: Position) -> frozenset[Move]:
    """Every move without a capture, leaving aside that capturing is compulsory."""
    return frozenset(
        Move(origin, target, frozenset(), crowned(position, origin, target))
        for origin in position.squares_of(position.turn)
        for target in [*_steps_of(position, origin), *_line_leaps_of(position, origin)]
    )


# --- Bahrain's threat rule ---


def threatened_men(position: Position) -> frozenset[str]:
    """A man is "threatened if the opponent, were it their turn, could capture it (by any capture …)"."""
    in_their_place = position._replace(turn=position.turn.other)
    taken = {square for move in capturing_moves(in_their_place) for square in move.captures}
    return frozenset(square for square in taken if not position.pieces[square].king)


def _breaks_the_threat_rule(position: Position, move: Move, threatened: frozenset[str]) -> bool:
    """Whether `move`, which captures nothing, is forbidden.

    "If you have a threatened man, then no *other* man may make a
    non-capturing move after which it could itself capture something, were it
    your turn again (crowned by that move or not)."
    """
    if position.pieces[move.origin].king or not threatened - {move.origin}:
        return False
    after = play(position, move)
    return any(jumps(after, move.target, start_of_run(after, move.target)))


# --- the rules together ---


def is_drawn(position: Position) -> bool:
    """Shared 8: ""One piece each" … is a draw at once, whatever the ranks and even if a capture is on."."""
    return position.game.one_piece_each_is_a_draw and all(
        len(position.squares_of(side)) == 1 for side in Side
    )


def is_crowned(position: Position) -> bool:
    """Goal, *first king*: "a position with a king has no moves"."""
    return position.game.goal is Goal.FIRST_KING and any(piece.king for piece in position.pieces.values())


# Choice: the figures that are compared, in a position, of its captures.
MERITS: dict[Choice, Callable[[Position, Capture], int | tuple[bool, ...]]] = {
    Choice.NUMBER: lambda _, capture: len(capture.run.captured),
    Choice.WITH_KING: lambda position, capture: position.pieces[capture.origin].king,
    Choice.KINGS: lambda position, capture: sum(position.pieces[at].king for at in capture.run.captured),
    Choice.KINGS_FIRST: lambda _, capture: capture.run.kings,
    # Frisian draughts: "a king at 199 and a man at 100"
    Choice.VALUE: lambda position, capture: sum(
        199 if position.pieces[at].king else 100 for at in capture.run.captured
    ),
}


def chosen_captures(position: Position) -> frozenset[Capture]:
    """The captures that the game leaves to choose from, each with a way to play it.

    Shared 4: "the whole turn must take the greatest possible number of pieces, a king counting as one. Among
    equals the player chooses." Choice: "each a maximum over whole captures, the next deciding among equals".
    """
    captures = finished_captures(position)
    for choice in position.game.choice if captures else ():
        merits = {capture: MERITS[choice](position, capture) for capture in captures}
        best = max(merits.values())
        captures = frozenset(capture for capture in captures if merits[capture] == best)
    return captures


def legal_moves(position: Position) -> frozenset[Move]:
    """The legal moves of the side to move."""
    # Shared 9: "a position ended by a rule of the game itself (one piece each) has no moves"
    if is_drawn(position) or is_crowned(position):
        return frozenset()
    # Shared 2: "Capturing is compulsory."
    return moves_of(position, chosen_captures(position)) or _without_captures(position)


def _without_captures(position: Position) -> frozenset[Move]:
    waiting = _waiting_king(position)
    moves = frozenset(move for move in plain_moves(position) if move.origin != waiting)
    if not position.game.threat_rule:
        return moves
    threatened = threatened_men(position)
    return frozenset(move for move in moves if not _breaks_the_threat_rule(position, move, threatened))


# --- Frisian's rule on one king ---


def _has_a_man(pieces: Mapping[str, Piece], side: Side) -> bool:
    return Piece(side, king=False) in pieces.values()


def _waiting_king(position: Position) -> str | None:
    """Where the king stands that the side to move "may not" move once more without capturing.

    "A side that has a man may not make more than three plain moves in a row … with one and the same king."
    """
    king, moves = position.walked(position.turn)
    return king if moves and moves == position.game.same_king_limit else None


def _walks_after(position: Position, move: Move, pieces: Mapping[str, Piece]) -> Walks:
    """The walks after a move that leaves these pieces.

    "A capture by that king, or a move of another piece, lifts it … Nothing is counted for a side without a
    man, or for a king that is gone."
    """
    if position.game.same_king_limit is None:
        return ()
    walks: list[tuple[Side, str, int]] = []
    for side in Side:
        king, moves = position.walked(side)
        if side is position.turn:
            plain_move_of_a_king = position.pieces[move.origin].king and not move.captures
            moves = (moves if king == move.origin else 0) + 1 if plain_move_of_a_king else 0
            king = move.target
        if moves and pieces.get(king) == Piece(side, king=True) and _has_a_man(pieces, side):
            walks.append((side, king, moves))
    return tuple(walks)


def play(position: Position, move: Move) -> Position:
    """The position after a legal move."""
    piece = position.pieces[move.origin]
    pieces = position.pieces.copy()
    for gone in (move.origin, *move.captures):
        del pieces[gone]
    # Shared 7: "A king is never demoted."
    pieces[move.target] = Piece(piece.side, king=True) if move.promotes else piece
    return Position(position.game, pieces, position.turn.other, _walks_after(position, move, pieces))


def end(position: Position) -> End | None:
    """Why the game is over; None while it goes on."""
    if is_drawn(position):
        return End.ONE_PIECE_EACH
    if is_crowned(position):
        return End.FIRST_KING
    if legal_moves(position):
        return None
    left, wins = position.squares_of(position.turn), position.game.goal is Goal.GIVE_AWAY
    if not left:
        return End.ALL_GIVEN_AWAY if wins else End.NO_PIECES
    return End.NO_MOVES_WINS if wins else End.NO_MOVES


def winner(position: Position) -> Side | None:
    """The winner of a game that is over; None if it is drawn.

    Shared 1: "Who has no legal move, because nothing is left or everything is blocked, loses". Goal, *give
    away*: "who cannot move … has won". *First king*: "who crowns a man has won at once"; with kings of both
    sides "the side that is not to move".
    """
    ended, other = end(position), position.turn.other
    if ended is End.ONE_PIECE_EACH:
        return None
    if ended is End.FIRST_KING:
        theirs = any(piece.king and piece.side is other for piece in position.pieces.values())
        return other if theirs else position.turn
    return position.turn if position.game.goal is Goal.GIVE_AWAY else other
