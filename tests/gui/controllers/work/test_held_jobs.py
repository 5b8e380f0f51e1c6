"""What ends while nobody would hear of it, as between two windows, is told afterwards."""

from __future__ import annotations

from PySide6.QtTest import QTest

from harzdame_gui.controllers.work.job import Lane


def test_what_ends_while_nobody_hears_of_it_is_told_in_its_order_afterwards(qtbot, jobs):
    told = []
    jobs.hold()
    for name in ("first", "second"):
        job = jobs.run(lambda _job, name=name: name, lane=Lane.JOURNAL if name == "first" else None)
        job.finished.connect(told.append)
        qtbot.waitUntil(lambda job=job: not jobs._threads[job].is_alive())
        QTest.qWait(20)
    assert not told
    assert len(jobs.under_way) == 2
    behind = jobs.run(lambda _job: "behind", lane=Lane.JOURNAL)
    behind.finished.connect(told.append)
    jobs.release()
    assert not told, "each is told by an event of its own"
    qtbot.waitUntil(lambda: told == ["first", "second", "behind"])


def test_what_is_written_while_nobody_hears_of_it_is_written_once_when_the_app_ends(qtbot, jobs):
    done = []
    jobs.hold()
    job = jobs.run(lambda _job: done.append("first"), lane=Lane.JOURNAL)
    qtbot.waitUntil(lambda: not jobs._threads[job].is_alive())
    QTest.qWait(20)
    jobs.run(lambda _job: done.append("second"), lane=Lane.JOURNAL)
    assert jobs.shut_down()
    assert done == ["first", "second"]
