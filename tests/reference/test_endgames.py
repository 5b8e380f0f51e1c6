"""The solver is proven by facts made by hand, and by a plainer way to the same values on a small board."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations, product

import pytest

from tests.reference.endgames import KINDS, Endgames, Material, materials
from tests.reference.games import Game, Side
from tests.reference.moves import is_drawn, legal_moves, play
from tests.reference.position import Position, read_fen, write_fen
from tests.reference.samples import samples
from tests.reference.small import small
from tests.reference.table import GAMES

KING_EACH = Material(0, 1, 0, 1)


@cache
def two_pieces(game_id: str) -> Endgames:
    endgames = Endgames(GAMES[game_id])
    for together in materials(2):
        endgames.add(*together)
    return endgames


@pytest.mark.parametrize(
    ("game_id", "fen", "plies"),
    [
        # Nothing is left, or it is blocked.
        ("harzdame", "B:WKa1:B", 0),
        ("gothic", "W:Wa7:Bb8", 0),
        ("international", "W:W6:BK1", 0),
        # It is captured at once, or has the edge behind it.
        ("harzdame", "W:WKa1:BKa5", 1),
        ("harzdame", "W:WKa1:BKa8", None),
        ("harzdame", "B:Wd4:Be4", 1),
        # Its only step is in front of the king.
        ("harzdame", "W:Wb8:BKh8", 2),
        ("gothic", "W:Wa1:BKc3", 2),
        # A king leaves the end of the long diagonal only to be captured from the other.
        ("international", "W:WK5:BK46", 2),
        ("international", "B:WK5:BK46", 2),
        # One piece each is a draw, even if a capture is on.
        ("turkish", "W:WKa1:BKa5", None),
        ("bahrain", "B:Wa3:Ba4", None),
    ],
)
def test_facts_made_by_hand(game_id: str, fen: str, plies: int | None) -> None:
    assert two_pieces(game_id).plies(read_fen(fen, GAMES[game_id])) == plies


# A flying king captures another on a line of n squares unless the edge is behind it: in (n − 1)(n − 2) ways.
LINES = {
    "harzdame": [8] * 16,
    "dameo": [8] * 16,
    "international": [9, 9, 7, 7, 5, 5, 3, 3, 1, 1, 10, 8, 8, 6, 6, 4, 4, 2, 2],
    "hexdame": [5, 6, 7, 8, 9, 8, 7, 6, 5] * 3,
}


@pytest.mark.parametrize("game_id", LINES)
def test_a_king_captures_a_king_as_often_as_can_be_counted(game_id: str) -> None:
    endgames = two_pieces(game_id)
    found = Counter(map(endgames.plies, endgames.positions(KING_EACH)))
    assert found[1] == sum((n - 1) * (n - 2) for n in LINES[game_id])


def swept(game: Game, most: int) -> dict[str, int | None]:
    """The values of all positions with two to so many pieces, both sides to move, by FEN.

    Every value is computed anew from all values there are, again and again until none changes.
    """
    after: dict[str, set[str]] = {}
    plies: dict[str, int | None] = {}
    for position in everything(game, most):
        moves = legal_moves(position)
        after[write_fen(position)] = {write_fen(play(position, move)) for move in moves}
        plies[write_fen(position)] = None if moves or is_drawn(position) else 0
    while True:
        values = plies | {fen: value([plies[other] for other in after[fen]]) for fen in after if after[fen]}
        if values == plies:
            return plies
        plies = values


def everything(game: Game, most: int) -> Iterator[Position]:
    """Every position with up to so many pieces, also if one side has none."""
    for pieces in range(1, most + 1):
        for squares, kinds in product(combinations(game.board.places, pieces), product(KINDS, repeat=pieces)):
            standing = dict(zip(squares, kinds, strict=True))
            if all(kind.king or at not in game.promotion_squares[kind.side] for at, kind in standing.items()):
                yield from (Position(game, standing, turn) for turn in Side)


def value(following: list[int | None]) -> int | None:
    """The value of a position, from the values after its moves as far as they are known."""
    lost = [plies for plies in following if plies is not None and plies % 2 == 0]
    known = [plies for plies in following if plies is not None]
    if lost:
        return 1 + min(lost)
    return 1 + max(known) if len(known) == len(following) else None


# Removal of both kinds, short kings, the threat rule, a draw by one piece each.
@pytest.mark.parametrize("game_id", ["harzdame", "gothic", "bahrain"])
def test_a_plainer_way_leads_to_the_same_values(game_id: str) -> None:
    game = small(GAMES[game_id])
    endgames = Endgames(game)
    solved: dict[str, int | None] = {}
    for together in materials(3):
        endgames.add(*together)
        for position in chain.from_iterable(map(endgames.positions, together)):
            for either in (position, position.turned):
                solved[write_fen(either)] = endgames.plies(either)
    both_have_some = {
        fen: plies for fen, plies in swept(game, 3).items() if ":W:" not in fen and fen[-1] != "B"
    }
    assert solved == both_have_some
    assert len(solved) == 14_934
    assert len(set(solved.values())) > 5


@pytest.mark.parametrize("game_id", GAMES)
def test_black_has_the_moves_of_white_turned(game_id: str) -> None:
    for position in samples(GAMES[game_id], random.Random(game_id), 100):
        turned = position.turned
        after = {play(position, move).turned.key for move in legal_moves(position)}
        assert {play(turned, move).key for move in legal_moves(turned)} == after, write_fen(position)
