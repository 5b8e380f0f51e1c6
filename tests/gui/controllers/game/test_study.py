"""A study: the search that runs while nothing else is asked, and gives way to everything."""

from __future__ import annotations

from harzdame_engine import Limit, Position

from harzdame_gui.controllers.engine.searches import Power

START = Position.start("harzdame")
NEXT = START.play(START.legal_moves()[0])


def asked(engine) -> list[Position]:
    return [position for position, *_ in engine.asked]


def listen(service) -> list[tuple[str, object]]:
    heard: list[tuple[str, object]] = []
    for name in ("infoArrived", "finished", "failed"):
        getattr(service, name).connect(lambda token, _, name=name: heard.append((name, token)))
    return heard


def test_any_other_search_interrupts_it_and_it_goes_on_afterwards(qtbot, service, engine):
    heard = listen(service)
    engine.go.clear()
    study = service.study(START, lines=3)
    qtbot.waitUntil(lambda: asked(engine) == [START])
    move = service.analyse(NEXT, Limit(time=1))
    qtbot.waitUntil(lambda: asked(engine) == [START, NEXT])
    service.hurry(move)
    qtbot.waitUntil(lambda: asked(engine) == [START, NEXT, START])
    assert engine.lines == [3, 1, 3]
    assert heard == [("finished", move)]
    service.hurry(study)
    qtbot.waitUntil(lambda: ("finished", study) in heard)


def test_it_is_not_begun_before_what_waits(qtbot, service, engine):
    engine.go.clear()
    first = service.analyse(NEXT, Limit())
    service.study(START)
    second = service.analyse(NEXT, Limit())
    for token in (first, second):
        service.hurry(token)
    qtbot.waitUntil(lambda: asked(engine) == [NEXT, NEXT, START])


def test_another_takes_its_place_and_nothing_more_is_heard_of_it(qtbot, service, engine):
    heard = listen(service)
    engine.go.clear()
    old = service.study(START)
    qtbot.waitUntil(lambda: asked(engine) == [START])
    new = service.study(NEXT)
    qtbot.waitUntil(lambda: asked(engine) == [START, NEXT])
    service.hurry(new)
    qtbot.waitUntil(lambda: ("finished", new) in heard)
    assert not [token for _, token in heard if token is old]


def test_stopped_while_it_gives_way_it_does_not_come_back(qtbot, service, engine):
    heard = listen(service)
    engine.go.clear()
    study = service.study(START)
    qtbot.waitUntil(lambda: asked(engine) == [START])
    move = service.analyse(NEXT, Limit())
    service.stop(study)
    service.hurry(move)
    last = service.analyse(NEXT, Limit())
    service.hurry(last)
    qtbot.waitUntil(lambda: ("finished", last) in heard)
    assert START not in asked(engine)[1:]
    assert not [token for _, token in heard if token is study]


def test_what_ends_by_itself_is_not_begun_again(qtbot, service, engine):
    heard = listen(service)
    study = service.study(START)
    qtbot.waitUntil(lambda: ("finished", study) in heard)
    move = service.analyse(NEXT, Limit())
    qtbot.waitUntil(lambda: ("finished", move) in heard)
    assert asked(engine) == [START, NEXT]


def test_its_failure_is_told_once(qtbot, service, engine):
    heard = listen(service)
    engine.error = MemoryError("no room")
    study = service.study(START)
    qtbot.waitUntil(lambda: bool(heard))
    engine.error = None
    move = service.analyse(NEXT, Limit())
    qtbot.waitUntil(lambda: ("finished", move) in heard)
    assert heard == [("failed", study), ("finished", move)]


def test_other_power_counts_from_the_next_search_on(qtbot, service, engine):
    service.set_power(Power(memory_mb=128, threads=2))
    with qtbot.waitSignal(service.finished):
        service.study(START)
    assert engine.power == (128, 2)
    service.set_power(Power(memory_mb=16, threads=1))
    assert engine.power == (128, 2)
    with qtbot.waitSignal(service.finished):
        service.study(START)
    assert engine.power == (16, 1)
