"""Files of labelled positions: added to, merged, never trusted blindly."""

from __future__ import annotations

import json
import struct
import tracemalloc
import zlib
from pathlib import Path
from typing import Any

import pytest
from harzdame_engine import Position, variant
from harzdame_engine.training.positions_file import (
    MAGIC,
    PositionsFileError,
    PositionsFrame,
    PositionsWriter,
    contents_of,
    holds_positions,
    labelled,
    merge,
    read_contents,
    read_positions,
    record_bytes,
    rules_of_positions,
)

from tests.engine.training.records import record as record_of

NARROW, WIDE = variant("harzdame"), variant("hexdame")
MADE = {"nodes": 10_000, "evaluation": "rules", "seed": 3}


def record(fen: str, game: str = "harzdame", **label: object) -> bytes:
    return record_of(Position.from_fen(fen, game), **label)


FENS = ("W:WKa1,b2:BKh8,g6", "B:Wc3:BKf6", "W:Wc4:Be6")
ONE = record(FENS[0], group=7, score=-250, result=-1, source=1, exact=True, depth=13)
TWO = record(FENS[1], group=7, score=9999, result=1, quiet=False, source=3)
THREE = record(FENS[2], group=2)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return write(tmp_path / "some.positions", ONE + TWO, ONE)


def write(path: Path, *frames: bytes) -> Path:
    writer = PositionsWriter(path, NARROW, MADE)
    for frame in frames:
        writer.add(frame)
    return path


def label_of(each: Any) -> tuple[object, ...]:
    return each.score, each.result, each.source, each.exact, each.quiet, each.depth


def groups(path: Path) -> list[list[int]]:
    return [[each.group for each in labelled(NARROW, frame)] for frame in read_positions(path)]


def test_a_record_has_as_many_bytes_as_it_says() -> None:
    assert len(ONE) == record_bytes(NARROW) == 33
    assert record_bytes(WIDE) == 57
    assert len(record(Position.start("hexdame").fen, "hexdame")) == 57


def test_what_is_read_is_what_was_written(path: Path) -> None:
    first, second = read_positions(path)
    one, two = labelled(NARROW, first)
    assert (first.positions, second.positions) == (2, 1)
    assert one.position == Position.from_fen(FENS[0], "harzdame")._core
    assert two.position == Position.from_fen(FENS[1], "harzdame")._core
    assert label_of(one) == (-250, -1, 1, True, True, 13)
    assert label_of(two) == (3000, 1, 3, False, False, 0)
    assert labelled(NARROW, PositionsFrame(1, THREE))[0].result is None
    assert read_contents(path) == contents_of(NARROW, MADE)._replace(made=[MADE])
    assert rules_of_positions(path) == NARROW
    assert holds_positions(path)


def test_boards_of_both_widths_come_back() -> None:
    start = Position.start("hexdame")
    data = record(start.fen, "hexdame", score=12)
    (found,) = labelled(WIDE, PositionsFrame(1, data))
    assert found.position == start._core
    assert found.packed == data


def test_groups_are_numbered_throughout_a_file(path: Path) -> None:
    assert groups(path) == [[1, 1], [2]]
    write(path, THREE + ONE + TWO, record(FENS[2]))
    assert groups(path) == [[1, 1], [2], [3, 4, 4], [0]]
    writer = PositionsWriter(path, NARROW, MADE)
    assert (writer.positions, writer.frames) == (7, 4)


def test_merged_files_keep_their_groups_apart_and_their_records(path: Path, tmp_path: Path) -> None:
    other = PositionsWriter(tmp_path / "other", NARROW, {"seed": 4})
    other.add(THREE)
    target = tmp_path / "all"
    assert merge(target, [path, tmp_path / "other"]) == 4
    assert groups(target) == [[1, 1], [2], [3]]
    assert read_contents(target).made == [MADE, {"seed": 4}]
    with pytest.raises(FileExistsError):
        merge(target, [path])
    PositionsWriter(tmp_path / "wide", WIDE)
    with pytest.raises(PositionsFileError, match="by other rules than"):
        merge(tmp_path / "mixed", [path, tmp_path / "wide"])
    assert not (tmp_path / "mixed").exists()


