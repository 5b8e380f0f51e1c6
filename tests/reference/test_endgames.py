"""The solver is proven by facts made by hand, and by a plainer way to the same values on a small board."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain, combinations, product

import pytest

from tests.reference.endgames import KINDS, Endgames, materials
from tests.reference.games import Game, Side
from tests.reference.known_endgames import BY_HAND, mistakes
from tests.reference.moves import is_drawn, legal_moves, play
from tests.reference.position import Position, write_fen
from tests.reference.samples import samples
from tests.reference.small import small
from tests.reference.table import GAMES


# Of games in which two pieces play on, `test_compare_endgames` asks the same: they take long to solve.
@pytest.mark.parametrize(
    "game_id", [game_id for game_id in BY_HAND if GAMES[game_id].one_piece_each_is_a_draw]
)
def test_facts_made_by_hand(game_id: str) -> None:
    endgames = Endgames(GAMES[game_id])
    for together in materials(2):
        endgames.add(*together)
    assert list(mistakes(game_id, endgames)) == []


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
    known = [plies for plies in following if plies is not None]
    lost = [plies for plies in known if plies % 2 == 0]
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
