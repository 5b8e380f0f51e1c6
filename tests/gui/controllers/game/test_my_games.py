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

from harzdame_gui.controllers.game import my_games
from harzdame_gui.controllers.game.my_games import FOLDER, MyGames
from harzdame_gui.controllers.work.jobs import Jobs
from tests.gui.controllers.game.test_kept_game import BARE

DAY = 86_400.0


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
