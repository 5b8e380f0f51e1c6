"""Files of puzzles: what was written is read back, and nothing else is ever trusted."""

from __future__ import annotations

import hashlib
import json
import lzma
import os
import random
import sys
from pathlib import Path

import pytest
from harzdame_engine import variants
from harzdame_engine.files import untrusted
from harzdame_engine.files.errors import PuzzleError, PuzzleProblem
from harzdame_engine.puzzles import puzzle_file
from harzdame_engine.puzzles.puzzle_file import (
    PuzzleFile,
    installed_file,
    installed_puzzles,
    read_puzzles,
    write_puzzles,
)
from harzdame_engine.puzzles.themes import themes_of
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.rules.variants import variant

from tests.for_each import for_each
from tests.made_up_puzzles import some_puzzles, write_some

MAGIC = b"Harzdame puzzles 1\n"
ROW = "1000\t1\tshot\tW:Wa1:Bh8\ta1-a2"
SAMPLED = 10
MOST_BYTES = 6_000_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "harzdame.puzzles"


def made(rows: str, **other: object) -> bytes:
    """A file with these rows whose checksum is right."""
    return packed(lzma.compress(rows.encode()), rows, **other)


def packed(rest: bytes, rows: str, **other: object) -> bytes:
    header = {
        "game": "harzdame",
        "rules": fingerprint(variant("harzdame")),
        "puzzles": rows.count("\n"),
        "record": {},
        "bytes": len(rows.encode()),
        "sha256": hashlib.sha256(rest).hexdigest(),
        **other,
    }
    return MAGIC + json.dumps(header).encode() + b"\n" + rest


def refused(path: Path, data: bytes) -> PuzzleProblem:
    path.write_bytes(data)
    with pytest.raises(PuzzleError) as raised:
        read_puzzles(path)
    assert raised.value.path == path
    return raised.value.problem


def test_what_was_written_is_read_back(path: Path) -> None:
    write_some(path)
    found = read_puzzles(path)
    assert found.puzzles == some_puzzles()
    assert found.rules.id == "harzdame"
    assert found.record == {"seed": 1, "nodes": 1000, "games": 32}
    write_puzzles(path, PuzzleFile(found.rules, (), {}))
    assert read_puzzles(path).puzzles == ()


def test_a_theme_of_a_later_version_is_passed_over(path: Path) -> None:
    path.write_bytes(made(ROW.replace("shot", "shot zugzwang") + "\n"))
    assert read_puzzles(path).puzzles[0].themes == ("shot",)


def test_a_file_cut_anywhere_is_refused(path: Path) -> None:
    whole = write_some(path).read_bytes()
    for length in {0, 5, len(MAGIC), len(MAGIC) + 9, len(whole) // 2, len(whole) - 1}:
        expected = PuzzleProblem.NO_PUZZLES if length < len(MAGIC) else PuzzleProblem.DAMAGED
        assert refused(path, whole[:length]) is expected


def test_a_wrong_byte_anywhere_is_found(path: Path) -> None:
    whole = write_some(path).read_bytes()
    begin = whole.index(b"\n", len(MAGIC)) + 1
    chance = random.Random(1)
    for place in chance.sample(range(begin, len(whole)), 40):
        wrong = whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :]
        assert refused(path, wrong) is PuzzleProblem.DAMAGED


@pytest.mark.parametrize(
    "data",
    [
        made(ROW + "\n", bytes=10**15),
        made(ROW + "\n", bytes=-1),
        made(ROW + "\n", bytes=True),
        made(ROW + "\n", bytes="31"),
        made(ROW + "\n", puzzles=2),
        made(ROW + "\n", puzzles=None),
        made(ROW + "\n", record=[1]),
        made(ROW + "\n", record={"seed": {"a": 1}}),
        made(ROW + "\n", game=7),
        made(ROW + "\n", rules=None),
        made(ROW + "\n", sha256=5),
        made(ROW),
        made("\n"),
        made(ROW.replace("1000", "high") + "\n"),
        made(ROW.replace("1000", "-1") + "\n"),
        made(ROW.replace("1000", "1" * 5000) + "\n"),
        made(ROW.replace("\t1\t", "\t2\t") + "\n"),
        made(ROW.replace("W:", "") + "\n"),
        made(ROW.replace("a1-a2", "") + "\n"),
        made(ROW.replace("a1-a2", "a1-a2 h8-h7") + "\n"),
        made(ROW + "\tmore\n"),
        made(ROW.replace("shot", "schöß") + "\n"),
        packed(b"not compressed", ROW),
        packed(lzma.compress(ROW.encode()) + b"more", ROW),
        MAGIC + b"[" * 90_000 + b"\n",
        MAGIC + b"null\n",
        MAGIC + b'"text"\n',
        MAGIC + b"\xff\xfe\n",
        MAGIC,
    ],
)
def test_other_contents_are_damage(path: Path, data: bytes) -> None:
    assert refused(path, data) is PuzzleProblem.DAMAGED


