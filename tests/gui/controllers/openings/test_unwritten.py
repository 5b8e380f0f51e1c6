"""Repertoires that cannot be written yet, and those whose file is gone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from harzdame_engine import Color, Move, Position
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.files import pdn_document
from harzdame_gui.controllers.openings import repertoire_file
from harzdame_gui.controllers.openings.repertoires import Repertoires
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure
from harzdame_gui.controllers.storage.storage import write_whole
from harzdame_gui.controllers.work import repeated_job
from harzdame_gui.controllers.work.jobs import Jobs
from tests.gui.controllers.openings.lines import (
    ANOTHER,
    FIRST,
    REPLY,
    START,
    games,
    kept_in,
    known,
    mainline,
    read,
)


def test_what_could_not_be_written_is_written_once_it_can_be(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, repertoires: Repertoires, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repeated_job, "RETRY_MS", 20)
    told: list[object] = []
    repertoires.failed.connect(lambda *args: told.append(args))
    in_the_way = tmp_path / "openings"
    in_the_way.write_bytes(b"")
    repertoires.add("harzdame", Color.WHITE, [FIRST])
    second = START.play(FIRST).legal_moves()[0]
    repertoires.add("harzdame", Color.WHITE, [FIRST, second])
    qtbot.waitUntil(lambda: len(told) == 2)
    in_the_way.unlink()
    path = in_the_way / "harzdame-white.pdn"
    qtbot.waitUntil(path.exists)
    qtbot.waitUntil(lambda: not jobs.under_way)
    assert str(second) in path.read_text()


def test_a_last_attempt_is_made_as_the_app_is_closed(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, repertoires: Repertoires
) -> None:
    in_the_way = tmp_path / "openings"
    in_the_way.write_bytes(b"")
    with qtbot.waitSignal(repertoires.failed) as failed:
        repertoires.add("harzdame", Color.WHITE, [FIRST])
    assert failed.args[1]
    in_the_way.unlink()
    assert jobs.shut_down()
    assert "f1-g1" in (in_the_way / "harzdame-white.pdn").read_text()


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[Path]]:
    """The files that cannot be written just now."""
    monkeypatch.setattr(repeated_job, "RETRY_MS", 20)
    paths: set[Path] = set()

    def write(path: Path, data: bytes) -> None:
        if path in paths:
            raise FileError(FileFailure(FailureKind.DISK_FULL, path))
        write_whole(path, data)

    monkeypatch.setattr(repertoire_file, "write_whole", write)
    monkeypatch.setattr(pdn_document, "write_whole", write)
    yield paths
    paths.clear()  # else the last attempts fail loudly


def with_reply_unwritten(qtbot: QtBot, jobs: Jobs, repertoires: Repertoires, full: set[Path]) -> Path:
    """White's repertoire, with a move that is on the disk and a reply that is not; its file."""
    repertoires.add("harzdame", Color.WHITE, [FIRST])
    qtbot.waitUntil(lambda: not jobs.under_way)
    path = repertoires.path("harzdame", Color.WHITE)
    full.add(path)
    with qtbot.waitSignal(repertoires.failed):
        repertoires.add("harzdame", Color.WHITE, [FIRST, REPLY])
    return path


@pytest.mark.parametrize("written_before", [False, True])
def test_what_waits_to_be_written_is_not_lost_as_the_other_side_is_read_again(
    qtbot: QtBot, jobs: Jobs, repertoires: Repertoires, full: set[Path], written_before: bool
) -> None:
    repertoires.add("harzdame", Color.BLACK, [FIRST])
    path = with_reply_unwritten(qtbot, jobs, repertoires, full)
    black = repertoires.path("harzdame", Color.BLACK)
    black.write_bytes(black.read_bytes() + b"\n")
    with qtbot.waitSignal(repertoires.overtaken):
        repertoires.add("harzdame", Color.BLACK, [START.parse_move("e2-f2")])
    qtbot.waitUntil(lambda: known(repertoires, Color.BLACK) == (FIRST,))
    assert mainline(repertoires) == [FIRST, REPLY]
    if written_before:
        full.clear()
        qtbot.waitUntil(lambda: str(REPLY) in path.read_text())
    third = START.play(FIRST).play(REPLY).legal_moves()[0]
    repertoires.add("harzdame", Color.WHITE, [FIRST, REPLY, third])
    full.clear()
    qtbot.waitUntil(lambda: f"{REPLY} 2. {third}" in path.read_text())
    assert mainline(repertoires) == [FIRST, REPLY, third]


def test_what_waits_to_be_written_is_there_where_another_file_is_chosen_and_the_first_again(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, repertoires: Repertoires, full: set[Path]
) -> None:
    path = with_reply_unwritten(qtbot, jobs, repertoires, full)
    kept_in(qtbot, repertoires, tmp_path / "other.pdn")
    third = START.play(FIRST).play(REPLY).legal_moves()[0]
    repertoires.add("harzdame", Color.WHITE, [FIRST, REPLY, third])
    kept_in(qtbot, repertoires, path)
    assert mainline(repertoires) == [FIRST, REPLY]
    repertoires.add("harzdame", Color.WHITE, [FIRST, ANOTHER])
    full.clear()
    qtbot.waitUntil(lambda: str(ANOTHER) in path.read_text())
    assert str(REPLY) in path.read_text()
    assert str(third) not in path.read_text()


