import random

import pytest
from harzdame_engine import Color, Piece, Position, variant
from harzdame_engine.library.pattern import Bounds, PositionPattern, Wanted

FITS = {
    Wanted.EMPTY: lambda piece: piece is None,
    Wanted.OCCUPIED: lambda piece: piece is not None,
    Wanted.WHITE: lambda piece: piece is not None and piece.color is Color.WHITE,
    Wanted.BLACK: lambda piece: piece is not None and piece.color is Color.BLACK,
    Wanted.WHITE_MAN: lambda piece: piece == Piece(Color.WHITE),
    Wanted.WHITE_KING: lambda piece: piece == Piece(Color.WHITE, True),
    Wanted.BLACK_MAN: lambda piece: piece == Piece(Color.BLACK),
    Wanted.BLACK_KING: lambda piece: piece == Piece(Color.BLACK, True),
}


def fits(pattern: PositionPattern, position: Position) -> bool:
    """The same in plain Python."""
    pieces = position.pieces
    counts = {piece: list(pieces.values()).count(piece) for piece in set(pieces.values())}
    bounds = {
        Piece(Color.WHITE): pattern.white_men,
        Piece(Color.WHITE, True): pattern.white_kings,
        Piece(Color.BLACK): pattern.black_men,
        Piece(Color.BLACK, True): pattern.black_kings,
    }
    return (
        all(FITS[wanted](pieces.get(square)) for square, wanted in pattern.squares.items())
        and pattern.turn in {None, position.turn}
        and all(least <= counts.get(piece, 0) <= most for piece, (least, most) in bounds.items())
    )


def random_position(rng: random.Random, game: str) -> Position:
    rules = variant(game)
    while True:
        try:
            return Position.of(
                rules,
                {
                    square: Piece(rng.choice(list(Color)), rng.random() < 0.3)
                    for square in rng.sample(rules.board.names, 12)
                    if square not in rules.promotion_squares
                },
                rng.choice(list(Color)),
            )
        except ValueError:
            continue


@pytest.mark.parametrize("game", ["harzdame", "international", "hexdame"])
def test_a_pattern_matches_what_it_describes(game: str) -> None:
    rng = random.Random(5)
    rules = variant(game)
    matched = 0
    for _ in range(400):
        position = random_position(rng, game)
        squares = {}
        for square in rng.sample(rules.board.names, rng.randrange(4)):
            piece = position.pieces.get(square)
            squares[square] = rng.choice([want for want in Wanted if rng.random() < 0.1 or FITS[want](piece)])
        pattern = PositionPattern(
            rules,
            squares,
            rng.choice([None, None, *Color]),
            white_men=Bounds(rng.randrange(4), rng.randrange(4, 9)),
            black_kings=Bounds(0, rng.randrange(5)),
        )
        assert pattern.matches(position) is fits(pattern, position)
        matched += fits(pattern, position)
    assert 20 < matched < 380, "both happen"


def test_an_exact_pattern_matches_its_position_alone() -> None:
    rng = random.Random(6)
    position = random_position(rng, "harzdame")
    pattern = PositionPattern.exactly(position)
    assert pattern.matches(position)
    assert not any(pattern.matches(position.play(move)) for move in position.legal_moves())
    other_turn = Position.of(position.rules, position.pieces, position.turn.other)
    assert not pattern.matches(other_turn)


def test_an_empty_pattern_is_open() -> None:
    rules = variant("harzdame")
    assert PositionPattern(rules).open
    assert not PositionPattern(rules, turn=Color.WHITE).open
    assert not PositionPattern(rules, black_kings=Bounds(1)).open
    assert PositionPattern(rules).matches(Position.start())
