"""Games from endgames that are in the tables: a win is won in time, a draw is held, against any defence."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

import pytest
from harzdame_engine import Engine, GameTree, Limit, Move, Position, variant
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.endgames.material import Material
from harzdame_engine.endgames.tables import Tables

from tests.made_up_tables import placements

HARZDAME = variant("harzdame")
LIMIT = Limit(depth=1)

Defence: TypeAlias = Callable[[Tables, Sequence[Position], Position, random.Random], Move]
"""Chooses a move in a position that comes after others."""


def stubborn(tables: Tables, history: Sequence[Position], position: Position, _chance: random.Random) -> Move:
    """Loses as late as it can."""
    return tables.moves(position, history)[0].move


def careless(
    _tables: Tables, _history: Sequence[Position], position: Position, chance: random.Random
) -> Move:
    """Plays anything."""
    return chance.choice(position.legal_moves())


def repeating(tables: Tables, history: Sequence[Position], position: Position, chance: random.Random) -> Move:
    """Goes where the game was most often, and loses late."""

    def wish(move: Move) -> tuple[int, int, float]:
        after = position.play(move)
        verdict = tables.probe(after)
        assert verdict is not None
        return list(history).count(after), verdict.plies or 0, chance.random()

    return max(position.legal_moves(), key=wish)


DEFENCES = [stubborn, careless, repeating]


@pytest.fixture(scope="module")
def engine(tables_folder: Path) -> Engine:
    return Engine(1, tables=EndgameCache((tables_folder,)))


def positions(tables: Tables, material: str, number: int, *, won: bool) -> Iterator[Position]:
    """Some at random that are won for who is to move, or drawn."""
    chance = random.Random(material)
    while number:
        for position in placements(HARZDAME, Material.parse(material), 1, chance):
            verdict = tables.probe(position)
            assert verdict is not None
            if verdict.is_win if won else verdict.is_draw:
                yield position
                number -= 1


def steps(tables: Tables, position: Position, *, won: bool) -> list[tuple[Move, Position]]:
    """Moves that can be taken back, to where who is to move then wins or loses."""
    found = []
    for move in position.legal_moves():
        after = position.play(move)
        verdict = tables.probe(after)
        king = position.pieces[move.origin].king
        if king and not move.captures and verdict is not None and (verdict.is_win, verdict.is_loss)[not won]:
            found.append((move, after))
    return found


def to_and_fro(tables: Tables, position: Position, chance: random.Random) -> list[Position]:
    """Positions in which each side moves once, and back once: the last is `position`. () if they cannot."""
    found = [position]
    moves: list[Move] = []
    for ply in range(4):
        possible = steps(tables, found[-1], won=ply % 2 == 1)
        if ply >= 2:
            back = moves[ply - 2]
            possible = [
                step for step in possible if (step[0].target, step[0].origin) == (back.origin, back.target)
            ]
        if not possible:
            return []
        move, after = chance.choice(possible)
        moves.append(move)
        found.append(after)
    return found[1:]


def past(tables: Tables, position: Position, chance: random.Random) -> list[Position]:
    """A game in which a side does not know how to win: much stood on the board twice, nothing three times.

    It begins and ends in a position that the side to move can win.
    """
    game = [position]
    for _ in range(20):
        loop = to_and_fro(tables, game[-1], chance)
        if not loop:
            continue
        others = [after for _move, after in steps(tables, loop[2], won=True) if after not in game]
        longer = [*game, *loop, *loop[:3], *others[:1]]
        if others and max(map(longer.count, longer)) < 3:
            game = longer
    return game


def play_on(
    engine: Engine, tables: Tables, game: list[Position], defence: Defence, most: int
) -> tuple[GameTree, int]:
    """The whole game, and how many plies it took more: to its end, or `most`."""
    tree = GameTree(game[0])
    node = tree.root
    for before, after in pairwise(game):
        node = tree.add(node, next(move for move in before.legal_moves() if before.play(move) == after))
    ours = node.position.turn
    chance = random.Random(node.position.key)
    for plies in range(most):
        if tree.outcome(node):
            return tree, plies
        history = [each.position for each in tree.line_to(node)[:-1]]
        if node.position.turn is ours:
            move = engine.analyse(node.position, LIMIT, history=history).best
            assert move
        else:
            move = defence(tables, history, node.position, chance)
        node = tree.add(node, move)
    return tree, most


@pytest.mark.parametrize("defence", DEFENCES)
@pytest.mark.parametrize("material", ["KKvK", "KMvK", "MMvM"])
def test_a_won_endgame_is_won_in_the_plies_that_were_announced(
    material: str, defence: Defence, engine: Engine, tables: Tables
) -> None:
    for position in positions(tables, material, 50, won=True):
        announced = engine.analyse(position, LIMIT).score.plies_to_end
        verdict = tables.probe(position)
        assert verdict is not None
        assert announced == verdict.plies
        assert announced is not None
        tree, plies = play_on(engine, tables, [position], defence, announced + 1)
        outcome = tree.outcome(tree.end_of_line(tree.root))
        assert outcome is not None
        assert outcome.winner is position.turn
        assert plies == announced if defence is stubborn else plies <= announced


@pytest.mark.parametrize("defence", DEFENCES)
@pytest.mark.parametrize("material", ["KKvK", "KMvK"])
def test_what_came_before_does_not_spoil_a_win(
    material: str, defence: Defence, engine: Engine, tables: Tables
) -> None:
    repeated = 0
    for position in positions(tables, material, 20, won=True):
        game = past(tables, position, random.Random(position.key))
        repeated += len(game) > 40
        announced = engine.analyse(game[-1], LIMIT, history=game[:-1]).score.plies_to_end
        assert announced is not None
        tree, plies = play_on(engine, tables, game, defence, announced + 1)
        outcome = tree.outcome(tree.end_of_line(tree.root))
        assert outcome is not None
        assert outcome.winner is game[-1].turn
        assert plies <= announced
    assert repeated > 2


@pytest.mark.parametrize("defence", [stubborn, careless])
@pytest.mark.parametrize("material", ["KvK", "KvKK", "KMvK", "MvMM"])
def test_a_draw_is_not_lost(material: str, defence: Defence, engine: Engine, tables: Tables) -> None:
    for position in positions(tables, material, 10, won=False):
        tree, _plies = play_on(engine, tables, [position], defence, 60)
        end = tree.end_of_line(tree.root)
        outcome = tree.outcome(end)
        if outcome is None:
            verdict = tables.probe(end.position)
            assert verdict is not None
            assert not (verdict.is_loss if end.position.turn is position.turn else verdict.is_win)
        else:
            assert outcome.winner in {None, position.turn}


@pytest.mark.parametrize("material", ["KKvK", "KMvK"])
def test_the_search_and_the_panel_get_one_answer(material: str, tables_folder: Path, tables: Tables) -> None:
    cache = EndgameCache((tables_folder,))
    engine = Engine(1, tables=cache)
    spoilt = 0
    for position in positions(tables, material, 20, won=True):
        *history, last = past(tables, position, random.Random(position.key))
        endgame = cache.endgame(last, history)
        info = engine.analyse(last, Limit(), history=history, lines=100)
        assert [line.pv[0] for line in info.lines] == [each.move for each in endgame.moves]
        assert endgame.verdict == endgame.moves[0].verdict
        for line, each in zip(info.lines, endgame.moves, strict=True):
            assert (line.score.plies_to_end is None) == each.verdict.is_draw
            assert abs(line.score.plies_to_end or 0) == (each.verdict.plies or 0)
        assert info.pv == endgame.line
        spoilt += endgame.moves != cache.endgame(last).moves
    assert spoilt > 2
