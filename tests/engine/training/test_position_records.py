"""Labelled positions as columns: the same as the core reads, filtered and counted."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from harzdame_engine import Position, variant
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.training.position_records import Filter, PositionSource, Records, survey, write_filtered
from harzdame_engine.training.positions_file import (
    PositionsFileError,
    PositionsWriter,
    labelled,
    read_contents,
    read_positions,
)

RULES = variant("harzdame")


def record(fen: str, game: str = "harzdame", **label: object) -> bytes:
    position = Position.from_fen(fen, game)
    given = {"score": 0, "result": None, "source": 0, "quiet": True, "depth": 13} | label
    return native_rules(position.rules).width.Labelled(position._core, **given).packed


TWO, THREE, FOUR = "W:Wa1:Bh8", "B:WKa1,b2:Bh8", "W:Wa1,b2:BKh8,g8"
SOME = b"".join(
    (
        record(TWO, score=-120, result=-1, source=0),
        record(THREE, score=40, source=2, exact=True, result=0),
        record(FOUR, score=5, source=1, group=4),
        record(TWO, score=2999, source=1, group=4),
        record(FOUR, score=-3000, source=1, group=9, exact=True, result=1),
    )
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "some.positions"
    writer = PositionsWriter(path, RULES, {"seed": 1})
    writer.add(SOME)
    writer.add(b"")
    writer.add(record(THREE, score=300, source=2))
    return path


def test_columns_are_what_the_core_reads() -> None:
    for game in ("harzdame", "hexdame", "international"):
        fen = Position.start(game).fen
        data = record(fen, game, score=-7, source=3, group=5, exact=True) + record(fen, game, source=1)
        records = Records(variant(game), data)
        whole = len(Position.start(game).pieces)
        assert records.rows["score"].tolist() == [-7, 0]
        assert records.rows["group"].tolist() == [5, 0]
        assert records.sources.tolist() == [PositionSource.TABLES, PositionSource.SIBLING]
        assert records.exact.tolist() == [True, False]
        assert records.pieces.tolist() == [whole, whole]


def test_pieces_and_runs_are_counted() -> None:
    records = Records(RULES, SOME)
    assert records.pieces.tolist() == [2, 3, 4, 2, 4]
    assert records.runs.tolist() == [0, 1, 2, 2, 3]
    assert Records(RULES, b"").runs.tolist() == []


@pytest.mark.parametrize(
    ("wanted", "kept"),
    [
        (Filter(), [0, 1, 2, 3, 4]),
        (Filter(sources=("sibling", "met")), [1, 2, 3, 4]),
        (Filter(pieces=(3, 3)), [1]),
        (Filter(scores=(0, 120)), [0, 1, 2]),
        (Filter(scores=(2999, 3000)), [3, 4]),
        (Filter(exact=False), [0, 2, 3]),
        (Filter(share=0.0), []),
    ],
)
def test_a_filter_keeps_what_it_names(wanted: Filter, kept: list[int]) -> None:
    assert np.flatnonzero(wanted.kept(Records(RULES, SOME), 0)).tolist() == kept


def test_groups_are_drawn_as_a_whole() -> None:
    pair = record(TWO, source=1, group=1), record(FOUR, source=1, group=1)
    data = b"".join(
        each[:24] + number.to_bytes(4, "little") + each[28:] for number in range(1, 301) for each in pair
    )
    records = Records(RULES, data)
    kept = Filter(share=0.5, seed=7).kept(records, 0)
    assert kept[::2].tolist() == kept[1::2].tolist()
    assert 100 < kept[::2].sum() < 200
    assert kept.tolist() == Filter(share=0.5, seed=7).kept(records, 0).tolist()
    assert kept.tolist() != Filter(share=0.5, seed=8).kept(records, 0).tolist()
    assert kept.tolist() != Filter(share=0.5, seed=7).kept(records, 1).tolist()


def test_a_filtered_file_says_how_it_was_chosen(path: Path, tmp_path: Path) -> None:
    target, again = tmp_path / "few", tmp_path / "fewer"
    assert write_filtered(target, path, Filter(exact=False)) == 4
    assert write_filtered(again, target, Filter(sources=("met",))) == 1
    ((only,),) = (found for frame in read_positions(again) if (found := labelled(RULES, frame)))
    assert (only.score, only.source) == (300, PositionSource.MET)
    (made,) = read_contents(again).made
    assert made["seed"] == 1
    assert [each["exact"] for each in made["filtered"]] == [False, True]
    with pytest.raises(FileExistsError):
        write_filtered(target, path, Filter())


def test_a_survey_counts_every_position(path: Path) -> None:
    found = survey(path)
    assert (found.positions, found.groups, found.exact) == (6, 2, 2)
    assert found.sources == Counter(played=1, sibling=3, met=2)
    assert found.pieces == Counter({0: 6})
    assert found.scores == Counter({0: 1, 25: 1, 100: 1, 200: 1, 1000: 2})
    assert found.results == Counter(won=1, drawn=1, lost=1, unknown=3)
    assert found.size == path.stat().st_size
    assert found.made == ('{"seed": 1}',)


def test_records_of_no_result_are_told(tmp_path: Path) -> None:
    writer = PositionsWriter(tmp_path / "some", RULES)
    writer.add(SOME[:30] + b"\x05" + SOME[31:])
    with pytest.raises(PositionsFileError, match="results that are none"):
        survey(tmp_path / "some")
