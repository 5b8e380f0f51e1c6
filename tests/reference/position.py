"""Positions: the pieces, the side to move, and the FEN. Knows no moves."""

from __future__ import annotations

from typing import NamedTuple

from tests.reference.games import Game, Side


class Piece(NamedTuple):
    """A man, or a king if `king`."""

    side: Side
    king: bool


# The king that has made the last plain moves of each side, and how many in a row, where that is counted.
Walks = tuple[tuple[Side, str, int], ...]


class Position(NamedTuple):
    """A placement of pieces and the side to move; the walks in the order of the sides."""

    game: Game
    pieces: dict[str, Piece]
    turn: Side
    walks: Walks = ()

    def squares_of(self, side: Side) -> list[str]:
        """The squares of that side's pieces, in alphabetical order."""
        return sorted(square for square, piece in self.pieces.items() if piece.side is side)

    @property
    def key(self) -> tuple[Side, frozenset[tuple[str, Piece]], Walks]:
        """The key that is equal for equal positions of one game."""
        return self.turn, frozenset(self.pieces.items()), self.walks

    def walked(self, side: Side) -> tuple[str, int]:
        """Where the king stands that has made that side's last plain moves, and their number; 0: none has."""
        return next(((square, moves) for each, square, moves in self.walks if each is side), ("", 0))

    @property
    def turned(self) -> Position:
        """The same seen from the other side: the board turned by 180°, the colours and the turn exchanged."""
        squares = self.game.board.turned
        pieces = {squares[at]: Piece(piece.side.other, piece.king) for at, piece in self.pieces.items()}
        walks = tuple((side.other, squares[at], moves) for side, at, moves in reversed(self.walks))
        return Position(self.game, pieces, self.turn.other, walks)


def start(game: Game) -> Position:
    """The set-up; "White … moves first" unless the game says otherwise."""
    men = {square: Piece(side, king=False) for side, squares in game.men.items() for square in squares}
    return Position(game, men, game.first)


def read_fen(text: str, game: Game) -> Position:
    """The position of a well-formed FEN such as ``W:Wa1,Kc4:Bg8,h8``; the side to move comes first."""
    turn, *lists = text.strip().removesuffix(".").split(":")
    moves = lists.pop()[1:].split("+") if lists[-1].startswith("+") else ["0", "0"]
    pieces: dict[str, Piece] = {}
    for squares in lists:
        side = Side(squares[0])
        for name in filter(None, squares[1:].split(",")):
            square = name.removeprefix("K")
            if square not in game.board.places or square in pieces:
                raise ValueError(f"{name!r} is off the board or occupied: {text}")
            pieces[square] = Piece(side, king=name.startswith("K"))
    # Frisian draughts: "which king it is … by naming it first"
    first = {
        side: next((at for at, each in pieces.items() if each == Piece(side, king=True)), "") for side in Side
    }
    walks = tuple(
        (side, first[side], int(number)) for side, number in zip(Side, moves, strict=True) if int(number)
    )
    return Position(game, pieces, Side(turn), walks)


def write_fen(position: Position) -> str:
    """The FEN with each side's squares in alphabetical order, but first a king whose moves are counted."""
    lists = []
    for side in (Side.WHITE, Side.BLACK):
        first, _ = position.walked(side)
        squares = sorted(position.squares_of(side), key=lambda square: square != first)
        names = [("K" if position.pieces[at].king else "") + at for at in squares]
        lists.append(side.value + ",".join(names))
    counts = "".join(f"+{position.walked(side)[1]}" for side in Side)
    return ":".join([position.turn.value, *lists, *([counts] if position.walks else [])])
