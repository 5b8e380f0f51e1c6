"""The time that a review takes is measured, on this machine and as it is now."""

from __future__ import annotations

import pytest
from harzdame_engine import Limit, Position
from harzdame_engine.review.reviewer import QUICK, THOROUGH

from harzdame_gui.controllers.engine.searches import Priority
from harzdame_gui.controllers.review.speed import Speed, seconds_of


def test_it_is_measured_by_a_short_search_for_all_threads(qtbot, service, engine, settings, monkeypatch):
    monkeypatch.setattr("harzdame_gui.controllers.engine.power.cores", lambda: 5)
    speed = Speed(service, settings)
    searches = []
    service.finished.connect(lambda search, _: searches.append((search.priority, search.limit)))
    with qtbot.waitSignal(speed.measured) as measured:
        speed.measure(Position.start())
    # the first search of all reads weights and tables, so that it tells nothing
    assert searches == [(Priority.REVIEW, Limit(nodes=1000)), (Priority.REVIEW, Limit(time=0.1))]
    assert measured.args[0] == pytest.approx(4 * 10 / 0.01)  # 10 nodes in 0.01 s, on all cores but one


def test_what_nobody_waits_for_is_not_searched(qtbot, service, engine, settings):
    speed = Speed(service, settings)
    engine.go.clear()
    speed.measure(Position.start())
    speed.stop()
    assert service.searches == ()


def test_a_short_game_takes_less_than_a_long_one() -> None:
    times = [seconds_of(plies, effort, 2e6) for effort in (QUICK, THOROUGH) for plies in (10, 100)]
    assert times == sorted(times)
    assert times[1] == 10 * times[0]
    assert seconds_of(10, QUICK, 0) > 1000  # and nothing is divided by
