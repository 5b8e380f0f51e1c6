"""Two games beside each other: the first difference of the moves, and the position they share again."""

from __future__ import annotations

from harzdame_engine import GameTree, Node, Position
from harzdame_engine.review.comparison import Comparison, compare


def line(*moves: str, game: str = "international") -> tuple[Node, ...]:
    tree = GameTree(Position.start(game))
    node = tree.root
    for text in moves:
        node = tree.add(node, node.position.parse_move(text))
    return tree.mainline()


def test_games_part_at_the_first_other_move() -> None:
    found = compare(line("32-28", "19-23", "28x19"), line("32-28", "18-23", "34-30"))
    assert found == Comparison(1, parted=True)


def test_an_exchange_of_moves_leads_to_the_same_position() -> None:
    found = compare(
        line("31-27", "18-23", "33-29", "16-21", "29x18"), line("33-29", "16-21", "31-27", "18-23", "27x16")
    )
    assert found == Comparison(0, parted=True, met=(4, 4))


def test_one_game_can_be_the_beginning_of_the_other() -> None:
    assert compare(line("32-28"), line("32-28", "18-23")) == Comparison(1, parted=False)
    assert compare(line(), line()) == Comparison(0, parted=False)


def test_games_from_other_positions_are_not_compared() -> None:
    assert compare(line(), line(game="harzdame")) is None
    assert compare((), line()) is None
