"""Slow work leaves the GUI thread free, keeps its order and fails in one place."""

from __future__ import annotations

import time

from PySide6.QtCore import QThread

from harzdame_gui.controllers.work.job import Operations


def test_work_runs_elsewhere_and_its_result_and_progress_come_back_here(qtbot, operations):
    here = QThread.currentThread()
    seen: list[object] = []

    def work(progress):
        progress(1, 2)
        return QThread.currentThread() is here

    operation = operations.run("Working", work)
    operation.progress.connect(
        lambda done, total: seen.append((done, total, QThread.currentThread() is here))
    )
    with qtbot.waitSignal(operation.finished) as finished:
        assert operations.busy
    assert finished.args == [False]
    assert seen == [(1, 2, True)]
    assert not operations.busy


def test_a_failure_is_told_and_the_next_work_is_done(qtbot, operations):
    def fail(_progress):
        raise OSError("no disk")

    first = operations.run("", fail)
    second = operations.run("", lambda _progress: "done")
    with qtbot.waitSignals([first.failed, second.finished], order="strict"):
        pass


def test_started_and_ended_frame_the_work(qtbot, operations):
    heard: list[str] = []
    operations.started.connect(heard.append)
    operations.ended.connect(lambda: heard.append("ended"))
    with qtbot.waitSignal(operations.ended):
        operations.run("one", lambda _progress: None)
        operations.run("two", lambda _progress: None)
    assert heard == ["one", "two", "ended"]


def test_closing_finishes_what_is_queued(qapp):
    operations = Operations()
    done: list[int] = []
    for number in range(3):
        operations.run("", lambda _progress, number=number: (time.sleep(0.02), done.append(number)))
    assert operations.shut_down()
    assert done == [0, 1, 2]