def test_more_records_than_a_file_can_tell_of_are_refused_before_it_is_made(tmp_path: Path) -> None:
    made = [{"seed": seed} for seed in range(1001)]
    with pytest.raises(PositionsFileError, match="too much"):
        PositionsWriter(tmp_path / "some", NARROW, *made)
    assert not (tmp_path / "some").exists()
    PositionsWriter(tmp_path / "some", NARROW, *made[:1000])
    assert len(read_contents(tmp_path / "some").made) == 1000


@pytest.mark.parametrize("lost", [1, 5, 20])
def test_a_frame_that_was_cut_off_is_dropped(path: Path, lost: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-lost])
    assert groups(path) == [[1, 1]]
    write(path, ONE)
    assert path.read_bytes() == whole


def test_positions_made_otherwise_are_not_mixed(path: Path) -> None:
    for made in ({**MADE, "seed": 5}, {}):
        with pytest.raises(PositionsFileError, match="in another way"):
            PositionsWriter(path, NARROW, made)


def test_half_a_record_is_not_written(path: Path) -> None:
    with pytest.raises(ValueError, match="no whole number"):
        PositionsWriter(path, NARROW, MADE).add(ONE[:-1])
    assert groups(path) == [[1, 1], [2]]


def test_another_file_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("dear diary", encoding="utf-8")
    assert not holds_positions(other)
    with pytest.raises(PositionsFileError, match="holds no positions"):
        PositionsWriter(other, NARROW)
    with pytest.raises(PositionsFileError, match="holds no positions"):
        list(read_positions(other))


HEADERS = {
    b"[]": "is damaged",
    b"{}": "is damaged",
    b"[" * 100_000: "is damaged",
    b" " * 2_000_000 + b"{}": "is damaged",
    b'{"game": "harzdame", "rules": 1, "made": []}': "is damaged",
    b'{"game": "harzdame", "rules": "", "made": ["x"]}': "is damaged",
    b'{"game": "harzdame", "rules": "", "made": [' + b"{}," * 2000 + b"{}]}": "is damaged",
    b'{"game": "../..", "rules": "", "made": []}': "unknown",
    b'{"game": "harzdame", "rules": "0123", "made": []}': "by other rules",
}


@pytest.mark.parametrize("header", HEADERS)
def test_hostile_headers_are_told(header: bytes, tmp_path: Path) -> None:
    path = tmp_path / "hostile"
    path.write_bytes(MAGIC + header + b"\n")
    with pytest.raises(PositionsFileError, match=HEADERS[header]):
        list(read_positions(path))


def test_sizes_of_frames_are_checked_before_memory_is_taken(tmp_path: Path) -> None:
    header = json.dumps(contents_of(NARROW)._asdict()).encode() + b"\n"
    bomb = zlib.compress(bytes(200 << 20), 9)
    frames = {
        "promised": struct.pack("<III", 1, 0xFFFF_FFFF, 0) + b"x",
        "bomb": struct.pack("<III", 1, len(bomb), zlib.crc32(bomb)) + bomb,
        "count": struct.pack("<III", 0xFFFF_FFFF, len(zlib.compress(ONE)), zlib.crc32(zlib.compress(ONE)))
        + zlib.compress(ONE),
    }
    for name, frame in frames.items():
        path = tmp_path / name
        path.write_bytes(MAGIC + header + frame)
        tracemalloc.start()
        assert list(read_positions(path)) == []
        assert tracemalloc.get_traced_memory()[1] < 150 << 20
        tracemalloc.stop()


@pytest.mark.parametrize(
    ("at", "value"),
    [(7, 0xFF), (16, 0xFF), (29, 0x7F), (30, 3), (31, 0x20)],
    ids=["two pieces on a square", "kings of nobody", "score", "result", "flags"],
)
def test_records_of_no_position_are_refused(at: int, value: int) -> None:
    data = bytearray(ONE)
    data[at] = value
    with pytest.raises(ValueError, match="other things than labelled positions"):
        labelled(NARROW, PositionsFrame(1, bytes(data)))
    with pytest.raises(ValueError, match="other things"):
        labelled(NARROW, PositionsFrame(2, ONE + ONE[:-1]))


@pytest.mark.parametrize("label", [{"result": 2}, {"source": 4}, {"depth": 256}])
def test_labels_outside_their_ranges_are_refused(label: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="no such"):
        record(FENS[0], **label)
