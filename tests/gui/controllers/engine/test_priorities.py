"""Several searches at once: what comes first has its threads, the others give way and go on afterwards."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from random import Random

import pytest
from harzdame_engine import LEVELS, Info, Limit, Position, StopToken
from PySide6.QtCore import QThread

from harzdame_gui.controllers.engine import patience
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.engines import Engines
from harzdame_gui.controllers.engine.searches import Power, Priority, Search
from tests.gui.controllers.conftest import ScriptedEngine

START = Position.start("harzdame")
NEXT = START.play(START.legal_moves()[0])
PLAY, ANALYSIS, REVIEW = Priority


def asked(engine) -> list[Position]:
    return [position for position, *_ in engine.asked]


def listen(service) -> list[tuple[str, Search]]:
    heard: list[tuple[str, Search]] = []
    for name in ("infoArrived", "finished", "failed"):
        getattr(service, name).connect(lambda search, _, name=name: heard.append((name, search)))
    return heard


# On one thread


def test_a_move_interrupts_an_analysis_and_it_goes_on_afterwards(qtbot, service, engine):
    heard = listen(service)
    engine.go.clear()
    analysis = service.analyse(START, Limit(), priority=ANALYSIS, lines=3)
    qtbot.waitUntil(lambda: asked(engine) == [START])
    move = service.analyse(NEXT, Limit(time=1), priority=PLAY)
    qtbot.waitUntil(lambda: asked(engine) == [START, NEXT])
    service.hurry(move)
    qtbot.waitUntil(lambda: asked(engine) == [START, NEXT, START])
    assert engine.lines == [3, 1, 3]
    assert heard == [("finished", move)]
    service.hurry(analysis)
    qtbot.waitUntil(lambda: ("finished", analysis) in heard)


def test_they_go_in_the_order_of_their_priority(qtbot, service, engine):
    heard = listen(service)
    engine.go.clear()
    first = service.analyse(START, Limit(), priority=PLAY)
    review = service.analyse(START, Limit(), priority=REVIEW)
    analysis = service.analyse(START, Limit(), priority=ANALYSIS)
    second = service.analyse(START, Limit(), priority=PLAY)
    for search in (review, analysis, second, first):
        service.hurry(search)
    order = [first, second, analysis, review]
    qtbot.waitUntil(lambda: heard == [("finished", search) for search in order])


def test_stopped_while_it_gives_way_it_does_not_come_back(qtbot, service, engine):
    heard = listen(service)
    engine.go.clear()
    analysis = service.analyse(START, Limit(), priority=ANALYSIS)
    qtbot.waitUntil(lambda: asked(engine) == [START])
    move = service.analyse(NEXT, Limit(), priority=PLAY)
    service.stop(analysis)
    service.hurry(move)
    last = service.analyse(NEXT, Limit(), priority=PLAY)
    service.hurry(last)
    qtbot.waitUntil(lambda: ("finished", last) in heard)
    assert START not in asked(engine)[1:]
    assert not [search for _, search in heard if search is analysis]


def test_what_ends_by_itself_is_not_begun_again(qtbot, service, engine):
    heard = listen(service)
    analysis = service.analyse(START, Limit(), priority=ANALYSIS)
    qtbot.waitUntil(lambda: ("finished", analysis) in heard)
    move = service.analyse(NEXT, Limit(), priority=PLAY)
    qtbot.waitUntil(lambda: ("finished", move) in heard)
    assert asked(engine) == [START, NEXT]


def test_its_failure_is_told_once(qtbot, service, engine):
    heard = listen(service)
    engine.error = MemoryError("no room")
    analysis = service.analyse(START, Limit(), priority=ANALYSIS)
    qtbot.waitUntil(lambda: bool(heard))
    engine.error = None
    move = service.analyse(NEXT, Limit(), priority=PLAY)
    qtbot.waitUntil(lambda: ("finished", move) in heard)
    assert heard == [("failed", analysis), ("finished", move)]


def test_other_power_counts_from_the_next_search_on(qtbot, service, engine):
    service.set_power(Power(memory_mb=128, threads=2))
    with qtbot.waitSignal(service.finished):
        service.analyse(START, Limit(), priority=ANALYSIS)
    assert engine.power == (128, 2)
    service.set_power(Power(memory_mb=16, threads=1))
    assert engine.power == (128, 2)
    with qtbot.waitSignal(service.finished):
        service.analyse(START, Limit(), priority=ANALYSIS)
    assert engine.power == (16, 1)


# On several threads


class Counted(ScriptedEngine):
    """Searches until it is stopped, and keeps account with the others of the threads in use."""

    lock = threading.Lock()

    def __init__(self, account: list[int]) -> None:
        super().__init__()
        self._account = account
        self._busy = threading.Lock()
        self.searching: Position | None = None

    def analyse(self, position: Position, *rest: object, **how: object) -> Info:
        assert self._busy.acquire(blocking=False), "an engine was asked for two searches at once"
        threads = self.power[1]
        with self.lock:
            self._account.append(self._account[-1] + threads)
        self.searching = position
        stop = how["stop"]
        assert isinstance(stop, StopToken)
        while not stop.stopped:
            QThread.msleep(1)
        self.searching = None
        with self.lock:
            self._account.append(self._account[-1] - threads)
        self._busy.release()
        return super().analyse(position, *rest, **how)


@pytest.fixture
def account() -> list[int]:
    """The number of threads in use, after each change."""
    return [0]


@pytest.fixture
def counted(jobs, account) -> list[Counted]:
    return []


@pytest.fixture
def parallel(jobs, account, counted) -> Iterator[EngineService]:
    """Has four threads."""

    def make() -> Counted:
        counted.append(Counted(account))
        return counted[-1]

    service = EngineService(jobs, Engines(make))  # type: ignore[arg-type]
    service.set_power(Power(memory_mb=64, threads=4))
    yield service
    service.shut_down()


@pytest.fixture
def under_way(counted) -> Callable[[], dict[Position, int]]:
    """The number of threads that search each position."""
    return lambda: {engine.searching: engine.power[1] for engine in counted if engine.searching}


def positions(count: int) -> list[Position]:
    return [START.play(move) for move in START.legal_moves()[:count]]


def test_a_weaker_opponent_takes_one_thread_and_the_analysis_has_the_rest(qtbot, parallel, under_way):
    parallel.analyse(START, Limit(), priority=ANALYSIS)
    qtbot.waitUntil(lambda: under_way() == {START: 4})
    move = parallel.analyse(NEXT, Limit(), LEVELS[0], priority=PLAY)
    qtbot.waitUntil(lambda: under_way() == {START: 3, NEXT: 1})
    parallel.stop(move)
    qtbot.waitUntil(lambda: under_way() == {START: 4})


def test_an_opponent_at_full_strength_has_all_threads(qtbot, parallel, under_way, counted):
    parallel.analyse(START, Limit(), priority=ANALYSIS)
    qtbot.waitUntil(lambda: under_way() == {START: 4})
    move = parallel.analyse(NEXT, Limit(), priority=PLAY)
    qtbot.waitUntil(lambda: under_way() == {NEXT: 4})
    parallel.stop(move)
    qtbot.waitUntil(lambda: under_way() == {START: 4})
    assert len(counted) == 1  # they share the table


def test_a_review_has_what_is_left(qtbot, parallel, under_way):
    reviewed = positions(5)
    reviews = [parallel.analyse(position, Limit(), priority=REVIEW) for position in reviewed]
    qtbot.waitUntil(lambda: under_way() == dict.fromkeys(reviewed[:4], 1))
    move = parallel.analyse(START, Limit(), LEVELS[0], priority=PLAY)
    qtbot.waitUntil(lambda: under_way() == {START: 1} | dict.fromkeys(reviewed[:3], 1))
    parallel.stop(move)
    parallel.stop(reviews[0])
    qtbot.waitUntil(lambda: under_way() == dict.fromkeys(reviewed[1:], 1))
    parallel.analyse(START, Limit(), priority=ANALYSIS)
    qtbot.waitUntil(lambda: under_way() == {START: 2} | dict.fromkeys(reviewed[1:3], 1))


def test_two_analyses_share_threads_and_memory(qtbot, parallel, under_way, counted):
    first, second = positions(2)
    parallel.analyse(first, Limit(), priority=ANALYSIS)
    other = parallel.analyse(second, Limit(), priority=ANALYSIS)
    qtbot.waitUntil(lambda: under_way() == {first: 2, second: 2})
    assert [engine.power for engine in counted] == [(32, 2), (32, 2)]
    parallel.stop(other)
    qtbot.waitUntil(lambda: under_way() == {first: 4})
    assert len(counted) == 2


def test_a_move_that_is_being_found_keeps_its_threads(qtbot, parallel, under_way):
    first, second = positions(2)
    move = parallel.analyse(first, Limit(), priority=PLAY)
    qtbot.waitUntil(lambda: under_way() == {first: 4})
    parallel.analyse(second, Limit(), priority=PLAY)
    parallel.set_power(Power(threads=2))
    assert under_way() == {first: 4}
    parallel.stop(move)
    qtbot.waitUntil(lambda: under_way() == {second: 2})


# None starves: each pair of purposes, on any number of cores

PURPOSES = {
    "move": (PLAY, None),
    "weaker move": (PLAY, LEVELS[0]),
    "check": (PLAY, None),
    "analysis": (ANALYSIS, None),
    "threat": (ANALYSIS, None),
    "review": (REVIEW, None),
}
PAIRS = [(first, second) for first in PURPOSES for second in PURPOSES]


@pytest.fixture
def impatient(monkeypatch) -> None:
    monkeypatch.setattr(patience, "LONGEST", 0.02)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("pair", PAIRS, ids=" and ".join)
def test_neither_of_two_waits_for_the_end_of_the_other(qtbot, parallel, under_way, pair, threads):
    parallel.set_power(Power(threads=threads))
    both = positions(2)
    for position, purpose in zip(both, pair, strict=True):
        priority, level = PURPOSES[purpose]
        parallel.analyse(position, Limit(), level, priority=priority)
        qtbot.wait(5)
    if threads == 1 and pair == ("review", "review"):
        qtbot.waitUntil(lambda: sum(under_way().values()) == 1)  # a queue, of searches that end
    else:
        qtbot.waitUntil(lambda: set(under_way()) == set(both))


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("threads", [1, 2, 7])
def test_all_together_get_on(qtbot, parallel, under_way, threads):
    parallel.set_power(Power(threads=threads))
    everything = positions(len(PURPOSES))
    for position, (priority, level) in zip(everything, PURPOSES.values(), strict=True):
        parallel.analyse(position, Limit(), level, priority=priority)
    qtbot.waitUntil(lambda: set(under_way()) == set(everything))
    assert parallel.threads <= threads + len(PURPOSES) - 1


@pytest.mark.usefixtures("impatient")
def test_what_becomes_overdue_while_threads_are_shared_out_has_one(qtbot, parallel, under_way, monkeypatch):
    """On a busy machine that takes its time, and nothing happens afterwards that has them shared out anew."""
    note = patience.Patience.note

    def note_slowly(*given: object) -> None:
        note(*given)
        QThread.msleep(40)

    monkeypatch.setattr(patience.Patience, "note", note_slowly)
    parallel.set_power(Power(threads=1))
    analysed, reviewed = positions(2)
    parallel.analyse(analysed, Limit(), priority=ANALYSIS)
    parallel.analyse(reviewed, Limit(), priority=REVIEW)
    qtbot.waitUntil(lambda: set(under_way()) == {analysed, reviewed})


@pytest.mark.usefixtures("impatient")
def test_a_review_gets_on_beside_a_game_of_engines(qtbot, service, engine):
    """Move after move leaves it no time in which nobody thinks."""
    heard = listen(service)
    engine.chatter = 0.005
    review = service.analyse(NEXT, Limit(), priority=REVIEW)

    def think_on(ended: Search) -> None:
        if ended.priority is PLAY:
            service.analyse(START, Limit(), priority=PLAY)

    service.finished.connect(lambda ended, _: think_on(ended))
    for _ in range(2):
        service.analyse(START, Limit(), priority=PLAY)
    qtbot.waitUntil(lambda: ("finished", review) in heard)


def test_an_analysis_is_not_interrupted_between_two_searches_of_a_review(qtbot, parallel, under_way, counted):
    analysed, first, second = positions(3)
    parallel.analyse(analysed, Limit(), priority=ANALYSIS)
    review = parallel.analyse(first, Limit(), priority=REVIEW)
    qtbot.waitUntil(lambda: under_way() == {analysed: 2, first: 1})
    begun = sum(len(each.asked) for each in counted)
    parallel.stop(review)
    qtbot.waitUntil(lambda: under_way() == {analysed: 2})
    qtbot.wait(20)
    parallel.analyse(second, Limit(), priority=REVIEW)
    qtbot.waitUntil(lambda: under_way() == {analysed: 2, second: 1})
    assert sum(len(each.asked) for each in counted) == begun + 1


@pytest.fixture
def patient(monkeypatch) -> None:
    monkeypatch.setattr(patience, "LONGEST", 1000.0)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("seed", range(3))
def test_there_are_never_more_threads_than_allowed(qtbot, parallel, account, counted, seed):
    random = Random(seed)
    searches: list[Search] = []
    for _ in range(120):
        if searches and random.random() < 0.45:
            end = random.choice([parallel.stop, parallel.hurry])
            end(searches.pop(random.randrange(len(searches))))
        else:
            level = random.choice([None, LEVELS[0]])
            priority = random.choice([PLAY, PLAY, ANALYSIS, REVIEW])
            searches.append(parallel.analyse(START, Limit(), level, priority=priority))
        assert parallel.threads <= 4
        qtbot.wait(random.choice([0, 0, 2]))
    for search in searches:
        parallel.stop(search)
    qtbot.waitUntil(lambda: parallel.threads == 0)
    assert max(account) == 4
    assert account[-1] == 0
    assert len(counted) <= 12  # they are used again
