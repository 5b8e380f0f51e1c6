"""The shelf of studies, whatever lies beside a good one, and the keeping of the places in them."""

from __future__ import annotations

import json
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.study.progress import StudyProgress, read_all, write
from harzdame_gui.controllers.study.study_service import StudyService
from harzdame_gui.controllers.work.job import file_lane
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
    write(kept, "good", StudyProgress(path=str(good), own=True, opened=1.0))
    path = bad if bad.startswith("/") else f"{tmp_path}/{bad}"
    write(kept, "bad", StudyProgress(path=path, own=True, opened=2.0))
    assert len(json.loads(kept.read_bytes())["studies"]) == 2
    with qtbot.waitSignal(service.shelf(()).finished) as told:
        pass
    assert [each.heading.title for each in told.args[0] if not each.away] == ["A good one"]
    assert [each.path for each in told.args[0] if each.away] == [Path(path)]


def test_a_study_is_read_although_its_place_cannot_be_kept(qtbot: QtBot, tmp_path: Path, jobs: Jobs) -> None:
    good = tmp_path / "good.pdn"
    good.write_text(STUDY)
    service = StudyService(tmp_path, jobs)
    service._kept.mkdir()  # nothing that can be read, nor overwritten
    with qtbot.waitSignal(service.open(good, shipped=False).finished) as told:
        pass
    assert told.args[0].study.title == "A good one"


def test_a_place_that_could_not_be_written_is_told_once_known_here_and_tried_again(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("harzdame_gui.controllers.study.study_service.RETRY_MS", 50)
    good = tmp_path / "good.pdn"
    good.write_text(STUDY)
    profile = tmp_path / "profile"
    profile.write_text("no folder")
    service = StudyService(profile, jobs)
    place = StudyProgress("first", 1, path=str(good), own=True)
    service.keep("good", place)
    qtbot.waitUntil(lambda: bool(jobs.failing.all))
    service.keep("good", place.with_done("first"))
    qtbot.wait(200)
    assert len(jobs.failing.all) == 1
    with qtbot.waitSignal(service.shelf(()).finished) as shelf:
        pass
    assert [each.progress for each in shelf.args[0]] == [place.with_done("first")]
    profile.unlink()
    qtbot.waitUntil(lambda: read_all(profile / "studies.json") == {"good": place.with_done("first")})
    qtbot.waitUntil(lambda: not jobs.under_way)
    assert not service._retry.isActive()
    assert not jobs.failing.all


def test_a_place_is_known_still_where_the_study_cannot_be_forgotten(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs
) -> None:
    profile = tmp_path / "profile"
    profile.write_text("no folder")
    service = StudyService(profile, jobs)
    with qtbot.waitSignal(jobs.failing.changed):
        service.keep("good", StudyProgress("first", 1, path="good.pdn", own=True))
    with qtbot.waitSignal(service.notForgotten) as told:
        service.forget("good")
    assert told.args[0].path == profile / "studies.json"
    profile.unlink()
    service.flush()
    qtbot.waitUntil(lambda: set(read_all(profile / "studies.json")) == {"good"})


def test_a_place_that_could_not_be_written_is_written_as_the_app_is_closed(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs
) -> None:
    profile = tmp_path / "profile"
    profile.write_text("no folder")
    service = StudyService(profile, jobs)
    with qtbot.waitSignal(jobs.failing.changed):
        service.keep("good", StudyProgress("first", 1, path="good.pdn", own=True))
    profile.unlink()
    assert jobs.shut_down()
    assert set(read_all(profile / "studies.json")) == {"good"}


def test_damage_is_put_aside_and_told(qtbot: QtBot, tmp_path: Path, jobs: Jobs) -> None:
    service = StudyService(tmp_path, jobs)
    service._kept.write_text("{")
    with qtbot.waitSignal(service.setAside) as told:
        service.shelf(())
    assert told.args == [tmp_path / "studies.json.bak"]


@pytest.mark.usefixtures("bound_by_rights")
def test_that_it_may_not_be_read_is_told_once(qtbot: QtBot, tmp_path: Path, jobs: Jobs) -> None:
    service = StudyService(tmp_path, jobs)
    write(service._kept, "a", StudyProgress())
    service._kept.chmod(0)
    with qtbot.waitSignal(service.notRead):
        service.shelf(())
    with qtbot.assertNotEmitted(service.notRead), qtbot.waitSignal(service.shelf(()).ended):
        pass
    assert service._kept.exists()


def test_what_is_read_while_a_study_is_opened_again_is_not_forgotten(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs
) -> None:
    good = tmp_path / "good.pdn"
    good.write_text(STUDY)
    service = StudyService(tmp_path / "profile", jobs)
    with qtbot.waitSignal(service.open(good, shipped=False).finished) as told:
        pass
    study = told.args[0].study
    name, place = study.id, service.place_in(told.args[0])
    chapter = study.chapters[0].id
    silent = Event()
    jobs.run(lambda _job: silent.wait(10), lane=file_lane(good))
    service.keep(name, place)
    job = service.open(good, shipped=False)
    service.keep(name, place.with_done(chapter))
    qtbot.waitUntil(lambda: read_all(service._kept).get(name) == place.with_done(chapter))
    silent.set()
    with qtbot.waitSignal(job.finished) as told:
        pass
    assert service.place_in(told.args[0]).done == {chapter}
    assert read_all(service._kept)[name].done == {chapter}
    with qtbot.waitSignal(service.open(good, shipped=False).finished) as told:
        pass
    service.keep(name, place.with_done(chapter).with_solved(chapter, 1))
    qtbot.waitUntil(lambda: not jobs.under_way)
    assert service.place_in(told.args[0]).is_solved(chapter, 1)
