"""The patience of searches: what has waited for long is owed a thread, and no sooner."""

from __future__ import annotations

import pytest
from harzdame_engine import Limit, Position

from harzdame_gui.controllers.engine.patience import LONGEST, Patience
from harzdame_gui.controllers.engine.searches import Priority, Search

START = Position.start("harzdame")


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def patience(clock) -> Patience:
    return Patience(clock)


def analysis() -> Search:
    return Search(START, Limit(), Priority.ANALYSIS)


def test_who_has_waited_long_enough_is_owed_a_thread(clock, patience):
    search = analysis()
    patience.note([search], [search])
    assert patience.owed == frozenset()
    assert patience.until_next(()) == LONGEST
    clock.now += LONGEST / 2
    assert patience.until_next(()) == LONGEST / 2
    clock.now += LONGEST / 2
    assert patience.owed == {search}
    assert patience.until_next(patience.owed) is None


def test_who_becomes_owed_a_thread_while_others_are_shared_out_is_not_forgotten(clock, patience):
    search = analysis()
    patience.note([search], [search])
    owed = patience.owed
    clock.now += LONGEST * 2
    assert patience.until_next(owed) == 0


def test_whose_wait_begins_anew_meanwhile_is_not_forgotten_either(clock, patience):
    search = analysis()
    patience.note([search], [search])
    clock.now += LONGEST
    owed = patience.owed
    patience.forgive([search])
    assert patience.until_next(owed) == LONGEST


def test_short_waits_add_up_and_stay_owed(clock, patience):
    search = analysis()
    for _ in range(4):
        patience.note([search], [search])
        clock.now += LONGEST / 4
        patience.note([], [search])
        clock.now += 10
    assert patience.owed == {search}


def test_what_is_over_is_forgotten_but_not_the_turn_of_the_reviews(clock, patience):
    search = analysis()
    patience.note([search, Priority.REVIEW], [search, Priority.REVIEW])
    clock.now += LONGEST
    patience.note([], [])
    assert patience.owed == {Priority.REVIEW}


def test_a_queue_that_moves_waits_anew(clock, patience):
    search, other = analysis(), analysis()
    patience.note([search, other], [search, other])
    clock.now += LONGEST * 0.75
    patience.forgive([search])
    clock.now += LONGEST * 0.5
    assert patience.owed == {other}
    assert patience.until_next(patience.owed) == pytest.approx(LONGEST / 2)
