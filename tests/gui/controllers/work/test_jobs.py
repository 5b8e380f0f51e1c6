"""Slow work leaves the GUI thread free, keeps its order, ends on request, and may hang."""

from __future__ import annotations

import gc
import threading
import time
import weakref
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Event, Semaphore

import pytest
from harzdame_engine import StopToken
from harzdame_engine.machine import ThreadState
from PySide6.QtCore import QThread

from harzdame_gui.controllers.work import chance as chance_module
from harzdame_gui.controllers.work import job as job_module
from harzdame_gui.controllers.work import jobs as jobs_module
from harzdame_gui.controllers.work.job import FolderLane, Job, Lane, file_lane
from harzdame_gui.controllers.work.jobs import Jobs

FILE = file_lane(Path("games/a.pdn"))


@pytest.fixture
def go_on(jobs: Jobs) -> Iterator[Semaphore]:
    """A semaphore that lets waiting jobs go on one by one, and all of them after the test."""
    go_on = Semaphore(0)
    yield go_on
    go_on.release(100)


def threads_of_process() -> int:
    """As Linux counts them, Python's and others."""
    return sum(1 for _ in Path("/proc/self/task").iterdir())


def obey(job: Job) -> str:
    """Work until told to stop; a test that forgets to must fail, not hang."""
    for _ in range(20_000):
        if job.token.stopped:
            return "so far"
        QThread.msleep(1)
    return "never stopped"


def listen(job: Job, heard: list[object]) -> None:
    for name in ("progress", "finished", "failed"):
        getattr(job, name).connect(lambda what, name=name: heard.append((name, what)))
    job.ended.connect(lambda: heard.append("ended"))


def test_work_runs_elsewhere_and_its_result_and_progress_come_back_here(qtbot, jobs):
    here = QThread.currentThread()
    seen: list[object] = []

    def work(job):
        job.tell("halfway", 0.5)
        return QThread.currentThread() is here

    job = jobs.run(work)
    job.progress.connect(lambda told: seen.append((told, job.share, QThread.currentThread() is here)))
    job.finished.connect(seen.append)
    job.ended.connect(lambda: seen.append("ended"))
    assert jobs.under_way == (job,)
    with qtbot.waitSignal(jobs.ended):
        assert jobs.under_way
    assert seen == [("halfway", 0.5, True), False, "ended"]
    assert not jobs.under_way


def test_work_that_is_done_holds_nothing_any_more(qtbot, jobs):
    class Large: ...

    large = Large()
    gone = weakref.ref(large)
    job = jobs.run(lambda _job, large=large: None)
    del large
    qtbot.waitUntil(lambda: not jobs.under_way, timeout=20_000)
    assert job is not None
    assert gone() is None


def test_a_failure_is_told_once_and_the_next_work_is_done(qtbot, jobs):
    heard: list[object] = []
    error = OSError("no disk")

    def fail(_job):
        raise error

    listen(jobs.run(fail, lane=FILE), heard)
    with qtbot.waitSignal(jobs.run(lambda _job: "done", lane=FILE).finished):
        pass
    assert heard == [("failed", error), "ended"]


def test_a_failure_that_nobody_listens_for_is_not_lost(qtbot, jobs):
    def fail(_job):
        raise OSError("no disk")

    with qtbot.captureExceptions() as raised, qtbot.waitSignal(jobs.ended):
        jobs.run(fail).finished.connect(print)
        with qtbot.waitSignal(jobs.run(lambda _job: "done").finished):
            pass
    assert [str(error) for _, error, _ in raised] == ["no disk"]


@pytest.mark.parametrize("lane", [*Lane, FILE, FolderLane(Path("folder"))], ids=str)
def test_a_lane_keeps_its_order_and_others_go_on_beside_it(qtbot, jobs, go_on, lane):
    done: list[object] = []

    def write(number):
        go_on.acquire()
        done.append(number)

    for number in range(3):
        jobs.run(lambda _job, number=number: write(number), lane=lane)
    qtbot.waitUntil(lambda: jobs.threads == 1)
    others = {None, *Lane, FILE, FolderLane(Path("folder"))} - {lane}
    for other in others:
        with qtbot.waitSignal(jobs.run(lambda _job: done.append("other"), lane=other).finished):
            pass
    for left in (2, 1, 0):
        go_on.release()
        qtbot.waitUntil(lambda left=left: len(jobs.under_way) == left)
        assert len(jobs._running) == min(left, 1)
    assert done == ["other"] * len(others) + [0, 1, 2]


