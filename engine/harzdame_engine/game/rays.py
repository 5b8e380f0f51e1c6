"""The steps of a piece along the lines of its board, captures aside."""

from __future__ import annotations

from harzdame_engine.game.move import Color, Piece
from harzdame_engine.game.position import Position
from harzdame_engine.rules.board import Direction, Square


def seen_by(color: Color, direction: Direction) -> Direction:
    """A mover's direction on the board, or a direction on the board as the mover sees it."""
    return direction if color is Color.WHITE else direction.opposite


def steps_from(position: Position, origin: Square) -> set[Square]:
    """The squares `origin`'s piece could step to if nothing had to be captured and no threat mattered."""
    piece, rules = position.pieces[origin], position.rules
    found: set[Square] = set()
    for direction in rules.king_steps if piece.king else rules.man_steps:
        line = rules.board.line(origin, seen_by(piece.color, direction))
        for square in line if piece.king and rules.flying else line[:1]:
            if square in position.pieces:
                break
            found.add(square)
    if not piece.king:
        found |= _line_leaps(position, origin, piece)
    return found


def _line_leaps(position: Position, origin: Square, man: Piece) -> set[Square]:
    rules = position.rules
    allowed = rules.line_leap_from if man.color is Color.WHITE else rules.turned(rules.line_leap_from)
    found = set()
    for direction in rules.line_leaps if origin in allowed else ():
        line = rules.board.line(origin, seen_by(man.color, direction))
        leapt = 0
        while leapt < len(line) and position.pieces.get(line[leapt]) == man:
            leapt += 1
        if 0 < leapt < len(line) and line[leapt] not in position.pieces:
            found.add(line[leapt])
    return found
