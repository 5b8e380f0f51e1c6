"""Games on a board of three columns and four rows, on which all about few pieces is soon known."""

from __future__ import annotations

from dataclasses import replace

from tests.reference.boards import SQUARE_8X8, Board
from tests.reference.games import Game, Side

# A square lies where that of its name lies on the larger board.
SQUARE_3X4 = Board({at: place for at, place in SQUARE_8X8.places.items() if place[0] < 3 and place[1] < 4})


def has_small(game: Game) -> bool:
    """Whether the game is one of the square board."""
    return game.board == SQUARE_8X8


def small(game: Game) -> Game:
    """A game of the square board on the small one, with a man each and promotion on the last rank."""
    men = {Side.WHITE: frozenset({"a1"}), Side.BLACK: frozenset({"c4"})}
    crowning = {Side.WHITE: frozenset({"a4", "b4", "c4"}), Side.BLACK: frozenset({"a1", "b1", "c1"})}
    return replace(game, board=SQUARE_3X4, men=men, promotion_squares=crowning)
