"""What is on a square, and on all of them, in words that can be listened to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from harzdame_engine import Color, Piece, Position, Square

from harzdame_gui.translation import translate


def piece_text(piece: Piece) -> str:
    """A piece: “white king”."""
    if piece.color is Color.WHITE:
        return translate("Squares", "white king") if piece.king else translate("Squares", "white man")
    return translate("Squares", "black king") if piece.king else translate("Squares", "black man")


def square_text(
    square: Square,
    piece: Piece | None,
    *,
    picked: bool = False,
    target: bool = False,
    must_capture: bool = False,
    may_move: bool = False,
) -> str:
    """A square with what is on it, and what may be done there: “c3, white man, can move”."""
    parts = [square, translate("Squares", "empty") if piece is None else piece_text(piece)]
    if picked:
        parts.append(translate("Squares", "picked up"))
    if target:
        parts.append(translate("Squares", "can go here"))
    if must_capture:
        parts.append(translate("Squares", "must capture"))
    elif may_move:
        parts.append(translate("Squares", "can move"))
    return ", ".join(parts)


def row_text(squares: Iterable[Square], pieces: Mapping[Square, Piece]) -> str:
    """Squares in a row with what is on them; the empty ones are left out, unless all are."""
    told = [f"{square} {piece_text(pieces[square])}" for square in squares if square in pieces]
    return ", ".join(told) or translate("Squares", "nothing")


def side_text(position: Position, color: Color) -> str:
    """The pieces of a side by their squares: “3 men: a1, b2, c3. 1 king: h8.”"""
    men, kings = (
        [square for square, piece in position.pieces.items() if piece == Piece(color, king)]
        for king in (False, True)
    )
    if not men and not kings:
        return translate("Squares", "Nothing.")
    parts = []
    if men:
        parts.append(translate("Squares", "Men: {squares}.").format(squares=", ".join(men)))
    if kings:
        parts.append(translate("Squares", "Kings: {squares}.").format(squares=", ".join(kings)))
    return " ".join(parts)
