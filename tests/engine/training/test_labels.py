"""Labels: quiet positions with the scores of searches, the same ones whoever makes them."""

from __future__ import annotations

import pickle
import struct
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from harzdame_engine import Color, Engine, Limit, Position, StopToken, variant
from harzdame_engine.cluster.errors import ChunkError
from harzdame_engine.cluster.executor import ChunkContext
from harzdame_engine.cluster.threads import Threads
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.endgames.tables import Tables, installed_folders
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.search.evaluation import BY_RULES
from harzdame_engine.training.games_file import (
    Conditions,
    GamesFileError,
    GamesFrame,
    GamesWriter,
    packed,
    read_frames,
)
from harzdame_engine.training.labels import Batch, Labelling, LabellingState, Sampling, label_games
from harzdame_engine.training.position_records import PositionSource
from harzdame_engine.training.positions_file import (
    PositionsFileError,
    labelled,
    read_contents,
    read_positions,
)

from tests.engine.training.played import NO_SCORE, games_of, play

SAMPLING = Sampling(seed=3, nodes=300, played=4, siblings=2, children=5, met=3)
TABLES = EndgameCache(installed_folders())


def label(
    output: Path, *games: Path, sampling: Sampling = SAMPLING, threads: int = 1, stop_after: int = 1000
) -> LabellingState:
    told: list[LabellingState] = []
    return label_games(
        output,
        games,
        sampling,
        BY_RULES,
        TABLES,
        executor=Threads(threads),
        on_progress=told.append,
        interrupted=lambda: bool(told) and told[-1].done >= stop_after,
    )


def found(path: Path, game: str) -> list[Any]:
    return [each for frame in read_positions(path) for each in labelled(variant(game), frame)]


def position_of(each: Any, game: str) -> Position:
    rules = variant(game)
    return Position(rules, each.position, native_rules(rules))


def passed(position: Position) -> Position:
    other = Color.WHITE if position.turn is Color.BLACK else Color.BLACK
    return Position.of(position.rules, position.pieces, other)


