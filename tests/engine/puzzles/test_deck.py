"""The deck: what was failed is due again, at growing distances."""

from harzdame_engine.puzzles.deck import Deck, Grade

DAY = 86_400.0


def test_what_was_failed_is_due_in_ten_minutes_and_then_tomorrow() -> None:
    deck = Deck()
    deck.review("a", 1000.0, Grade.FAILED)
    assert deck.due(1000.0) == []
    assert deck.due_at("a") == 1600.0
    assert deck.due(1600.0) == ["a"]
    deck.review("a", 1700.0, Grade.SOLVED)
    assert DAY <= deck.due_at("a") - 1700 < 2 * DAY


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
