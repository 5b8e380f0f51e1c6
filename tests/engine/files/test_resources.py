"""The engine's data files are found from a checkout, without the app."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from harzdame_engine.files.resources import data_folder, resource, user_cache_folder, user_data_folder


def test_folders_are_found() -> None:
    assert resource("books").is_dir()


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(FileNotFoundError, match="no-such-game"):
        resource("books/no-such-game.book")


def test_a_checkout_has_its_own_folder_and_an_installed_package_is_one(tmp_path: Path) -> None:
    package = tmp_path / "engine" / "package"
    assert data_folder(package, tmp_path) == package
    (tmp_path / "resources").mkdir()  # somebody else's, beside an installed package
    assert data_folder(package, tmp_path) == package
    (tmp_path / "pyproject.toml").touch()
    assert data_folder(package, tmp_path) == tmp_path / "resources"


def test_they_are_found_from_any_folder(tmp_path: Path) -> None:
    code = "from harzdame_engine.files.resources import resource; resource('books/README.md')"
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=True)


@pytest.mark.skipif(sys.platform != "linux", reason="folders of Linux")
def test_the_users_folders_are_those_of_the_desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, "")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert user_data_folder() == tmp_path / ".local" / "share" / "harzdame"
    assert user_cache_folder() == tmp_path / ".cache" / "harzdame"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert user_data_folder() == tmp_path / "data" / "harzdame"
    assert user_cache_folder() == tmp_path / "cache" / "harzdame"


def test_looking_for_them_is_not_paid_for_at_start() -> None:
    code = (
        "import sys, harzdame_engine, harzdame_engine.endgames.cache; sys.exit('platformdirs' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
