"""Settings in a file: all go out and come back, and a file with anything wrong in it changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.settings.choices import AnimationSpeed
from harzdame_gui.controllers.settings.exchange import (
    ExchangeError,
    ExchangeProblem,
    declared_names,
    exported,
    imported,
    take_over,
    values_now,
)
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs
from tests.for_each import for_each

NAMES = ("animation_speed", "analysis_lines", "language", "watch_pause")


@pytest.fixture
def settings(tmp_path: Path, qtbot: QtBot) -> Iterator[Settings]:
    jobs = Jobs()
    settings = Settings(tmp_path / "settings.json", jobs)
    yield settings
    settings.flush()
    jobs.shut_down()


def test_what_is_taken_over_is_what_was_exported(settings: Settings) -> None:
    settings.animation_speed.set(AnimationSpeed.FAST)
    settings.watch_pause.set(2.5)
    settings.player_name.set("Jörg 🙂")
    data = exported(settings, declared_names())
    before = values_now(settings, declared_names())
    for name in declared_names():
        getattr(settings, name).reset()
    assert values_now(settings, declared_names()) != before
    take_over(settings, imported(data, declared_names()))
    assert values_now(settings, declared_names()) == before


def test_what_is_unknown_or_not_asked_for_is_left(settings: Settings) -> None:
    whole = {"format": "harzdame-settings", "settings": {"analysis_lines": 5, "newer": [], "level": "expert"}}
    assert imported(json.dumps(whole).encode(), NAMES) == {"analysis_lines": 5}


@for_each(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"version": 1, "analysis_lines": 5}',
        b'{"format": "harzdame-settings", "settings": []}',
        b'{"format": "harzdame-settings"}',
        b"[" * 100_000,
    ],
)
def test_what_is_no_file_of_settings_is_told(data: bytes) -> None:
    with pytest.raises(ExchangeError) as told:
        imported(data, NAMES)
    assert told.value.problem is ExchangeProblem.OTHER_FILE


@for_each("value", [0, 6, "3", None, True, 3.5, [], {}, 10**400])
def test_a_value_that_cannot_be_is_told_with_its_name(value: object) -> None:
    chosen = {"animation_speed": "fast", "analysis_lines": value}
    whole = json.dumps({"format": "harzdame-settings", "settings": chosen})
    with pytest.raises(ExchangeError) as told:
        imported(whole.encode(), NAMES)
    assert told.value.problem is ExchangeProblem.BAD_VALUE
    assert told.value.name == "analysis_lines"


def test_the_language_comes_last(settings: Settings) -> None:
    heard: list[str] = []
    for name in NAMES:
        getattr(settings, name).changed.connect(lambda _, name=name: heard.append(name))
    values = {
        "language": "de",
        "watch_pause": 3.0,
        "analysis_lines": 1,
        "animation_speed": AnimationSpeed.OFF,
    }
    take_over(settings, values)
    assert heard == ["analysis_lines", "animation_speed", "watch_pause", "language"]
