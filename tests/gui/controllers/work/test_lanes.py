"""Lanes by files: what lies on one disk waits for no other, and what is done to one file keeps its order."""

from __future__ import annotations

import threading
import time
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtCore import QThread

from harzdame_gui.controllers.work import jobs as jobs_module
from harzdame_gui.controllers.work.job import FileLane, FolderLane, Job, Lane, file_lane

FILE = file_lane(Path("games/a.pdn"))


def test_what_lies_on_another_disk_never_waits_for_a_silent_one(qtbot, jobs, go):
    here, there = Path("here"), Path("silent")
    begun: list[str] = []

    def ask(name: str, *files: Path) -> Job:
        return jobs.run(lambda _job: begun.append(name), lane=FileLane(frozenset(files)))

    jobs.run(lambda _job: go.wait(30), lane=file_lane(there / "a"))
    moved = ask("moved", here / "b", there / "c")  # on a thread of its own, as are all of these two folders
    with qtbot.waitSignal(moved.finished):
        pass
    ask("waits for the first", here / "d", there / "a")
    waits = ask("waits for that", here / "d")
    with qtbot.waitSignal(ask("another file", here / "e").finished):
        pass
    assert begun == ["moved", "another file"]
    with qtbot.waitSignal(waits.finished):
        go.set()
    assert begun == ["moved", "another file", "waits for the first", "waits for that"]


def test_what_moves_games_to_a_silent_disk_holds_up_no_other_file(qtbot, jobs, go):
    here, there = Path("here"), Path("silent")
    done: list[str] = []
    jobs.run(lambda _job: go.wait(30), lane=FileLane(frozenset({here / "a", there / "b"})))
    later = jobs.run(lambda _job: done.append("a"), lane=file_lane(here / "a"))
    with qtbot.waitSignal(jobs.run(lambda _job: done.append("c"), lane=file_lane(here / "c")).finished):
        pass
    assert done == ["c"]
    with qtbot.waitSignal(later.finished):
        go.set()


def test_jobs_of_the_same_files_keep_their_order_whatever_else_they_need(qtbot, jobs):
    """Chosen at random; none waits for ever, and no two that share a file are at work at once."""
    random = Random(5)
    files = [Path(folder, name) for folder in "abc" for name in "12"]
    done: dict[Path, list[int]] = {path: [] for path in files}
    at_work: set[Path] = set()
    lock = threading.Lock()

    def work(number: int, mine: frozenset[Path], _job: Job) -> None:
        with lock:
            assert not mine & at_work
            at_work.update(mine)
        time.sleep(random.random() / 500)
        with lock:
            at_work.difference_update(mine)
            for path in mine:
                done[path].append(number)

    asked: dict[Path, list[int]] = {path: [] for path in files}
    for number in range(200):
        mine = frozenset(random.sample(files, random.choice([1, 1, 1, 2, 3])))
        for path in mine:
            asked[path].append(number)
        jobs.run(partial(work, number, mine), lane=FileLane(mine, written=number % 2 == 0))
    qtbot.waitUntil(lambda: not jobs.under_way, timeout=20_000)
    assert done == asked


def test_a_silent_disk_holds_two_threads_for_its_files_however_many_they_are(qtbot, jobs, go):
    """One that reads and one that writes."""
    lanes = [file_lane(Path("silent", str(number)), written=number % 2 == 0) for number in range(50)]
    asked = [jobs.run(lambda _job: go.wait(30), lane=lane) for lane in lanes]
    qtbot.waitUntil(lambda: asked[0].begun is not None and asked[1].begun is not None)
    assert jobs.threads == 2
    go.set()
    qtbot.waitUntil(lambda: not jobs.under_way, timeout=20_000)


def test_a_file_is_written_though_another_of_its_folder_is_still_being_read(qtbot, jobs, go):
    """That may be a link to a silent disk, and the folder answers."""
    done: list[str] = []
    jobs.run(lambda _job: go.wait(30), lane=file_lane(Path("here/link"), written=False))
    link = jobs.run(lambda _job: done.append("link"), lane=file_lane(Path("here/link")))
    with qtbot.waitSignal(
        jobs.run(lambda _job: done.append("file"), lane=file_lane(Path("here/a"))).finished
    ):
        pass
    assert done == ["file"]  # what is read is not written before that is over
    with qtbot.waitSignal(link.finished):
        go.set()


def test_a_file_is_not_written_while_a_job_that_was_given_up_may_still_write_it(qtbot, jobs, go, monkeypatch):
    monkeypatch.setattr(jobs_module, "STOP_GRACE", 0)
    path = Path("silent/a")
    written: list[str] = []
    old = jobs.run(lambda _job: (go.wait(30), written.append("old")), lane=file_lane(path))
    old.failed.connect(print)
    with qtbot.waitSignal(old.ended):
        old.hurry()
    new = jobs.run(lambda _job: written.append("new"), lane=FileLane(frozenset({path, Path("here/b")})))
    QThread.msleep(50)
    assert not written
    with qtbot.waitSignal(new.finished):
        go.set()
    assert written == ["old", "new"]


def test_closing_writes_one_lane_past_another_that_hangs(qtbot, jobs, go, monkeypatch):
    monkeypatch.setattr(jobs_module, "FILES_GRACE_MS", 300)
    written: list[str] = []
    jobs.run(lambda _job: go.wait(), lane=Lane.LIBRARY_CHANGES)
    for name in ("a file", "another"):
        jobs.run(lambda _job, name=name: written.append(name), lane=FILE)
    assert not jobs.shut_down()
    assert written == ["a file", "another"]


def test_closing_writes_into_one_folder_past_another_that_is_silent_and_ends_questions(
    qtbot, jobs, go, monkeypatch
):
    monkeypatch.setattr(jobs_module, "FILES_GRACE_MS", 500)
    monkeypatch.setattr(jobs_module, "CLOSE_GRACE_MS", 10)
    written: list[str] = []
    silent, here = file_lane(Path("silent/a")), file_lane(Path("here/a"))
    jobs.run(lambda _job: go.wait(60), lane=silent)
    jobs.run(lambda _job: go.wait(60), lane=FolderLane(Path("here")))
    jobs.run(lambda _job: written.append("a question"), lane=FolderLane(Path("here")))
    for name in ("a file", "another"):
        jobs.run(lambda _job, name=name: written.append(name), lane=here)
    assert not jobs.shut_down()
    assert written == ["a file", "another"]


def test_closing_writes_what_waits_for_no_silent_disk_and_keeps_the_order(qtbot, jobs, go, monkeypatch):
    monkeypatch.setattr(jobs_module, "FILES_GRACE_MS", 500)
    written: list[str] = []
    here, there = Path("here"), Path("silent")
    write = lambda name: lambda _job: written.append(name)  # noqa: E731
    jobs.run(lambda _job: go.wait(60), lane=file_lane(there / "a"))
    jobs.run(write("moved"), lane=FileLane(frozenset({here / "b", there / "a"})))
    jobs.run(write("after that"), lane=file_lane(here / "b"))
    for number in range(5):
        jobs.run(write(f"c{number}"), lane=file_lane(here / "c"))
    jobs.run(write("read"), lane=file_lane(here / "d", written=False))
    assert not jobs.shut_down()
    assert [name for name in written if name != "read"] == [f"c{number}" for number in range(5)]
