"""The list of my games, whatever lies beside a good one."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.files.file_place import FilePlace
from harzdame_gui.controllers.game import my_games
from harzdame_gui.controllers.game.my_games import FOLDER, MyGames
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure
from harzdame_gui.controllers.storage.used_days import FILE_NAME, note_day
from harzdame_gui.controllers.work import repeated_job
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.repeated_job import RepeatedJob
from tests.gui.controllers.game.test_kept_game import BARE

DAY = 86_400.0


@pytest.fixture
def used(tmp_path: Path) -> None:
    """The app was used on each of the last forty days."""
    for number in range(40, 0, -1):
        note_day(tmp_path / FILE_NAME, time.time() - number * DAY)


@pytest.mark.skipif(sys.platform == "win32", reason="there are neither pipes nor devices among the files")
def test_a_bad_game_leaves_the_good_ones_in_the_list(qtbot: QtBot, tmp_path: Path, jobs: Jobs) -> None:
    folder = tmp_path / FOLDER
    folder.mkdir()
    (folder / "good.json").write_text(json.dumps(BARE))
    (folder / "folder.json").mkdir()
    (folder / "device.json").symlink_to("/dev/zero")
    os.mkfifo(folder / "pipe.json")
    damaged = ("", "[]", "{", '{"pdn": 1}', '{"pdn": "x"}', "[" * 9000, "\x00\x01", '{"pdn": {"a": 1}}')
    for number, text in enumerate(damaged):
        (folder / f"{number}.json").write_text(text)
    games = MyGames(tmp_path, jobs)
    with qtbot.waitSignal(games.listed) as told:
        games.list()
    found = {each.path.stem: each for each in told.args[0]}
    assert set(found) == {"good", *map(str, range(len(damaged)))}
    assert [name for name, each in found.items() if each.facts is not None] == ["good"]


def test_the_journal_does_not_wait_for_a_long_list(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    games, reading = MyGames(tmp_path, jobs), Event()
    games.put("first", lambda: json.dumps(BARE).encode())
    read = my_games._read

    def slowly(path: Path) -> my_games.MyGame:
        reading.wait(20)
        return read(path)

    monkeypatch.setattr(my_games, "_read", slowly)
    with qtbot.waitSignal(games.listed) as told:
        games.list()
        games.put("second", lambda: json.dumps(BARE).encode())
        qtbot.waitUntil((tmp_path / FOLDER / "second.json").exists)
        reading.set()
    assert "first" in {each.id for each in told.args[0]}


@pytest.mark.usefixtures("used")
def test_a_game_that_was_left_while_the_clock_was_wrong_is_not_cleaned_away(
    qtbot: QtBot, jobs: Jobs, tmp_path: Path
) -> None:
    now, folder = time.time(), tmp_path / FOLDER
    folder.mkdir()
    for name, age in {"wrong": now, "future": -1000 * DAY, "young": 29 * DAY, "old": 31 * DAY}.items():
        path = folder / f"{name}.json"
        path.write_text('{"studied": true}')
        os.utime(path, (now - age, now - age))
    games = MyGames(tmp_path, jobs)
    games.clean()
    qtbot.waitUntil(lambda: not (folder / "old.json").exists())
    assert {path.stem for path in folder.glob("*.json")} == {"wrong", "future", "young"}


@pytest.mark.usefixtures("used")
@pytest.mark.parametrize("text", ["", '{"studied": true, "pdn": "1. b', "{}", '{"studied": 0}', "[]"])
def test_what_cannot_be_read_is_not_cleaned_away(qtbot: QtBot, jobs: Jobs, tmp_path: Path, text: str) -> None:
    folder = tmp_path / FOLDER
    folder.mkdir()
    for name, content in {"odd": text, "studied": '{"studied": true}'}.items():
        path = folder / f"{name}.json"
        path.write_text(content)
        os.utime(path, (time.time() - 40 * DAY,) * 2)
    games = MyGames(tmp_path, jobs)
    games.clean()
    qtbot.waitUntil(lambda: not (folder / "studied.json").exists())
    assert (folder / "odd.json").read_text() == text


def test_a_clock_that_is_set_forward_cleans_nothing_away(
    qtbot: QtBot, jobs: Jobs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games, right = MyGames(tmp_path, jobs), time.time
    games.put("studied", lambda: b'{"studied": true}')
    qtbot.waitUntil(lambda: not jobs.under_way)
    for years in (3, 9):
        monkeypatch.setattr(time, "time", lambda years=years: right() + years * 365 * DAY)
        games.clean()
        qtbot.waitUntil(lambda: not jobs.under_way)
    assert (tmp_path / FOLDER / "studied.json").exists()


def test_a_note_written_while_the_game_itself_could_not_be_is_not_undone_by_that(
    qtbot: QtBot, jobs: Jobs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repeated_job, "RETRY_MS", 20)
    full, write = [False], my_games.write_whole

    def write_unless_full(path: Path, data: bytes) -> None:
        if full[0]:
            raise FileError(FileFailure(FailureKind.DISK_FULL, path))
        write(path, data)

    monkeypatch.setattr(my_games, "write_whole", write_unless_full)
    games, path = MyGames(tmp_path, jobs), tmp_path / FOLDER / "mine.json"
    games.put("mine", lambda: json.dumps(BARE).encode())
    qtbot.waitUntil(path.exists)
    full[0] = True
    games.put("mine", lambda: json.dumps(BARE | {"flipped": True}).encode())
    qtbot.waitUntil(lambda: bool(jobs.failing.all))
    place = FilePlace(tmp_path / "club.pdn", 2, "x")
    games.note_place("mine", place)
    qtbot.wait(50)
    full[0] = False
    qtbot.waitUntil(lambda: not jobs.failing.all and not jobs.findChildren(RepeatedJob))
    game = my_games.read_kept_game(path)
    assert (game.around.flipped, game.place) == (True, place)


def test_a_game_that_is_deleted_while_it_cannot_be_written_stays_deleted(
    qtbot: QtBot, jobs: Jobs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repeated_job, "RETRY_MS", 20)
    games, folder = MyGames(tmp_path, jobs), tmp_path / FOLDER
    folder.write_text("in the way")
    games.put("mine", lambda: json.dumps(BARE).encode())
    games.note_told(["mine"])
    qtbot.waitUntil(lambda: bool(jobs.failing.all))
    games.delete([folder / "mine.json"])
    folder.unlink()
    qtbot.waitUntil(lambda: not jobs.failing.all and not jobs.findChildren(RepeatedJob))
    assert not (folder / "mine.json").exists()


def test_the_next_list_reads_only_what_is_new_or_changed(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / FOLDER
    folder.mkdir()
    for name in ("same", "changed", "gone"):
        (folder / f"{name}.json").write_text(json.dumps(BARE))
    games = MyGames(tmp_path, jobs)
    with qtbot.waitSignal(games.listed):
        games.list()
    (folder / "changed.json").write_text(json.dumps(BARE | {"flipped": True}))
    (folder / "gone.json").unlink()
    (folder / "new.json").write_text(json.dumps(BARE))
    names: list[str] = []
    read = my_games._read

    def noted(path: Path) -> my_games.MyGame:
        names.append(path.stem)
        return read(path)

    monkeypatch.setattr(my_games, "_read", noted)
    with qtbot.waitSignal(games.listed) as told:
        games.list()
    assert sorted(names) == ["changed", "new"]
    found = {each.path.stem: each.facts for each in told.args[0]}
    assert set(found) == {"same", "changed", "new"}
    assert found["changed"] is not None
    assert found["changed"].flipped
