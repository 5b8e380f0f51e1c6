"""Endings to win against perfect defence: won positions drawn at random from the endgame tables.

The tables judge every move afterwards, too: `Tables.moves` for those that keep
the win and the opponent's longest resistance, `Tables.line` for the shortest way.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from harzdame_engine.endgames.material import Material
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.move import Color, Piece
from harzdame_engine.game.position import Position
from harzdame_engine.rules.symmetries import symmetries

_TRIES = 20_000


class Difficulty(StrEnum):
    """How hard an ending is to win."""

    EASY = "easy"
    """Won in two to five moves; most moves may keep the win."""
    MEDIUM = "medium"
    """Won in six to eleven moves; some move lets the win go."""
    HARD = "hard"
    """Won in twelve moves or more; most moves let the win go."""


class _Wanted(NamedTuple):
    """The bounds of a difficulty: plies to the end, and the share of the moves that may keep the win."""

    least: int
    most: int
    keeping: float


_WANTED = {
    Difficulty.EASY: _Wanted(3, 9, 1.0),
    Difficulty.MEDIUM: _Wanted(11, 21, 0.8),
    Difficulty.HARD: _Wanted(23, 1_000, 0.5),
}


class WonEnding(NamedTuple):
    """A position that the side to move wins.

    `plies`: to the end of the game if both sides play their best. `keeping`:
    the number of its legal moves that keep the win, and `moves` that of all.
    """

    position: Position
    plies: int
    keeping: int
    moves: int

    @property
    def material(self) -> Material:
        """What is on the board, the solver's pieces first."""
        material = Material.of(self.position)
        return material if self.position.turn is Color.WHITE else material.turned


def difficulties(tables: Tables) -> tuple[Difficulty, ...]:
    """The difficulties that these tables have endings of, going by their longest wins."""
    return tuple(difficulty for difficulty in Difficulty if _materials(tables, _WANTED[difficulty]))


def draw_ending(
    tables: Tables,
    difficulty: Difficulty,
    rng: random.Random,
    solver: Color | None = None,
    tries: int = _TRIES,
) -> WonEnding | None:
    """An ending at random, with nothing to capture at once; blocks for some milliseconds, seldom a second.

    Each material with such endings is as likely as any other. `solver`: the
    side that wins, None for either; where no symmetry of the game exchanges the
    colours it is White. None: the tables have no such ending, or `tries`
    positions at random did not come upon one.
    """
    wanted = _WANTED[difficulty]
    materials = _materials(tables, wanted)
    if not materials:
        return None
    for _ in range(tries):
        position = _placed(tables, rng.choice(materials), rng)
        ending = position and _ending(tables, position, wanted)
        if ending:
            return ending._replace(position=_turned(ending.position, solver, rng))
    return None


def _materials(tables: Tables, wanted: _Wanted) -> list[Material]:
    """The materials, White to move, whose longest win is long enough."""
    return [
        side.summary.material
        for file in tables.files.values()
        for side in file.sides
        if side.summary.longest.is_win and (side.summary.longest.plies or 0) >= wanted.least
    ]


def _placed(tables: Tables, material: Material, rng: random.Random) -> Position | None:
    """The pieces anywhere on the board, White to move; None if a man cannot stand where it came to stand."""
    pieces = list(_pieces(material))
    squares = rng.sample(tables.rules.board.names, len(pieces))
    try:
        return Position.of(tables.rules, dict(zip(squares, pieces, strict=True)), Color.WHITE)
    except PositionError:
        return None


def _pieces(material: Material) -> Iterator[Piece]:
    for color, side in zip((Color.WHITE, Color.BLACK), material, strict=True):
        yield from [Piece(color, king=True)] * side.kings
        yield from [Piece(color)] * side.men


def _ending(tables: Tables, position: Position, wanted: _Wanted) -> WonEnding | None:
    verdict = tables.probe(position)
    if verdict is None or not verdict.is_win or verdict.plies is None:
        return None
    if not wanted.least <= verdict.plies <= wanted.most:
        return None
    moves = tables.moves(position)
    if len(moves) < 2 or moves[0].move.captures:
        return None
    keeping = sum(each.verdict.is_win for each in moves)
    if keeping > wanted.keeping * len(moves):
        return None
    return WonEnding(position, verdict.plies, keeping, len(moves))


def _turned(position: Position, solver: Color | None, rng: random.Random) -> Position:
    """An image of the position in which the wanted side is to move."""
    images = [
        symmetry
        for symmetry in symmetries(position.rules)
        if solver is None or (solver is Color.BLACK) == symmetry.swaps
    ]
    return position.image(rng.choice(images)) if images else position
