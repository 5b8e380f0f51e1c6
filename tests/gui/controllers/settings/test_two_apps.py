"""What two apps on a profile change: neither loses anything."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from harzdame_gui.controllers.settings.choices import Appearance
from harzdame_gui.controllers.settings.settings import MOST_RESULTS, LevelResult, Settings
from tests.gui.controllers.settings.test_settings import saved


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.json"


def test_two_apps_write_only_what_each_changed(qtbot, path, jobs):
    one, two = Settings(path, jobs), Settings(path, jobs)
    one.language.set("de")
    saved(qtbot, jobs, one)
    two.appearance.set(Appearance.DARK)
    saved(qtbot, jobs, two)
    one.explorer.set(True)
    saved(qtbot, jobs, one)
    both = Settings(path, jobs)
    assert both.language.value == "de"
    assert both.appearance.value is Appearance.DARK
    assert both.explorer.value is True


def test_results_of_two_apps_are_joined(qtbot, path, jobs):
    won, lost = LevelResult("harzdame", "club", 1.0), LevelResult("hexdame", "beginner", 0.0)
    begun = Settings(path, jobs)
    begun.results.set((won,))
    saved(qtbot, jobs, begun)
    one, two = Settings(path, jobs), Settings(path, jobs)
    for settings, results in ((one, (won, won)), (two, (won, lost)), (one, (won, won, lost))):
        settings.results.set(results)
        saved(qtbot, jobs, settings)
    assert Settings(path, jobs).results.value == (won, won, lost, lost)


def test_a_result_that_one_app_withdraws_is_gone_for_both(qtbot, path, jobs):
    won, lost = LevelResult("harzdame", "club", 1.0), LevelResult("hexdame", "beginner", 0.0)
    begun = Settings(path, jobs)
    begun.results.set((won, lost, won))
    saved(qtbot, jobs, begun)
    one, two = Settings(path, jobs), Settings(path, jobs)
    for settings, results in ((one, (won, lost, won, lost)), (two, (won, lost))):
        settings.results.set(results)
        saved(qtbot, jobs, settings)
    assert Settings(path, jobs).results.value == (lost, won, lost)


def test_the_oldest_results_fall_off_where_two_apps_join_theirs(qtbot, path, jobs):
    old, new = LevelResult("harzdame", "club", 1.0), LevelResult("hexdame", "beginner", 0.0)
    begun = Settings(path, jobs)
    begun.results.set((old,) * MOST_RESULTS)
    saved(qtbot, jobs, begun)
    one, two = Settings(path, jobs), Settings(path, jobs)
    for settings in (one, two):
        settings.results.set(((old,) * MOST_RESULTS + (new,))[-MOST_RESULTS:])
        saved(qtbot, jobs, settings)
    assert Settings(path, jobs).results.value == (*(old,) * (MOST_RESULTS - 2), new, new)


_APP = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from harzdame_gui.controllers.settings.settings import LevelResult, Settings
from harzdame_gui.controllers.work.jobs import Jobs
app = QCoreApplication([])
jobs = Jobs()
settings = Settings(Path(sys.argv[1]), jobs)
mine = LevelResult("harzdame", sys.argv[2], 1.0)
for _ in range(20):
    settings.results.set((*settings.results.value, mine))
    settings.flush()
assert jobs.shut_down()
"""


def test_two_processes_lose_no_result(path):
    levels = ("club", "beginner")
    processes = [
        subprocess.Popen([sys.executable, "-c", _APP, str(path), level], cwd=Path.cwd()) for level in levels
    ]
    assert [process.wait(60) for process in processes] == [0, 0]
    kept = [level for _, level, _ in json.loads(path.read_bytes())["results"]]
    assert Counter(kept) == dict.fromkeys(levels, 20)


def test_lists_of_two_apps_are_joined(qtbot, path, jobs):
    begun = Settings(path, jobs)
    begun.network_opponents.set((("Old", "h:1"), ("Gone", "h:2"), ("Moved", "h:3")))
    begun.recent_files.set(("/a", "/b"))
    saved(qtbot, jobs, begun)
    one, two = Settings(path, jobs), Settings(path, jobs)
    one.network_opponents.set((("Mine", "h:4"), ("Old", "h:1"), ("Moved", "h:3")))
    one.recent_files.set(("/one", "/a", "/b"))
    saved(qtbot, jobs, one)
    two.network_opponents.set((("Theirs", "h:5"), ("Old", "h:1"), ("Gone", "h:2"), ("Moved", "h:9")))
    two.recent_files.set(("/b", "/a"))
    saved(qtbot, jobs, two)
    both = Settings(path, jobs)
    assert dict(both.network_opponents.value) == {
        "Theirs": "h:5",
        "Old": "h:1",
        "Moved": "h:9",
        "Mine": "h:4",
    }
    assert both.recent_files.value == ("/b", "/a", "/one")


@pytest.mark.parametrize("there", [None, 7, "text", [7], [[]], {"a": 1}, [[["x"], "y"]]])
def test_a_list_takes_the_place_of_what_is_none(qtbot, path, jobs, there):
    settings = Settings(path, jobs)
    settings.explorer.set(True)
    saved(qtbot, jobs, settings)
    path.write_text(json.dumps({"network_opponents": there}), encoding="utf-8")
    settings.network_opponents.set((("Mine", "h:4"),))
    saved(qtbot, jobs, settings)
    assert ("Mine", "h:4") in Settings(path, jobs).network_opponents.value
    path.write_text(json.dumps({"network_opponents": there}), encoding="utf-8")
    settings = Settings(path, jobs)  # as an app that is started with such a file
    settings.network_opponents.set((("New", "h:5"),))
    saved(qtbot, jobs, settings)
    assert Settings(path, jobs).network_opponents.value == (("New", "h:5"),)
