"""An engine for other threads: its searches are the service's, and the last to be carried out."""

from __future__ import annotations

import pytest
from harzdame_engine import LEVELS, Limit, Position
from harzdame_engine.puzzles.solution import Searcher

from harzdame_gui.controllers.engine.borrowed_engine import Lender, WorkStoppedError
from harzdame_gui.controllers.engine.searches import Priority
from harzdame_gui.controllers.work.job import Job

START = Position.start()


@pytest.fixture
def lender(service):
    return Lender(service)


def run(jobs, lender, **options):
    def work(job: Job) -> object:
        engine: Searcher = lender.lend(job.token)
        engine.new_game()
        return engine.analyse(START, Limit(nodes=100), **options)

    return jobs.run(work)


def test_an_answer_comes_from_the_service(qtbot, jobs, service, engine, lender):
    engine.go.clear()
    job = run(jobs, lender, lines=2, level=LEVELS[0])
    qtbot.waitUntil(lambda: bool(engine.asked))
    (search,) = service.searches
    assert (search.priority, search.lines, search.level) == (Priority.REVIEW, 2, LEVELS[0])
    with qtbot.waitSignal(job.finished) as found:
        engine.go.set()
    assert found.args[0].best == START.legal_moves()[0]


def test_play_goes_first(qtbot, jobs, service, engine, lender):
    engine.go.clear()
    play = service.analyse(START, Limit(), priority=Priority.PLAY)
    qtbot.waitUntil(lambda: len(engine.asked) == 1)
    job = run(jobs, lender)
    qtbot.waitUntil(lambda: len(service.searches) == 2)
    assert service.threads == 1
    assert len(engine.asked) == 1
    service.stop(play)
    with qtbot.waitSignal(job.finished):
        engine.go.set()


def test_work_that_is_stopped_waits_no_longer(qtbot, jobs, service, engine, lender):
    engine.go.clear()
    raised = []

    def work(job: Job) -> None:
        try:
            lender.lend(job.token).analyse(START, Limit())
        except WorkStoppedError:
            raised.append(True)

    job = jobs.run(work)
    qtbot.waitUntil(lambda: bool(engine.asked))
    with qtbot.waitSignal(job.ended):
        job.cancel()
    assert raised == [True]
    qtbot.waitUntil(lambda: service.searches == ())


def test_the_end_of_the_app_waits_for_nobody(qtbot, jobs, service, engine, lender):
    engine.go.clear()
    run(jobs, lender)
    qtbot.waitUntil(lambda: bool(engine.asked))
    service.shut_down()
    assert jobs.shut_down()


def test_a_failure_and_a_service_that_is_shut_down_are_errors(qtbot, jobs, service, engine, lender):
    engine.error = MemoryError("no room")
    with qtbot.waitSignal(run(jobs, lender).failed) as failed:
        pass
    assert str(failed.args[0]) == "no room"
    service.shut_down()
    with qtbot.waitSignal(run(jobs, lender).failed) as failed:
        pass
    assert "shut down" in str(failed.args[0])
