"""The service of searches: results reach their asker, nothing else does, and nothing can block the app."""

from __future__ import annotations

import threading

import pytest
from harzdame_engine import Engine, Info, Level, Limit, Position
from harzdame_engine.search.levels import Weakness
from PySide6.QtCore import QThread

from harzdame_gui.controllers.engine import engine_service
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.engines import Engines
from harzdame_gui.controllers.engine.searches import Power, Priority, Search
from harzdame_gui.controllers.work import jobs as jobs_module
from harzdame_gui.controllers.work.jobs import Jobs

START = Position.start("harzdame")
PLAY = Priority.PLAY
WEAKER = Level("weaker", 1, weakness=Weakness(noise=10))
"""Thinks as long as it may."""


def test_a_search_runs_on_another_thread_and_reports_its_result(qtbot, service, engine):
    with qtbot.waitSignal(service.finished) as done:
        search = service.analyse(START, Limit(time=1), history=(START,), priority=PLAY)
    assert done.args[0] is search
    assert done.args[1].best == START.legal_moves()[0]
    assert QThread.currentThread() not in engine.threads
    assert engine.asked == [(START, Limit(time=1), None, (START,))]


def test_requests_are_answered_one_after_another_each_for_itself(qtbot, service):
    heard: list[Search] = []
    service.finished.connect(lambda search, _: heard.append(search))
    searches = [service.analyse(START, Limit(time=1), priority=PLAY) for _ in range(3)]
    assert list(service.searches) == searches
    qtbot.waitUntil(lambda: len(heard) == 3)
    assert heard == searches
    assert service.searches == ()


def test_nothing_more_is_heard_of_a_stopped_search(qtbot, service, engine):
    heard: list[object] = []
    for signal in (service.finished, service.failed, service.infoArrived):
        signal.connect(lambda search, _: heard.append(search))
    engine.go.clear()
    running = service.analyse(START, Limit(), priority=PLAY)
    waiting = service.analyse(START, Limit(), priority=PLAY)
    service.stop(waiting)
    service.stop(running)
    service.stop(running)
    engine.go.set()
    last = service.analyse(START, Limit(), priority=PLAY)
    qtbot.waitUntil(lambda: last in heard)
    assert heard == [last]
    assert len(engine.asked) <= 2  # the first may not even have begun


def test_what_is_asked_for_before_there_are_engines_waits_for_them(qtbot, jobs, engine):
    service = EngineService(jobs)
    dropped = service.analyse(START, Limit(time=1), priority=PLAY)
    wanted = service.analyse(START.play(START.legal_moves()[0]), Limit(time=1), priority=PLAY)
    service.stop(dropped)
    assert service.searches == (wanted,)
    assert service.threads == 0
    with qtbot.waitSignal(service.finished) as done:
        service.begin(Engines(lambda: engine))
    assert done.args[0] is wanted
    assert [position for position, *_ in engine.asked] == [wanted.position]


def test_a_service_can_end_before_it_has_engines(jobs):
    service = EngineService(jobs)
    service.analyse(START, Limit(), priority=PLAY)
    service.shut_down()
    assert service.searches == ()
    assert jobs.under_way == ()


def test_a_hurried_search_answers_with_what_it_has(qtbot, service, engine):
    engine.go.clear()
    search = service.analyse(START, Limit(), priority=PLAY)
    qtbot.waitUntil(lambda: bool(engine.asked))
    with qtbot.waitSignal(service.finished, timeout=20_000) as done:
        service.hurry(search)
    assert done.args[0] is search


def test_a_search_that_is_hurried_before_its_turn_does_not_tarry_then(qtbot, service, engine):
    engine.go.clear()
    first, second = (service.analyse(START, Limit(), priority=PLAY) for _ in range(2))
    service.hurry(second)
    service.hurry(first)
    with qtbot.waitSignals([service.finished, service.finished]):
        pass


def test_progress_is_passed_on_in_order_and_before_the_end(qtbot, service, engine):
    heard: list[str] = []
    service.infoArrived.connect(lambda *_: heard.append("info"))
    service.finished.connect(lambda *_: heard.append("finished"))
    engine.chatter = 0.05
    with qtbot.waitSignal(service.finished):
        service.analyse(START, Limit(), priority=PLAY)
    assert heard[0] == "info"
    assert heard[-1] == "finished"
    assert heard.count("finished") == 1


def test_each_search_has_its_own_figures(qtbot, jobs):
    service = EngineService(jobs, Engines(Engine))
    service.set_power(Power(8, 2))
    searches = [service.analyse(START, Limit(depth=6), priority=Priority.REVIEW) for _ in range(2)]
    qtbot.waitUntil(lambda: service.searches == ())
    for search in searches:
        assert search.info.depth == 6
        assert search.info.nps > 0
        assert 0 <= search.info.table_fill <= 1


