"""The rows of a comparison in words; what the rules say is worded by `harzdame_gui.text.topics`."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Color, Move, Piece, Rules
from harzdame_engine.comparison.examples import Example, Pieces

from harzdame_gui.text.games import game_name
from harzdame_gui.translation import counted, translate

_MOST_MOVES = 8
"""Moves of a position that are told; a flying king has many."""


def moves_text(moves: Sequence[Move]) -> str:
    """The moves that may be played, the first few of many."""
    if not moves:
        return translate("Comparison", "no move")
    told = ", ".join(map(str, moves[:_MOST_MOVES]))
    left = len(moves) - _MOST_MOVES
    if left > 0:
        return counted.tr("{moves} and %Ln more", "", left).format(moves=told)
    return told


def base_text(example: Example) -> str:
    """What is to be known of an example in which the other game has other moves by all its rules."""
    return translate("Comparison", "In all else by the rules of {game}.").format(game=game_name(example.base))


def pieces_text(pieces: Pieces) -> str:
    """A position for those who hear it, White's pieces first."""
    sides = (
        (Color.WHITE, translate("Comparison", "White: {pieces}.")),
        (Color.BLACK, translate("Comparison", "Black: {pieces}.")),
    )
    told = []
    for color, pattern in sides:
        own = [_piece(square, piece) for square, piece in pieces.items() if piece.color is color]
        if own:
            told.append(pattern.format(pieces=", ".join(own)))
    return " ".join(told)


def _piece(square: str, piece: Piece) -> str:
    kind = translate("Comparison", "king {square}") if piece.king else translate("Comparison", "man {square}")
    return kind.format(square=square)


def spoken_example(example: Example, one: Rules, other: Rules) -> str:
    """An example in one text, as a screen reader says it."""
    sides = (
        f"{game_name(rules)}: {moves_text(moves)}."
        for rules, moves in zip((one, other), example.moves, strict=True)
    )
    reservation = () if example.exact else (base_text(example),)
    return " ".join([pieces_text(example.pieces), *sides, *reservation])
