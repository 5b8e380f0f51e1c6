"""Which engine carries a search out, and with how much of the machine."""

from __future__ import annotations

import pytest
from harzdame_engine import LEVELS, Info, Limit, Position
from harzdame_engine.books.cache import BookCache

from harzdame_gui.controllers.engine.searches import Engines, Power, Search
from tests.gui.controllers.conftest import ScriptedEngine

START = Position.start("harzdame")
POWER = Power(memory_mb=32, threads=3)
FULL = LEVELS[-1]
WEAK = LEVELS[0]


@pytest.fixture
def made() -> list[ScriptedEngine]:
    return []


@pytest.fixture
def engines(made: list[ScriptedEngine], cache: BookCache) -> Engines:
    def make() -> ScriptedEngine:
        made.append(ScriptedEngine())
        return made[-1]

    return Engines(make, cache)  # type: ignore[arg-type]


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
    assert weaker.power == (4, 1)


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


def asked(engines: Engines, **how: object) -> Info:
    search = Search(START, Limit(time=1), **how)  # type: ignore[arg-type]
    return engines.run(search, POWER, lambda _: None)


def test_a_move_from_the_book_needs_no_engine(engines, made, book):
    info = asked(engines, book_margin=0)
    assert info.from_book
    assert info.score == book.moves(START)[0].score
    played = {asked(engines, book_margin=1000).best for _ in range(60)}
    assert len(played) > 3
    assert made == []


def test_a_level_that_counts_plies_has_learned_no_openings(engines):
    for level in (None, *LEVELS):
        info = engines.run(Search(START, Limit(nodes=50), level, book_margin=0), POWER, print)
        assert info.from_book == (level is None or level.number >= 10)


def test_the_book_is_not_opened_unasked_and_does_not_know_everything(engines, made):
    assert not asked(engines).from_book
    children = tuple(START.play(move) for move in START.legal_moves())
    assert not asked(engines, book_margin=1000, history=children).from_book
    search = Search(Position.start("turkish"), Limit(time=1), book_margin=0)
    assert not engines.run(search, POWER, lambda _: None).from_book
    assert not Engines(lambda: made[0]).run(Search(START, Limit(), book_margin=0), POWER, print).from_book
