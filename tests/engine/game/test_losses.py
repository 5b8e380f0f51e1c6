"""Where a side lost pieces, by the record alone."""

from __future__ import annotations

from harzdame_engine import Color, GameTree, Node, Position
from harzdame_engine.game.losses import losses


def played(fen: str, *moves: str) -> tuple[Node, ...]:
    """A line of Turkish draughts, in which men go and capture straight ahead or sideways."""
    tree = GameTree(Position.from_fen(fen, "turkish"))
    node = tree.root
    for move in moves:
        node = tree.add(node, node.position.parse_move(move))
    return tree.line_to(node)


def test_a_man_put_where_it_is_taken_is_lost_by_that_move() -> None:
    line = played("W:Wa1,d3,h1:Bd6,h8", "d3-d4", "d6-d5", "d4xd6", "h8-h7")
    assert losses(line, Color.WHITE) == ()
    (loss,) = losses(line, Color.BLACK)
    assert loss.node is line[2]
    assert (loss.pieces, loss.before) == (1, -1)
    assert [str(move) for move in loss.line] == ["d4xd6"]


def test_an_exchange_is_no_loss_for_either_side() -> None:
    line = played("W:Wa1,c3,d3,e3,h1:Bc5,h8,a8", "c3-c4", "c5xc3", "d3xb3", "h8-h7", "h1-h2")
    assert losses(line, Color.WHITE) == losses(line, Color.BLACK) == ()


def test_what_is_lost_at_the_very_end_is_lost_by_the_last_move() -> None:
    line = played("W:Wa1,d3,h1:Bd6,h8", "d3-d4", "d6-d5", "d4xd6")
    assert [loss.node for loss in losses(line, Color.BLACK)] == [line[2]]


def test_a_move_without_a_choice_is_not_to_blame() -> None:
    line = played("B:Wb3,h1,e1:Ba8,h4", "h4-h3", "e1-f1", "h3-h2", "h1xh3", "a8-a7")
    forced = played("B:Wa3,d1:Ba6", "a6-a5", "d1-d2", "a5-a4", "a3xa5")
    assert losses(line, Color.BLACK)[0].node is line[3]
    assert losses(forced, Color.BLACK)[0].pieces == 1
