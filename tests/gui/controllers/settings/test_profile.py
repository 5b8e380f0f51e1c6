"""The profile is a folder that can be written to, whatever the machine is like."""

from __future__ import annotations

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


def test_an_unusable_folder_gives_a_temporary_one_and_says_why(tmp_path):
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    profile = Profile.at(tmp_path / "file" / "profile")
    assert profile._temporary is not None
    assert profile.problem
    assert profile.folder.is_dir()
    profile.close()
