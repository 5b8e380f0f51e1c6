"""Settings survive restarts, broken files and other versions of the app."""

from __future__ import annotations

import json

import pytest

from harzdame_gui.controllers.game.players import PlayerKind
from harzdame_gui.controllers.settings.game_results import GameResult
from harzdame_gui.controllers.settings.setting import Setting
from harzdame_gui.controllers.settings.settings import VERSION, Appearance, Language, Settings


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.json"


def saved(qtbot, jobs, settings) -> None:
    with qtbot.waitSignal(jobs.ended):
        settings.flush()


def declared() -> dict[str, Setting]:
    return {name: value for name, value in vars(Settings).items() if isinstance(value, Setting)}


def test_every_setting_says_what_it_is_for_and_its_default_is_valid(path, jobs):
    settings = Settings(path, jobs)
    assert len(declared()) >= 13
    for name, setting in declared().items():
        assert setting.help
        assert getattr(settings, name) == setting.default
        setattr(settings, name, setting.default)


def test_what_is_set_is_there_again_after_a_restart(qtbot, path, jobs):
    settings = Settings(path, jobs)
    settings.language = Language.GERMAN
    settings.standing = True
    settings.thinking_time = 2.5
    settings.black = PlayerKind.HUMAN
    saved(qtbot, jobs, settings)
    again = Settings(path, jobs)
    assert again.language is Language.GERMAN
    assert again.standing is True
    assert again.thinking_time == 2.5
    assert again.black is PlayerKind.HUMAN
    assert json.loads(path.read_text(encoding="utf-8"))["version"] == VERSION


def test_a_change_is_told_once_and_written_by_itself(qtbot, path, jobs):
    settings = Settings(path, jobs)
    heard: list[str] = []
    settings.changed.connect(heard.append)
    with qtbot.waitSignal(jobs.ended, timeout=3000):
        settings.standing = True
        settings.standing = True
    assert heard == ["standing"]
    assert path.exists()


def test_a_wrong_value_is_refused(path, jobs):
    settings = Settings(path, jobs)
    with pytest.raises(ValueError, match="none of first-day, "):
        settings.level = "god"
    with pytest.raises(ValueError, match="not a number"):
        settings.thinking_time = float("nan")
    assert settings.level == Settings.level.default


@pytest.mark.parametrize("data", [b"{", b"[]", b"\xff\xfe\x00", b"", b"[" * 100_000])
def test_a_broken_file_is_kept_aside_and_defaults_are_used(qtbot, path, jobs, data):
    path.write_bytes(data)
    settings = Settings(path, jobs)
    assert settings.appearance is Appearance.SYSTEM
    assert path.with_name("settings.json.bak").read_bytes() == data
    settings.appearance = Appearance.DARK
    saved(qtbot, jobs, settings)
    assert Settings(path, jobs).appearance is Appearance.DARK


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "klingon"),
        ("show_targets", "true"),
        ("level", 3.5),
        ("level", True),
        ("level", 0),
        ("level", "god"),
        ("results", "won"),
        ("recent_files", "a.pdn"),
    ],
)
def test_one_wrong_value_costs_only_itself(path, jobs, name, value):
    path.write_text(json.dumps({"version": 1, name: value, "standing": True}), encoding="utf-8")
    settings = Settings(path, jobs)
    assert getattr(settings, name) == declared()[name].default
    assert settings.standing is True


def test_a_level_that_was_kept_by_its_number_is_found(path, jobs):
    path.write_text('{"version": 1, "level": 7}', encoding="utf-8")
    assert Settings(path, jobs).level == "full"
    path.write_text('{"version": 1, "level": 4}', encoding="utf-8")
    assert Settings(path, jobs).level == "club"


def test_results_are_kept_and_a_broken_one_costs_only_itself(qtbot, path, jobs):
    settings = Settings(path, jobs)
    kept = (GameResult("harzdame", "club", 0.5), GameResult("turkish", "full", 0.0))
    settings.results = kept
    saved(qtbot, jobs, settings)
    values = json.loads(path.read_text(encoding="utf-8"))
    values["results"][1:1] = [["harzdame", "club"], ["harzdame", "club", 7], None, {"a": 1}, [1, 2, 3]]
    path.write_text(json.dumps(values), encoding="utf-8")
    assert Settings(path, jobs).results == kept


def test_what_a_newer_version_wrote_is_kept(qtbot, path, jobs):
    path.write_text('{"version": 9, "sounds": {"volume": 3}}', encoding="utf-8")
    settings = Settings(path, jobs)
    settings.standing = True
    saved(qtbot, jobs, settings)
    values = json.loads(path.read_text(encoding="utf-8"))
    assert values["sounds"] == {"volume": 3}
    assert values["version"] == 9


def test_recent_files_are_ten_at_most_the_latest_first_and_once(path, jobs, tmp_path):
    settings = Settings(path, jobs)
    for number in range(12):
        settings.add_recent_file(tmp_path / f"{number}.pdn")
    settings.add_recent_file(tmp_path / "5.pdn")
    assert len(settings.recent_files) == 10
    assert settings.recent_files[0].endswith("5.pdn")
    assert len(set(settings.recent_files)) == 10
    settings.remove_recent_file(tmp_path / "5.pdn")
    assert len(settings.recent_files) == 9


def test_a_folder_that_is_gone_is_told_and_the_app_goes_on(qtbot, tmp_path, jobs):
    settings = Settings(tmp_path / "gone" / "settings.json", jobs)
    settings.standing = True
    with qtbot.waitSignal(settings.notSaved):
        settings.flush()
    assert settings.standing is True
