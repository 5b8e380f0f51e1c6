"""What follows from the results: the rating at each game, the decks, the best storms, the days.

It knows no file: records come in the order in which they were written.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import NamedTuple

from harzdame_engine.puzzles.deck import Deck, Grade
from harzdame_engine.puzzles.puzzle import Puzzle
from harzdame_engine.puzzles.results import (
    Attempt,
    EndingResult,
    Examined,
    Mode,
    OwnPuzzle,
    Record,
    Start,
    StormResult,
)
from harzdame_engine.puzzles.solver_rating import SolverRating, after_puzzle

RATED = (Mode.DAILY, Mode.TRAIN)
"""The modes whose puzzles count for the rating, the first time that each is tried."""
_GRADES = {0.0: Grade.FAILED, 0.5: Grade.HELPED, 1.0: Grade.SOLVED}


class RatingPoint(NamedTuple):
    """A rating as it was after a puzzle tried at `at`."""

    at: float
    puzzle: str
    rating: SolverRating


class PuzzleProgress:
    """All that is remembered of one person."""

    def __init__(self) -> None:
        self.courses: dict[str, list[RatingPoint]] = {}
        """By game: the rating after each puzzle that counted."""
        self.deck = Deck()
        """Puzzles that were failed, of all games."""
        self.own: dict[str, OwnPuzzle] = {}
        """The puzzles from one's own games, by their ids; their cards are in `own_deck`."""
        self.own_deck = Deck()
        self.examined: dict[str, int] = {}
        """The plies of the games in which puzzles were looked for, by their ids."""
        self.tried: dict[str, float] = {}
        """The points of each puzzle when it was last tried, by its id."""
        self.games: dict[str, str] = {}
        """The game of each puzzle in a deck."""
        self.streak = 0
        """How many puzzles in a row were solved without help, up to now."""
        self._starts: dict[str, Start] = {}
        self._last: dict[str, float] = {}
        self._storms: dict[str, list[StormResult]] = {}
        self._endings: dict[tuple[str, str], EndingResult] = {}
        self._attempts: list[Attempt] = []

    def add(self, records: Iterable[Record]) -> None:
        """Take in what was written behind the rest."""
        for record in records:
            match record:
                case Attempt():
                    self._add_attempt(record)
                case Start():
                    self._starts.setdefault(record.game, record)
                case StormResult():
                    self._storms.setdefault(record.game, []).append(record)
                case EndingResult():
                    self._add_ending(record)
                case OwnPuzzle():
                    self._add_own(record)
                case Examined():
                    self.examined[record.source] = record.plies

    # What is asked

    def rating(self, game: str) -> SolverRating | None:
        """The rating at a game; None before the first puzzle."""
        course = self.courses.get(game)
        if course:
            return course[-1].rating
        start = self._starts.get(game)
        return None if start is None else SolverRating(start.rating, start.deviation)

    def due(self, now: float, game: str) -> list[str]:
        """The failed puzzles of a game that are due, the longest waiting first."""
        return [puzzle for puzzle in self.deck.due(now) if self.games.get(puzzle) == game]

    def own_due(self, now: float, game: str) -> list[Puzzle]:
        """The puzzles of a game from one's own games that are due, the longest waiting first."""
        due = (self.own[puzzle].puzzle for puzzle in self.own_deck.due(now))
        return [puzzle for puzzle in due if puzzle.game == game]

    def next_due(self, now: float, game: str, *, own: bool = False) -> float | None:
        """The time at which another puzzle of a game will be due; None: none is waiting."""
        deck, games = (self.own_deck, self._own_games) if own else (self.deck, self.games)
        later = (puzzle for puzzle in games if games[puzzle] == game and not deck.is_due(puzzle, now))
        return min(map(deck.due_at, later), default=None)

    @property
    def _own_games(self) -> dict[str, str]:
        return {puzzle: found.puzzle.game for puzzle, found in self.own.items()}

    def best_storm(self, game: str) -> StormResult | None:
        """The storm with the most puzzles solved, with the fewest failed."""
        storms = self._storms.get(game, ())
        return max(storms, key=lambda storm: (storm.solved, -storm.failed), default=None)

    def ending(self, game: str, fen: str) -> EndingResult | None:
        """The best that was made of an ending."""
        return self._endings.get((game, fen))

    def solved_since(self, at: float) -> int:
        """The number of puzzles solved since then, hints or not."""
        lately = takewhile(lambda attempt: attempt.at >= at, reversed(self._attempts))
        return sum(attempt.points > 0 for attempt in lately)

    def daily_points(self, puzzle: str) -> float | None:
        """The points for a puzzle of the day; None: it was not tried as such."""
        found = (
            attempt.points
            for attempt in self._attempts
            if attempt.mode is Mode.DAILY and attempt.puzzle == puzzle
        )
        return next(found, None)

    # What comes in

    def _add_attempt(self, attempt: Attempt) -> None:
        first = attempt.puzzle not in self.tried
        self.tried[attempt.puzzle] = attempt.points
        self._attempts.append(attempt)
        self.streak = self.streak + 1 if attempt.points == 1 else 0
        if attempt.mode in RATED and first:
            self._rate(attempt)
        if attempt.mode is Mode.MISTAKES or attempt.puzzle in self.own_deck:
            if attempt.puzzle in self.own:
                self.own_deck.review(attempt.puzzle, attempt.at, _GRADES[attempt.points])
        elif attempt.points < 1 or attempt.puzzle in self.deck:
            self.games[attempt.puzzle] = attempt.game
            self.deck.review(attempt.puzzle, attempt.at, _GRADES[attempt.points])

    def _rate(self, attempt: Attempt) -> None:
        before = self.rating(attempt.game) or SolverRating()
        idle = attempt.at - self._last.get(attempt.game, attempt.at)
        after = after_puzzle(before, attempt.rating, attempt.points, idle)
        self._last[attempt.game] = attempt.at
        self.courses.setdefault(attempt.game, []).append(RatingPoint(attempt.at, attempt.puzzle, after))

    def _add_own(self, found: OwnPuzzle) -> None:
        self.own.setdefault(found.puzzle.id, found)
        self.own_deck.add(found.puzzle.id, found.at)

    def _add_ending(self, result: EndingResult) -> None:
        key = (result.game, result.fen)
        best = self._endings.get(key)
        if best is None or _worth(result) > _worth(best):
            self._endings[key] = result


def _worth(result: EndingResult) -> tuple[bool, int]:
    return result.won, -result.moves
