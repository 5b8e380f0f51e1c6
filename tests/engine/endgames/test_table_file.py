"""Files of tables: what was written is read back, and nothing else is ever trusted."""

from __future__ import annotations

import hashlib
import os
import struct
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from harzdame_engine import FREE, Position, variant
from harzdame_engine.endgames.material import Material
from harzdame_engine.endgames.table_file import file_name, open_table, write_table
from harzdame_engine.endgames.tables import Tables, board_symmetries
from harzdame_engine.files.errors import TableError, TableProblem
from harzdame_engine.machine import memory_mb
from harzdame_engine.rules.core_rules import native_rules

HARZDAME = variant("harzdame")
KV_M = Material.parse("KvM")


@pytest.fixture(scope="session")
def whole(tables_folder: Path) -> bytes:
    """The file of a small table."""
    return (tables_folder / "harzdame" / file_name(KV_M)).read_bytes()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / file_name(KV_M)


def problem_of(path: Path) -> TableProblem:
    with pytest.raises(TableError) as raised:
        open_table(path, HARZDAME)
    assert raised.value.path == path
    assert str(raised.value).startswith(f"{path} {raised.value.problem}")
    return raised.value.problem


def refused(path: Path, data: bytes) -> TableProblem:
    path.write_bytes(data)
    return problem_of(path)


def test_what_was_written_is_read_back(tables: Tables, path: Path, whole: bytes) -> None:
    file = tables.files[KV_M]
    write_table(path, HARZDAME, file.sides)
    again = open_table(path, HARZDAME)
    assert path.read_bytes() == whole
    assert (again.material, again.size, again.path) == (KV_M, len(whole), path)
    assert again.sides == file.sides
    assert [str(side.summary.material) for side in again.sides] == ["KvM", "MvK"]
    assert list(path.parent.iterdir()) == [path]


def test_a_file_cut_at_any_place_is_refused(path: Path, whole: bytes) -> None:
    lines = [at + 1 for at in range(2000) if whole[at : at + 1] == b"\n"][:3]
    cuts = {end + by for end in (*lines, len(whole)) for by in (-1, 0, 1)} - {len(whole), len(whole) + 1}
    for end in sorted(cuts | set(range(0, len(whole), 97))):
        first_line = end >= lines[0]
        expected = TableProblem.DAMAGED if first_line else TableProblem.NO_TABLE
        assert refused(path, whole[:end]) is expected, end


def test_a_flipped_bit_anywhere_is_found(path: Path, whole: bytes) -> None:
    head = whole.index(b"\n") + 1
    for at in (*range(0, head + 700, 3), *range(head + 700, len(whole), 89), len(whole) - 1):
        data = bytearray(whole)
        data[at] ^= 1 << at % 8
        expected = TableProblem.NO_TABLE if at < head else TableProblem.DAMAGED
        assert refused(path, bytes(data)) is expected, at


def test_what_hangs_on_behind_is_found(path: Path, whole: bytes) -> None:
    assert refused(path, whole + b"\n") is TableProblem.DAMAGED
    assert refused(path, whole + whole) is TableProblem.DAMAGED


@pytest.mark.parametrize(
    "data",
    [b"", b"\n", b"KvM", b"Harzdame endgame table 2\n", b"SQLite format 3\0", "Größe\n".encode("utf-16")],
)
def test_other_files_hold_no_table(data: bytes, path: Path) -> None:
    assert refused(path, data) is TableProblem.NO_TABLE


def test_a_huge_file_is_not_read(path: Path, whole: bytes) -> None:
    """Nearly all of it is a hole, so that it takes no room on the disk; in memory it would."""
    path.write_bytes(whole)
    os.truncate(path, 4 * memory_mb() << 20)
    with pytest.raises(TableError, match="half of the memory") as raised:
        open_table(path, HARZDAME)
    assert raised.value.problem is TableProblem.UNREADABLE


@pytest.mark.parametrize(
    "header",
    [
        b"",
        b"{}\n",
        b"[]\n",
        b"7\n",
        b"null\n",
        b"\xff\n",
        b'{"rules": "x", "material": "KvM", "sides": []}\n',
        b'{"rules": "x", "material": 5, "sides": []}\n',
        b'{"rules": "x", "material": "MvMMMMMMMM", "sides": [{}, {}]}\n',
        b'{"rules": "x", "material": "KvM", "sides": [1, 2]}\n',
        b'{"rules": "x", "material": "KvM", "sides": "no"}\n',
        b'{"rules": "x", "material": "KvM", "sides": [{"won": 1e999, "longest": 0}, {}]}\n',
    ],
)
def test_a_header_that_makes_no_sense_is_refused(header: bytes, path: Path, whole: bytes) -> None:
    magic = whole[: whole.index(b"\n") + 1]
    checksum = hashlib.sha256(header).hexdigest().encode()
    assert refused(path, magic + checksum + b"\n" + header) is TableProblem.DAMAGED


def test_a_file_that_shrinks_while_its_table_is_used_changes_nothing(path: Path, whole: bytes) -> None:
    path.write_bytes(whole)
    file = open_table(path, HARZDAME)
    before = [bytes(code) for side in file.sides for code in (side.results, side.verdicts)]
    os.truncate(path, 0)
    assert [bytes(code) for side in file.sides for code in (side.results, side.verdicts)] == before


def test_codes_of_another_material_are_refused(tables: Tables, path: Path) -> None:
    """As when a program has written them under a wrong name; the checksum is right."""
    king_against_king = tables.files[Material.parse("KvK")].sides[0]
    sides = [king_against_king._replace(summary=side.summary) for side in tables.files[KV_M].sides]
    write_table(path, HARZDAME, sides)
    with pytest.raises(TableError) as raised:
        Tables(HARZDAME, ()).add(path)
    assert raised.value.problem is TableProblem.DAMAGED
    assert "another size" in str(raised.value)


