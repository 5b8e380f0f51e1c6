"""The deck: what was failed is due again, at growing distances."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from harzdame_engine.puzzles.deck import Deck, Grade

DAY = 86_400.0


def test_what_was_failed_is_due_in_ten_minutes_and_then_tomorrow() -> None:
    deck = Deck()
    deck.review("a", 1000.0, Grade.FAILED)
    assert deck.due(1000.0) == []
    assert deck.due_at("a") == 1600.0
    assert deck.due(1600.0) == ["a"]
    deck.review("a", 1700.0, Grade.SOLVED)
    assert 0 < deck.due_at("a") - 1700 < 2 * DAY


def test_distances_grow_while_it_is_known_and_shrink_when_it_is_not() -> None:
    deck, at, distances = Deck(), 0.0, []
    deck.review("a", at, Grade.FAILED)
    for _ in range(5):
        at = deck.due_at("a")
        deck.review("a", at, Grade.SOLVED)
        distances.append(deck.due_at("a") - at)
    assert distances == sorted(distances)
    assert distances[-1] > 7 * DAY
    at = deck.due_at("a")
    deck.review("a", at, Grade.FAILED)
    assert deck.due_at("a") - at == 600


def test_help_brings_it_back_sooner() -> None:
    due = {}
    for grade in (Grade.HELPED, Grade.SOLVED):
        deck = Deck()
        for at in (0.0, 2 * DAY):
            deck.review("a", at, grade)
        due[grade] = deck.due_at("a")
    assert due[Grade.HELPED] < due[Grade.SOLVED]


def test_those_that_waited_longest_come_first() -> None:
    deck = Deck()
    for at, puzzle in ((30.0, "c"), (10.0, "a"), (20.0, "b")):
        deck.add(puzzle, at)
    deck.add("a", 99.0)  # it is there already
    assert deck.due(50.0) == ["a", "b", "c"]
    assert deck.due(15.0) == ["a"]
    assert deck.next_due(15.0) == 20.0
    deck.remove("b")
    assert deck.next_due(15.0) == 30.0
    assert len(deck) == 2
    assert "b" not in deck


def test_a_clock_that_was_put_back_by_a_day_does_no_harm() -> None:
    deck = Deck()
    deck.review("a", 10 * DAY, Grade.SOLVED)
    assert not deck.is_due("a", 9 * DAY)
    deck.review("a", 9 * DAY, Grade.SOLVED)
    assert 10 * DAY <= deck.due_at("a") < 30 * DAY


@pytest.mark.parametrize("grade", [Grade.HELPED, Grade.SOLVED])
def test_what_is_solved_after_the_clock_was_put_back_comes_no_sooner(grade: Grade) -> None:
    deck = Deck()
    for day in (1, 10):
        deck.review("a", day * DAY, Grade.SOLVED)
    due = deck.due_at("a")
    deck.review("a", 9 * DAY, grade)
    assert deck.due_at("a") >= due


def test_what_was_noted_while_the_clock_was_years_ahead_is_not_lost() -> None:
    deck = Deck()
    deck.review("failed", 20_000 * DAY, Grade.FAILED)
    deck.add("added", 20_000 * DAY)
    now = 100 * DAY
    assert sorted(deck.due(now)) == ["added", "failed"]
    assert deck.is_due("failed", now)
    assert deck.next_due(now) is None
    for puzzle in ("failed", "added"):
        deck.review(puzzle, now, Grade.SOLVED)
        assert now < deck.due_at(puzzle) < now + 30 * DAY
    assert deck.due(now) == []


def test_the_same_reviews_make_the_same_deck() -> None:
    decks = [Deck(), Deck()]
    for deck in decks:
        for number in range(40):
            deck.review(f"p{number % 7}", number * 5000.0, Grade.SOLVED if number % 3 else Grade.FAILED)
    assert [decks[0].due_at(f"p{n}") for n in range(7)] == [decks[1].due_at(f"p{n}") for n in range(7)]


@pytest.fixture(params=["UTC", "Europe/Berlin", "America/Los_Angeles", "Asia/Kolkata", "Pacific/Auckland"])
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[ZoneInfo]:
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield ZoneInfo(request.param)
    monkeypatch.undo()
    time.tzset()


# the second and third lie before a clock change in Berlin, the fourth and fifth in Los Angeles and Auckland
@pytest.mark.parametrize(
    "day", ["2026-01-12", "2026-03-28", "2026-10-24", "2026-03-07", "2026-09-26", "2026-12-31"]
)
def test_what_was_solved_in_the_evening_is_due_with_the_next_day(zone: ZoneInfo, day: str) -> None:
    def at(clock: str, days: int = 0) -> float:
        there = datetime.fromisoformat(f"{day}T{clock}") + timedelta(days=days)
        return there.replace(tzinfo=zone).timestamp()

    deck = Deck()
    deck.review("a", at("21:00"), Grade.FAILED)
    assert deck.due_at("a") == at("21:00") + 600
    deck.review("a", at("21:12"), Grade.SOLVED)
    assert deck.due_at("a") == at("04:00", 1)
    assert not deck.is_due("a", at("03:59", 1))
    assert deck.is_due("a", at("04:00", 1))
    assert deck.is_due("a", at("20:00", 1))


def test_after_midnight_it_is_still_the_evening(zone: ZoneInfo) -> None:
    night = datetime(2026, 5, 5, 1, 30, tzinfo=zone)
    deck = Deck()
    deck.review("a", night.timestamp(), Grade.FAILED)
    deck.review("a", night.timestamp() + 720, Grade.SOLVED)
    assert deck.due_at("a") == datetime(2026, 5, 5, 4, tzinfo=zone).timestamp()


def test_a_clock_that_is_put_back_does_not_shorten_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    berlin = ZoneInfo("Europe/Berlin")
    early = datetime(2026, 10, 24, 4, 10, tzinfo=berlin).timestamp()
    deck = Deck()
    deck.review("a", early - 720, Grade.FAILED)
    deck.review("a", early, Grade.SOLVED)
    assert deck.due_at("a") == datetime(2026, 10, 25, 4, tzinfo=berlin).timestamp()
    monkeypatch.undo()
    time.tzset()
