"""The deck of puzzles to come back to: what was failed is due again, at growing distances, by FSRS.

A deck follows from its reviews alone, so that only those need be kept. Times are seconds since 1970.
What is due in days is due with the day, whatever the hour at which it was solved; a day turns at four in
the morning where the computer is, as Anki has it.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from datetime import time as clock_time
from enum import IntEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fsrs import Card

_AGAIN = timedelta(minutes=10)
"""The time after which a puzzle that was failed can be tried again, while it is remembered."""
_A_DAY = timedelta(days=1)
_AHEAD = timedelta(days=2)
"""A review so far in the future was noted while the clock was wrong; a smaller step back does no harm."""


_TURN = 4
"""The hour at which a day turns, of local time."""


def days_after(time: datetime, days: int) -> datetime:
    """The turn of the day that comes `days` after the one in which `time` lies, by the local clock.

    Days are counted and not hours, so that a clock put forward or back that night changes nothing.
    """
    local = time.astimezone()
    day = local.date() - timedelta(days=local.hour < _TURN) + timedelta(days=days)
    return datetime.combine(day, clock_time(_TURN)).astimezone(UTC)


class Grade(IntEnum):
    """The outcome of a review, by the number that FSRS gives it."""

    FAILED = 1
    HELPED = 2  # solved, but not without a hint
    SOLVED = 3


class Deck:
    """Cards by the ids of their puzzles."""

    def __init__(self) -> None:
        from fsrs import Scheduler  # with all that it needs; only who practises waits for that

        # without chance: two apps that read the same reviews have the same deck
        self._scheduler = Scheduler(
            learning_steps=(_AGAIN,), relearning_steps=(_AGAIN,), enable_fuzzing=False
        )
        self._cards: dict[str, Card] = {}

    def __len__(self) -> int:
        return len(self._cards)

    def __contains__(self, puzzle: object) -> bool:
        return puzzle in self._cards

    def add(self, puzzle: str, at: float) -> None:
        """Add a puzzle that is due at once; one that is there already stays as it is."""
        from fsrs import Card

        if puzzle not in self._cards:
            self._cards[puzzle] = Card(card_id=len(self._cards), due=_time(at))

    def remove(self, puzzle: str) -> None:
        """Take a puzzle out, if it is there."""
        self._cards.pop(puzzle, None)

    def review(self, puzzle: str, at: float, grade: Grade) -> None:
        """Note how a review ended. A puzzle that is not there yet is added."""
        from fsrs import Rating

        self.add(puzzle, at)
        card = self._cards[puzzle]
        time = _time(at)
        if card.last_review is not None:
            if card.last_review > time + _AHEAD:
                card.last_review = time
            time = max(time, card.last_review)  # the clock of a computer can be put back
        self._cards[puzzle], _log = self._scheduler.review_card(card, Rating(grade), time)

    def due_at(self, puzzle: str) -> float:
        """The time from which a puzzle is due.

        Raises:
            KeyError: it is not in the deck.
        """
        return _due(self._cards[puzzle]).timestamp()

    def is_due(self, puzzle: str, now: float) -> bool:
        """Whether a puzzle is due; one that was last reviewed in the future is, as the clock was wrong then.

        Raises:
            KeyError: it is not in the deck.
        """
        return _is_due(self._cards[puzzle], _time(now))

    def due(self, now: float) -> list[str]:
        """The puzzles that are due, those first that have waited longest."""
        time = _time(now)
        waiting = [(_due(card), puzzle) for puzzle, card in self._cards.items() if _is_due(card, time)]
        return [puzzle for _due, puzzle in sorted(waiting)]

    def next_due(self, now: float) -> float | None:
        """The time at which the next puzzle will be due that is not due yet; None: there is none."""
        time = _time(now)
        later = [_due(card) for card in self._cards.values() if not _is_due(card, time)]
        return min(later).timestamp() if later else None


def _due(card: Card) -> datetime:
    """The time from which a card is due: that of a step of minutes, or the turn of its day."""
    if card.last_review is None or card.due - card.last_review < _A_DAY:
        return card.due
    return days_after(card.last_review, round((card.due - card.last_review) / _A_DAY))


def _is_due(card: Card, now: datetime) -> bool:
    noted = card.last_review or card.due  # one that was never reviewed is due from when it was added
    return _due(card) <= now or noted > now + _AHEAD


def _time(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
