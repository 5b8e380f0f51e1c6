"""An opening book in use: its moves in a position, a choice among them, and the lines that follow."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.books.book_file import SUFFIX, BookRecord, check_game, read_book
from harzdame_engine.books.entries import book_key, seen_before
from harzdame_engine.files.resources import resource
from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.engine import score_of
from harzdame_engine.search.info import Info, Line, Score

_LONGEST_LINE = 30


class BookMove(NamedTuple):
    """A move, and its backed-up score for the side that makes it."""

    move: Move
    score: Score


class OpeningBook:
    """A book in memory, its file closed. Immutable: it may be used from any thread."""

    def __init__(self, record: BookRecord, scores: dict[int, int]) -> None:
        """Made by `load`; `scores` of the positions by their keys, for the side to move."""
        self.record = record
        self._scores = scores

    @classmethod
    def load(cls, path: Path, rules: Rules) -> OpeningBook:
        """The book at `path`, checked.

        Raises:
            BookError: it cannot be read, is damaged or is not for this game.
        """
        record, rows = read_book(path)
        check_game(path, record, rules)
        return cls(record, {row.key: row.score for row in rows})

    def __len__(self) -> int:
        """The number of positions, counting images under symmetries once."""
        return len(self._scores)

    def moves(self, position: Position) -> tuple[BookMove, ...]:
        """The legal moves with their scores, best first; () unless the book knows the position after each."""
        scores = self._scores_after(position)
        if not scores:
            return ()
        found = list(zip(map(seen_before, scores), position.legal_moves(), strict=True))
        found.sort(key=lambda each: -each[0])
        return tuple(BookMove(move, score_of(score)) for score, move in found)

    def _scores_after(self, position: Position) -> list[int]:
        """The scores of the positions after each legal move; [] unless the book knows all of them."""
        scores: list[int] = []
        for after in position.successors() if position.rules.id == self.record.game else ():
            score = self._scores.get(book_key(after))
            if score is None:
                return []
            scores.append(score)
        return scores

    def choose(
        self,
        position: Position,
        margin: int = 0,
        rng: random.Random | None = None,
        history: Sequence[Position] = (),
    ) -> BookMove | None:
        """A move to play; None if the book has none.

        With the moves that its side has made since the start of `history`, the
        positions of the game before this one, it costs at most `margin`
        hundredths of a man, and the better it is, the likelier. Once they have
        cost more, or without `rng`, it is the best. A move counts only if the
        book knows every reply to it, and if it does not lead back to a
        position of `history`.
        """
        moves = self.moves(position)
        unspent = max(margin - self._cost([*history, position]), 0) if moves else 0
        played = set(history)
        choices, weights = [], []
        for each in moves:
            left = unspent - (moves[0].score.centipieces - each.score.centipieces)
            after = position.play(each.move)
            if left >= 0 and after not in played and self._scores_after(after):
                choices.append(each)
                weights.append(left + 1)
        if not choices:
            return None
        return rng.choices(choices, weights)[0] if rng else choices[0]

    def _cost(self, game: Sequence[Position]) -> int:
        """What the moves of the side to move have cost in all, in hundredths of a man below the best."""
        cost = 0
        for before, after in zip(game[-3::-2], game[-2::-2], strict=False):
            best, played = (self._scores.get(book_key(each)) for each in (before, after))
            if best is not None and played is not None:
                cost += max(best - seen_before(played), 0)
        return cost

    def reply(
        self,
        position: Position,
        margin: int = 0,
        rng: random.Random | None = None,
        history: Sequence[Position] = (),
    ) -> Info | None:
        """The move of `choose` and the line that follows, in the form of a search's findings."""
        chosen = self.choose(position, margin, rng, history)
        if chosen is None:
            return None
        line = self._begun_by(position, chosen, _LONGEST_LINE)
        return Info(0, len(line.pv), (line,), 0, 0.0, 0.0, from_book=True)

    def lines(
        self, position: Position, most: int | None = None, plies: int = _LONGEST_LINE
    ) -> tuple[Line, ...]:
        """The line after each move of the book, best first: up to `most` of them, of up to `plies` plies."""
        return tuple(self._begun_by(position, each, plies) for each in self.moves(position)[:most])

    def _begun_by(self, position: Position, first: BookMove, plies: int) -> Line:
        return Line(first.score, (first.move, *self.line(position.play(first.move), plies - 1)))

    def line(self, position: Position, most: int) -> tuple[Move, ...]:
        """The best moves from a position on, up to `most`, until the book ends or they repeat a position."""
        line: list[Move] = []
        before = [position]
        while len(line) < most:
            known = ((each.move, position.play(each.move)) for each in self.moves(position))
            best = next(((move, after) for move, after in known if after not in before), None)
            if best is None:
                break
            move, position = best
            line.append(move)
            before.append(position)
        return tuple(line)


def installed_book(rules: Rules) -> OpeningBook | None:
    """The book of the package for a game; None if it has none.

    Raises:
        BookError: there is one, but it cannot be used.
    """
    try:
        path = resource(f"books/{rules.id}{SUFFIX}")
    except FileNotFoundError:
        return None
    return OpeningBook.load(path, rules)
