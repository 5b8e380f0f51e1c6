"""Positions: the pieces, the side to move, and the FEN. Knows no moves."""

from __future__ import annotations

from typing import NamedTuple

from tests.reference.games import Game, Side


class Piece(NamedTuple):
    """A man, or a king if `king`."""

    side: Side
    king: bool


class Position(NamedTuple):
    """A placement of pieces and the side to move."""

    game: Game
    pieces: dict[str, Piece]
    turn: Side

    def squares_of(self, side: Side) -> list[str]:
        """The squares of that side's pieces, in alphabetical order."""
        return sorted(square for square, piece in self.pieces.items() if piece.side is side)

    @property
    def key(self) -> tuple[Side, frozenset[tuple[str, Piece]]]:
        """The key that is equal for equal positions of one game."""
        return self.turn, frozenset(self.pieces.items())

    @property
    def turned(self) -> Position:
        """The same seen from the other side: the board turned by 180°, the colours and the turn exchanged."""
        squares = self.game.board.turned
        pieces = {squares[at]: Piece(piece.side.other, piece.king) for at, piece in self.pieces.items()}
        return Position(self.game, pieces, self.turn.other)


def start(game: Game) -> Position:
    """The set-up; "White … moves first" unless the game says otherwise."""
    men = {square: Piece(side, king=False) for side, squares in game.men.items() for square in squares}
    return Position(game, men, game.first)


def read_fen(text: str, game: Game) -> Position:
    """The position of a well-formed FEN such as ``W:Wa1,Kc4:Bg8,h8``; the side to move comes first."""
    turn, *lists = text.strip().removesuffix(".").split(":")
    pieces: dict[str, Piece] = {}
    for squares in lists:
        side = Side(squares[0])
        for name in filter(None, squares[1:].split(",")):
            square = name.removeprefix("K")
            if square not in game.board.places or square in pieces:
                raise ValueError(f"{name!r} is off the board or occupied: {text}")
            pieces[square] = Piece(side, king=name.startswith("K"))
    return Position(game, pieces, Side(turn))


def write_fen(position: Position) -> str:
    """The FEN with each side's squares in alphabetical order."""
    lists = []
    for side in (Side.WHITE, Side.BLACK):
        names = [("K" if position.pieces[at].king else "") + at for at in position.squares_of(side)]
        lists.append(side.value + ",".join(names))
    return ":".join([position.turn.value, *lists])
