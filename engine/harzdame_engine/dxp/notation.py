"""Positions and moves of International draughts as the protocol writes them."""

from __future__ import annotations

from harzdame_engine.dxp.messages import SQUARES, DxpError, MoveMade
from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.move import Color, Move, Piece
from harzdame_engine.game.position import Position
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variant

GAME = "international"
"""The only one of our games that the protocol can express: it has no field that names another."""
_PIECES = {
    "w": Piece(Color.WHITE),
    "z": Piece(Color.BLACK),
    "W": Piece(Color.WHITE, king=True),
    "Z": Piece(Color.BLACK, king=True),
}
_LETTERS = {piece: letter for letter, piece in _PIECES.items()}
_LONGEST = 9999


def expressible(rules: Rules) -> bool:
    """Whether the protocol can express the positions and moves of a game."""
    return rules.id == GAME


def format_position(position: Position) -> str:
    """The 50 squares, each as a letter."""
    pieces = position.pieces
    names = (str(number) for number in range(1, SQUARES + 1))
    return "".join(_LETTERS[pieces[name]] if name in pieces else "e" for name in names)


def parse_position(text: str, turn: Color) -> Position:
    """The position of 50 letters.

    Raises:
        DxpError: it cannot be played, or one side has no piece.
    """
    pieces = {str(number): _PIECES[letter] for number, letter in enumerate(text, 1) if letter in _PIECES}
    if len({piece.color for piece in pieces.values()}) < len(Color):
        raise DxpError("both sides need a piece")
    try:
        return Position.of(variant(GAME), pieces, turn)
    except PositionError as error:
        raise DxpError(str(error)) from None


def format_move(move: Move, seconds: float = 0.0) -> MoveMade:
    """The message of a move that took so long."""
    captures = tuple(int(square) for square in move.captures)
    return MoveMade(min(max(round(seconds), 0), _LONGEST), int(move.origin), int(move.target), captures)


def parse_move(message: MoveMade, position: Position) -> Move:
    """The legal move that a message describes.

    Raises:
        DxpError: there is none.
    """
    captures = sorted(str(square) for square in message.captures)
    for move in position.legal_moves():
        ends = int(move.origin), int(move.target)
        if ends == (message.origin, message.target) and sorted(move.captures) == captures:
            return move
    sign = "x" if message.captures else "-"
    raise DxpError(f"{message.origin}{sign}{message.target} is not a legal move")
