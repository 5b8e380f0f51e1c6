"""The file of results: appended to by several, killed at any byte, and hostile."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest
from harzdame_engine.puzzles.results import (
    Attempt,
    EndingResult,
    Examined,
    Mode,
    OwnPuzzle,
    Record,
    ResultsFile,
    Start,
    StormResult,
)

from tests.engine.puzzles.made_up import FREE, SHOT

RECORDS: list[Record] = [
    Start(1.5, "harzdame", 1250.5, 210.0),
    Attempt(2.0, Mode.TRAIN, "harzdame", SHOT.id, 950.0, 0.5),
    StormResult(3.0, "turkish", 12, 2),
    EndingResult(4.0, "harzdame", "W:WKa1:BKh8,b1", True, 9, 7),
    OwnPuzzle(5.0, FREE),
    Examined(6.0, "2026-11-23 a", 61),
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "profile" / "puzzles.jsonl"


def test_everything_comes_back_as_it_was(path: Path) -> None:
    file = ResultsFile(path)
    assert file.read() == []
    for record in RECORDS:
        file.append([record])
    assert file.read() == RECORDS
    assert file.read() == []
    assert ResultsFile(path).read() == RECORDS


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes among files here")
def test_nothing_but_a_regular_file_is_read(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    with pytest.raises(OSError, match="no regular file"):
        ResultsFile(path).read()
    path.unlink()
    path.symlink_to("/dev/zero")
    with pytest.raises(OSError, match="no regular file"):
        ResultsFile(path).read()


def test_two_programs_read_what_the_other_one_wrote(path: Path) -> None:
    ours, theirs = ResultsFile(path), ResultsFile(path)
    ours.append(RECORDS[:2])
    theirs.append(RECORDS[2:4])
    ours.append(RECORDS[4:])
    assert ours.read() == theirs.read() == RECORDS


def test_a_line_that_was_cut_off_costs_nothing_else(path: Path) -> None:
    """A kill while writing leaves any part of the last line."""
    ResultsFile(path).append(RECORDS)
    whole = path.read_bytes()
    last = whole.rstrip(b"\n").rfind(b"\n") + 1
    for end in range(last, len(whole)):
        path.write_bytes(whole[:end])
        file = ResultsFile(path)
        before = file.read()
        assert before == RECORDS[:-1]
        file.append(RECORDS[:1])
        assert path.read_bytes()[:end] == whole[:end], "no byte is taken away"
        after = file.read()
        # a line that lacks nothing but its end is whole once another follows
        assert after in ([RECORDS[0]], [RECORDS[-1], RECORDS[0]])
        assert ResultsFile(path).read() == before + after


def test_writers_killed_at_random_lose_nothing_that_was_told(path: Path) -> None:
    """Two processes append and tell after each record; they are killed in the midst of it."""
    program = textwrap.dedent(
        """
        import sys
        from pathlib import Path
        from harzdame_engine.puzzles.results import Examined, ResultsFile
        file = ResultsFile(Path(sys.argv[1]))
        for number in range(10_000):
            file.append([Examined(1.0, f"{sys.argv[2]} {number}", number)])
            print(number, flush=True)
        """
    )
    told: dict[str, int] = {}
    for round_number in range(3):
        writers = {
            name: subprocess.Popen(
                [sys.executable, "-c", program, str(path), name], stdout=subprocess.PIPE, text=True
            )
            for name in (f"a{round_number}", f"b{round_number}")
        }
        for process in writers.values():
            assert process.stdout is not None
            process.stdout.readline()
        time.sleep(0.05)
        for name, process in writers.items():
            process.send_signal(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)
            rest, _ = process.communicate()
            told[name] = max([0, *map(int, rest.split())])
    kept = {record.source for record in ResultsFile(path).read() if isinstance(record, Examined)}
    for name, last in told.items():
        assert {f"{name} {number}" for number in range(last + 1)} <= kept


HOSTILE = [
    b"",
    b"{}",
    b"[]",
    b"null",
    b'["try"]',
    b'["try",1,"train","harzdame","x",1e999,1]',
    b'["try",1,"train","harzdame","x",NaN,1]',
    b'["try",1,"sleep","harzdame","x",1,1]',
    b'["try",1,"train","harzdame","x",1,7]',
    b'["try",1,"train","harzdame","x",1,[]]',
    b'["try",1,"train","harzdame","x",1,{}]',
    b'["try",-1,"train","harzdame","x",1,1]',
    b'["try","1","train","harzdame","x",1,1]',
    b'["own",1,"a","harzdame","W:",[],[],1,true]',
    b'["own",1,"a","harzdame","W:",[1],[],1,true]',
    b'["start",1,"harzdame",1200,Infinity]',
    b'["storm",1,"harzdame",5,-1]',
    b'["ending",1,"harzdame","W:",true,5,1' + b"0" * 40 + b"]",
    b'["own",1,"a","harzdame","W:",["a1-a2"],[],1' + b"0" * 40 + b",true]",
    b'["examined",1' + b"0" * 400 + b',"x",1]',
    b'["start",1,"harzdame",1200,1' + b"0" * 400 + b"]",
    b'["of a later version",1,2,3]',
    b"[" * 9000,
    b"\xff\xfe\x00",
    b'["examined",1,"' + b"x" * 70_000 + b'",1]',
]


@pytest.mark.parametrize("line", HOSTILE)
def test_what_is_no_record_is_passed_over(path: Path, line: bytes) -> None:
    file = ResultsFile(path)
    file.append(RECORDS[:1])
    with path.open("ab") as raw:
        raw.write(line + b"\n")
    file.append(RECORDS[1:2])
    assert file.read() == RECORDS[:2]


def test_themes_of_a_later_version_are_passed_over(path: Path) -> None:
    ResultsFile(path).append([OwnPuzzle(5.0, FREE)])
    path.write_bytes(path.read_bytes().replace(b'"shot"', b'"of-later"'))
    (record,) = ResultsFile(path).read()
    assert isinstance(record, OwnPuzzle)
    assert record.puzzle == FREE._replace(themes=FREE.themes[1:])
