"""The shelf of studies, whatever lies beside a good one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.study.progress import Progress, write
from harzdame_gui.controllers.study.study_service import StudyService
from harzdame_gui.controllers.work.jobs import Jobs

STUDY = '[Event "A good one"]\n[Variant "harzdame"]\n\n1. e2-e3 *\n'


@pytest.mark.parametrize("bad", ["missing", "a folder", "damaged", "a\0b", "x" * 5000, "/dev/zero", ""])
def test_a_bad_study_leaves_the_good_ones_on_the_shelf(
    bad: str, qtbot: QtBot, tmp_path: Path, jobs: Jobs
) -> None:
    good = tmp_path / "good.pdn"
    good.write_text(STUDY)
    (tmp_path / "a folder").mkdir()
    (tmp_path / "damaged").write_bytes(b"\x00\x01" * 500)
    service = StudyService(tmp_path, jobs)
    kept = service._kept
    write(kept, "good", Progress(path=str(good), own=True, opened=1.0))
    path = bad if bad.startswith("/") else f"{tmp_path}/{bad}"
    write(kept, "bad", Progress(path=path, own=True, opened=2.0))
    assert len(json.loads(kept.read_bytes())["studies"]) == 2
    with qtbot.waitSignal(service.shelf(()).finished) as told:
        pass
    assert [each.heading.title for each in told.args[0]] == ["A good one"]


def test_a_study_is_read_although_its_place_cannot_be_kept(qtbot: QtBot, tmp_path: Path, jobs: Jobs) -> None:
    good = tmp_path / "good.pdn"
    good.write_text(STUDY)
    service = StudyService(tmp_path, jobs)
    service._kept.mkdir()  # nothing that can be read, nor overwritten
    with qtbot.waitSignal(service.open(good, shipped=False).finished) as told:
        pass
    assert told.args[0].study.title == "A good one"
