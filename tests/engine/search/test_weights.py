"""Files of weights: written whole, read with care, installed or named."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from harzdame_engine import Engine, Limit, Position, variant
from harzdame_engine.files.errors import WeightsError, WeightsProblem
from harzdame_engine.search import evaluation
from harzdame_engine.search.evaluation import BY_RULES, evaluation_of
from harzdame_engine.search.weights import Weights, read_weights, write_weights

from tests.engine.search.network_cases import random_network

HEXDAME = variant("hexdame")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("weights") / "hexdame.weights"
    write_weights(path, random_network("hexdame"))
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
    expected = random_network("hexdame")
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


def _take_hidden_units_away(path: Path) -> None:
    magic, header, packed = path.read_bytes().split(b"\n", 2)
    fields = json.loads(header)
    fields["shape"]["network"]["hidden"] -= 32
    path.write_bytes(magic + b"\n" + json.dumps(fields).encode() + b"\n" + packed)


@pytest.mark.parametrize(
    ("harm", "problem"),
    [
        (_cut, WeightsProblem.DAMAGED),
        (_change_a_byte, WeightsProblem.DAMAGED),
        (_take_header_away, WeightsProblem.DAMAGED),
        (_take_hidden_units_away, WeightsProblem.DAMAGED),
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
    good = random_network("hexdame")
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
