"""A safe start: nothing of what was chosen, added or left takes part in it, and all of that stays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from harzdame_gui.controllers.settings.settings import LevelResult
from harzdame_gui.notices.card import NoticeCard
from tests.gui.controllers.crashes.test_left_runs import left
from tests.gui.driver import QUICK, Driver

Start = Callable[..., Driver]
_ENGINES = {
    "version": 1,
    "engines": [
        {
            "id": "x",
            "name": "Ada",
            "path": "/nowhere/ada",
            "arguments": [],
            "folder": "",
            "language": "hub-2",
            "thinking_time": 1.0,
            "parameters": [],
            "values": {},
            "games": ["harzdame"],
            "version": "",
            "author": "",
        }
    ],
}


def cards(driver: Driver) -> list[str]:
    return [each.accessibleName() for each in driver.window.findChildren(NoticeCard) if each.isVisible()]


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A profile with settings, an engine and a file that was open."""
    folder = tmp_path / "profile"
    folder.mkdir()
    game = tmp_path / "club.pdn"
    game.write_text("1. f1-g1 f5-f4 *\n", encoding="utf-8")
    chosen = {"games_list": True, "open_files": [str(game)], "shown_file": str(game), "board_look": "green"}
    (folder / "settings.json").write_text(json.dumps(QUICK | chosen), encoding="utf-8")
    (folder / "engines.json").write_text(json.dumps(_ENGINES), encoding="utf-8")
    return folder


def test_the_usual_settings_hold_and_ones_own_stay(start: Start, kept: Path) -> None:
    before = (kept / "settings.json").read_bytes()
    driver = start(safe=True)
    settings = driver.app.services.settings
    assert settings.board_look.value == "wood"
    assert settings.open_files.value == ()
    assert settings.language.value == "en"
    settings.board_look.set(settings.board_look.value.GREY)
    driver.close()
    assert (kept / "settings.json").read_bytes() == before


def test_a_result_is_kept_all_the_same(start: Start, kept: Path) -> None:
    driver = start(safe=True)
    driver.app.services.settings.results.set((LevelResult("harzdame", "club", 1.0),))
    driver.close()
    now = json.loads((kept / "settings.json").read_text(encoding="utf-8"))
    assert now["results"] == [["harzdame", "club", 1.0]]
    assert now["board_look"] == "green"


def test_settings_that_cannot_be_read_stay_where_they_are(start: Start, kept: Path) -> None:
    (kept / "settings.json").write_text("{", encoding="utf-8")
    driver = start(safe=True)
    driver.app.services.settings.results.set((LevelResult("harzdame", "club", 1.0),))
    driver.close()
    assert (kept / "settings.json").read_text(encoding="utf-8") == "{"


def test_no_engine_that_was_added_takes_part(start: Start, kept: Path) -> None:
    before = (kept / "engines.json").read_bytes()
    driver = start(safe=True)
    programs = driver.app.services.engine.programs
    assert programs.all == ()
    driver.close()
    assert (kept / "engines.json").read_bytes() == before
    driver = start()
    assert [each.name for each in driver.app.services.engine.programs.all] == ["Ada"]


def test_a_game_that_was_left_waits_in_the_menu(start: Start, tmp_path: Path) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    driver.qtbot.waitUntil(lambda: any(driver.folder.glob("unfinished-*.json")))
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way)
    driver.crash()
    driver = start(safe=True)
    assert driver.played == []
    assert driver.window.commands.recover.isVisible()
    driver.window.commands.recover.trigger()
    assert driver.played == ["f1-g1"]


def test_the_title_and_a_card_say_so(start: Start, kept: Path) -> None:
    driver = start(safe=True)
    assert driver.window.windowTitle() == "[*]Safe start – Harzdame"
    assert any(said.startswith("This is a safe start.") for said in cards(driver))
    [card] = [
        each for each in driver.window.findChildren(NoticeCard) if "safe start" in each.accessibleName()
    ]
    driver.press("All right", card)
    assert not card.isVisible()
    driver.close()
    driver = start()
    assert driver.window.windowTitle() == "[*]Harzdame"
    assert not any("safe start" in said for said in cards(driver))


_ASKED = """
import sys
from PySide6.QtCore import QTimer
import harzdame_gui.app as app
from harzdame_gui.crashes import safe_offer

class Ending(app.App):
    def start(self, file):
        print(self.services.safe)
        self.completed.connect(self.leave)
        super().start(file)

asked = []
safe_offer.wants_safe_start = lambda: asked.append(1) or True
app.App = Ending
code = app.run(safe=len(sys.argv) > 1)
print(len(asked))
sys.exit(code)
"""


@pytest.mark.parametrize(("starts", "said"), [(0, "False 0"), (1, "False 0"), (2, "True 1")])
def test_it_is_offered_after_two_starts_that_came_to_no_window(
    tmp_path: Path, starts: int, said: str
) -> None:
    folder = tmp_path / "harzdame"
    folder.mkdir()
    for number in range(starts):
        left(folder, "Fatal Python error: Aborted\n", str(number))
    assert run(tmp_path) == said.split()
    assert run(tmp_path) == ["False", "0"], "that start had a window"


def test_it_can_be_asked_for(tmp_path: Path) -> None:
    assert run(tmp_path, "safe") == ["True", "0"]


def run(data: Path, *arguments: str) -> list[str]:
    """What a start of the app says that ends once its window is there."""
    done = subprocess.run(
        [sys.executable, "-c", _ASKED, *arguments],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": str(data)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()
