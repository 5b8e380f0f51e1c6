"""The engine's data files are found from a checkout, without the app."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from harzdame_engine.files.resources import data_folder, resource


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
