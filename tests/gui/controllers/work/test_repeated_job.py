"""A job that fails is done again until it succeeds, and a last time as the app is closed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.work import repeated_job
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.repeated_job import RepeatedJob


class Disk:
    """A disk that is full as long as `full` is set."""

    def __init__(self) -> None:
        self.full = True
        self.tries = 0
        self.written: list[str] = []

    def write(self, text: str) -> Callable[[Job], str]:
        def work(_job: Job) -> str:
            self.tries += 1
            if self.full:
                raise OSError(text)
            self.written.append(text)
            return text

        return work


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repeated_job, "RETRY_MS", 10)


@pytest.mark.usefixtures("soon")
def test_it_is_done_until_it_succeeds_and_told_once(qtbot: QtBot, jobs: Jobs, disk: Disk) -> None:
    job = RepeatedJob(jobs, disk.write("a"), lane=Lane.JOURNAL)
    told: list[object] = []
    job.failed.connect(told.append)
    qtbot.waitUntil(lambda: disk.tries > 3)
    assert len(told) == 1
    with qtbot.waitSignal(job.finished) as finished:
        disk.full = False
    assert finished.args == ["a"]
    assert disk.written == ["a"]
    qtbot.waitUntil(lambda: not jobs.findChildren(RepeatedJob))


def test_a_last_attempt_is_made_at_the_end(qtbot: QtBot, jobs: Jobs, disk: Disk) -> None:
    job = RepeatedJob(jobs, disk.write("a"), lane=Lane.JOURNAL)
    with qtbot.waitSignal(job.failed):
        pass
    disk.full = False
    assert jobs.shut_down()
    assert disk.written == ["a"]


@pytest.mark.usefixtures("soon")
def test_of_two_for_the_same_file_the_earlier_never_comes_last(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, disk: Disk
) -> None:
    first = RepeatedJob(jobs, disk.write("first"), lane=Lane.JOURNAL, target=tmp_path)
    with qtbot.waitSignal(first.failed):
        RepeatedJob(jobs, disk.write("second"), lane=Lane.JOURNAL, target=tmp_path)
    qtbot.waitUntil(lambda: disk.tries > 3)
    RepeatedJob(jobs, disk.write("third"), lane=Lane.JOURNAL, target=tmp_path)
    RepeatedJob(jobs, disk.write("another"), lane=Lane.JOURNAL, target=tmp_path / "b")
    disk.full = False
    qtbot.waitUntil(lambda: not jobs.findChildren(RepeatedJob))
    assert "another" in disk.written
    assert [text for text in disk.written if text != "another"][-1] == "third"
    assert "first" not in disk.written


@pytest.mark.usefixtures("soon")
def test_what_changes_a_file_comes_after_what_writes_it_anew(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, disk: Disk
) -> None:
    """A note that could be written earlier would be undone by the file as it was before."""
    whole = RepeatedJob(
        jobs, disk.write("whole"), lane=Lane.JOURNAL, target=tmp_path, order=tmp_path, anew=True
    )
    with qtbot.waitSignal(whole.failed):
        for note in ("first note", "second note"):
            RepeatedJob(jobs, disk.write(note), lane=Lane.JOURNAL, order=tmp_path)
    disk.full = False
    qtbot.waitUntil(lambda: not jobs.findChildren(RepeatedJob))
    assert disk.written == ["whole", "first note", "second note"]


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("at_the_end", [False, True])
def test_what_is_written_anew_waits_for_no_note_that_fails(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, disk: Disk, at_the_end: bool
) -> None:
    writing = Writing(Thing.GAMES, tmp_path)
    for note in ("first note", "second note"):
        RepeatedJob(jobs, disk.write(note), lane=Lane.JOURNAL, order=tmp_path, writing=writing)
    qtbot.waitUntil(lambda: disk.tries > 2)
    whole = RepeatedJob(
        jobs, disk.write("whole"), lane=Lane.JOURNAL, order=tmp_path, anew=True, writing=writing
    )
    note = RepeatedJob(jobs, disk.write("later note"), lane=Lane.JOURNAL, order=tmp_path, writing=writing)
    with qtbot.waitSignal(whole.failed):
        pass
    assert len(jobs.failing.all) == 2  # that one, and the note that waits for it
    disk.full = False
    if at_the_end:
        assert jobs.shut_down()
    else:
        qtbot.waitUntil(lambda: not jobs.findChildren(RepeatedJob))
        assert not jobs.failing.all
    assert disk.written == ["whole", "later note"]
    del note


@pytest.mark.usefixtures("soon")
def test_what_is_out_of_date_is_told_of_no_more_though_the_disk_is_silent(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs
) -> None:
    writing, go = Writing(Thing.GAMES, tmp_path), Event()

    def asked_for(**anew: bool) -> RepeatedJob:
        return RepeatedJob(
            jobs, lambda _job: go.wait(30), lane=Lane.JOURNAL, order=tmp_path, writing=writing, **anew
        )

    note, whole = asked_for(), asked_for(anew=True)
    note.note_stall()
    assert len(jobs.failing.all) == 1
    go.set()
    qtbot.waitUntil(lambda: not jobs.findChildren(RepeatedJob))
    assert not jobs.failing.all
    del note, whole


def test_what_makes_no_sense_is_not_tried_again(qtbot: QtBot, jobs: Jobs, disk: Disk) -> None:
    job = RepeatedJob(jobs, disk.write("a"), lane=Lane.JOURNAL, worthwhile=lambda _error: False)
    with qtbot.waitSignal(job.failed):
        pass
    qtbot.waitUntil(lambda: not jobs.findChildren(RepeatedJob))
    disk.full = False
    assert jobs.shut_down()
    assert not disk.written
