"""Draw offers that the engine accepts or declines."""

from __future__ import annotations

import math
from itertools import cycle

import pytest
from harzdame_engine import GameTree, Move, Node, Position, Score, variants

from harzdame_gui.controllers.game.draw_offer import (
    LEVEL_CENTIPIECES,
    OPENING_PLIES,
    WORSE_CENTIPIECES,
    accepts_draw,
    is_fought_out,
)
from tests.for_each import for_each

FULL = Position.start("harzdame")
FEW = Position.from_fen("W:WKa1,a2,Kb1:BKh8,Kg8,h2", "harzdame")
MUCH = Position.from_fen(
    "W:WKa1,b1,c1,d1,e1,f1,b2,c2,d2,e2,f2:BKh8,b8,c8,d8,e8,f8,g8,b7,c7,d7,e7,f7", "harzdame"
)
"""More than half of the men of a game are left, and two kings may go about for ever."""


def after(plies: int, position: Position = FULL, *, waiting: bool = False) -> Node:
    """A node so many plies later, or where the game ended; `waiting`: only the kings move, there and back."""
    node = GameTree(position).root
    kings = cycle(("a1-b1", "h8-g8", "b1-a1", "g8-h8")) if position is FEW else None
    kings = cycle(("a1-a2", "h8-h7", "a2-a1", "h7-h8")) if position is MUCH else kings
    for _ in range(plies):
        here = node.position
        if not here.legal_moves():
            break
        move = here.parse_move(next(kings)) if waiting and kings is not None else _quiet(here)
        node = Node(here.play(move), node, move)
    return node


def _quiet(position: Position) -> Move:
    """The move after which the other side takes least; but it has to have a move."""

    def taken(move: Move) -> float:
        answers = position.play(move).legal_moves()
        return len(answers[0].captures) if answers else math.inf

    return min(position.legal_moves(), key=taken)


@for_each(
    ("scores", "node", "accepted"),
    [
        ([0], after(OPENING_PLIES), False),
        ([LEVEL_CENTIPIECES], after(OPENING_PLIES + 4), False),
        ([WORSE_CENTIPIECES], after(OPENING_PLIES), True),
        ([WORSE_CENTIPIECES], after(OPENING_PLIES - 1), False),
        ([WORSE_CENTIPIECES + 1], after(OPENING_PLIES), False),
        ([0, 2, -3], after(0, FEW), True),
        ([LEVEL_CENTIPIECES], after(0, FEW), True),
        ([LEVEL_CENTIPIECES + 1], after(0, FEW), False),
        ([90, 0, 0], after(0, FEW), False),
        ([90, 0, 0, 0], after(0, FEW), True),
        ([0, 0, 0], after(80, MUCH, waiting=True), True),
        ([0, 0, 0], after(40, MUCH, waiting=True), False),
        ([Score(30_000, 7)], after(0, FEW), False),
        ([Score(-30_000, -8)], after(4), True),
    ],
)
def test_the_engine_accepts_where_a_friend_would(scores: list, node: Node, accepted: bool) -> None:
    judged = [score if isinstance(score, Score) else Score(score) for score in scores]
    assert accepts_draw(judged, node) is accepted


@pytest.mark.parametrize("game", [rules.id for rules in variants()])
def test_no_level_draw_is_accepted_at_move_eleven_with_nearly_all_men(game: str) -> None:
    start = Position.start(game)
    for ply in (0, 20, 22, 40):
        node = after(ply, start)
        if 2 * len(node.position.pieces) > len(start.pieces):
            assert not accepts_draw([Score(0)] * 3, node)
            assert not is_fought_out(node)


def test_what_the_tables_know_is_a_draw_however_early() -> None:
    assert accepts_draw([Score(0)], after(0), exact=True)
    assert not accepts_draw([Score(1)], after(0), exact=True)


def test_a_capture_and_a_new_king_begin_the_waiting_anew() -> None:
    node = after(60, MUCH, waiting=True)
    assert is_fought_out(node)
    assert not is_fought_out(after(60))