def in_one_file(qtbot: QtBot, repertoires: Repertoires, path: Path) -> None:
    """Keep both sides there."""
    for color in Color:
        repertoires.keep_in("harzdame", color, path)
        qtbot.waitUntil(lambda: all(repertoires.of("harzdame", each) is not None for each in Color))


@pytest.fixture
def start_again(qtbot: QtBot, tmp_path: Path, settings: Settings, jobs: Jobs) -> Callable[[], Repertoires]:
    """Reads what is on the disk once nothing is written any more."""

    def start() -> Repertoires:
        qtbot.waitUntil(lambda: not jobs.under_way and not jobs.failing.all)
        again = Repertoires(tmp_path, settings, jobs)
        read(qtbot, again)
        return again

    return start


def test_both_sides_in_one_file_lose_nothing_on_a_full_disk(
    qtbot: QtBot,
    tmp_path: Path,
    repertoires: Repertoires,
    full: set[Path],
    start_again: Callable[[], Repertoires],
) -> None:
    path = tmp_path / "both.pdn"
    in_one_file(qtbot, repertoires, path)
    full.add(path)
    with qtbot.waitSignal(repertoires.failed):
        repertoires.add("harzdame", Color.WHITE, [FIRST])
    qtbot.waitUntil(lambda: known(repertoires, Color.BLACK) == (FIRST,))
    with qtbot.waitSignal(repertoires.failed):
        repertoires.add("harzdame", Color.BLACK, [FIRST, REPLY])
    qtbot.waitUntil(lambda: mainline(repertoires) == [FIRST, REPLY])
    full.clear()
    qtbot.waitUntil(lambda: path.exists() and str(REPLY) in path.read_text())
    again = start_again()
    for color in Color:
        qtbot.waitUntil(lambda color=color: mainline(again, color) == [FIRST, REPLY])


def test_both_sides_in_one_file_take_turns(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, repertoires: Repertoires
) -> None:
    path, line = tmp_path / "both.pdn", [FIRST]
    in_one_file(qtbot, repertoires, path)
    with qtbot.assertNotEmitted(repertoires.overtaken):
        for color in (Color.WHITE, Color.BLACK, Color.WHITE, Color.BLACK):
            repertoires.add("harzdame", color, line)
            qtbot.waitUntil(lambda: not jobs.under_way)
            assert [mainline(repertoires, each) for each in Color] == [line, line]
            line = [*line, _after(line).legal_moves()[0]]
    assert str(line[-2]) in path.read_text()


def _after(line: list[Move]) -> Position:
    position = START
    for move in line:
        position = position.play(move)
    return position


def test_the_last_file_that_is_chosen_counts(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, repertoires: Repertoires
) -> None:
    repertoires.add("harzdame", Color.WHITE, [FIRST])
    qtbot.waitUntil(lambda: not jobs.under_way)
    path, other = repertoires.path("harzdame", Color.WHITE), tmp_path / "other.pdn"
    repertoires.keep_in("harzdame", Color.WHITE, other)
    kept_in(qtbot, repertoires, path)
    qtbot.waitUntil(lambda: not jobs.under_way)
    assert known(repertoires) == (FIRST,)
    assert not other.exists()


def test_a_file_that_is_gone_is_written_anew_with_all_that_was_in_it(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, repertoires: Repertoires
) -> None:
    path = tmp_path / "two.pdn"
    path.write_bytes(games("1. f1-g1 *", "1. e2-f2 *"))
    kept_in(qtbot, repertoires, path)
    path.unlink()
    repertoires.add("harzdame", Color.WHITE, [FIRST, REPLY])
    qtbot.waitUntil(lambda: path.exists() and str(REPLY) in path.read_text())
    assert path.read_bytes().endswith(games("1. f1-g1 *", "1. e2-f2 *").split(b"*\n\n", 1)[1])
    assert mainline(repertoires) == [FIRST, REPLY]


@pytest.mark.usefixtures("full")
def test_moves_wait_for_a_drive_that_was_taken_out(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, repertoires: Repertoires
) -> None:
    drive, elsewhere = tmp_path / "drive", tmp_path / "elsewhere"
    drive.mkdir()
    path = drive / "mine.pdn"
    path.write_bytes(games("1. f1-g1 *"))
    kept_in(qtbot, repertoires, path)
    drive.rename(elsewhere)
    with qtbot.waitSignal(repertoires.failed) as failed:
        repertoires.add("harzdame", Color.WHITE, [FIRST, REPLY])
    assert failed.args[0].kind is FailureKind.NO_FOLDER
    assert not drive.exists()
    assert mainline(repertoires) == [FIRST, REPLY]
    elsewhere.rename(drive)
    qtbot.waitUntil(lambda: str(REPLY) in path.read_text())
    assert mainline(repertoires) == [FIRST, REPLY]
