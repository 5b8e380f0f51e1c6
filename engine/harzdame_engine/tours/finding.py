"""The tasks of a game, each in a position that is found among small random placements.

A search does a bounded number of tries and finds the same each time. Pieces are taken away as long as the
position still shows what it is to show.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import NamedTuple

from harzdame_engine.comparison.placements import placement
from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.king_walks import NOBODY, KingWalk, KingWalks
from harzdame_engine.game.move import Color, Move, Piece
from harzdame_engine.game.position import Position
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.rules import Rules
from harzdame_engine.tours.claims import claim
from harzdame_engine.tours.task import Task, TaskKind

_ENDS = {TaskKind.WIN, TaskKind.GIVE_AWAY, TaskKind.ONE_EACH}
Pieces = Mapping[Square, Piece]
_SIZES = (2, 3, 4, 5, 6, 7)
TRIES = 900
"""Placements tried of each size."""
_FEW = 4
"""Positions of a size that are compared."""
_MOST_STEPS = 2000
"""Of the core, for the captures of one position: small placements need far fewer."""


def find(rules: Rules, kind: TaskKind, tries: int = TRIES) -> Task | None:
    """A task of this kind, always the same one for so many `tries`; None: no position was found."""
    if kind is TaskKind.FIRST_MOVE:
        start = Position.start(rules.id)
        return Task(kind, start, start.legal_moves())
    chance = Random(f"{rules.id} {kind}")  # noqa: S311 - nothing secret
    for size in _SIZES:
        found = list(islice(_among(rules, kind, size, tries, chance), _FEW))
        if found:
            return min(found, key=_rank).task(kind)
    return None


class _Found(NamedTuple):
    position: Position
    solutions: tuple[Move, ...]

    def task(self, kind: TaskKind) -> Task:
        return Task(kind, self.position, self.solutions)


def _among(rules: Rules, kind: TaskKind, size: int, tries: int, chance: Random) -> Iterator[_Found]:
    for _ in range(tries):
        found = _shown(rules, kind, placement(rules, size, chance))
        if found is not None:
            yield _peopled(rules, kind, _simplest(rules, kind, found), chance)


def _shown(rules: Rules, kind: TaskKind, pieces: Pieces) -> _Found | None:
    """What the pieces show of a task, with White to move."""
    if {piece.color for piece in pieces.values()} != set(Color):
        return None
    try:
        position = Position.of(rules, pieces, Color.WHITE, _walks(rules, kind, pieces), most=_MOST_STEPS)
    except PositionError:
        return None
    solutions = claim(kind, position)
    return _Found(position, tuple(solutions)) if solutions else None


def _walks(rules: Rules, kind: TaskKind, pieces: Pieces) -> KingWalks:
    """That White's king has made all the moves that it may make in a row, where that is the matter."""
    kings = [at for at, piece in pieces.items() if piece == Piece(Color.WHITE, king=True)]
    if kind is not TaskKind.SAME_KING or len(kings) != 1:
        return NOBODY
    return {Color.WHITE: KingWalk(kings[0], rules.same_king_limit)}


def _simplest(rules: Rules, kind: TaskKind, found: _Found) -> _Found:
    pieces = found.position.pieces
    for fewer in _simpler(pieces):
        simpler = _shown(rules, kind, fewer)
        if simpler is not None:
            return _simplest(rules, kind, simpler)
    return found


def _simpler(pieces: Pieces) -> Iterator[Pieces]:
    """The pieces without one of them, or with a man of Black's in place of a king."""
    for square in pieces:
        yield {other: piece for other, piece in pieces.items() if other != square}
    for square, piece in pieces.items():
        if piece == Piece(Color.BLACK, king=True):
            yield {**pieces, square: Piece(Color.BLACK)}


def _peopled(rules: Rules, kind: TaskKind, found: _Found, chance: Random) -> _Found:
    """With one more black man far off, where the game would else be over at once and that is not the aim."""
    position = found.position
    taken = max(len(move.captures) for move in found.solutions)
    if kind in _ENDS or taken < sum(position.force(Color.BLACK)):
        return found
    squares = [at for at in rules.board.names if at not in rules.promotion_squares_black]
    for square in chance.sample(squares, min(len(squares), 24)):
        if square not in position.pieces:
            more = _shown(rules, kind, {**position.pieces, square: Piece(Color.BLACK)})
            if more is not None and more.solutions == found.solutions:
                return more
    return found


def _rank(found: _Found) -> tuple[int, int, int]:
    """Its place among others, the lowest first: few pieces, few solutions, no kings that need not be."""
    kings = sum(piece.king for piece in found.position.pieces.values())
    return len(found.position.pieces), kings, len(found.solutions)
