"""What is made first and then written: in the order in which it was asked for, and only if it is whole."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event

from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.files.made_file import MadeFile
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Job, Lane, file_lane
from harzdame_gui.controllers.work.jobs import Jobs


def test_what_takes_longer_to_be_made_is_written_in_its_turn(
    qtbot: QtBot, jobs: Jobs, tmp_path: Path
) -> None:
    slow, path = Event(), tmp_path / "board.gif"

    def make(data: bytes, after: Callable[[], object] = lambda: None) -> MadeFile:
        return MadeFile(jobs, path, lambda _job: (after(), data)[1], path.write_bytes)

    first, second = make(b"first", lambda: slow.wait(30)), make(b"second")
    other = MadeFile(jobs, tmp_path / "other", lambda _job: b"other", (tmp_path / "other").write_bytes)
    with qtbot.waitSignal(other.finished):
        pass
    qtbot.waitUntil(lambda: len(jobs.under_way) == 1)
    assert not path.exists()
    with qtbot.waitSignals([first.finished, second.finished]):
        slow.set()
    assert path.read_bytes() == b"second"
    qtbot.waitUntil(lambda: not jobs.findChildren(MadeFile))


def test_the_making_keeps_nobody_from_the_file(qtbot: QtBot, jobs: Jobs, tmp_path: Path) -> None:
    slow, path = Event(), tmp_path / "board.gif"
    made = MadeFile(jobs, path, lambda _job: slow.wait(30), lambda _made: None)
    assert [job.writing for job in jobs.under_way] == [Writing(Thing.FILES, path)]
    with qtbot.waitSignal(jobs.run(lambda _job: None, lane=file_lane(path)).finished):
        pass
    with qtbot.waitSignal(made.finished):
        slow.set()


def test_what_was_not_made_is_not_written_and_holds_up_nothing(
    qtbot: QtBot, jobs: Jobs, tmp_path: Path
) -> None:
    path, written = tmp_path / "board.gif", list[object]()
    failing = MadeFile(jobs, path, lambda _job: 1 // 0, written.append)
    with qtbot.waitSignal(failing.failed) as told:
        pass
    assert isinstance(told.args[0], ZeroDivisionError)
    slow = Event()

    def endless(job: Job) -> bytes:
        slow.wait(30)
        return b"half"

    MadeFile(jobs, path, endless, written.append)
    last = MadeFile(jobs, path, lambda _job: b"whole", written.append)
    qtbot.waitUntil(lambda: len(jobs.under_way) == 1)
    jobs.under_way[0].cancel()
    with qtbot.waitSignal(last.finished):
        slow.set()
    assert written == [b"whole"]
    qtbot.waitUntil(lambda: not jobs.findChildren(MadeFile))


def test_what_is_still_being_made_is_stopped_as_the_app_is_closed_whatever_its_lane(
    jobs: Jobs, tmp_path: Path
) -> None:
    stopped = Event()

    def endless(job: Job) -> bytes:
        while not job.token.stopped and not stopped.wait(0.01):
            pass
        return b"half"

    MadeFile(jobs, tmp_path / "games.pdn", endless, lambda _made: None, lane=Lane.LIBRARY_CHANGES)
    assert jobs.shut_down()
    stopped.set()
