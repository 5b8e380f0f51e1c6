"""A position while it is being set up: any pieces anywhere, possible or not. Knows no widget."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine import Color, Piece, Position, PositionError, Rules, Square
from harzdame_engine.game import rearrangement
from harzdame_engine.game.fen import parse_fen, piece_problems, write_fen
from harzdame_engine.game.king_walks import NOBODY, KingWalks, counting
from harzdame_engine.rules.board import Direction

from harzdame_gui.text.fens import undressed


class DraftState(NamedTuple):
    """All of a draft at one moment."""

    rules: Rules
    turn: Color
    pieces: dict[Square, Piece]
    walks: KingWalks = NOBODY


class Draft:
    """The pieces on the board so far, the side to move, and the game.

    How often kings have moved in a row is kept where the position came with it, as long as they stand there.
    """

    def __init__(self, position: Position) -> None:
        self.rules: Rules = position.rules
        self.turn = position.turn
        self.pieces = dict(position.pieces)
        self._walks = position.king_walks

    @property
    def stage(self) -> DraftState:
        """The draft as it is now, to go back to."""
        walks = counting(self._walks, self.pieces, self.rules)
        return DraftState(self.rules, self.turn, dict(self.pieces), walks)

    def go_to(self, stage: DraftState) -> None:
        """Take an earlier or a later state again."""
        self.rules, self.turn, self.pieces = stage.rules, stage.turn, dict(stage.pieces)
        self._walks = stage.walks

    def put(self, square: Square, piece: Piece) -> None:
        """Place `piece`, replacing any other on the square."""
        self.pieces[square] = piece

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

    def mirror(self) -> None:
        """Make it its mirror image, which is worth the same."""
        self.pieces, self._walks = rearrangement.mirrored(self.pieces, self.rules), NOBODY

    def exchange(self) -> None:
        """Make it the same game for the other side: the colours exchanged, the board turned."""
        self.pieces = rearrangement.exchanged(self.pieces, self.rules.board)
        self.turn, self._walks = self.turn.other, NOBODY

    def shift(self, direction: Direction) -> None:
        """Move all pieces by one square.

        Raises:
            OffBoardError: some would leave the board; nothing is moved.
        """
        shifted = rearrangement.shifted(self.pieces, self.rules.board, direction)
        self.pieces, self._walks = shifted, NOBODY

    def set_rules(self, rules: Rules) -> int:
        """Make it a position of another game; returns how many pieces have no place on its board."""
        kept = rearrangement.carried_over(self.pieces, self.rules.board, rules.board)
        lost = len(self.pieces) - len(kept)
        self.rules, self.pieces = rules, kept
        return lost

    def read(self, fen: str) -> None:
        """Take pieces and turn from a FEN in any dress; the draft may be an impossible position afterwards.

        Raises:
            PositionError: the text is no FEN; the draft stays as it was.
        """
        self.turn, self.pieces, self._walks = parse_fen(undressed(fen), self.rules)

    @property
    def fen(self) -> str:
        """The draft as FEN."""
        return write_fen(self.turn, self.pieces, self.rules, self.stage.walks)

    @property
    def problems(self) -> tuple[PositionError, ...]:
        """The reasons why the draft cannot be played; without any it may still be beyond play."""
        return tuple(piece_problems(self.pieces, self.rules))
