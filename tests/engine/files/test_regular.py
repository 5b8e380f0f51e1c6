"""Tests of `files/regular.py`: pipes, devices and folders are told from files before anything waits."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from harzdame_engine.files.regular import is_special, open_regular


@pytest.mark.skipif(sys.platform == "win32", reason="there are neither pipes nor devices among the files")
def test_a_pipe_a_device_and_a_folder_are_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero"), tmp_path):
        with pytest.raises(OSError, match=r"regular file|[Dd]irectory"):
            open_regular(path)


@pytest.mark.skipif(sys.platform == "win32", reason="there are neither pipes nor devices among the files")
def test_files_folders_and_what_is_absent_are_not_special(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "file").touch()
    special = [
        path
        for path in (
            tmp_path / "pipe",
            Path("/dev/zero"),
            tmp_path,
            tmp_path / "file",
            tmp_path / "absent",
            Path("a\0b"),
        )
        if is_special(path)
    ]
    assert special == [tmp_path / "pipe", Path("/dev/zero")]
