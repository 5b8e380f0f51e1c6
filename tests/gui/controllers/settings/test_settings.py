"""Settings survive restarts, broken files and other versions of the app."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from harzdame_gui.controllers.settings import settings as settings_module
from harzdame_gui.controllers.settings.choices import (
    AnimationSpeed,
    Appearance,
    OpeningVariety,
    PlayerKind,
)
from harzdame_gui.controllers.settings.declaration import Declaration
from harzdame_gui.controllers.settings.settings import VERSION, LevelResult, Settings


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.json"


def saved(qtbot, jobs, settings) -> None:
    with qtbot.waitSignal(jobs.ended):
        settings.flush()


def declared() -> dict[str, Declaration]:
    return {name: value for name, value in vars(Settings).items() if isinstance(value, Declaration)}


def test_every_setting_says_what_it_is_for_and_its_default_is_valid(path, jobs):
    settings = Settings(path, jobs)
    assert len(declared()) >= 13
    for name, setting in declared().items():
        assert setting.help
        assert getattr(settings, name).value == setting.default
        getattr(settings, name).set(setting.default)


def test_what_is_set_is_there_again_after_a_restart(qtbot, path, jobs):
    settings = Settings(path, jobs)
    settings.language.set("de")
    settings.explorer.set(True)
    settings.thinking_time.set(2.5)
    settings.black.set(PlayerKind.HUMAN)
    saved(qtbot, jobs, settings)
    again = Settings(path, jobs)
    assert again.language.value == "de"
    assert again.explorer.value is True
    assert again.thinking_time.value == 2.5
    assert again.black.value is PlayerKind.HUMAN
    assert json.loads(path.read_text(encoding="utf-8"))["version"] == VERSION


def test_a_change_is_told_once_by_its_own_signal_and_written_by_itself(qtbot, path, jobs):
    settings = Settings(path, jobs)
    explorer: list[bool] = []
    others: list[object] = []
    settings.explorer.changed.connect(explorer.append)
    for name in declared().keys() - {"explorer"}:
        getattr(settings, name).changed.connect(others.append)
    with qtbot.waitSignal(jobs.ended, timeout=20_000):
        settings.explorer.set(True)
        settings.explorer.set(True)
    assert explorer == [True]
    assert others == []
    assert path.exists()


def test_a_follower_hears_the_value_at_once_and_after_each_change(path, jobs):
    settings = Settings(path, jobs)
    heard: list[OpeningVariety] = []
    settings.openings.follow(heard.append)
    settings.openings.set(OpeningVariety.MUCH)
    assert heard == [OpeningVariety.SOME, OpeningVariety.MUCH]


def test_only_methods_follow_for_a_setting_keeps_whatever_else_does(settings: Settings) -> None:
    with pytest.raises(TypeError, match="only a method"):
        settings.openings.follow(lambda openings: None)


def test_a_setting_is_not_overwritten_by_an_assignment(path, jobs):
    settings = Settings(path, jobs)
    with pytest.raises(AttributeError, match=r"explorer\.set\(True\)"):
        settings.explorer = True
    assert settings.explorer.value is False


def test_a_wrong_value_is_refused(path, jobs):
    settings = Settings(path, jobs)
    with pytest.raises(ValueError, match="none of first-day, "):
        settings.level.set("god")
    for value in (float("nan"), float("inf"), 10**400):
        with pytest.raises(ValueError, match="not a number from"):
            settings.thinking_time.set(value)
    assert settings.level.value == Settings.level.default


@pytest.mark.usefixtures("bound_by_rights")
def test_settings_that_cannot_be_read_now_stay_and_get_what_is_changed_later(qtbot, path, jobs, monkeypatch):
    monkeypatch.setattr(settings_module, "_RETRY_MS", 20)
    begun = Settings(path, jobs)
    begun.language.set("de")
    begun.recent_files.set(("/a",))
    saved(qtbot, jobs, begun)
    path.chmod(0)
    settings = Settings(path, jobs)
    assert settings.set_aside is None
    assert settings.not_read is not None
    assert settings.language.value is Settings.language.default
    settings.explorer.set(True)
    settings.recent_files.set(("/b",))
    settings.flush()
    qtbot.waitUntil(lambda: bool(jobs.failing.all))
    path.chmod(0o600)
    qtbot.waitUntil(lambda: not jobs.failing.all)
    again = Settings(path, jobs)
    assert (again.language.value, again.explorer.value) == ("de", True)
    assert again.recent_files.value == ("/b", "/a")


def test_what_another_program_has_damaged_is_kept_aside_before_it_is_replaced(qtbot, path, jobs):
    settings = Settings(path, jobs)
    settings.language.set("de")
    saved(qtbot, jobs, settings)
    path.write_bytes(b"half a li")
    settings.explorer.set(True)
    saved(qtbot, jobs, settings)
    assert path.with_name("settings.json.bak").read_bytes() == b"half a li"
    assert Settings(path, jobs).language.value == "de"


@pytest.mark.parametrize("data", [b"{", b"[]", b"\xff\xfe\x00", b"", b"[" * 100_000])
def test_a_broken_file_is_kept_aside_and_defaults_are_used(qtbot, path, jobs, data):
    path.write_bytes(data)
    settings = Settings(path, jobs)
    assert settings.appearance.value is Appearance.SYSTEM
    assert settings.set_aside == path.with_name("settings.json.bak")
    assert settings.set_aside.read_bytes() == data
    settings.appearance.set(Appearance.DARK)
    saved(qtbot, jobs, settings)
    assert Settings(path, jobs).appearance.value is Appearance.DARK


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
    path.write_text(json.dumps({"version": 1, name: value, "explorer": True}), encoding="utf-8")
    settings = Settings(path, jobs)
    assert getattr(settings, name).value == declared()[name].default
    assert settings.explorer.value is True


# As the version before this one wrote it, with a value of every setting that is not the default.
EARLIER = """{
  "analysis": true,
  "analysis_in_play": true,
  "analysis_lines": 5,
  "animation_speed": "fast",
  "appearance": "dark",
  "black": "human",
  "endgame_tables": false,
  "engine_memory": 256,
  "engine_threads": 2,
  "game": "dameo",
  "language": "de",
  "level": "expert",
  "no_progress_draws": true,
  "openings": "much",
  "recent_files": [
    "/games/anna.pdn"
  ],
  "results": [
    [
      "harzdame",
      "club",
      0.5
    ]
  ],
  "rules_text_size": 130,
  "show_coordinates": false,
  "show_targets": false,
  "standing": true,
  "tables_memory": 512,
  "thinking_time": 2.5,
  "version": 1,
  "white": "engine",
  "window_geometry": "AdnQywADAAA="
}
"""


NEWER = """
analysis_kept
white_clock black_clock clock_at_once clock_sound explorer explorer_source explorer_games style
white_level white_style white_thinking_time white_guest white_program black_program black_guest
player_name player_rating guest_name guest_rating colors resigning pondering pace edges_explained
standing_games analysis_built_in
analysis_programs open_files shown_file encodings games_list games_list_width takebacks watch_pause
coach hints_in_steps review_depth turning_points ballots
setup_as_seen repertoire_files puzzle_game study_added_to name_spellings
autoplay_pause autoplay_real_time autoplay_rests autoplay_loop strip strip_kind
recent_games favourite_games keys capture_reminder captures_reminded whole_captures
sounds board_look network_opponents welcomed home analysis_best analysis_threat score_side window_places
"""
LATER = frozenset(NEWER.split())
"""Settings that it did not know."""


def test_a_file_of_the_version_before_is_read_whole_and_written_as_it_was(qtbot, path, jobs):
    path.write_text(EARLIER, encoding="utf-8")
    settings = Settings(path, jobs)
    values = {name: getattr(settings, name).value for name in declared() if name not in LATER}
    assert values == {
        "language": "de",
        "appearance": Appearance.DARK,
        "animation_speed": AnimationSpeed.FAST,
        "show_coordinates": False,
        "show_targets": False,
        "game": "dameo",
        "white": PlayerKind.ENGINE,
        "black": PlayerKind.HUMAN,
        "level": "expert",
        "results": (LevelResult("harzdame", "club", 0.5),),
        "thinking_time": 2.5,
        "no_progress_draws": True,
        "rules_text_size": 130,
        "analysis": True,
        "analysis_in_play": True,
        "analysis_lines": 5,
        "engine_memory": 256,
        "engine_threads": 2,
        "openings": OpeningVariety.MUCH,
        "endgame_tables": False,
        "tables_memory": 512,
        "recent_files": ("/games/anna.pdn",),
        "window_geometry": "AdnQywADAAA=",
    }
    settings.analysis.set(False)
    for name, value in values.items():
        getattr(settings, name).set(value)
    saved(qtbot, jobs, settings)
    assert path.read_text(encoding="utf-8") == EARLIER


def test_results_are_kept_and_a_broken_one_costs_only_itself(qtbot, path, jobs):
    settings = Settings(path, jobs)
    kept = (LevelResult("harzdame", "club", 0.5), LevelResult("turkish", "full", 0.0))
    settings.results.set(kept)
    saved(qtbot, jobs, settings)
    values = json.loads(path.read_text(encoding="utf-8"))
    values["results"][1:1] = [["harzdame", "club"], ["harzdame", "club", 7], None, {"a": 1}, [1, 2, 3]]
    path.write_text(json.dumps(values), encoding="utf-8")
    assert Settings(path, jobs).results.value == kept


@pytest.mark.parametrize("color", ["Q", "w", "White", 1, None])
def test_of_a_result_with_a_colour_that_is_none_the_rest_is_kept(path, jobs, color):
    result = ["harzdame", "club", 1.0, "2026-11-23", color, 30, "a6-b6"]
    path.write_text(json.dumps({"version": 1, "results": [result]}), encoding="utf-8")
    assert Settings(path, jobs).results.value == (LevelResult("harzdame", "club", 1.0),)


def test_what_a_newer_version_wrote_is_kept(qtbot, path, jobs):
    path.write_text('{"version": 9, "sounds": {"volume": 3}}', encoding="utf-8")
    settings = Settings(path, jobs)
    settings.explorer.set(True)
    saved(qtbot, jobs, settings)
    values = json.loads(path.read_text(encoding="utf-8"))
    assert values["sounds"] == {"volume": 3}
    assert values["version"] == 9


def test_files_of_a_folder_that_is_gone_are_remembered(path, jobs, gone):
    settings = Settings(path, jobs)
    settings.add_recent_file(Path("game.pdn"))
    assert settings.recent_files.value == (str(gone / "game.pdn"),)
    settings.set_encoding(Path("game.pdn"), "cp1252")
    assert settings.encoding_of(Path("game.pdn")) == "cp1252"
    settings.remove_recent_file(Path("game.pdn"))
    assert settings.recent_files.value == ()


def test_recent_files_are_ten_at_most_the_latest_first_and_once(path, jobs, tmp_path):
    settings = Settings(path, jobs)
    for number in range(12):
        settings.add_recent_file(tmp_path / f"{number}.pdn")
    settings.add_recent_file(tmp_path / "5.pdn")
    assert len(settings.recent_files.value) == 10
    assert settings.recent_files.value[0].endswith("5.pdn")
    assert len(set(settings.recent_files.value)) == 10
    settings.remove_recent_file(tmp_path / "5.pdn")
    assert len(settings.recent_files.value) == 9


def test_a_folder_that_cannot_be_is_told_and_the_app_goes_on(qtbot, tmp_path, jobs):
    (tmp_path / "gone").write_text("in the way")
    settings = Settings(tmp_path / "gone" / "settings.json", jobs)
    settings.explorer.set(True)
    with qtbot.waitSignal(jobs.failing.changed):
        settings.flush()
    assert settings.explorer.value is True


def test_a_file_that_was_damaged_meanwhile_is_written_whole_again(qtbot, path, jobs):
    settings = Settings(path, jobs)
    settings.language.set("de")
    saved(qtbot, jobs, settings)
    path.write_bytes(b"{")
    settings.explorer.set(True)
    saved(qtbot, jobs, settings)
    again = Settings(path, jobs)
    assert again.language.value == "de"
    assert again.explorer.value is True


def test_what_could_not_be_written_is_written_the_next_time(qtbot, path, jobs):
    settings = Settings(path, jobs)
    settings.language.set("de")
    saved(qtbot, jobs, settings)
    path.unlink()
    path.mkdir()
    settings.explorer.set(True)
    with qtbot.waitSignal(jobs.failing.changed):
        settings.flush()
    path.rmdir()
    path.write_text('{"language": "de"}', encoding="utf-8")
    settings.appearance.set(Appearance.DARK)
    saved(qtbot, jobs, settings)
    again = Settings(path, jobs)
    assert again.explorer.value is True
    assert again.appearance.value is Appearance.DARK


def test_a_file_whose_name_is_no_text_keeps_no_setting_from_being_written(qtbot, path, jobs):
    settings = Settings(path, jobs)
    name = Path("/games/caf\udce9.pdn")
    settings.add_recent_file(name)
    settings.explorer.set(True)
    saved(qtbot, jobs, settings)
    again = Settings(path, jobs)
    assert again.explorer.value is True
    assert again.recent_files.value == (str(name),)


@pytest.mark.skipif(os.name != "posix", reason="needs pipes")
def test_nobody_waits_for_settings_that_are_a_pipe(path, jobs):
    os.mkfifo(path)
    assert Settings(path, jobs).explorer.value is False
    assert not path.exists()
