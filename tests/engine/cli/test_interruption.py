"""Ctrl+C in long commands, as a terminal sends it: to the program and to all that it has started.

It ends with its own status and without a traceback, nothing goes on, and what was done is kept.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import pytest
from harzdame_engine import pdn, variant
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.puzzles.puzzle_file import read_puzzles
from harzdame_engine.review.annotating import TAG
from harzdame_engine.tournament.record import GameResult
from harzdame_engine.tournament.tournament import Tournament
from harzdame_engine.training.games_file import read_frames

from tests.engine.hub.test_program import groups_there
from tests.engine.review.games import TEXT

PATIENCE = 120.0
INTERRUPTED = 130

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are others there")


class Call(NamedTuple):
    """A command, and the number of things that it has done so far, by what it has written."""

    words: str
    done: Callable[[Path], int]


def _reviewed(folder: Path) -> int:
    """In the file, or, since that is written now and then, by what is told: of two games at once."""
    if (folder / "out").exists():
        return (folder / "out").read_text(encoding="utf-8").count(TAG)
    under_way = re.findall(r"^game (\d+):", (folder / "said").read_text(encoding="utf-8"), re.MULTILINE)
    return max([0, *(int(number) - 2 for number in under_way)])


CALLS = {
    "match": Call(
        "match --first name=a,hash=1,depth=2 --second name=b,hash=1 --depth 1 --games 100000 --pdn out",
        lambda folder: len(pdn.scan((folder / "out").read_text(encoding="utf-8")).games),
    ),
    "tournament": Call(
        "tournament --player name=a,hash=1,depth=2 --player name=b,hash=1,depth=1 --games 10000 --record out",
        lambda folder: len(_games_of(folder / "out")),
    ),
    "ladder": Call(
        "ladder --to 2 --games 100000 --results out",
        lambda folder: len(_lines(folder / "out")),
    ),
    "tables": Call(
        "tables build --pieces 4 --game gothic --folder .",
        lambda folder: len(Tables(variant("gothic"), (folder,)).files),
    ),
    "puzzles": Call(
        "puzzles mine --game international --nodes 1000 --proof 4 --check 10 --puzzles 5000 --folder .",
        lambda folder: len(read_puzzles(folder / "international.puzzles").puzzles),
    ),
    "review": Call(
        "review in.pdn --nodes 5000 --tables none --no-book --report-every 1 --output out",
        _reviewed,
    ),
    "selfplay": Call(
        "selfplay out --games 100000 --nodes 100",
        lambda folder: sum(frame.games for frame in read_frames(folder / "out")),
    ),
}


def _lines(path: Path) -> list[object]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line]


def _games_of(path: Path) -> list[GameResult]:
    copy = path.with_name("copy")  # whoever resumes a tournament cuts off what is half written
    copy.write_bytes(path.read_bytes())
    return Tournament.resumed(copy).results


_START = """
import pathlib, runpy, signal
signal.signal(signal.SIGINT, signal.SIG_DFL)
pathlib.Path("begun").touch()
runpy.run_module("harzdame_engine.cli", run_name="__main__", alter_sys=True)
"""
"""As ``python -m`` does it, but an interrupt before the program has begun is no exception of Python's.

What Python says of one while it starts itself is nobody's to change: that has been when the file is there.
"""


@contextmanager
def begun(name: str, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    (folder / "in.pdn").write_text((TEXT + "\n\n") * 500, encoding="utf-8")
    many = "--concurrency" if name in {"match", "tournament", "ladder"} else "--threads"
    words = CALLS[name].words.split()
    command = [
        sys.executable,
        "-c",
        _START,
        *(word.replace(",", " ") for word in words),
        many,
        "2",
    ]
    with (
        (folder / "said").open("wb") as said,
        subprocess.Popen(command, cwd=folder, stdout=said, stderr=said, start_new_session=True) as process,
    ):
        try:
            while not (folder / "begun").exists():
                assert process.poll() is None, (folder / "said").read_text()
                time.sleep(0.01)
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def interrupt(process: subprocess.Popen[bytes]) -> None:
    """Press Ctrl+C, and wait until all processes have ended."""
    os.killpg(process.pid, signal.SIGINT)
    process.wait(PATIENCE)
    deadline = time.monotonic() + PATIENCE
    while process.pid in groups_there():  # Python's own helper ends last
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.parametrize("name", CALLS)
def test_ctrl_c_ends_a_long_command_and_keeps_what_was_done(name: str, tmp_path: Path) -> None:
    with begun(name, tmp_path) as process:
        deadline = time.monotonic() + PATIENCE
        while not _done(name, tmp_path):
            assert process.poll() is None, (tmp_path / "said").read_text()
            assert time.monotonic() < deadline
            time.sleep(0.05)
        interrupt(process)
    said = (tmp_path / "said").read_text(encoding="utf-8")
    assert "Traceback" not in said
    assert process.returncode == INTERRUPTED, said
    assert CALLS[name].done(tmp_path) > 0


@pytest.mark.parametrize("seconds", [0.3, 1.0, 2.0])
@pytest.mark.parametrize("name", ["match", "puzzles"])
def test_ctrl_c_while_processes_are_started_is_quiet(name: str, seconds: float, tmp_path: Path) -> None:
    with begun(name, tmp_path) as process:
        time.sleep(seconds)
        interrupt(process)
    said = (tmp_path / "said").read_text(encoding="utf-8")
    assert "Traceback" not in said
    assert process.returncode in {INTERRUPTED, -signal.SIGINT}, said


def _done(name: str, folder: Path) -> int:
    try:
        return CALLS[name].done(folder)
    except Exception:  # there is nothing yet, or half of it
        return 0