def test_nothing_more_is_heard_of_what_is_cancelled_but_that_it_ended(qtbot, jobs):
    heard: list[object] = []
    told = Event()

    def chatter(job):
        job.tell("under way")
        told.set()
        return obey(job)

    job = jobs.run(chatter)
    listen(job, heard)
    assert told.wait(10)  # without the event loop, so that nothing is delivered
    job.cancel()
    with qtbot.waitSignal(job.ended):
        pass
    assert heard == ["ended"]


def test_what_is_hurried_tells_what_it_has(qtbot, jobs):
    job = jobs.run(obey)
    with qtbot.waitSignal(job.finished) as finished:
        job.hurry()
    assert finished.args == ["so far"]


def test_a_stop_that_comes_early_is_not_lost(qtbot, jobs, go):
    begun: list[str] = []
    jobs.run(lambda _job: go.wait(), lane=Lane.LOOKUPS)
    hurried = jobs.run(obey, lane=Lane.LOOKUPS)
    cancelled = jobs.run(lambda _job: begun.append("cancelled"), lane=Lane.LOOKUPS)
    hurried.hurry()
    cancelled.cancel()
    with qtbot.waitSignals([hurried.finished, cancelled.ended]):
        go.set()
    assert begun == []


def test_each_job_has_a_token_of_its_own(jobs):
    first, second = jobs.run(obey), jobs.run(obey)
    first.cancel()
    assert isinstance(first.token, StopToken)
    assert first.token.stopped
    assert not second.token.stopped


def test_what_takes_longer_than_it_may_is_stopped(qtbot, jobs):
    with qtbot.waitSignal(jobs.run(obey, time_limit=0).finished) as finished:
        pass
    assert finished.args == ["so far"]


def test_a_hung_job_is_given_up_and_its_lane_goes_on(qtbot, jobs, go, monkeypatch):
    monkeypatch.setattr(jobs_module, "STOP_GRACE", 0)
    heard: list[object] = []
    hung = jobs.run(lambda _job: go.wait(), lane=Lane.LOOKUPS)
    listen(hung, heard)
    with qtbot.waitSignal(jobs.run(lambda _job: "next", lane=Lane.LOOKUPS).finished):
        hung.hurry()
    assert hung.hung
    (failed, error), ended = heard
    assert (failed, ended) == ("failed", "ended")
    assert isinstance(error, TimeoutError)
    with qtbot.waitSignal(hung.destroyed):
        go.set()  # now it returns, and must not be taken for anything else
    assert len(heard) == 2


def test_a_stopped_job_that_gets_no_core_is_not_given_up(qtbot, jobs, go, monkeypatch):
    monkeypatch.setattr(jobs_module, "STOP_GRACE", 0)
    looks = []
    monkeypatch.setattr(chance_module, "thread_state", lambda _id: looks.append(1) or ThreadState(True, 0.0))
    job = jobs.run(lambda _job: go.wait(30) and "late")
    job.hurry()
    qtbot.waitUntil(lambda: len(looks) > 3)
    with qtbot.assertNotEmitted(job.failed), qtbot.waitSignal(job.finished) as finished:
        go.set()
    assert finished.args == ["late"]


def test_a_folder_that_does_not_answer_keeps_one_thread_however_often_it_is_asked(
    qtbot, jobs, go, monkeypatch
):
    monkeypatch.setattr(jobs_module, "STOP_GRACE", 0)
    lane, answers = FolderLane(Path("silent")), []
    asked = [jobs.run(lambda _job: go.wait(30), lane=lane) for _ in range(50)]
    asked[0].failed.connect(answers.append)
    asked[0].hurry()  # it is given up, but its thread is not to be had back
    qtbot.waitUntil(lambda: asked[0].hung)
    with qtbot.waitSignal(jobs.run(lambda _job: "else", lane=FolderLane(Path("other"))).finished):
        pass
    qtbot.waitUntil(lambda: jobs.threads == 1)
    for job in asked[1:]:
        job.finished.connect(answers.append)
    go.set()
    qtbot.waitUntil(lambda: len(answers) == 50)


def test_how_long_it_takes_is_told_when_it_is_known(qtbot, jobs, monkeypatch):
    def work(job):
        job.tell("", 0.25)
        return obey(job)

    job = jobs.run(work)
    assert job.seconds_left is None
    with qtbot.waitSignal(job.progress):
        pass
    assert job.seconds_left is None
    monkeypatch.setattr(job_module, "_SURE_AFTER", 0)
    job.begun -= 100
    assert 300 <= job.seconds_left < 600
    job.cancel()


