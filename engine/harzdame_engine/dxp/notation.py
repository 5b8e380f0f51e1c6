"""Positions and moves as the protocol writes them: squares are counted from 1, in the board's order."""

from __future__ import annotations

from harzdame_engine.dxp.messages import DxpError, MoveMade
from harzdame_engine.game.fen import BeyondPlayError, PositionError
from harzdame_engine.game.move import Color, Move, Piece
from harzdame_engine.game.position import Position
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variant, variants

_PIECES = {
    "w": Piece(Color.WHITE),
    "z": Piece(Color.BLACK),
    "W": Piece(Color.WHITE, king=True),
    "Z": Piece(Color.BLACK, king=True),
}
_LETTERS = {piece: letter for letter, piece in _PIECES.items()}
_LONGEST = 9999
_MOST_STEPS = 50_000  # to find the moves of a position that others send: some ten milliseconds


def expressible(rules: Rules) -> bool:
    """Whether both ends know the game: it is built in. International draughts is the standard's own."""
    return rules in variants()


def game_named(game: str) -> Rules:
    """The game of a request.

    Raises:
        DxpError: it is unknown here.
    """
    try:
        return variant(game)
    except KeyError:
        raise DxpError("the game is not known here") from None


def format_position(position: Position) -> str:
    """The squares of the board, each as a letter."""
    pieces = position.pieces
    return "".join(_LETTERS[pieces[name]] if name in pieces else "e" for name in position.rules.board.names)


def parse_position(text: str, turn: Color, rules: Rules) -> Position:
    """The position of as many letters as the board has squares.

    Raises:
        DxpError: it cannot be played, is another board's, or one side has no piece.
    """
    if len(text) != len(rules.board.names):
        raise DxpError("the position is not one of this board")
    squares = zip(rules.board.names, text, strict=True)
    pieces = {name: _PIECES[letter] for name, letter in squares if letter in _PIECES}
    if len({piece.color for piece in pieces.values()}) < len(Color):
        raise DxpError("both sides need a piece")
    try:
        return Position.of(rules, pieces, turn, most=_MOST_STEPS)
    except PositionError as error:
        raise DxpError(str(error)) from None


def format_move(move: Move, rules: Rules, seconds: float = 0.0) -> MoveMade:
    """The message of a move that took so long."""
    origin, target, *captures = (
        _number(square, rules) for square in (move.origin, move.target, *move.captures)
    )
    return MoveMade(min(max(round(seconds), 0), _LONGEST), origin, target, tuple(captures))


def parse_move(message: MoveMade, position: Position) -> Move:
    """The legal move that a message describes.

    Raises:
        DxpError: there is none.
    """
    names = dict(enumerate(position.rules.board.names, 1))
    origin, target, *captures = (
        names.get(number, "") for number in (message.origin, message.target, *message.captures)
    )
    try:
        moves = position.legal_moves()
    except BeyondPlayError as error:
        raise DxpError(str(error)) from None
    for move in moves:
        if (move.origin, move.target) == (origin, target) and sorted(move.captures) == sorted(captures):
            return move
    sign = "x" if captures else "-"
    raise DxpError(f"{origin or message.origin}{sign}{target or message.target} is not a legal move")


def _number(square: Square, rules: Rules) -> int:
    return rules.board.names.index(square) + 1
