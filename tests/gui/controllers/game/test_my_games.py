"""The list of my games, whatever lies beside a good one."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.game.my_games import FOLDER, MyGames
from harzdame_gui.controllers.work.jobs import Jobs
from tests.gui.controllers.game.test_kept_game import FIRST_VERSION


@pytest.mark.skipif(sys.platform == "win32", reason="there are neither pipes nor devices among the files")
def test_a_bad_game_leaves_the_good_ones_in_the_list(qtbot: QtBot, tmp_path: Path, jobs: Jobs) -> None:
    folder = tmp_path / FOLDER
    folder.mkdir()
    (folder / "good.json").write_text(json.dumps(FIRST_VERSION))
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
    assert [name for name, each in found.items() if each.game is not None] == ["good"]
