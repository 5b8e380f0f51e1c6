"""The reference of the games on half boards is proven by what others published: counts, and rule books."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.for_each import for_each
from tests.reference.boards import half_board
from tests.reference.games import Choice, Side
from tests.reference.moves import legal_moves
from tests.reference.perft import perft
from tests.reference.position import read_fen, start
from tests.reference.table import GAMES

# In the tests of Rein Halbersma's dctl: Italian by Ed Gilbert (damforum.nl, topic 2822), who counts a capture
# as often as there are ways to play it, which makes no difference so soon; Killer by Fabien Letouzey.
ITALIAN = {
    "W:W30,26,27,22,23,24,17,18,20:B14,15,16,9,11,5,6,1,3": [5, 13, 42, 107, 360, 1099, 3736],
    "B:W30,21,22,17,20,K6:B25,28,9,5,1,3": [6, 47, 271, 1916],
    "W:WK27,K28,17,20,9,K12,8:B21,24,K19,K13,14,K11,4": [13, 112, 828, 6756],
}
KILLER = {
    "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46": [14, 55, 1168, 5165],
    "W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38": [6, 12, 30, 73, 215, 590, 1944],
}


@pytest.mark.parametrize("fen", ITALIAN)
def test_italian_perft_is_as_published(fen: str) -> None:
    position, counts = read_fen(fen, GAMES["italian"]), ITALIAN[fen]
    assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("fen", KILLER)
def test_killer_perft_is_as_published(fen: str) -> None:
    position, counts = read_fen(fen, GAMES["killer"]), KILLER[fen]
    assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts


class Example(NamedTuple):
    """A position of a federation's rule book, by its article, and its legal moves by start and end."""

    game: str
    article: str
    fen: str
    legal: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.game} {self.article} {self.fen}"


# The FMJD's rules of International, the FID's of Italian; the positions as in the tests of dctl.
EXAMPLES = [
    Example(entry["game"], entry["article"], entry["fen"], tuple(entry["legal"]))
    for entry in json.loads(Path(__file__).with_name("worked_examples.json").read_text(encoding="utf-8"))
]


@for_each("example", EXAMPLES, ids=str)
def test_the_rule_books_moves(example: Example) -> None:
    moves = legal_moves(read_fen(example.fen, GAMES[example.game]))
    told = {f"{move.origin}{'x' if move.captures else '-'}{move.target}" for move in moves}
    assert told == set(example.legal)


# Alioto's position: the order is compared to its end, not only to the first king.
def test_the_whole_order_of_kings_is_compared() -> None:
    italian, fen = GAMES["italian"], "W:WK30:B10,K12,K18,20,K26,K27"
    without = replace(italian, choice=italian.choice[:-1])
    assert italian.choice[-1] is Choice.KINGS_FIRST
    assert {move.target for move in legal_moves(read_fen(fen, italian))} == {"5"}
    assert len(legal_moves(read_fen(fen, without))) == 2


CORNERS = {
    # Italian: 1 is upper left, and played on; Spanish: 1 is lower right; Thai: the same on the other colour
    ("light", "1 upper left"): {"1": (0, 7), "4": (6, 7), "5": (1, 6), "32": (7, 0)},
    ("light", "1 lower right"): {"1": (7, 0), "4": (1, 0), "5": (6, 1), "32": (0, 7)},
    ("dark", "1 lower right"): {"1": (6, 0), "4": (0, 0), "5": (7, 1), "32": (1, 7)},
    ("dark", "1 upper left"): {"1": (1, 7), "4": (7, 7), "5": (0, 6), "32": (6, 0)},
    ("light", "a1 lower left"): {"b1": (1, 0), "h1": (7, 0), "a2": (0, 1), "g8": (6, 7)},
    ("light", "a1 upper left"): {"a1": (0, 7), "b2": (1, 6), "h8": (7, 0)},
    ("dark", "a1 lower left"): {"a1": (0, 0), "b2": (1, 1), "h8": (7, 7)},
}


@pytest.mark.parametrize(("colour", "names"), CORNERS)
def test_squares_are_counted_from_their_corner(colour: str, names: str) -> None:
    board = half_board(8, 8, colour, names)
    assert len(board.places) == 32
    assert {at: board.places[at] for at in CORNERS[colour, names]} == CORNERS[colour, names]


@for_each("game_id", sorted(GAMES))
def test_the_side_that_begins_moves_first(game_id: str) -> None:
    black_begins = game_id in {"thai", "english", "pool", "jamaican"}
    assert start(GAMES[game_id]).turn is (Side.BLACK if black_begins else Side.WHITE)
