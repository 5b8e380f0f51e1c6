"""Lists that two apps on a profile have changed."""

from __future__ import annotations

import json

import pytest

from harzdame_gui.controllers.settings.settings import Settings
from tests.gui.controllers.settings.test_settings import saved


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.json"


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
