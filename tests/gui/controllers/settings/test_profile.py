"""The profile is a folder that can be written to, whatever the machine is like."""

from __future__ import annotations

from PySide6.QtCore import QStandardPaths

from harzdame_gui.controllers.settings.profile import Profile


def test_a_folder_is_made_and_kept(tmp_path):
    profile = Profile.at(tmp_path / "new" / "profile")
    assert profile.folder.is_dir()
    assert profile._temporary is None
    assert profile.problem == ""
    profile.close()
    assert profile.folder.is_dir()
    assert list(profile.folder.iterdir()) == []


def test_a_temporary_profile_is_gone_after_closing():
    profile = Profile.passing()
    (profile.folder / "settings.json").write_text("{}", encoding="utf-8")
    assert profile._temporary is not None
    profile.close()
    assert not profile.folder.exists()


def test_an_unusable_folder_stays_the_profile_and_says_why(tmp_path):
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    profile = Profile.at(tmp_path / "file" / "profile")
    assert profile.folder == tmp_path / "file" / "profile"
    assert not profile.passes
    assert profile.problem
    (tmp_path / "file").unlink()
    profile.try_out()
    assert list(profile.folder.iterdir()) == []


def test_a_folder_whose_name_cannot_be_used_gives_a_temporary_one_and_says_why(monkeypatch):
    location = QStandardPaths.writableLocation
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda kind: f"{location(kind)}\ufffd")
    profile = Profile.usual()
    assert profile.passes
    assert profile.problem
    assert profile.folder.is_dir()
    profile.close()