def test_closing_writes_what_is_queued_in_order_and_stops_everything_else(qtbot, go):
    before = threads_of_process()
    jobs = Jobs()
    done: list[int] = []
    for number in range(3):
        jobs.run(lambda _job, number=number: (go.wait(), done.append(number)), lane=FILE)
    searches = [jobs.run(obey), jobs.run(obey, lane=Lane.BUILDING), jobs.run(obey, lane=Lane.BUILDING)]
    go.set()
    assert jobs.shut_down()
    assert done == [0, 1, 2]
    assert all(job.token.stopped for job in searches)
    assert jobs.threads == 0
    qtbot.waitUntil(lambda: threads_of_process() <= before)  # Linux counts them a moment longer


def test_what_is_asked_for_after_closing_is_not_done_and_nothing_is_heard_of_it(qtbot):
    jobs = Jobs()
    assert jobs.shut_down()
    heard: list[object] = []
    with qtbot.assertNotEmitted(jobs.began), qtbot.assertNotEmitted(jobs.ended):
        late = jobs.run(lambda _job: heard.append("done"), lane=FILE)
        listen(late, heard)
        assert late.cancelled
        assert jobs.under_way == ()
        with qtbot.waitSignal(late.destroyed):
            pass
    assert jobs.threads == 0
    assert heard == []


def test_what_was_under_way_when_the_app_closed_begins_nothing(qtbot, go):
    jobs = Jobs()
    first = jobs.run(obey, lane=Lane.BUILDING)
    second = jobs.run(obey, lane=Lane.BUILDING)
    qtbot.waitUntil(lambda: first.begun is not None)
    assert jobs.shut_down()
    with qtbot.waitSignal(first.ended):
        pass
    assert second.begun is None
    assert jobs._running == set()


def test_closing_with_hung_jobs_says_so_and_waits_less_than_a_second(qtbot, jobs, go, monkeypatch):
    assert jobs_module.CLOSE_GRACE_MS < 1000
    monkeypatch.setattr(jobs_module, "CLOSE_GRACE_MS", 10)
    monkeypatch.setattr(jobs_module, "STOP_GRACE", 0)
    given_up = jobs.run(lambda _job: go.wait())
    given_up.failed.connect(print)
    with qtbot.waitSignal(given_up.ended):
        given_up.hurry()
    second = jobs.run(lambda _job: go.wait())
    qtbot.waitUntil(lambda: second.begun is not None)
    written: list[str] = []
    jobs.run(lambda _job: written.append("whole"), lane=FILE)
    assert jobs.threads >= 2
    assert not jobs.shut_down()
    assert jobs.threads == 2
    assert written == ["whole"]


class _Lingering(Jobs):
    """Its threads take a while to end after they have reported."""

    def _perform(self, job: Job) -> None:
        super()._perform(job)
        time.sleep(0.3)


def test_no_thread_is_left_that_could_be_the_last_to_hold_the_jobs(qtbot) -> None:
    jobs = _Lingering()
    before = threading.active_count()
    job = jobs.run(lambda _job: None)
    alive: list[int] = []
    job.ended.connect(lambda: alive.append(threading.active_count() - before))
    qtbot.waitUntil(lambda: bool(alive))
    assert alive == [0]
    assert jobs.shut_down()


class _Asker:
    """Holds the jobs and asks for work, as a service does."""

    def __init__(self, jobs: Jobs) -> None:
        self.jobs = jobs

    def work(self, _job: Job) -> None:
        """Do nothing."""


@pytest.mark.parametrize("closed", [False, True])
def test_what_is_not_done_any_more_keeps_nobody_alive(qtbot, closed) -> None:
    jobs = Jobs()
    asker = _Asker(jobs)
    if closed:
        assert jobs.shut_down()
    job = jobs.run(asker.work)
    if not closed:
        with qtbot.waitSignal(job.ended):
            job.cancel()
        assert jobs.shut_down()
    kept = weakref.ref(asker)
    del asker
    gc.collect()
    assert kept() is None


def test_a_job_that_ended_is_gone(qtbot, jobs) -> None:
    job = jobs.run(lambda _job: "done")
    heard: list[object] = []
    listen(job, heard)
    kept = weakref.ref(job)
    with qtbot.waitSignal(job.destroyed):
        pass
    assert "done" in heard[0]
    del job, heard
    gc.collect()
    assert kept() is None


def test_a_late_job_may_be_the_last_to_hold_the_jobs(qtbot) -> None:
    jobs = Jobs()
    assert jobs.shut_down()
    late = jobs.run(lambda _job: None)
    late.ended.connect(partial(print, jobs))
    assert late.parent() is None  # else it would be deleted once more, with its parent, while it is deleted
    gone: list[str] = []
    jobs.destroyed.connect(lambda: gone.append("jobs"))
    del jobs, late
    qtbot.waitUntil(lambda: bool(gone))
