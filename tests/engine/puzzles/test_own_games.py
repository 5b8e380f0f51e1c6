"""Puzzles from games that somebody played."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, Engine, GameTree
from harzdame_engine.puzzles.own_games import OwnGamesMiner
from harzdame_engine.puzzles.puzzle import Puzzle

from tests.engine.puzzles.made_up import MISSED, SHOT


@pytest.fixture(scope="module")
def seeker() -> OwnGamesMiner:
    return OwnGamesMiner(Engine(hash_mb=4, evaluation="rules"))  # a rating that no other weights change


def game(*moves: str) -> GameTree:
    tree = GameTree(SHOT.position)
    node = tree.root
    for move in moves:
        node = tree.add(node, node.position.parse_move(move))
    return tree


def found(seeker: OwnGamesMiner, tree: GameTree, *persons: Color) -> list[tuple[int, Puzzle]]:
    told = list(seeker.mistakes(tree, persons))
    assert len(told) == len(tree.mainline()) - 1
    return [(ply, puzzle) for ply, puzzle in enumerate(told) if puzzle is not None]


PLAYED = ("d2-e2", "f2xd2", "d3xd1")


def test_a_win_that_was_missed(seeker: OwnGamesMiner) -> None:
    ((ply, puzzle),) = found(seeker, game(*MISSED), Color.WHITE)
    assert (ply, puzzle.id, puzzle.solution, puzzle.only) == (0, SHOT.id, SHOT.solution, True)
    assert 700 < puzzle.rating < 1300


def test_a_win_that_was_given_away_is_one_of_the_opponents(seeker: OwnGamesMiner) -> None:
    ((_, puzzle),) = found(seeker, game(*PLAYED), Color.BLACK)
    assert puzzle.solver is Color.WHITE


def test_a_win_that_was_seen_is_no_mistake(seeker: OwnGamesMiner) -> None:
    assert found(seeker, game(*PLAYED), Color.WHITE) == []


def test_a_game_that_has_no_moves(seeker: OwnGamesMiner) -> None:
    assert found(seeker, game(), Color.WHITE, Color.BLACK) == []
