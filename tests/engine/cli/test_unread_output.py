"""Commands whose output is not read to its end, as in ``harzdame-engine perft --depth 9 | head -3``."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from harzdame_engine.cli.__main__ import main

UNREAD = 141
PROGRAM = [sys.executable, "-m", "harzdame_engine.cli"]
COMMANDS = [
    "--help",
    "perft --depth 2",
    "bench --depth 2",
    "analyse --depth 4",
    "match --games 2 --depth 1 --second name=other",
    "ladder --to 2 --games 1 --reach 1",
    "book show",
    "tables build --game gothic --pieces 2 --folder {folder}/tables",
    "tables build --pieces 4 --dry-run",
    "tables list --folder {folder}",
    "tables verify --folder {folder} --pieces 2",
    "tables probe --folder {folder} --fen W:WKa1:BKa5",
    "worth --game harzdame --games 1",
    "selfplay {folder}/new.games --games 2 --nodes 64 --eval rules",
    "figures {folder}/old.games",
    "tune {folder}/new.weights {folder}/old.games --epochs 2 --held-out 3",
]


def run(
    words: list[str], stdout: int = subprocess.PIPE, stderr: int = subprocess.PIPE
) -> subprocess.CompletedProcess[bytes]:
    """The program, writing as it does by default: what is short goes out at its end."""
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run([*PROGRAM, *words], stdout=stdout, stderr=stderr, env=usual, check=False)


@pytest.fixture
def closed() -> Iterator[int]:
    """A pipe to write to that nobody reads."""
    reader, writer = os.pipe()
    os.close(reader)
    yield writer
    os.close(writer)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("games")
    play = ["--game", "hexdame", "--games", "96", "--nodes", "64", "--eval", "rules"]
    assert main(["selfplay", str(found / "old.games"), *play]) == 0
    return found


@pytest.mark.parametrize("command", COMMANDS)
def test_it_ends_quietly(command: str, folder: Path, closed: int) -> None:
    words = command.format(folder=folder).split()
    done = run(words, stdout=closed)
    assert done.returncode == UNREAD
    assert not {b"Traceback", b"pipe"} & set(done.stderr.split())


@pytest.mark.parametrize(
    "command",
    [
        "match --games 2 --depth 1 --second name=other --report-every 0.001",
        "selfplay {folder}/quiet.games --games 2 --nodes 64 --eval rules",
        "tables build --game gothic --pieces 2 --folder {folder}/quiet",
    ],
)
def test_it_ends_where_nobody_reads_of_its_progress(command: str, folder: Path, closed: int) -> None:
    words = command.format(folder=folder).split()
    done = run(words, stdout=closed, stderr=closed)
    assert done.returncode == UNREAD


def test_what_is_read_is_printed_to_its_end() -> None:
    done = run(["perft", "--depth", "2"])
    assert (done.returncode, done.stdout.count(b"\n"), done.stderr) == (0, 2, b"")
