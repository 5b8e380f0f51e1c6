"""The core's learned evaluation against a plain sum of weights."""

from __future__ import annotations

import random
import struct
from typing import NamedTuple

import pytest
from harzdame_engine import Color, Piece, Position
from harzdame_engine.rules.symmetries import symmetries
from harzdame_engine.search.learned import Region, Shape, Weights, native_shape

from tests.engine.search.learned_cases import random_weights
from tests.reference.position import write_fen
from tests.reference.samples import samples
from tests.reference.table import GAMES

TRIED = ["harzdame", "international", "hexdame", "turkish", "dameo", "bahrain"]
ALL_OF_PHASE = 256
UNIT = 8


def positions(game: str, count: int) -> list[Position]:
    chance = random.Random(f"learned {game}")
    return [Position.from_fen(write_fen(each), game) for each in samples(GAMES[game], chance, count)]


def value(weights: Weights, position: Position) -> int:
    return weights.native(position._core_rules, position._core)


def digit(piece: Piece | None, *, kings: bool) -> int:
    if piece is None or (piece.king and not kings):
        return 0
    return 1 + (piece.color is Color.BLACK) + 2 * piece.king


class Plain(NamedTuple):
    """Weights as lists: the code of each region's states, and all numbers."""

    codes: list[list[int]]
    numbers: tuple[int, ...]


def plain(weights: Weights) -> Plain:
    native = native_shape(weights.shape, weights.rules)
    codes = [native.terms(region) for region in range(len(weights.shape.regions))]
    return Plain(codes, struct.unpack(f"<{len(weights.values) // 2}h", weights.values))


def plain_value(shape: Shape, weights: Plain, position: Position) -> int:
    """The same by the book: each region's state looked up, each term counted, no short cuts."""
    full = empty = 0
    for region, codes in zip(shape.regions, weights.codes, strict=True):
        states = 5 if region.kings else 3
        state = sum(
            digit(position.pieces.get(square), kings=region.kings) * states**place
            for place, square in enumerate(region.squares)
        )
        if len(region.squares) == 1 and state == 0:
            continue
        if codes[state] >= 0:
            sign = -1 if codes[state] & 1 else 1
            full += sign * weights.numbers[codes[state] & ~1]
            empty += sign * weights.numbers[codes[state] | 1]
    counts = terms(shape, position)
    for number, count in enumerate(counts, start=-len(counts)):
        full += count * weights.numbers[2 * number]
        empty += count * weights.numbers[2 * number + 1]
    phase = min(len(position.pieces), shape.full) * ALL_OF_PHASE // shape.full
    white = int((full * phase + empty * (ALL_OF_PHASE - phase)) / (ALL_OF_PHASE * UNIT))
    return white if position.turn is Color.WHITE else -white


def terms(shape: Shape, position: Position) -> list[int]:
    both = []
    for color in Color:
        men = {square for square, piece in position.pieces.items() if piece == Piece(color)}
        kings = [square for square, piece in position.pieces.items() if piece == Piece(color, king=True)]
        steps = _steps(position, color)
        wings = [len(men & set(wing)) for wing in shape.wings]
        both.append([
            int(position.turn is color),
            sum(square in men for square in steps),
            sum(square in kings for square in steps),
            int(len(kings) > 0),
            int(len(kings) > 1),
            abs(wings[0] - wings[1]),
        ])  # fmt: skip
    return [white - black for white, black in zip(*both, strict=True)]


def _steps(position: Position, color: Color) -> list[str]:
    """Where each plain step of a side begins, captures aside; for games without line leaps."""
    rules, board = position.rules, position.rules.board
    found = []
    for square, piece in position.pieces.items():
        if piece.color is not color:
            continue
        ways = rules.king_steps if piece.king else rules.man_steps
        for way in ways:
            at = board.neighbour(square, way if color is Color.WHITE else way.opposite)
            while at is not None and at not in position.pieces:
                found.append(square)
                if not (piece.king and rules.flying):
                    break
                at = board.neighbour(at, way if color is Color.WHITE else way.opposite)
    return found


@pytest.mark.parametrize("game", [game for game in TRIED if game != "dameo"])
def test_it_is_the_sum_of_weights(game: str) -> None:
    weights = random_weights(game)
    lists = plain(weights)
    for position in positions(game, 60):
        assert value(weights, position) == plain_value(weights.shape, lists, position), position.fen


@pytest.mark.parametrize("game", TRIED)
def test_symmetrical_positions_are_worth_the_same(game: str) -> None:
    weights = random_weights(game)
    for position in positions(game, 40):
        for symmetry in symmetries(position.rules):
            assert value(weights, position.image(symmetry)) == value(weights, position), position.fen


def test_regions_must_be_symmetrical() -> None:
    weights = random_weights("harzdame")
    shape = Shape((Region(("a1", "b1"), kings=False),), weights.shape.wings, 42)
    with pytest.raises(ValueError, match="a symmetry takes a region to none"):
        native_shape(shape, weights.rules)


def test_every_square_must_be_seen() -> None:
    weights = random_weights("harzdame")
    single = tuple(region for region in weights.shape.regions if len(region.squares) == 1)
    shape = Shape(single, weights.shape.wings, 42)
    count = native_shape(shape, weights.rules).weights
    with pytest.raises(ValueError, match="a square is in no region"):
        Weights(weights.rules, shape, bytes(2 * count)).native  # noqa: B018


def test_the_number_of_weights_must_be_right() -> None:
    weights = random_weights("harzdame")
    with pytest.raises(ValueError, match="not as many weights"):
        Weights(weights.rules, weights.shape, weights.values[:-2]).native  # noqa: B018
