"""The search thread: results reach their asker, nothing else does, and nothing can hold the app."""

from __future__ import annotations

import threading
import time

import pytest
from harzdame_engine import Engine, Info, Limit, Position, StopToken
from PySide6.QtCore import QThread

from harzdame_gui.controllers.engine import engine_service, searches
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.work.thread import BackgroundThread

START = Position.start("harzdame")


def test_a_search_runs_on_another_thread_and_reports_its_result(qtbot, service, engine):
    with qtbot.waitSignal(service.finished) as done:
        token = service.analyse(START, Limit(time=1), history=(START,))
    assert done.args[0] is token
    assert done.args[1].best == START.legal_moves()[0]
    assert QThread.currentThread() not in engine.threads
    assert engine.asked == [(START, Limit(time=1), None, (START,))]


def test_requests_are_answered_one_after_another_each_with_its_own_token(qtbot, service):
    heard: list[StopToken] = []
    service.finished.connect(lambda token, _: heard.append(token))
    tokens = [service.analyse(START, Limit(time=1)) for _ in range(3)]
    qtbot.waitUntil(lambda: len(heard) == 3)
    assert heard == tokens


def test_nothing_more_is_heard_of_a_stopped_search(qtbot, service, engine):
    heard: list[object] = []
    for signal in (service.finished, service.failed, service.infoArrived):
        signal.connect(lambda token, _: heard.append(token))
    engine.go.clear()
    running = service.analyse(START, Limit())
    waiting = service.analyse(START, Limit())
    service.stop(waiting)
    service.stop(running)
    engine.go.set()
    last = service.analyse(START, Limit())
    qtbot.waitUntil(lambda: last in heard)
    assert heard == [last]
    assert len(engine.asked) == 2


def test_a_hurried_search_answers_with_what_it_has(qtbot, service, engine):
    engine.go.clear()
    token = service.analyse(START, Limit())
    qtbot.waitUntil(lambda: bool(engine.asked))
    with qtbot.waitSignal(service.finished, timeout=1000) as done:
        service.hurry(token)
    assert done.args[0] is token


def test_progress_is_passed_on_in_order_and_before_the_end(qtbot, service, engine):
    heard: list[str] = []
    service.infoArrived.connect(lambda *_: heard.append("info"))
    service.finished.connect(lambda *_: heard.append("finished"))
    engine.chatter = 0.05
    with qtbot.waitSignal(service.finished):
        service.analyse(START, Limit())
    assert heard[0] == "info"
    assert heard[-1] == "finished"
    assert heard.count("finished") == 1


def test_progress_that_is_under_way_when_the_search_is_stopped_is_not_heard(qtbot, service, engine):
    engine.chatter = 10
    token = service.analyse(START, Limit())
    deadline = time.monotonic() + 5
    while engine.told < 3 and time.monotonic() < deadline:
        time.sleep(0.001)  # without the event loop, so that nothing is delivered
    assert engine.told >= 3
    service.stop(token)
    with qtbot.assertNotEmitted(service.infoArrived):
        engine.chatter = 0
        with qtbot.waitSignal(service.finished):
            service.analyse(START, Limit())


def test_an_error_is_one_failure_and_the_next_search_works(qtbot, service, engine):
    engine.error = ValueError("out of pieces")
    with qtbot.waitSignal(service.failed) as failed:
        token = service.analyse(START, Limit())
    assert failed.args == [token, "out of pieces"]
    engine.error = None
    with qtbot.waitSignal(service.finished):
        service.analyse(START, Limit())


def test_a_hung_search_is_given_up_and_a_fresh_thread_serves_the_next(qtbot, service, engine, monkeypatch):
    monkeypatch.setattr(engine_service, "STOP_GRACE", 0.1)
    engine.go.clear()
    engine.ignore_stop = True
    token = service.analyse(START, Limit())
    qtbot.waitUntil(lambda: bool(engine.asked))
    with qtbot.waitSignal(service.failed, timeout=2000) as failed:
        service.hurry(token)
    assert failed.args[0] is token
    first = set(engine.threads)
    other = service.analyse(START, Limit())
    qtbot.waitUntil(lambda: len(engine.asked) == 2)
    with qtbot.assertNotEmitted(service.finished, wait=100):
        engine.ignore_stop = False  # now the hung search returns, and must not be taken for the other
    with qtbot.waitSignal(service.finished) as done:
        service.hurry(other)
    assert done.args[0] is other
    assert engine.threads != first


def test_a_stopped_search_that_hangs_is_told_though_nobody_waits_for_it(qtbot, service, engine, monkeypatch):
    monkeypatch.setattr(engine_service, "STOP_GRACE", 0.1)
    engine.go.clear()
    engine.ignore_stop = True
    token = service.analyse(START, Limit())
    qtbot.waitUntil(lambda: bool(engine.asked))
    with qtbot.assertNotEmitted(service.failed), qtbot.waitSignal(service.gaveUp, timeout=2000):
        service.stop(token)


def test_a_search_that_overruns_its_own_time_is_stopped(qtbot, service, engine, monkeypatch):
    monkeypatch.setattr(searches, "OVERTIME", 0.1)
    engine.go.clear()
    with qtbot.waitSignal(service.finished, timeout=2000):
        service.analyse(START, Limit(time=0.01))


@pytest.fixture
def waits(monkeypatch) -> list[int]:
    """The milliseconds that each thread is given to end."""
    given: list[int] = []
    shut_down = BackgroundThread.shut_down

    def counted(thread: BackgroundThread, timeout_ms: int) -> bool:
        given.append(timeout_ms)
        return shut_down(thread, timeout_ms)

    monkeypatch.setattr(BackgroundThread, "shut_down", counted)
    return given


def test_closing_while_the_real_engine_thinks_leaves_no_thread_within_a_second(qtbot, qapp, waits):
    service = EngineService(Engine)
    before = threading.active_count()
    heard: list[Info] = []
    service.infoArrived.connect(lambda _, info: heard.append(info))
    service.analyse(START, Limit())
    qtbot.waitUntil(lambda: bool(heard))
    assert service.shut_down()
    assert sum(waits) < 1000
    assert not service._thread.running
    assert threading.active_count() <= before
    with pytest.raises(RuntimeError):
        service.analyse(START, Limit())


def test_closing_with_hung_searches_says_so_and_takes_less_than_a_second(
    qtbot, service, engine, waits, monkeypatch
):
    monkeypatch.setattr(engine_service, "STOP_GRACE", 0.1)
    engine.go.clear()
    engine.ignore_stop = True
    given_up = service.analyse(START, Limit())
    qtbot.waitUntil(lambda: len(engine.asked) == 1)
    with qtbot.waitSignal(service.failed):
        service.hurry(given_up)
    service.analyse(START, Limit())
    qtbot.waitUntil(lambda: len(engine.asked) == 2)
    assert not service.shut_down()
    assert len(waits) == 2  # both threads are asked, within one time
    assert sum(waits) < 1000