def test_a_bomb_is_not_unpacked(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bomb = lzma.compress(bytes(64 << 20), preset=0)
    assert len(bomb) < 100_000
    native = lzma.LZMADecompressor
    lengths = []

    class Unpacker:
        def __init__(self, **limits: int) -> None:
            self.native = native(**limits)

        def decompress(self, data: bytes, max_length: int) -> bytes:
            rows = self.native.decompress(data, max_length)
            lengths.append(len(rows))
            return rows

    monkeypatch.setattr(untrusted.lzma, "LZMADecompressor", Unpacker)
    assert refused(path, packed(bomb, ROW)) is PuzzleProblem.DAMAGED
    assert lengths == [len(ROW) + 1]


def test_a_dictionary_larger_than_the_memory_allowed_is_refused(path: Path) -> None:
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 0, "dict_size": 200 << 20}]
    monster = lzma.compress(ROW.encode() + b"\n", filters=filters)
    assert refused(path, packed(monster, ROW + "\n")) is PuzzleProblem.DAMAGED


def test_other_rules_and_other_games_are_refused(path: Path) -> None:
    assert refused(path, made(ROW + "\n", rules="0123456789abcdef")) is PuzzleProblem.OTHER_RULES
    assert refused(path, made(ROW + "\n", game="chess")) is PuzzleProblem.OTHER_RULES
    write_some(path)
    with pytest.raises(PuzzleError) as raised:
        read_puzzles(path, "hexdame")
    assert raised.value.problem is PuzzleProblem.OTHER_RULES


def test_a_missing_file_and_a_folder_are_unreadable(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "none"):
        with pytest.raises(PuzzleError) as raised:
            read_puzzles(place)
        assert raised.value.problem is PuzzleProblem.UNREADABLE


@pytest.mark.skipif(sys.platform == "win32", reason="there are neither pipes nor devices among the files")
def test_a_pipe_and_a_device_are_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for place in (tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(PuzzleError) as raised:
            read_puzzles(place)
        assert raised.value.problem is PuzzleProblem.UNREADABLE


def test_a_bad_file_of_one_game_leaves_the_others_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def resource(name: str) -> Path:
        path = tmp_path / name
        if not path.exists():
            raise FileNotFoundError(path)
        return path

    monkeypatch.setattr(puzzle_file, "resource", resource)
    (tmp_path / "puzzles").mkdir()
    write_some(tmp_path / "puzzles" / "harzdame.puzzles")
    (tmp_path / "puzzles" / "hexdame.puzzles").write_bytes(b"junk")
    assert installed_puzzles("harzdame") == some_puzzles()
    assert installed_puzzles("turkish") == ()
    with pytest.raises(PuzzleError):
        installed_puzzles("hexdame")
    with pytest.raises(KeyError):
        installed_puzzles("chess")


INSTALLED = [rules.id for rules in variants() if installed_file(rules.id)]


@for_each("game", INSTALLED)
def test_what_is_installed_can_be_played(game: str) -> None:
    puzzles = installed_puzzles(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) > 0
    for puzzle in random.Random(game).sample(list(puzzles), min(SAMPLED, len(puzzles))):
        steps = puzzle.steps()
        assert puzzle.fen == steps[0].position.fen
        assert [str(step.move) for step in steps] == list(puzzle.solution)
        assert steps[0].position.turn is puzzle.solver
        assert len(steps[0].position.legal_moves()) > 1
        assert themes_of(steps) == puzzle.themes


def test_all_files_are_of_a_game_and_take_little_space() -> None:
    files = list(puzzle_file.resource("puzzles").glob("*.puzzles"))
    assert {path.stem for path in files} == set(INSTALLED)
    assert "harzdame" in INSTALLED
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES
