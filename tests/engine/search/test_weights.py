"""The core's learned evaluation against a plain sum of weights."""

from __future__ import annotations

import json
import random
import shutil
import struct
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from harzdame_engine import Color, Engine, Limit, Piece, Position, PositionError, variant
from harzdame_engine.files.errors import WeightsError, WeightsProblem
from harzdame_engine.rules.symmetries import symmetries
from harzdame_engine.search import evaluation
from harzdame_engine.search.evaluation import BY_RULES, evaluation_of
from harzdame_engine.search.weights import (
    FIRST_TERMS,
    TERMS,
    Region,
    Shape,
    Weights,
    native_shape,
    read_weights,
    write_weights,
)

from tests.engine.search.learned_cases import random_weights
from tests.engine.search.plain_terms import terms
from tests.reference.position import write_fen
from tests.reference.samples import samples
from tests.reference.table import GAMES

TRIED = ["harzdame", "international", "hexdame", "turkish", "dameo", "bahrain"]
ALL_OF_PHASE = 256
UNIT = 8


def positions(game: str, count: int) -> list[Position]:
    chance = random.Random(f"learned {game}")
    return [Position.from_fen(write_fen(each), game) for each in samples(GAMES[game], chance, count)]


def sparse(game: str, count: int) -> list[Position]:
    """A few men and kings of both sides, anywhere."""
    chance = random.Random(f"sparse {game}")
    rules = variant(game)
    found: list[Position] = []
    while len(found) < count:
        squares = chance.sample(rules.board.names, chance.randint(2, 9))
        pieces = {square: Piece(chance.choice(list(Color)), king=chance.random() < 0.4) for square in squares}
        with suppress(PositionError):
            found.append(Position.of(rules, pieces, chance.choice(list(Color))))
    return found


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


@pytest.mark.parametrize("game", [game for game in TRIED if game != "dameo"])
def test_it_is_the_sum_of_weights(game: str) -> None:
    weights = random_weights(game)
    lists = plain(weights)
    seen = [0] * TERMS
    for position in [*positions(game, 60), *sparse(game, 200)]:
        assert value(weights, position) == plain_value(weights.shape, lists, position), position.fen
        seen = [old or new for old, new in zip(seen, terms(weights.shape, position), strict=True)]
    assert all(seen), "a term was never tried"


@pytest.mark.parametrize("game", ["harzdame", "hexdame"])
def test_weights_of_fewer_terms_are_read_as_ever(game: str) -> None:
    """Those that were made before there were more."""
    weights = random_weights(game)
    left_out = 2 * (TERMS - FIRST_TERMS)
    older = Weights(
        weights.rules, replace(weights.shape, terms=FIRST_TERMS), weights.values[: -2 * left_out], {}
    )
    for position in sparse(game, 40):
        assert value(older, position) == plain_value(older.shape, plain(older), position), position.fen


@pytest.mark.parametrize("terms", [FIRST_TERMS - 1, TERMS + 1])
def test_there_are_no_other_numbers_of_terms(terms: int) -> None:
    weights = random_weights("harzdame")
    with pytest.raises(ValueError, match="no such terms"):
        native_shape(replace(weights.shape, terms=terms), weights.rules)


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


HEXDAME = variant("hexdame")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("weights") / "hexdame.weights"
    write_weights(path, random_weights("hexdame"))
    return path


@pytest.fixture
def weights(written: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(written, tmp_path))


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that weights are looked for in as if they came with the program."""

    def resource(path: str) -> Path:
        if (tmp_path / path).exists():
            return tmp_path / path
        raise FileNotFoundError(path)

    (tmp_path / "weights").mkdir()
    monkeypatch.setattr(evaluation, "resource", resource)
    evaluation._installed.cache_clear()
    yield tmp_path / "weights"
    evaluation._installed.cache_clear()


def test_what_is_read_is_what_was_written(weights: Path) -> None:
    expected = random_weights("hexdame")
    found = read_weights(weights, HEXDAME)
    assert (found.shape, found.values, found.record) == (expected.shape, expected.values, expected.record)


def test_nothing_is_left_beside_it(weights: Path) -> None:
    assert [path.name for path in weights.parent.iterdir()] == ["hexdame.weights"]


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-9])


def _change_a_byte(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[-1000] ^= 4
    path.write_bytes(data)


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _write_something_else(path: Path) -> None:
    path.write_text('[Event ""]', encoding="utf-8")


def _take_header_away(path: Path) -> None:
    magic, _, packed = path.read_bytes().split(b"\n", 2)
    path.write_bytes(magic + b"\n{}\n" + packed)


def _take_a_region_away(path: Path) -> None:
    magic, header, packed = path.read_bytes().split(b"\n", 2)
    fields = json.loads(header)
    del fields["shape"]["regions"][0]
    path.write_bytes(magic + b"\n" + json.dumps(fields).encode() + b"\n" + packed)


@pytest.mark.parametrize(
    ("harm", "problem"),
    [
        (_cut, WeightsProblem.DAMAGED),
        (_change_a_byte, WeightsProblem.DAMAGED),
        (_take_header_away, WeightsProblem.DAMAGED),
        (_take_a_region_away, WeightsProblem.DAMAGED),
        (_empty, WeightsProblem.NO_WEIGHTS),
        (_write_something_else, WeightsProblem.NO_WEIGHTS),
        (Path.unlink, WeightsProblem.UNREADABLE),
    ],
)
def test_a_file_that_is_none_is_refused(
    weights: Path, harm: Callable[[Path], None], problem: WeightsProblem
) -> None:
    harm(weights)
    with pytest.raises(WeightsError, match=r"hexdame\.weights") as caught:
        read_weights(weights, HEXDAME)
    assert caught.value.problem is problem


def test_weights_of_another_game_are_refused(weights: Path) -> None:
    with pytest.raises(WeightsError) as caught:
        read_weights(weights, variant("harzdame"))
    assert caught.value.problem is WeightsProblem.OTHER_RULES


def test_what_cannot_be_written_leaves_what_was_there(weights: Path) -> None:
    before = weights.read_bytes()
    good = random_weights("hexdame")
    with pytest.raises(TypeError):
        write_weights(weights, Weights(good.rules, good.shape, good.values, {"made": object()}))  # type: ignore[dict-item]
    assert weights.read_bytes() == before


def test_installed_weights_are_used(weights: Path, installed: Path) -> None:
    shutil.copy(weights, installed)
    learned = evaluation_of(HEXDAME)
    assert learned.native is not None
    assert learned.name.startswith("learned-")
    assert learned.name == evaluation_of(HEXDAME, str(weights)).name


def test_a_game_without_weights_is_judged_by_its_rules(installed: Path) -> None:
    assert evaluation_of(HEXDAME) == evaluation_of(HEXDAME, BY_RULES) == (None, BY_RULES, None)


def test_damaged_installed_weights_are_told_of_and_done_without(weights: Path, installed: Path) -> None:
    _cut(weights)
    shutil.copy(weights, installed)
    heard: list[WeightsError] = []
    engine = Engine(hash_mb=1, on_problem=heard.append)
    found = engine.analyse(Position.start("hexdame"), Limit(depth=4))
    assert [error.problem for error in heard] == [WeightsProblem.DAMAGED]
    by_rules = Engine(hash_mb=1, evaluation=BY_RULES).analyse(Position.start("hexdame"), Limit(depth=4))
    assert (found.nodes, found.pv) == (by_rules.nodes, by_rules.pv)


def test_the_engine_searches_by_the_weights_named(weights: Path) -> None:
    limit = Limit(depth=6)
    position = Position.start("hexdame")
    learned = Engine(hash_mb=1, evaluation=str(weights)).analyse(position, limit)
    by_rules = Engine(hash_mb=1, evaluation=BY_RULES).analyse(position, limit)
    assert learned.score != by_rules.score


def test_a_file_named_that_is_none_is_an_error(weights: Path) -> None:
    _empty(weights)
    with pytest.raises(WeightsError):
        Engine(hash_mb=1, evaluation=str(weights)).analyse(Position.start("hexdame"), Limit(depth=1))
