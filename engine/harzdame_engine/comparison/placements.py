"""Random placements of a few pieces in which White, to move, often has something special to do."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from harzdame_engine.game.move import Color, Piece
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.rules import Rules

_FARTHEST = 4
"""Empty squares that a flying king crosses at most before it captures, and behind the piece."""
_DENSE = 0.7
"""The share of pieces that stand next to another one where nothing is to be captured."""


def placement(rules: Rules, pieces: int, chance: Random) -> Mapping[Square, Piece]:
    """So many pieces or fewer: beside one another, or as the victims of one capture or of two."""
    way = chance.random()
    if pieces == 1 or way < 0.3:
        return _cluster(rules, pieces, chance)
    placed: dict[Square, Piece] = {}
    if pieces > 2 and way < 0.6:
        first = chance.randrange(1, pieces - 1)
        _capture(rules, placed, first, chance)
        _capture(rules, placed, pieces - first - 2, chance)
    else:
        _capture(rules, placed, pieces - 1, chance)
    return placed


def _cluster(rules: Rules, pieces: int, chance: Random) -> dict[Square, Piece]:
    board, placed = rules.board, dict[Square, Piece]()
    for number in range(pieces):
        square: Square | None = chance.choice(board.names)
        if placed and chance.random() < _DENSE:
            beside = chance.choice(list(placed))
            square = board.neighbour(beside, chance.choice(list(board.vectors)))
        if square is not None and square not in placed:
            color = Color.WHITE if number == 0 or chance.random() < 0.5 else Color.BLACK
            placed[square] = _piece(rules, square, color, chance)
    return placed


def _capture(rules: Rules, placed: dict[Square, Piece], victims: int, chance: Random) -> None:
    """Add a white piece and so many black ones that it may take one after the other, if there is room."""
    start = chance.choice(rules.board.names)
    if start in placed:
        return
    piece = placed[start] = _piece(rules, start, Color.WHITE, chance)
    flies, visited = piece.king and rules.flying, {start}
    ways = (rules.king_captures if piece.king else rules.man_captures) or tuple(rules.board.vectors)
    here = start
    for _ in range(victims):
        line = rules.board.line(here, chance.choice(ways))
        gap = chance.randrange(_FARTHEST) if flies else 0
        landing = gap + 1 + (chance.randrange(_FARTHEST) if flies else 0)
        if landing < len(line) and line[gap] not in placed and line[gap] not in visited:
            placed[line[gap]] = _piece(rules, line[gap], Color.BLACK, chance)
            here = line[landing]
            visited.add(here)


def _piece(rules: Rules, square: Square, color: Color, chance: Random) -> Piece:
    """A man more often than a king, but none where it would be a king."""
    edge = rules.promotion_squares if color is Color.WHITE else rules.promotion_squares_black
    return Piece(color, square in edge or chance.random() < 0.4)
