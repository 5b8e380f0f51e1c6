"""Data files are found from a checkout."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from harzdame_gui.resources import resource


def test_files_and_folders_are_found() -> None:
    assert resource("pieces/white-man.svg").is_file()
    assert resource("icons").is_dir()


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        resource("pieces/no-such-piece.svg")


def test_they_are_found_from_any_folder(tmp_path: Path) -> None:
    code = (
        "from harzdame_gui.resources import resource; resource('icons/controls'); resource('theme/theme.qss')"
    )
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=True)
