"""Files of games: added to, never trusted blindly."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from harzdame_engine.training.games_file import (
    Conditions,
    GamesFileError,
    GamesFrame,
    GamesWriter,
    packed,
    read_conditions,
    read_frames,
)

CONDITIONS = Conditions("hexdame", "0123", "rules", seed=1, nodes=100)
FRAMES = [GamesFrame(2, b"one and two"), GamesFrame(1, b"three")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "some.games"
    write(path, *FRAMES)
    return path


def write(path: Path, *frames: GamesFrame) -> int:
    writer = GamesWriter(path, CONDITIONS)
    for frame in frames:
        writer.add(packed(frame))
    return writer.games


def test_what_is_read_is_what_was_written(path: Path) -> None:
    assert list(read_frames(path)) == FRAMES
    assert read_conditions(path) == CONDITIONS


def test_more_games_come_behind_the_others(path: Path) -> None:
    assert write(path, GamesFrame(5, b"more")) == 8
    assert list(read_frames(path)) == [*FRAMES, GamesFrame(5, b"more")]


@pytest.mark.parametrize("lost", [1, 5, 20])
def test_a_frame_that_was_cut_off_is_dropped_and_played_again(path: Path, lost: int) -> None:
    path.write_bytes(path.read_bytes()[:-lost])
    assert list(read_frames(path)) == FRAMES[:1]
    assert write(path, GamesFrame(1, b"three")) == 3
    assert list(read_frames(path)) == FRAMES


def test_a_damaged_frame_ends_the_file(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[-3] ^= 1
    path.write_bytes(data)
    assert list(read_frames(path)) == FRAMES[:1]


def test_games_played_otherwise_are_not_mixed(path: Path) -> None:
    with pytest.raises(GamesFileError, match="seed, nodes differ"):
        GamesWriter(path, replace(CONDITIONS, seed=2, nodes=3))
    assert list(read_frames(path)) == FRAMES


def test_another_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("dear diary", encoding="utf-8")
    with pytest.raises(GamesFileError, match="holds no self-played games"):
        GamesWriter(other, CONDITIONS)
    with pytest.raises(GamesFileError, match="holds no self-played games"):
        read_conditions(other)
    assert other.read_text(encoding="utf-8") == "dear diary"


def test_a_damaged_beginning_is_told(path: Path) -> None:
    magic, _, rest = path.read_bytes().split(b"\n", 2)
    path.write_bytes(magic + b"\n{}\n" + rest)
    with pytest.raises(GamesFileError, match="is damaged"):
        read_conditions(path)


OLD = (
    b'{"game": "hexdame", "rules": "0123", "evaluation": "rules", "seed": 1, "nodes": 100, '
    b'"least_random": 4, "most_random": 12, "balance": 300, "resigned": 1000, "resigned_after": 6, '
    b'"no_progress": 50, "longest": 300}'
)
"""The conditions of games that were played before there were mistakes."""


def test_games_of_older_files_are_read_and_gone_on_with(path: Path) -> None:
    magic, _, rest = path.read_bytes().split(b"\n", 2)
    path.write_bytes(b"\n".join((magic, OLD, rest)))
    assert read_conditions(path) == CONDITIONS
    assert write(path, GamesFrame(5, b"more")) == 8


@pytest.mark.parametrize("wrong", [b'"nodes": "many"', b'"nodes": 100, "luck": 1', b'"nodes": true'])
def test_conditions_of_another_kind_are_refused(path: Path, wrong: bytes) -> None:
    magic, _, rest = path.read_bytes().split(b"\n", 2)
    path.write_bytes(b"\n".join((magic, OLD.replace(b'"nodes": 100', wrong), rest)))
    with pytest.raises(GamesFileError, match="is damaged"):
        read_conditions(path)