def test_a_table_is_for_one_game_and_its_rules(tables: Tables, path: Path, whole: bytes) -> None:
    path.write_bytes(whole)
    for rules in (variant("gothic"), replace(HARZDAME, choice=FREE)):
        with pytest.raises(TableError) as raised:
            open_table(path, rules)
        assert raised.value.problem is TableProblem.OTHER_RULES


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    assert problem_of(tmp_path) is TableProblem.UNREADABLE
    assert problem_of(tmp_path / "missing.table") is TableProblem.UNREADABLE
    with pytest.raises(TableError, match=r"missing\.table cannot be read: No such file"):
        open_table(tmp_path / "missing.table", HARZDAME)


@pytest.mark.usefixtures("bound_by_rights")
def test_what_may_not_be_read_is_told(path: Path, whole: bytes) -> None:
    path.write_bytes(whole)
    path.chmod(0)
    assert problem_of(path) is TableProblem.UNREADABLE


def test_files_that_cannot_be_used_leave_the_others_at_hand(tmp_path: Path, tables_folder: Path) -> None:
    folder = tmp_path / "harzdame"
    folder.mkdir()
    for source in (tables_folder / "harzdame").iterdir():
        (folder / source.name).write_bytes(source.read_bytes())
    (folder / "KMvK.table").write_bytes((folder / "KMvK.table").read_bytes()[:-9])
    (folder / "MMvK.table").write_bytes(b"")
    (folder / "KKvM.table").unlink()
    (folder / "KKvM.table").mkdir()
    (folder / "notes.table").write_text("To be made: KMvK", encoding="utf-8")
    (folder / "readme.txt").write_text("no table, and not named like one", encoding="utf-8")
    tables = Tables(HARZDAME, (tmp_path,))
    assert {problem.path.name: problem.problem for problem in tables.problems} == {
        "KKvM.table": TableProblem.UNREADABLE,
        "KMvK.table": TableProblem.DAMAGED,
        "MMvK.table": TableProblem.NO_TABLE,
        "notes.table": TableProblem.NO_TABLE,
    }
    assert {str(material) for material in tables.files} == {"KvK", "KvM", "MvM", "KKvK", "KMvM", "MMvM"}
    assert tables.probe(Position.from_fen("W:WKa1,Kb3:BKh8")) is not None
    assert tables.probe(Position.from_fen("W:WKa1,b3:BKh8")) is None


def code(symbols: list[tuple[int, int, int]], stream: list[int], size: int, starts: list[int]) -> bytes:
    """A pair code with blocks of 512 numbers, each symbol of the stream in four bits."""
    packed = sum(symbol << 4 * place for place, symbol in enumerate(stream))
    head = struct.pack("<QIHH", size, len(symbols), 4, 9)
    rows = b"".join(struct.pack("<HHH", *symbol) for symbol in symbols)
    places = b"".join(struct.pack("<I", start) for start in starts)
    return head + rows + places + packed.to_bytes(len(stream) // 2 + 1, "little") + bytes(8)


LEAF = 0xFFFF
SOUND = ([(0, LEAF, 0), (0, 0, 1), (1, 1, 3)], [2, 2], 8, [0])


@pytest.mark.parametrize(
    "bad",
    [
        ([(0, LEAF, 0), (0, 1, 1), (1, 1, 3)], [2, 2], 8, [0]),  # a pair holds itself
        ([(0, LEAF, 0), (0, 0, 1), (1, 1, 2)], [2, 2], 8, [0]),  # lengths do not add up
        ([(0, LEAF, 0), (0, 0, 1), (7, 1, 3)], [2, 2], 8, [0]),  # there is no such symbol
        ([(9999, LEAF, 0), (0, 0, 1), (1, 1, 3)], [2, 2], 8, [0]),  # no verdict
        ([(0, LEAF, 0), (0, 0, 1), (1, 1, 3)], [2, 9], 8, [0]),  # no symbol
        ([(0, LEAF, 0), (0, 0, 1), (1, 1, 3)], [2, 2], 7, [0]),  # longer than its block
        ([(0, LEAF, 0), (0, 0, 1), (1, 1, 3)], [2, 2], 9999, [0] * 20),  # the stream ends before
        ([(0, LEAF, 0), (0, 0, 1), (1, 1, 3)], [2, 2], 8, [5]),  # begins elsewhere
        ([], [0, 0], 8, [0]),  # of nothing
    ],
)
def test_a_code_that_would_lead_astray_is_refused(bad: tuple[Any, ...]) -> None:
    native = native_rules(HARZDAME)
    tables = native.width.EndgameTables(native.rules)

    def problem(results: bytes, verdicts: bytes) -> str:
        with pytest.raises(ValueError) as raised:
            tables.add(
                rules=native.rules,
                board_symmetries=board_symmetries(HARZDAME, men=False),
                men=(0, 0),
                kings=(1, 1),
                results=results,
                verdicts=verdicts,
            )
        return str(raised.value)

    assert "of another size" in problem(code(*SOUND), code(*SOUND))
    assert "the code is" in problem(code(*bad), code(*SOUND))
    assert "the code is" in problem(code(*SOUND), code(*bad))


@pytest.mark.parametrize("other", ["folder", "pipe", "device"])
def test_what_is_no_regular_file_is_refused_at_once(other: str, path: Path) -> None:
    if other == "folder":
        path.mkdir()
    elif other == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    assert problem_of(path) is TableProblem.UNREADABLE
