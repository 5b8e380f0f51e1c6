"""A lock is held by one process at a time, and by none that has ended."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from harzdame_engine.files.lock_file import HeldError, held

from tests import rights
from tests.lock_holder import held_elsewhere


def test_nothing_is_left_of_a_lock(tmp_path: Path) -> None:
    for _ in range(2):
        with held(tmp_path / "file"):
            assert [path.name for path in tmp_path.iterdir()] == ["file.lock"]
        assert not list(tmp_path.iterdir())


def test_one_process_holds_it_until_it_is_killed(tmp_path: Path) -> None:
    path, link = tmp_path / "file", tmp_path / "link"
    path.touch()
    link.symlink_to(path)
    with held_elsewhere(path):
        for name in (path, link):
            with pytest.raises(HeldError), held(name):
                pass
    assert (tmp_path / "file.lock").exists()
    with held(path), pytest.raises(HeldError), held(link):
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are Unix's")
def test_where_there_is_something_else_it_stays(tmp_path: Path) -> None:
    pipe = tmp_path / "file.lock"
    os.mkfifo(pipe)
    with held(tmp_path / "file"):
        pass
    assert pipe.is_fifo()


@pytest.mark.skipif(not rights.hold_for_us(), reason="needs a system that can forbid")
def test_where_nothing_can_be_written_there_is_no_lock(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    folder.chmod(0o500)
    with rights.held(), held(folder / "file"), held(tmp_path / "missing" / "file"):
        assert not list(folder.iterdir())
    folder.chmod(0o700)
