"""A thread has had its chance only while it could do something."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from harzdame_engine.machine import ThreadState

from harzdame_gui.controllers.work import chance as chance_module
from harzdame_gui.controllers.work.chance import Chance

WAITS = ThreadState(ready=False, ran=1.0)


def ready(ran: float) -> ThreadState:
    return ThreadState(ready=True, ran=ran)


@pytest.mark.parametrize(
    ("states", "seconds"),
    [
        ([ready(1.0), ready(1.0), ready(1.0)], 0.0),  # it waits for a core
        ([ready(1.0), ready(1.25), ready(1.375)], 0.375),
        ([WAITS, WAITS, WAITS], 0.5),
        ([ready(1.0), WAITS, ready(1.0)], 0.25),
        ([None, None, None], 0.5),  # the system does not tell
        ([ready(1.0), None, None], 0.5),
    ],
)
def test_the_time_without_a_core_does_not_count(
    monkeypatch: pytest.MonkeyPatch, states: list[ThreadState | None], seconds: float
) -> None:
    told, times = iter(states), iter((10.0, 10.25, 10.5))
    monkeypatch.setattr(chance_module, "thread_state", lambda _thread: next(told))
    monkeypatch.setattr(chance_module, "time", SimpleNamespace(monotonic=lambda: next(times)))
    chance = Chance(1)
    chance.look()
    assert chance.look() == seconds


def test_the_time_in_which_this_process_did_nothing_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter((10.0, 1000.0))
    monkeypatch.setattr(chance_module, "thread_state", lambda _thread: WAITS)
    monkeypatch.setattr(chance_module, "time", SimpleNamespace(monotonic=lambda: next(times)))
    assert Chance(1).look() == 0.5
