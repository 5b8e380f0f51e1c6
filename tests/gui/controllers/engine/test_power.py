"""The engine's share of the machine, for all settings and machines."""

from __future__ import annotations

import pytest

from harzdame_gui.controllers.engine import power as engine_power
from harzdame_gui.controllers.engine.searches import Power


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch):
    def has(cores: int, memory_mb: int) -> None:
        monkeypatch.setattr(engine_power, "cores", lambda: cores)
        monkeypatch.setattr(engine_power, "largest_table_mb", lambda: memory_mb)

    return has


@pytest.mark.parametrize(("cores", "threads"), [(1, 1), (2, 1), (8, 7)])
def test_by_itself_it_leaves_one_core_alone(machine, settings, cores, threads):
    machine(cores, 8192)
    assert engine_power.power(settings) == Power(64, threads)


def test_it_never_gets_more_than_there_is(machine, settings):
    machine(4, 100)
    settings.engine_memory.set(4096)
    settings.engine_threads.set(64)
    assert engine_power.power(settings) == Power(100, 4)


def test_the_choices_end_where_the_machine_does(machine):
    machine(6, 1500)
    assert engine_power.memory_choices() == (16, 64, 256, 1024)
    assert engine_power.thread_choices() == (1, 2, 4, 6)
    machine(1, 20)
    assert engine_power.memory_choices() == (16,)
    assert engine_power.thread_choices() == (1,)
