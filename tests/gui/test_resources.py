"""Data files are found from a checkout."""

from __future__ import annotations

import pytest

from harzdame_gui.resources import resource


def test_files_and_folders_are_found() -> None:
    assert resource("pieces/white-man.svg").is_file()
    assert resource("icons").is_dir()


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        resource("pieces/no-such-piece.svg")
