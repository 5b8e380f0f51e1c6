"""The core's networks against the same sum in plain Python, and their files."""

from __future__ import annotations

import random
import struct
from dataclasses import replace
from pathlib import Path

import pytest
from harzdame_engine import Color, Engine, Limit, Position
from harzdame_engine.files.errors import WeightsError, WeightsProblem
from harzdame_engine.rules.symmetries import symmetries
from harzdame_engine.search.evaluation import evaluation_of
from harzdame_engine.search.weights import Network, Weights, native_network, read_weights, write_weights

from tests.engine.search.network_cases import random_network
from tests.reference.position import write_fen
from tests.reference.samples import samples
from tests.reference.table import GAMES

SIZES = {"harzdame": 64, "international": 128, "hexdame": 96, "turkish": 32, "dameo": 256, "bahrain": 64}
TRIED = list(SIZES)
STAGES = 7
ONE, UNIT, MOST = 256, 16, 20_000


def positions(game: str, count: int) -> list[Position]:
    chance = random.Random(f"network {game}")
    return [Position.from_fen(write_fen(each), game) for each in samples(GAMES[game], chance, count)]


def value(weights: Weights, position: Position) -> int:
    return weights.native(position._core)


def plain_value(weights: Weights, position: Position) -> int:
    """The score by the book: inputs of both views, hidden units, the output of the stage."""
    board, units = position.rules.board, range(weights.shape.hidden)
    names = sorted(board.names, key=board.bit_of.__getitem__)
    numbers = list(struct.unpack(f"<{len(weights.values) // 2}h", weights.values))
    taken = iter(numbers)
    inputs = [[next(taken) for _ in units] for _ in range(4 * len(names))]
    own = [next(taken) for _ in units]
    direct = [next(taken) for _ in inputs]
    stages = [[next(taken) for _ in (*units, *units, None)] for _ in range(STAGES)]
    assert next(taken, None) is None

    def seen_by(color: Color) -> list[int]:
        found = []
        for square, piece in position.pieces.items():
            at = names.index(square if color is Color.WHITE else board.opposite(square))
            found.append((2 * (piece.color is not color) + piece.king) * len(names) + at)
        return found

    mover, other = seen_by(position.turn), seen_by(position.turn.other)
    on = [
        min(max(own[unit] + sum(inputs[each][unit] for each in view), 0), ONE)
        for view in (mover, other)
        for unit in units
    ]
    stage = stages[min((len(mover) - 1) * STAGES // weights.shape.full, STAGES - 1)]
    hidden = sum(unit * weight for unit, weight in zip(on, stage, strict=False))
    total = int(hidden / ONE) + stage[-1] + sum(direct[each] for each in mover)
    score = int((total - sum(direct[each] for each in other)) / UNIT)
    return max(-MOST, min(MOST, score))


@pytest.mark.parametrize("game", TRIED)
def test_it_is_the_sum_of_the_book(game: str) -> None:
    weights = random_network(game, hidden=SIZES[game])
    found = {value(weights, position) for position in positions(game, 25)}
    assert len(found) > 10
    for position in positions(game, 25):
        assert value(weights, position) == plain_value(weights, position), position.fen


@pytest.mark.parametrize("game", TRIED)
def test_both_sides_are_judged_alike(game: str) -> None:
    """A position turned round, with colours and turn exchanged, is the same to the mover."""
    weights = random_network(game)
    board = weights.rules.board
    turned = {board.bit_of[name]: board.bit_of[board.opposite(name)] for name in board.names}
    (turn,) = (
        symmetry
        for symmetry in symmetries(weights.rules)
        if symmetry.swaps and all(symmetry.squares[bit] == image for bit, image in turned.items())
    )
    for position in positions(game, 40):
        assert value(weights, position.image(turn)) == value(weights, position), position.fen


@pytest.mark.parametrize("hidden", [64, 256])
def test_scores_stay_within_bounds(hidden: int) -> None:
    weights = random_network("harzdame", 32_767, hidden)
    found = [value(weights, position) for position in positions("harzdame", 40)]
    assert max(map(abs, found)) == MOST


@pytest.mark.parametrize(("game", "hidden"), [("harzdame", 64), ("hexdame", 160)])
def test_a_file_brings_back_what_was_written(game: str, hidden: int, tmp_path: Path) -> None:
    path = tmp_path / "some.weights"
    weights = random_network(game, hidden=hidden)
    write_weights(path, weights)
    assert read_weights(path, weights.rules) == weights


def test_a_search_uses_the_network_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "some.weights"
    weights = random_network("harzdame")
    write_weights(path, weights)
    engine = Engine(hash_mb=1, evaluation=str(path))
    info = engine.analyse(Position.start(), Limit(depth=3))
    by_hand = evaluation_of(weights.rules, str(path))
    assert by_hand.name.startswith("learned-")
    assert info.depth >= 3


@pytest.mark.parametrize("more", [-2, 2])
def test_the_number_of_weights_must_be_right(more: int) -> None:
    weights = random_network("harzdame")
    values = weights.values[:more] if more < 0 else weights.values + bytes(more)
    with pytest.raises(ValueError, match="not as many weights"):
        replace(weights, values=values).native  # noqa: B018


def test_a_file_that_says_nothing_of_hidden_units_has_as_many_as_the_first_ones(tmp_path: Path) -> None:
    path = tmp_path / "some.weights"
    weights = random_network("harzdame")
    write_weights(path, weights)
    path.write_bytes(path.read_bytes().replace(b', "hidden": 64', b""))
    assert read_weights(path, weights.rules) == weights


@pytest.mark.parametrize("hidden", [0, -32, 16, 100, 288, 2**70])
def test_a_number_of_hidden_units_that_there_is_not_is_refused(hidden: int, tmp_path: Path) -> None:
    weights = replace(random_network("harzdame"), shape=Network(42, hidden))
    path = tmp_path / "some.weights"
    write_weights(path, weights)
    with pytest.raises(WeightsError) as raised:
        read_weights(path, weights.rules)
    assert raised.value.problem is WeightsProblem.DAMAGED


@pytest.mark.parametrize("full", [0, -1])
def test_a_board_without_pieces_is_refused(full: int, tmp_path: Path) -> None:
    weights = replace(random_network("harzdame"), shape=Network(full))
    path = tmp_path / "some.weights"
    write_weights(path, weights)
    with pytest.raises(WeightsError) as raised:
        read_weights(path, weights.rules)
    assert raised.value.problem is WeightsProblem.DAMAGED


def test_mirrors_are_the_symmetries_that_keep_the_colours() -> None:
    assert len(mirrors("harzdame")) == 1
    assert len(mirrors("international")) == 0
    assert len(mirrors("turkish")) == 1


def mirrors(game: str) -> list[list[int]]:
    rules = random_network(game).rules
    native_network(Network(1), rules)
    return [list(each.squares) for each in symmetries(rules)[1:] if not each.swaps]
