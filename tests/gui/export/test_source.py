"""What exports are made of is taken from files, and from nothing that only looks like one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from harzdame_engine import GameTree, Position

from harzdame_gui.export.source import chapters_of
from tests.gui.export.material import job, source, study


@pytest.mark.skipif(os.name != "posix", reason="needs pipes and devices")
@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_a_study_whose_file_has_become_something_else_is_not_waited_for(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "club.pdn"
    if kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/null")
    score = source(GameTree(Position.start())).score
    with pytest.raises(OSError, match="no regular file"):
        chapters_of(study(path, 1, 2), score, job())