@pytest.fixture(scope="module", params=["harzdame", "international", "hexdame", "turkish"])
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def games(game: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return play(tmp_path_factory.mktemp("games") / "some.games", game, 24, mistakes=30, missing=200)


@pytest.fixture(scope="module")
def positions(games: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("positions") / "some.positions"
    label(path, games)
    return path


def test_all_positions_are_quiet_and_some_are_of_each_kind(game: str, positions: Path) -> None:
    kinds: Counter[int] = Counter()
    for each in found(positions, game):
        kinds[each.source] += 1
        assert each.quiet
        position = position_of(each, game)
        assert position.legal_moves()
        for side in (position, passed(position)):
            assert not any(move.captured for move in side._core_moves)
    assert set(kinds) == {PositionSource.PLAYED, PositionSource.SIBLING, PositionSource.MET}
    assert kinds[PositionSource.PLAYED] <= 24 * SAMPLING.played
    assert kinds[PositionSource.MET] <= 24 * SAMPLING.met
    assert kinds[PositionSource.SIBLING] <= 24 * SAMPLING.siblings * SAMPLING.children


def test_the_children_of_a_position_are_a_group(game: str, games: Path, positions: Path) -> None:
    groups: dict[int, list[Any]] = {}
    for each in found(positions, game):
        assert (each.group > 0) == (each.source == PositionSource.SIBLING)
        if each.group:
            groups.setdefault(each.group, []).append(each)
    assert all(2 <= len(group) <= SAMPLING.children for group in groups.values())
    quiet_children = 0
    parents = [position for played in games_of(games, game) for position in played.positions]
    children = [{parent._after(move).key for move in parent._core_moves} for parent in parents]
    for group in groups.values():
        keys = {position_of(each, game).key for each in group}
        assert len(keys) == len(group)
        quiet_children += any(keys <= each for each in children)
    assert quiet_children > len(groups) / 10


def test_a_score_is_that_of_a_search_by_itself(game: str, positions: Path) -> None:
    engine = Engine(hash_mb=1, evaluation=BY_RULES, tables=TABLES)
    for each in found(positions, game)[::23]:
        position = position_of(each, game)
        engine.new_game()
        info = engine.analyse(position, Limit(nodes=SAMPLING.nodes))
        score = info.score.centipieces * (1 if position.turn is Color.WHITE else -1)
        if each.exact:
            assert abs(each.score) in {0, 3000}
        else:
            assert each.score == max(-3000, min(3000, score))
            assert each.depth == 8  # 300 nodes, rounded


def test_the_tables_label_what_they_know(tmp_path: Path) -> None:
    games = play(tmp_path / "some.games", "harzdame", 32)
    label(tmp_path / "all", games, sampling=SAMPLING._replace(played=40, met=300, siblings=0))
    tables = Tables(variant("harzdame"), installed_folders())
    known = 0
    for each in found(tmp_path / "all", "harzdame"):
        position = position_of(each, "harzdame")
        verdict = tables.probe(position)
        if verdict is not None:
            known += 1
            side = 1 if position.turn is Color.WHITE else -1
            won = 0 if verdict.is_draw else side if verdict.is_win else -side
            assert (each.exact, each.result, each.score, each.depth) == (True, won, 3000 * won, 0)
    assert known


def test_the_result_is_known_from_the_last_random_move_on(game: str, games: Path, positions: Path) -> None:
    caused: dict[int, set[int]] = {}
    for played in games_of(games, game):
        random = [
            number
            for number, (position, score) in enumerate(zip(played.positions, played.scores, strict=False))
            if score == NO_SCORE and len(position._core_moves) > 1
        ]
        for position in played.positions[max(random, default=-1) + 1 :]:
            caused.setdefault(position.key, set()).add(played.result)
    told = 0
    for each in found(positions, game):
        if each.exact:
            continue
        key = position_of(each, game).key
        if each.source != PositionSource.PLAYED:
            assert each.result is None
        elif each.result is not None:
            told += 1
            assert each.result in caused[key]
        else:
            assert key not in caused
    assert told


def test_labels_depend_neither_on_threads_nor_on_interruptions(tmp_path: Path) -> None:
    games = play(tmp_path / "some.games", "harzdame", 70)
    one, two, three = (tmp_path / name for name in ("one", "two", "three"))
    assert label(one, games).done == 3
    label(two, games, threads=2)
    assert label(three, games, stop_after=1).done == 1
    label(three, games)
    assert one.read_bytes() == two.read_bytes() == three.read_bytes()


def test_a_batch_is_labelled_anywhere_in_the_same_way(tmp_path: Path) -> None:
    games = play(tmp_path / "some.games", "harzdame", 40)
    label(tmp_path / "all", games)
    job = Labelling("harzdame", SAMPLING, BY_RULES, TABLES, TABLES.tables(variant("harzdame")).name)
    work = pickle.loads(pickle.dumps(job)).prepare()  # noqa: S301 - our own
    batches = [Batch(number, frame.data) for number, frame in enumerate(read_frames(games))]
    alone = [work(batch, ChunkContext((), StopToken())) for batch in reversed(batches)][::-1]
    assert [_ungrouped(data) for data in alone] == [
        _ungrouped(frame.data) for frame in read_positions(tmp_path / "all")
    ]


def _ungrouped(data: bytes) -> list[bytes]:
    return [data[at : at + 24] + data[at + 28 : at + 33] for at in range(0, len(data), 33)]


def test_a_batch_can_be_stopped(tmp_path: Path) -> None:
    games = play(tmp_path / "some.games", "harzdame", 2)
    job = Labelling("harzdame", SAMPLING, BY_RULES, None, "")
    stop = StopToken()
    stop.stop()
    (frame,) = read_frames(games)
    assert job.prepare()(Batch(0, frame.data), ChunkContext((), stop)) == b""


def test_other_tables_than_where_the_work_began_are_told() -> None:
    for tables, name in ((None, "KvK"), (TABLES, "KvK"), (TABLES, "")):
        with pytest.raises(ValueError, match="other endgame tables"):
            Labelling("harzdame", SAMPLING, BY_RULES, tables, name).prepare()


def test_games_played_later_are_left_out(tmp_path: Path) -> None:
    games, output = tmp_path / "some.games", tmp_path / "all"
    play(games, "harzdame", 40)
    done = label(output, games)
    before = output.read_bytes()
    play(games, "harzdame", 70)
    assert label(output, games) == done
    assert output.read_bytes() == before
    assert read_contents(output).made[0]["games"][0]["batches"] == 2


def test_fewer_games_than_were_labelled_are_refused(tmp_path: Path) -> None:
    games, output = tmp_path / "some.games", tmp_path / "all"
    play(games, "harzdame", 40)
    label(output, games, stop_after=1)
    games.write_bytes(games.read_bytes()[:-1])
    with pytest.raises(GamesFileError, match="fewer games"):
        label(output, games)


def test_positions_labelled_otherwise_are_not_mixed(tmp_path: Path) -> None:
    games, output = tmp_path / "some.games", tmp_path / "all"
    play(games, "harzdame", 2)
    label(output, games)
    with pytest.raises(PositionsFileError, match="in another way"):
        label(output, games, sampling=SAMPLING._replace(met=4))
    with pytest.raises(PositionsFileError, match="in another way"):
        label(output, games, games)
    output.write_text("dear diary", encoding="utf-8")
    with pytest.raises(PositionsFileError, match="holds no positions"):
        label(output, games)


@pytest.mark.parametrize(
    ("sampling", "told"),
    [
        ({"nodes": 0}, "nodes"),
        ({"played": 0}, "there are none"),
        ({"children": 1}, "two moves"),
        ({"met": 1001}, "0 to 1000"),
        ({"siblings": -1}, "0 to 1000"),
    ],
)
def test_a_sampling_that_is_none_makes_no_file(sampling: dict[str, int], told: str, tmp_path: Path) -> None:
    games = play(tmp_path / "some.games", "harzdame", 2)
    with pytest.raises(ValueError, match=told):
        label(tmp_path / "all", games, sampling=SAMPLING._replace(**sampling))
    assert not (tmp_path / "all").exists()


def record(*entries: tuple[int, int]) -> bytes:
    return struct.pack("<HBb", len(entries), 0, 0) + b"".join(struct.pack("<Hh", *entry) for entry in entries)


START = Position.start("harzdame")
NOBODY = next(bit for bit in START.rules.board.bits if not any(mask >> bit & 1 for mask in START.bits))

HOSTILE = {
    "cut off": record((0, 0))[:-1],
    "no such move": record((5000, 0)),
    "a man missing where none is": record((0x8000 | NOBODY, NO_SCORE), (0, 0)),
    "beyond the board": record((0xFFFF, NO_SCORE), (0, 0)),
    "a man missing later": record((0, 0), (0x8000, NO_SCORE)),
    "all men missing": record(
        *((0x8000 | bit, NO_SCORE) for bit in START.rules.board.bits if START.bits[0] >> bit & 1), (0, 0)
    ),
    "noise": bytes(range(256)),
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_games_that_are_none_are_refused(data: bytes, tmp_path: Path) -> None:
    rules = variant("harzdame")
    writer = GamesWriter(tmp_path / "some", Conditions(rules.id, fingerprint(rules), BY_RULES, 1, 100))
    writer.add(packed(GamesFrame(1, data)))
    with pytest.raises(ChunkError, match="other games than by these rules"):
        label(tmp_path / "all", tmp_path / "some")


def test_men_can_be_missing(tmp_path: Path) -> None:
    bits = START._core.white_men
    gone = bits & -bits
    job = Labelling("harzdame", SAMPLING._replace(played=1, siblings=0, met=0), BY_RULES, None, "")
    data = job.prepare()(
        Batch(0, record((0x8000 | gone.bit_length() - 1, NO_SCORE), (0, 0))), ChunkContext((), StopToken())
    )
    (only,) = native_rules(START.rules).width.read_labelled(native_rules(START.rules).rules, data)
    assert only.position.white_men == bits ^ gone
    assert only.score < -50
