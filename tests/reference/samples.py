"""Random positions of every kind to compare generators on; the same source of chance gives the same ones."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.reference.games import Game, Side
from tests.reference.moves import Move, legal_moves, play
from tests.reference.position import Piece, Position, start


def samples(game: Game, chance: random.Random, count: int) -> Iterator[Position]:
    """`count` positions, the kinds taking turns; no side has no pieces or more than at the start."""
    from_games = played(game, chance)
    for number in range(count):
        while True:
            match number % 4:
                case 0:
                    position = next(from_games)
                case 1:
                    position = scattered(game, chance)
                case 2:
                    position = crossfire(game, chance)
                case _:
                    position = nearly_promoted(game, chance)
            if all(1 <= len(position.squares_of(side)) <= len(game.men[side]) for side in Side):
                yield position
                break


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
    column, row = chance.randrange(2), chance.randrange(2)
    pieces: dict[str, Piece] = {}
    for square, (x, y) in game.board.places.items():
        gap_between = (x - column) % 2 != (y - row) % 2
        if gap_between and chance.random() < 0.45:
            pieces[square] = _piece(game, chance, square, mover.other, 0.3)
    free = [square for square in game.board.places if square not in pieces]
    for square in chance.sample(free, chance.randint(1, 4)):
        pieces[square] = _piece(game, chance, square, mover, 0.6)
    return Position(game, pieces, mover)


def nearly_promoted(game: Game, chance: random.Random) -> Position:
    """Men close to their promotion squares, kings about."""
    pieces: dict[str, Piece] = {}
    for side in Side:
        near = sorted(
            {
                beside
                for square in game.promotion_squares[side]
                for direction in game.man_captures
                if (beside := game.board.beyond(square, direction)) is not None
                and beside not in game.promotion_squares[side]
            }
        )
        for square in chance.sample(near, min(len(near), chance.randint(1, 6))):
            pieces[square] = _piece(game, chance, square, side, 0.0)
    free = [square for square in game.board.places if square not in pieces]
    for square in chance.sample(free, chance.randint(0, 10)):
        pieces[square] = _piece(game, chance, square, chance.choice(list(Side)), 0.4)
    return Position(game, pieces, chance.choice(list(Side)))


def _piece(game: Game, chance: random.Random, square: str, side: Side, share_of_kings: float) -> Piece:
    """A king where a man may not stand: no man rests on its own promotion squares."""
    king = chance.random() < share_of_kings or square in game.promotion_squares[side]
    return Piece(side, king)
