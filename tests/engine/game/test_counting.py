"""Draws by counting: the limits of the federations, what begins a count anew, and what is no draw."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from harzdame_engine import GameTree, Move, Node, Position, Termination, variant

from tests.for_each import for_each

MAIN_ROAD = frozenset(["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"])


def quiet(position: Position, move: Move) -> bool:
    """Whether a move takes nothing and makes no king."""
    man = not position.pieces[move.origin].king
    return not move.captures and not (man and position.play(move).pieces[move.target].king)


def shuffled(game: str, fen: str, *, kings: bool = True, keep: frozenset[str] = frozenset()) -> GameTree:
    """A game of quiet moves, none of them leading to a position that was there, until the game is over.

    With `kings` only kings move; a lone king that stands on one of `keep` stays on them.
    """
    tree = GameTree(Position.from_fen(fen, game))
    node, seen, chance = tree.root, {tree.root.position}, random.Random(fen)
    while tree.outcome(node) is None:
        at = node.position
        choice = [
            move
            for move in at.legal_moves()
            if quiet(at, move)
            and (not kings or at.pieces[move.origin].king)
            and (move.origin not in keep or at.force(at.turn) != (0, 1) or move.target in keep)
            and not hangs(at.play(move))
            and at.play(move) not in seen
        ]
        if not choice:
            pytest.fail(f"no way on after {node.ply} plies: {at.fen}")
        node = tree.add(node, chance.choice(choice))
        seen.add(node.position)
    return tree


def hangs(position: Position) -> bool:
    return any(move.captures for move in position.legal_moves())


def end(tree: GameTree) -> Node:
    return tree.mainline()[-1]


LIMITS = [
    # WFD 18: "two kings against one: 7 moves"; 21, one king each ⚖ two moves each
    ("frisian", "W:WK46,K50:BK4", 14),
    ("frisian", "W:WK46:BK4", 4),
    # FMJD 6: "25 moves each of kings only without capture"
    ("international", "W:WK46,K47,K48,K49,K50:BK1,K2,K3,K4", 50),
    # FMJD 6: "one king against 3 pieces with a king among them: 16 moves each"
    ("international", "W:WK46,K48,K50:BK4", 32),
    # FMJD 6: "one king against 2 pieces or 1, with a king among them: 5 moves each"
    ("international", "W:WK46,K48:BK4", 10),
    ("international", "W:WK46:BK4", 10),
    # Russian 7.2.4: "three or more kings against one king: 15 moves"
    ("russian", "W:WKc1,Ke1,Kg1:BKb8", 30),
    ("russian", "W:WKc1,Ke1,Kg1,Kd2:BKb8", 30),
    # 7.2.8: "one king against at most two pieces with a king: 5 moves"
    ("russian", "W:WKc1,Ke1:BKb8", 10),
]


@for_each(("game", "fen", "plies"), LIMITS)
def test_a_game_is_drawn_when_its_moves_are_used_up(game: str, fen: str, plies: int) -> None:
    tree = shuffled(game, fen)
    last = end(tree)
    outcome = tree.outcome(last)
    assert outcome is not None and outcome.winner is None
    assert outcome.termination is Termination.COUNTED
    assert last.ply == plies


def test_a_lone_king_on_the_main_road_is_given_five_moves() -> None:
    # 7.2.7: "one king on the long diagonal against three pieces with a king: 5 moves"
    on_it = shuffled("russian", "W:WKc1,Ke1,Kg1:BKh8", keep=MAIN_ROAD)
    assert end(on_it).ply == 10


def test_other_material_is_not_counted() -> None:
    fen = "W:WK46,K47,K48,K50:BK4"  # four against one: only the 25 moves of kings
    tree = shuffled("international", fen)
    assert end(tree).ply == 50


def test_a_capture_begins_anew() -> None:
    tree = GameTree(Position.from_fen("W:WK46,K48,K50,31:BK4,27", "international"))
    node = tree.root
    (move,) = [move for move in node.position.legal_moves() if move.captures][:1]
    node = tree.add(node, move)
    assert not tree.counts(node), "the capture itself is no move of the endgame"


def test_men_may_move_in_an_endgame_that_is_counted() -> None:
    # 16 moves each, whoever makes them; those of a man count, too
    tree = GameTree(Position.from_fen("W:WK46,K48,45:BK4", "international"))
    node = tree.add(tree.root, tree.root.position.parse_move("45-40"))
    assert [(count.draw.plies, count.plies) for count in tree.counts(node)] == [(32, 1)]


def test_games_without_such_rules_go_on() -> None:
    assert variant("harzdame").draws == ()
    tree = GameTree(Position.from_fen("W:WKa1,Kc1,Ke1:BKh8", "harzdame"))
    assert not tree.counts(tree.root)


def test_the_fourth_time_where_the_rules_say_so() -> None:
    rules = replace(variant("harzdame"), repetitions=4)
    start = Position.from_fen("W:WKa1:BKh8", "harzdame")
    tree = GameTree(Position.of(rules, start.pieces, start.turn))
    node, endings = tree.root, []
    for move in ["a1-a2", "h8-h7", "a2-a1", "h7-h8"] * 3:
        node = tree.add(node, node.position.parse_move(move))
        endings.append(tree.outcome(node))
    assert endings[:-1] == [None] * 11
    assert endings[-1] is not None and endings[-1].termination is Termination.FOURFOLD
