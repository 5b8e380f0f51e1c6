"""The explorer: what was played in a position, how often, with what success, and the book's scores."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from harzdame_engine import _core
from harzdame_engine.books.opening_book import OpeningBook
from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position
from harzdame_engine.search.info import Score


class ExplorerGames(StrEnum):
    """The sources of the explorer."""

    LIBRARY = "library"  # all games
    OWN = "own"  # those in the app's own folder
    BOOK = "book"  # the opening book that comes with the engine


class ExploredMove(NamedTuple):
    """A legal move with what is known of it.

    `games` is the number of games in which it was played; `wins` and `losses`
    are the mover's. Games without a result count among `games` alone. Years
    are 0 where no game has one. `book`: the book's score for the mover.
    """

    move: Move
    games: int = 0
    wins: int = 0
    draws: int = 0
    losses: int = 0
    average_year: int = 0
    last_year: int = 0
    book: Score | None = None

    @property
    def score(self) -> float | None:
        """The mover's points per decided or drawn game, from 0 to 1; None if no game has a result."""
        ended = self.wins + self.draws + self.losses
        return (self.wins + self.draws / 2) / ended if ended else None


class ComparedMove(NamedTuple):
    """A legal move as all sources know it: all games, one's own, and the opening book."""

    move: Move
    library: ExploredMove
    own: ExploredMove
    book: Score | None = None


def side_by_side(
    library: Iterable[ExploredMove],
    own: Iterable[ExploredMove],
    book: Iterable[ExploredMove],
    first: ExplorerGames,
) -> tuple[ComparedMove, ...]:
    """The moves that any source knows, in the order of the `first` one, then of the others."""
    found = {
        ExplorerGames.LIBRARY: tuple(library),
        ExplorerGames.OWN: tuple(own),
        ExplorerGames.BOOK: tuple(book),
    }
    by_move = {source: {each.move: each for each in moves} for source, moves in found.items()}
    order = [first, *(source for source in found if source is not first)]
    return tuple(
        ComparedMove(
            move,
            by_move[ExplorerGames.LIBRARY].get(move, ExploredMove(move)),
            by_move[ExplorerGames.OWN].get(move, ExploredMove(move)),
            by_move[ExplorerGames.BOOK][move].book if move in by_move[ExplorerGames.BOOK] else None,
        )
        for move in dict.fromkeys(each.move for source in order for each in found[source])
    )


def played_moves(position: Position, tallies: list[_core.MoveTally]) -> tuple[ExploredMove, ...]:
    """The core's counts as moves of `position`, the most frequent first."""
    board = position.rules.board
    legal = {
        (board.bit_of[move.origin], board.bit_of[move.target], board.mask(frozenset(move.captures))): move
        for move in position.legal_moves()
    }
    white = position.turn is Color.WHITE
    found = []
    for tally in tallies:
        native = tally.move
        move = legal.get((native.origin, native.target, native.captured))
        if move is None:
            continue  # a damaged record
        wins, losses = tally.white_wins, tally.black_wins
        found.append(
            ExploredMove(
                move,
                tally.games,
                wins if white else losses,
                tally.draws,
                losses if white else wins,
                round(tally.years / tally.dated) if tally.dated else 0,
                tally.last_year,
            )
        )
    return tuple(found)


def book_moves(position: Position, book: OpeningBook | None) -> tuple[ExploredMove, ...]:
    """The moves of an opening book, best first; () if it does not know the position."""
    if book is None:
        return ()
    return tuple(ExploredMove(each.move, book=each.score) for each in book.moves(position))
