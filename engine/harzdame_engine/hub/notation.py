"""Positions and moves as the protocol writes them, for every game.

A position is the side to move and one letter for each square in the board's
order. A capture names its origin, its target and the pieces it takes. That is
unambiguous: two captures alike in these could differ only if one crowned the
man on its way and the other did not. A man is crowned on its way only by
leaping onto the last row over the row before it. Otherwise it lands only on
rows an even number below, and never takes a piece from the row before the last.
"""

from __future__ import annotations

import re

from harzdame_engine.game.move import Color, Move, Piece
from harzdame_engine.game.notation import read_square
from harzdame_engine.game.position import Position
from harzdame_engine.hub.lines import HubSyntaxError, excerpt
from harzdame_engine.rules.rules import Rules

_EMPTY = "e"
_PIECES = {
    "w": Piece(Color.WHITE),
    "b": Piece(Color.BLACK),
    "W": Piece(Color.WHITE, king=True),
    "B": Piece(Color.BLACK, king=True),
}
_LETTERS = {piece: letter for letter, piece in _PIECES.items()}
_MOVE = re.compile(r"([a-z]?[0-9]+)([-x])([a-z]?[0-9]+)((?:x[a-z]?[0-9]+)*)", re.IGNORECASE)


def format_position(position: Position) -> str:
    """``Wbbb…eee…www``: the side to move, then every square of the board."""
    pieces = position.pieces
    squares = (_LETTERS[pieces[name]] if name in pieces else _EMPTY for name in position.rules.board.names)
    return position.turn + "".join(squares)


def parse_position(text: str, rules: Rules) -> Position:
    """The position written as `text`.

    Raises:
        HubSyntaxError: it is not a position of this game.
        PositionError: it cannot be played.
    """
    names = rules.board.names
    turn, squares = text[:1], text[1:]
    if turn not in set(Color):
        raise HubSyntaxError(f"the position has to begin with W or B: {excerpt(text)}")
    if len(squares) != len(names):
        raise HubSyntaxError(f"{rules.name} has {len(names)} squares, the position {len(squares)}")
    pieces = {}
    for name, letter in zip(names, squares, strict=True):
        if letter != _EMPTY:
            if letter not in _PIECES:
                raise HubSyntaxError(f"{letter} on {name} is not one of w, b, W, B and e")
            pieces[name] = _PIECES[letter]
    return Position.of(rules, pieces, Color(turn))


def format_move(move: Move) -> str:
    """``32-28``, or ``28x19x23``: origin, target, and every piece taken."""
    if not move.captures:
        return f"{move.origin}-{move.target}"
    return "x".join((move.origin, move.target, *move.captures))


def parse_move(text: str, position: Position) -> Move:
    """The legal move written as `text`; the pieces taken may be in any order.

    Raises:
        HubSyntaxError: it is no legal move.
    """
    if not (match := _MOVE.fullmatch(text)):
        raise HubSyntaxError(f"not a move: {excerpt(text)}")
    board = position.rules.board
    words = (match[1], match[3], *match[4].split("x")[1:])
    squares = [square for word in words if (square := read_square(word, board))]
    if len(squares) == len(words) and (match[2] == "x") == (len(words) > 2):
        origin, target, *captures = squares
        for move in position.moves_through((origin, target)):
            if sorted(move.captures) == sorted(captures):
                return move
    raise HubSyntaxError(f"not a legal move: {excerpt(text)}")


def readable_moves(text: str, position: Position, most: int = 60) -> tuple[Move, ...]:
    """The moves in `text` up to the first that is not legal, which does no harm; at most so many."""
    moves: list[Move] = []
    for word in text.split(maxsplit=most)[:most]:
        try:
            moves.append(parse_move(word, position))
        except HubSyntaxError:
            break
        position = position.play(moves[-1])
    return tuple(moves)


def parse_moves(text: str, position: Position) -> list[Position]:
    """`position` and those that the moves in `text`, separated by blanks, lead to one by one.

    Raises:
        HubSyntaxError: one of them is not legal.
    """
    positions = [position]
    for word in text.split():
        positions.append(positions[-1].play(parse_move(word, positions[-1])))
    return positions