def test_progress_that_is_under_way_when_the_search_is_stopped_is_not_heard(qtbot, service, engine):
    engine.chatter = 10
    search = service.analyse(START, Limit(), priority=PLAY)
    assert engine.chattering.wait(5)  # without the event loop, so that nothing is delivered
    service.stop(search)
    with qtbot.assertNotEmitted(service.infoArrived):
        engine.chatter = 0
        with qtbot.waitSignal(service.finished):
            service.analyse(START, Limit(), priority=PLAY)


def test_an_error_is_one_failure_and_the_next_search_works(qtbot, service, engine):
    engine.error = ValueError("out of pieces")
    with qtbot.waitSignal(service.failed) as failed:
        search = service.analyse(START, Limit(), priority=PLAY)
    assert failed.args == [search, "out of pieces"]
    engine.error = None
    with qtbot.waitSignal(service.finished):
        service.analyse(START, Limit(), priority=PLAY)


def test_a_hung_search_is_given_up_and_fresh_engine_and_thread_serve_the_next(
    qtbot, jobs, engine, scripted, monkeypatch
):
    monkeypatch.setattr(jobs_module, "STOP_GRACE", 0)
    fresh = scripted()
    waiting = [fresh, engine]
    service = EngineService(jobs, Engines(waiting.pop))
    engine.go.clear()
    engine.ignore_stop = True
    fresh.go.clear()
    search = service.analyse(START, Limit(), priority=PLAY)
    qtbot.waitUntil(lambda: bool(engine.asked))
    with qtbot.waitSignal(service.failed) as failed:
        service.hurry(search)
    assert failed.args[0] is search
    other = service.analyse(START, Limit(), priority=PLAY)
    qtbot.waitUntil(lambda: bool(fresh.asked))
    assert jobs.threads == 2
    with qtbot.assertNotEmitted(service.finished):
        engine.ignore_stop = False  # now the hung search returns, and must not be taken for the other
        qtbot.waitUntil(lambda: jobs.threads == 1)
    with qtbot.waitSignal(service.finished) as done:
        service.hurry(other)
    assert done.args[0] is other
    assert engine.threads.isdisjoint(fresh.threads)


def test_a_stopped_search_that_hangs_is_told_though_nobody_waits_for_it(qtbot, service, engine, monkeypatch):
    monkeypatch.setattr(jobs_module, "STOP_GRACE", 0)
    engine.go.clear()
    engine.ignore_stop = True
    search = service.analyse(START, Limit(), priority=PLAY)
    qtbot.waitUntil(lambda: bool(engine.asked))
    with qtbot.assertNotEmitted(service.failed), qtbot.waitSignal(service.gaveUp, timeout=20_000):
        service.stop(search)
    assert service.threads == 0


def test_an_analysis_that_cannot_be_interrupted_fails_and_the_move_is_found(
    qtbot, jobs, engine, scripted, monkeypatch
):
    monkeypatch.setattr(jobs_module, "STOP_GRACE", 0)
    waiting = [scripted(), engine]
    service = EngineService(jobs, Engines(waiting.pop))
    engine.go.clear()
    engine.ignore_stop = True
    analysis = service.analyse(START, Limit(), priority=Priority.ANALYSIS)
    qtbot.waitUntil(lambda: bool(engine.asked))
    with qtbot.waitSignal(service.failed) as failed, qtbot.waitSignal(service.finished) as done:
        move = service.analyse(START, Limit(), priority=PLAY)
    assert failed.args[0] is analysis
    assert done.args[0] is move
    assert service.searches == ()


def test_a_search_that_overruns_its_own_time_is_stopped(qtbot, service, engine, monkeypatch):
    monkeypatch.setattr(engine_service, "OVERTIME", 0)
    engine.go.clear()
    with qtbot.waitSignal(service.finished, timeout=20_000):
        service.analyse(START, Limit(time=0.01), priority=PLAY)


def test_closing_while_real_engines_search_for_all_purposes_leaves_no_thread(qtbot, qapp):
    jobs = Jobs()
    service = EngineService(jobs, Engines(Engine))
    service.set_power(Power(8, 3))
    before = threading.active_count()
    heard: dict[Search, Info] = {}
    service.infoArrived.connect(heard.__setitem__)
    for priority, level in ((PLAY, WEAKER), (Priority.ANALYSIS, None)):
        service.analyse(START, Limit(), level, priority=priority)
    qtbot.waitUntil(lambda: len(heard) == 2)
    service.shut_down()
    assert jobs.shut_down()
    assert jobs.threads == 0
    assert threading.active_count() <= before
    with pytest.raises(RuntimeError):
        service.analyse(START, Limit(), priority=PLAY)
