"""The engine's data files are found from a checkout, without the app."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from harzdame_engine.resources import first_found, resource


def test_folders_are_found() -> None:
    assert resource("books").is_dir()


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(FileNotFoundError, match="no-such-game"):
        resource("books/no-such-game.book")


def test_the_first_folder_goes_before_the_others(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    (folders[1] / "file").touch()
    assert first_found("file", folders) == folders[1] / "file"
    (folders[0] / "file").touch()
    assert first_found("file", folders) == folders[0] / "file"


def test_they_are_found_from_any_folder(tmp_path: Path) -> None:
    code = "from harzdame_engine.resources import resource; resource('books/README.md')"
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=True)
