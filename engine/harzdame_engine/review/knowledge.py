"""What is known of positions without a search: by the opening book, and by endgame tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from harzdame_engine.books.cache import BookCache
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.endgames.verdict import JudgedMove
from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.review.reviewer import Answer, KnowledgeSource, Reviewer
from harzdame_engine.search.info import Line, Score

BOOK_MARGIN = 15
"""Hundredths of a man by which a move of the book may be worse than its best, and be no subject at all."""
_WIN = 9_000


class Knowledge:
    """The book and the tables that a review may ask; either may be None. Used from any thread."""

    def __init__(self, books: BookCache | None = None, tables: EndgameCache | None = None) -> None:
        self._books = books
        self._tables = tables

    def answer(self, position: Position, move: Move | None, history: tuple[Position, ...]) -> Answer | None:
        """What is known of a position in which `move` was played, or none any more; None: nothing."""
        if (
            self._tables is not None
            and len(position.pieces) <= self._tables.tables(position.rules).most_pieces
        ):
            endgame = self._tables.endgame(position, history)
            if endgame.moves:
                return Answer(KnowledgeSource.TABLES, tuple(_lines(endgame.moves, endgame.line)))
        book = self._books.book(position.rules) if self._books is not None else None
        if book is not None and move is not None:
            found = book.moves(position)
            good = [
                each for each in found if each.score.centipieces >= found[0].score.centipieces - BOOK_MARGIN
            ]
            if any(each.move == move for each in good):
                return Answer(KnowledgeSource.BOOK)
        return None


def look_up(
    reviewer: Reviewer, knowledge: Knowledge, stopped: Callable[[], bool] = lambda: False
) -> list[tuple[int, Answer]]:
    """All that is known of the positions of a line, for `Reviewer.know`.

    The book counts from the first move on. It changes nothing, and may run on another thread than
    the reviewer's own.
    """
    found, in_book = [], True
    for number, position in enumerate(reviewer.positions):
        if stopped():
            break
        move = reviewer.moves[number] if number < len(reviewer.moves) else None
        answer = knowledge.answer(position, move, reviewer.positions[:number])
        if answer is not None and answer.source is KnowledgeSource.BOOK and not in_book:
            answer = None
        in_book = in_book and answer is not None and answer.source is KnowledgeSource.BOOK
        if answer is not None:
            found.append((number, answer))
    return found


def _lines(moves: tuple[JudgedMove, ...], best: tuple[Move, ...]) -> Iterator[Line]:
    """The moves of an endgame as lines, the first with the play that follows."""
    for number, (move, verdict) in enumerate(moves):
        if verdict.plies is None:
            score = Score(0)
        else:
            sign = 1 if verdict.is_win else -1
            score = Score(sign * (_WIN - verdict.plies), sign * verdict.plies)
        yield Line(score, best if number == 0 and best else (move,))
