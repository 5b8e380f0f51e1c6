"""Which engine carries a search out, and with how much of the machine."""

from __future__ import annotations

import pytest
from harzdame_engine import LEVELS, Limit, Position

from harzdame_gui.controllers.searches import Engines, Power, Search
from tests.gui.controllers.conftest import ScriptedEngine

START = Position.start("harzdame")
POWER = Power(memory_mb=32, threads=3)
FULL = LEVELS[-1]
WEAK = LEVELS[0]


@pytest.fixture
def made() -> list[ScriptedEngine]:
    return []


@pytest.fixture
def engines(made: list[ScriptedEngine]) -> Engines:
    def make() -> ScriptedEngine:
        made.append(ScriptedEngine())
        return made[-1]

    return Engines(make)  # type: ignore[arg-type]


def run(engines: Engines, level: object) -> None:
    engines.run(Search(START, Limit(time=1), level), POWER, lambda _: None)  # type: ignore[arg-type]


def test_a_weaker_level_does_not_share_the_full_strengths_memory(engines, made):
    for level in (None, WEAK, FULL, LEVELS[2], None):
        run(engines, level)
    assert [len(engine.asked) for engine in made] == [3, 2]


def test_only_full_strength_uses_the_power_that_is_chosen(engines, made):
    run(engines, None)
    run(engines, WEAK)
    full, weaker = made
    assert full.power == (32, 3)
    assert weaker.power == (16, 1)


def test_a_weaker_level_varies_its_play_and_full_strength_keeps_its_memory(engines, made):
    for level in (FULL, FULL, WEAK, WEAK):
        run(engines, level)
    full, weaker = made
    assert full.seeds == [0, 0]
    assert weaker.seeds[0] != weaker.seeds[1]


def test_a_search_that_was_interrupted_is_ready_to_run_again(engines):
    search = Search(START, Limit())
    search.interrupted = True
    search.stop()
    assert search.run_token.stopped
    search.renew()
    assert not search.run_token.stopped
    assert not search.interrupted
    assert search.stopped is None
