"""The choice of the engine, or the book, for a search, and of its share of the machine."""

from __future__ import annotations

from functools import partial

import pytest
from harzdame_engine import LEVELS, Engine, Info, Limit, Position
from harzdame_engine.books.cache import BookCache

from harzdame_gui.controllers.engine.engines import Engines
from harzdame_gui.controllers.engine.searches import EngineKind, Power, Priority, Search
from harzdame_gui.controllers.work.job import Job
from tests.gui.controllers.conftest import ScriptedEngine

START = Position.start("harzdame")
POWER = Power(memory_mb=32, threads=3)
FULL = LEVELS[-1]
WEAK = LEVELS[0]


@pytest.fixture
def made() -> list[ScriptedEngine]:
    return []


@pytest.fixture
def engines(qapp: object, made: list[ScriptedEngine], cache: BookCache) -> Engines:
    def make() -> ScriptedEngine:
        made.append(ScriptedEngine())
        return made[-1]

    return Engines(make, cache)  # type: ignore[arg-type]


def run(engines: Engines, search: Search, power: Power = POWER) -> Info:
    """As the service does, but here and now."""
    engine = engines.take(search.kind)
    job = Job(engines.work(search, engine, power))
    try:
        info = job.perform()
        assert isinstance(info, Info)
        return info
    finally:
        engines.put_back(search.kind, engine)


def asked(engines: Engines, position: Position = START, **how: object) -> Info:
    how = {"priority": Priority.PLAY} | how
    return run(engines, Search(position, Limit(time=1), **how))  # type: ignore[arg-type]


def test_a_weaker_level_does_not_share_the_full_strengths_memory(engines, made):
    for level in (None, WEAK, FULL, LEVELS[2], None):
        asked(engines, level=level)
    assert [len(engine.asked) for engine in made] == [3, 2]


def test_only_full_strength_uses_the_memory_that_is_chosen(engines, made):
    asked(engines)
    asked(engines, level=WEAK)
    asked(engines, priority=Priority.REVIEW)
    asked(engines, priority=Priority.ANALYSIS)
    assert [engine.power for engine in made] == [(32, 3), (4, 3), (16, 3)]


def test_a_weaker_level_varies_its_play_and_full_strength_keeps_its_memory(engines, made):
    for level in (FULL, FULL, WEAK, WEAK):
        asked(engines, level=level)
    full, weaker = made
    assert full.seeds == [0, 0]
    assert weaker.seeds[0] != weaker.seeds[1]


def test_nobody_else_has_an_engine_before_it_is_put_back(engines, made):
    kind = EngineKind.REVIEW
    first, second = engines.take(kind), engines.take(kind)
    assert first is not second
    for engine in (first, second):
        engines.put_back(kind, engine)
    assert {engines.take(kind), engines.take(kind)} == {first, second}
    assert len(made) == 2


def test_one_idle_table_at_full_strength_is_enough(engines, made):
    kind = EngineKind.FULL
    first, second = engines.take(kind), engines.take(kind)
    engines.put_back(kind, first)
    engines.put_back(kind, second)
    assert engines.take(kind) is second
    assert engines.take(kind) is not second


def test_what_a_search_found_helps_the_next_of_its_kind(qapp):
    # this feature searches deeper than before where a good move is remembered
    engines = Engines(partial(Engine, without=("small-first",)))
    power = Power(memory_mb=8, threads=1)
    analysis = Search(START, Limit(depth=8), Priority.ANALYSIS)
    first = run(engines, analysis, power)
    again = run(engines, Search(START, Limit(depth=8), Priority.PLAY), power)
    assert again.nodes < first.nodes / 2
    review = run(engines, Search(START, Limit(depth=8), Priority.REVIEW), power)
    assert review.nodes == first.nodes


def test_a_move_from_the_book_needs_no_engine(engines, made, book):
    info = asked(engines, book_margin=0)
    assert info.from_book
    assert info.score == book.moves(START)[0].score
    played = {asked(engines, book_margin=1000).best for _ in range(60)}
    assert len(played) > 3
    assert made[0].asked == []


def test_a_level_that_counts_plies_has_learned_no_openings(engines):
    for level in (None, *LEVELS):
        info = asked(engines, level=level, book_margin=0)
        assert info.from_book == (level is None or level.number >= 10)


def test_the_book_is_not_opened_unasked_and_does_not_know_everything(engines):
    assert not asked(engines).from_book
    children = tuple(START.play(move) for move in START.legal_moves())
    assert not asked(engines, book_margin=1000, history=children).from_book
    assert not asked(engines, Position.start("turkish"), book_margin=0).from_book
    assert not asked(Engines(ScriptedEngine), book_margin=0).from_book  # type: ignore[arg-type]
