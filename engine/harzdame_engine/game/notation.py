"""Moves as text, read generously: the squares that a person may have typed or another program written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from harzdame_engine.game.move import Move
from harzdame_engine.rules.board import Board, Square
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.square_names import other_names


class IllegalMove(ValueError):  # noqa: N818 - the field's term
    """No legal move is meant by the text."""


class AmbiguousMove(ValueError):  # noqa: N818
    """Several legal moves are meant by the text; `moves` lists them."""

    def __init__(self, text: str, moves: tuple[Move, ...]) -> None:
        super().__init__(f"{text} can mean {', '.join(map(str, moves))}")
        self.moves = moves


_SEPARATOR = r"(?i)\s*[-–‐−:x×*]\s*|\s+"
_LETTERED = r"(?i)[a-wyz]0*[1-9][0-9]?"  # x is a separator: no board is that wide
_RUN_TOGETHER = range(2, 5)  # digits that may be two numbers without a sign between


def read_square(text: str, board: Board) -> Square | None:
    """The square that `text` names, whatever its case or leading zeros; None if the board has none such."""
    plain = text.lower()
    if plain in board.index:
        return plain
    letter, number = (plain[:1], plain[1:]) if plain[:1].isalpha() else ("", plain)
    if not (number.isascii() and number.isdecimal()):
        return None
    square = f"{letter}{number.lstrip('0')}"
    return square if square in board.index else None


def read_squares(text: str, rules: Rules) -> Iterator[list[Square]]:
    """The lists of two or more squares that `text` can be, by the game's names or by the others.

    More than one only where digits run together.
    """
    text, board = text.strip(), rules.board
    letters, others = re.findall(_LETTERED, text), other_names(rules)
    if text.isdecimal() and len(text) in _RUN_TOGETHER:
        ways = [[text[:cut], text[cut:]] for cut in range(1, len(text)) if cut <= 2 and len(text) - cut <= 2]
    elif letters:
        ways = [] if re.sub(_SEPARATOR, "", re.sub(_LETTERED, "", text)) else [letters]
    else:
        ways = [re.split(_SEPARATOR, text)]
    for way in ways:
        squares = [square for word in way if (square := read_square(word, board) or _other(word, others))]
        if len(squares) == len(way) >= 2:
            yield squares


def _other(word: str, names: Mapping[str, Square]) -> Square | None:
    """The square of a name of the other kind."""
    letter, number = (word[:1].lower(), word[1:]) if word[:1].isalpha() else ("", word)
    return names.get(letter + number.lstrip("0"))
