"""A position while it is being set up: any pieces anywhere, possible or not. Knows no widget."""

from __future__ import annotations

from harzdame_engine import Piece, Position, PositionError, Square
from harzdame_engine.game.fen import parse_fen, write_fen
from harzdame_engine.rules.rules import Rules

from harzdame_gui.text.fens import undressed


class Draft:
    """The pieces on the board so far, and the side to move."""

    def __init__(self, position: Position) -> None:
        self.rules: Rules = position.rules
        self.turn = position.turn
        self.pieces = dict(position.pieces)

    def put(self, square: Square, piece: Piece) -> None:
        """Place `piece`, replacing any other on the square."""
        self.pieces[square] = piece

    def put_other_color(self, square: Square, piece: Piece) -> None:
        """Empty an occupied square; place the other side's `piece` on an empty one."""
        if square in self.pieces:
            del self.pieces[square]
        else:
            self.pieces[square] = Piece(piece.color.other, piece.king)

    def remove(self, square: Square) -> None:
        """Empty a square."""
        self.pieces.pop(square, None)

    def move(self, origin: Square, target: Square | None) -> None:
        """Move a piece to another square, replacing any other there, or off the board (None)."""
        piece = self.pieces.pop(origin, None)
        if piece is not None and target is not None:
            self.pieces[target] = piece

    def clear(self) -> None:
        """Remove every piece."""
        self.pieces = {}

    def set_start(self) -> None:
        """Set up the start of the game, White to move."""
        start = Position.start(self.rules.id)
        self.pieces, self.turn = dict(start.pieces), start.turn

    def read(self, fen: str) -> None:
        """Take pieces and turn from a FEN in any dress; the draft may be an impossible position afterwards.

        Raises:
            PositionError: the text is no FEN; the draft stays as it was.
        """
        self.turn, self.pieces = parse_fen(undressed(fen), self.rules)

    @property
    def fen(self) -> str:
        """The draft as FEN."""
        return write_fen(self.turn, self.pieces, self.rules)

    @property
    def problem(self) -> PositionError | None:
        """The reason why the draft cannot be played, or None."""
        try:
            self.position()
        except PositionError as error:
            return error
        return None

    def position(self) -> Position:
        """The draft as a position.

        Raises:
            PositionError: it cannot be played.
        """
        return Position.of(self.rules, self.pieces, self.turn)
