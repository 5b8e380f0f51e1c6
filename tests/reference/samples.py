"""Random positions of every kind to compare generators on; the same source of chance gives the same ones."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from tests.reference.boards import reverse
from tests.reference.captures import Move, as_seen_by
from tests.reference.games import Game, Goal, Side
from tests.reference.moves import is_crowned, legal_moves, play
from tests.reference.position import Piece, Position, start

# Of positions that are over because of a king.
KEPT_ENDS = 0.05


def samples(game: Game, chance: random.Random, count: int) -> Iterator[Position]:
    """`count` positions, the kinds taking turns; no side has no pieces or more than at the start.

    Where a king ends the game, one position in ten or so has one.
    """
    from_games = played(game, chance)
    kinds: list[Callable[[], Position]] = [
        lambda: next(from_games),
        lambda: scattered(game, chance),
        lambda: crossfire(game, chance),
        lambda: nearly_promoted(game, chance),
        lambda: jumping_to_promotion(game, chance),
        lambda: close_together(game, chance),
        lambda: few(game, chance),
    ]
    for number in range(count):
        while True:
            position = walked(kinds[number % len(kinds)](), chance)
            if all(1 <= len(position.squares_of(side)) <= len(game.men[side]) for side in Side) and (
                not is_crowned(position) or chance.random() < KEPT_ENDS
            ):
                yield position
                break


def walked(position: Position, chance: random.Random) -> Position:
    """The same, often with kings that have moved before, where that is counted."""
    limit = position.game.same_king_limit
    if limit is None or position.walks or chance.random() < 0.3:
        return position
    walks = []
    for side in Side:
        kings = [at for at in position.squares_of(side) if position.pieces[at].king]
        has_a_man = len(kings) < len(position.squares_of(side))
        if kings and has_a_man and (moves := chance.randint(0, limit)):
            walks.append((side, chance.choice(kings), moves))
    return position._replace(walks=tuple(walks))


def in_order(moves: frozenset[Move]) -> list[Move]:
    """The moves in an order that does not change from run to run."""
    return sorted(moves, key=lambda move: (move.origin, move.target, sorted(move.captures)))


def played(game: Game, chance: random.Random) -> Iterator[Position]:
    """Positions out of random games without end, one in some plies."""
    while True:
        position = start(game)
        for _ in range(150):
            moves = in_order(legal_moves(position))
            if chance.random() < 0.2:
                yield position
            if not moves:
                break
            position = play(position, chance.choice(moves))


def scattered(game: Game, chance: random.Random) -> Position:
    """Pieces anywhere, many of them kings."""
    share_of_kings = chance.choice((0.2, 0.5, 1.0))
    pieces = {
        square: _piece(game, chance, square, chance.choice(list(Side)), share_of_kings)
        for square in chance.sample(list(game.board.places), chance.randint(2, 24))
    }
    return Position(game, pieces, chance.choice(list(Side)))


def crossfire(game: Game, chance: random.Random) -> Position:
    """Few pieces among many enemies with gaps between: long captures and cycles are common."""
    mover = chance.choice(list(Side))
    stations = _stations(game, chance.choice(list(game.board.places)))
    between = sorted(
        {
            beside
            for square in stations
            for direction in game.king_captures
            if (beside := game.board.beyond(square, direction)) is not None and beside not in stations
        }
    )
    # The more directions, the more ways there are: no capture should take minutes to follow.
    most = 9 if len(game.king_captures) > 4 else 14 if game.choice else 10
    pieces = {
        square: _piece(game, chance, square, mover.other, 0.3)
        for square in chance.sample(between, chance.randint(1, min(most, len(between))))
    }
    free = [square for square in game.board.places if square not in pieces]
    for square in chance.sample(free, chance.randint(1, 4)):
        pieces[square] = _piece(game, chance, square, mover, 0.6)
    return Position(game, pieces, mover)


def _stations(game: Game, first: str) -> set[str]:
    """Every square that short leaps in any direction lead to from `first`."""
    found, fresh = {first}, {first}
    while fresh:
        fresh = {
            landing
            for square in fresh
            for direction in game.king_captures
            if (over := game.board.beyond(square, direction)) is not None
            and (landing := game.board.beyond(over, direction)) is not None
            and landing not in found
        }
        found |= fresh
    return found


def nearly_promoted(game: Game, chance: random.Random) -> Position:
    """Men close to their promotion squares, kings about."""
    pieces: dict[str, Piece] = {}
    for side in Side:
        near = sorted(
            {
                beside
                for square in game.promotion_squares[side]
                for direction in game.king_captures
                if (beside := game.board.beyond(square, direction)) is not None
                and beside not in game.promotion_squares[side]
            }
        )
        # a man two steps away promotes by a capture
        near += [
            square
            for behind in near
            for direction in game.king_captures
            if (square := game.board.beyond(behind, direction)) is not None
            and square not in game.promotion_squares[side]
        ]
        for square in chance.sample(near, min(len(near), chance.randint(1, 6))):
            pieces[square] = _piece(game, chance, square, side, 0.0)
    free = [square for square in game.board.places if square not in pieces]
    for square in chance.sample(free, chance.randint(0, 10)):
        pieces[square] = _piece(game, chance, square, chance.choice(list(Side)), 0.4)
    return Position(game, pieces, chance.choice(list(Side)))


def jumping_to_promotion(game: Game, chance: random.Random) -> Position:
    """A man about to capture its way to a promotion square, enemies on the ways on from there."""
    mover = chance.choice(list(Side))
    while True:
        landing = chance.choice(sorted(game.promotion_squares[mover]))
        direction = reverse(chance.choice(as_seen_by(mover, game.man_captures)))
        over = game.board.beyond(landing, direction)
        origin = None if over is None else game.board.beyond(over, direction)
        if over is not None and origin is not None and origin not in game.promotion_squares[mover]:
            break
    pieces = {
        origin: _piece(game, chance, origin, mover, 0.0),
        over: _piece(game, chance, over, mover.other, 0.3),
    }
    near = [
        square
        for way_on in game.king_captures
        for square in game.board.ray(landing, way_on)[:4]
        if square not in pieces
    ]
    others = [square for square in game.board.places if square not in {*near, *pieces, landing}]
    for square in chance.sample(near, min(len(near), chance.randint(1, 5))):
        pieces[square] = _piece(game, chance, square, chance.choice((mover.other, mover.other, mover)), 0.3)
    for square in chance.sample(others, chance.randint(0, 8)):
        pieces[square] = _piece(game, chance, square, chance.choice(list(Side)), 0.3)
    return Position(game, pieces, mover)


def close_together(game: Game, chance: random.Random) -> Position:
    """Many men, most of them at home: lines of men, threats that cannot be answered, blocked sides."""
    pieces: dict[str, Piece] = {}
    for side in Side:
        home = sorted(game.men[side])
        for square in chance.sample(home, chance.randint(len(home) // 4, len(home) * 3 // 4)):
            if square not in pieces:
                pieces[square] = _piece(game, chance, square, side, 0.05)
    free = [square for square in game.board.places if square not in pieces]
    for square in chance.sample(free, chance.randint(1, 8)):
        pieces[square] = _piece(game, chance, square, chance.choice(list(Side)), 0.1)
    return Position(game, pieces, chance.choice(list(Side)))


def few(game: Game, chance: random.Random) -> Position:
    """One to three pieces on each side, which often ends a game."""
    squares = chance.sample(list(game.board.places), chance.randint(2, 6))
    sides = [Side.WHITE, Side.BLACK, *chance.choices(list(Side), k=len(squares) - 2)]
    pieces = {
        square: _piece(game, chance, square, side, 0.5) for square, side in zip(squares, sides, strict=True)
    }
    return Position(game, pieces, chance.choice(list(Side)))


def _piece(game: Game, chance: random.Random, square: str, side: Side, share_of_kings: float) -> Piece:
    """A king where a man may not stand: no man rests on its own promotion squares."""
    if game.goal is Goal.FIRST_KING:
        share_of_kings *= 0.02
    king = chance.random() < share_of_kings or square in game.promotion_squares[side]
    return Piece(side, king)
