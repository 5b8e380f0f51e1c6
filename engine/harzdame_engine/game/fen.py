"""Positions as text, ``W:Wa1,Kc4:Bg8,h8`` or ``W:W31,K42:B1,2`` (PDN's FEN), and problems of such texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from harzdame_engine.game.king_walks import NOBODY, KingWalk, KingWalks
from harzdame_engine.game.move import Color, Piece
from harzdame_engine.game.notation import read_square
from harzdame_engine.rules.board import Board, Square
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.square_names import is_numbered, numbers_of


class PositionProblem(StrEnum):
    """The reasons why a position cannot be set up."""

    UNREADABLE = "unreadable"  # not of the form above; `detail` is the part that is not understood
    NO_SUCH_SQUARE = "no such square"
    OCCUPIED_TWICE = "occupied twice"
    NO_PIECES = "no pieces"
    MAN_ON_PROMOTION_SQUARE = "man on promotion square"
    BEYOND_PLAY = "beyond play"  # more captures than can be found in half a second


_ENGLISH = {
    PositionProblem.UNREADABLE: "not a position: {detail!r}; expected the form {form}",
    PositionProblem.NO_SUCH_SQUARE: "there is no square {detail!r} on this board",
    PositionProblem.OCCUPIED_TWICE: "two pieces stand on {detail}",
    PositionProblem.NO_PIECES: "there are no pieces on the board",
    PositionProblem.MAN_ON_PROMOTION_SQUARE: "a man cannot stand on {detail}: it would be a king there",
    PositionProblem.BEYOND_PLAY: "the position has too many captures to be played",
}
_FORM = "W:Wa1,a2,Kc4:Bg8,h8"
_NUMBERED_FORM = "W:W31-50:B1-20,K25"


class PositionError(ValueError):
    """An impossible position: `problem` says why, `square` where (or None), `detail` quotes the text."""

    def __init__(
        self, problem: PositionProblem, detail: str = "", square: Square | None = None, form: str = _FORM
    ) -> None:
        super().__init__(_ENGLISH[problem].format(detail=detail, form=form))
        self.problem = problem
        self.detail = detail
        self.square = square


class BeyondPlayError(PositionError):
    """A position with more captures than can be found, and told apart, in half a second."""

    def __init__(self) -> None:
        super().__init__(PositionProblem.BEYOND_PLAY)


class Setup(NamedTuple):
    """What a FEN says."""

    turn: Color
    pieces: dict[Square, Piece]
    walks: KingWalks = NOBODY


_SIDES = frozenset(Color)
_PIECE, _RANGE = r"(?i)(K?)([a-z]?[0-9]+)", r"(?i)(K?)([0-9]+)-([0-9]+)"
_COUNTERS = r"(?i)[HF][0-9]+|\+([0-9]{1,2})\+([0-9]{1,2})"
"""Compiled by `re` when they are first needed: at the start of an app they are not."""


def parse_fen(text: str, rules: Rules) -> Setup:
    """The side to move and the pieces of a FEN; case, blanks, and a closing dot or colon do not matter.

    Where squares have numbers, also beside letters, ranges (``B1-20``) are read
    too, and the counters that some programs add behind the pieces (``:H0:F1``)
    are passed over. The numbers of White's and Black's plain moves in a row
    with one king (``:+1+2``) are read where they are limited: of several kings
    the one that comes first has made them.

    Raises:
        PositionError: it is not a FEN, or names a square twice or one that is not there.
    """
    numbered = bool(numbers_of(rules.board))

    def unreadable(part: str) -> PositionError:
        form = _NUMBERED_FORM if is_numbered(rules.board) else _FORM
        return PositionError(PositionProblem.UNREADABLE, part, form=form)

    compact = "".join(text.split()).removesuffix(".").removesuffix(":")
    turn, *sides = compact.split(":")
    if turn.upper() not in _SIDES or not sides:
        raise unreadable(text.strip())
    pieces: dict[Square, Piece] = {}
    moved: list[int] = []
    for side in sides:
        if numbered and (counters := re.fullmatch(_COUNTERS, side)):
            moved = [int(number) for number in counters.groups() if number] or moved
            continue
        if side[:1].upper() not in _SIDES:
            raise unreadable(side)
        color = Color(side[0].upper())
        kinds = Piece(color), Piece(color, king=True)
        for word in filter(None, side[1:].split(",")):
            if not (read := _read_word(word, rules.board)):
                raise unreadable(word)
            king, squares = read
            for square in squares:
                if square in pieces:
                    raise PositionError(PositionProblem.OCCUPIED_TWICE, square, square)
                pieces[square] = kinds[king]
    return Setup(Color(turn.upper()), pieces, _walks(pieces, moved))


def _walks(pieces: Mapping[Square, Piece], moved: Sequence[int]) -> KingWalks:
    """The plain moves in a row by the first king of each side, White's and Black's number given."""
    found = {}
    for color, moves in zip(Color, moved, strict=False):
        king = next((square for square, piece in pieces.items() if piece == Piece(color, king=True)), None)
        if king is not None and moves:
            found[color] = KingWalk(king, moves)
    return found


def _read_word(word: str, board: Board) -> tuple[bool, list[Square]] | None:
    """A flag for kings, and the squares that one square's name or a range means; None if it is neither."""
    if (plain := word.removeprefix("K")) in board.index:  # as nearly everybody writes it
        return plain != word, [plain]
    if match := re.fullmatch(_PIECE, word):
        return bool(match[1]), [_known(match[2], board)]
    if (order := [*numbers_of(board).values()]) and (match := re.fullmatch(_RANGE, word)):
        first, last = (order.index(_known(number, board)) for number in match.groups()[1:])
        if first <= last:
            return bool(match[1]), order[first : last + 1]
    return None


def _known(name: str, board: Board) -> Square:
    square = read_square(name, board) or numbers_of(board).get(name.lstrip("0"))
    if square is None:
        raise PositionError(PositionProblem.NO_SUCH_SQUARE, name)
    return square


def write_fen(turn: Color, pieces: Mapping[Square, Piece], rules: Rules, walks: KingWalks = NOBODY) -> str:
    """The FEN of a position, each side's squares in the board's order, but a king of `walks` first."""

    words: dict[Color, list[str]] = {color: [] for color in Color}
    walking = [walk.square for walk in walks.values()]
    for square in (*walking, *(name for name in rules.board.names if name not in walking)):
        if piece := pieces.get(square):
            words[piece.color].append(f"K{square}" if piece.king else square)
    sides = [f"{color}{','.join(names)}" for color, names in words.items()]
    numbers = [str(walks[color].moves if color in walks else 0) for color in Color]
    return ":".join([turn, *sides, *([f"+{'+'.join(numbers)}"] if walks else [])])


def check_pieces(pieces: Mapping[Square, Piece], rules: Rules) -> None:
    """Check that a position can be played.

    Raises:
        PositionError: there are no pieces, or a man stands where it would be a king.
    """
    for problem in piece_problems(pieces, rules):
        raise problem


def piece_problems(pieces: Mapping[Square, Piece], rules: Rules) -> Iterator[PositionError]:
    """All reasons why a position cannot be played, each with its square where it is of one."""
    if not pieces:
        yield PositionError(PositionProblem.NO_PIECES)
    promotion = {Color.WHITE: rules.promotion_squares, Color.BLACK: rules.promotion_squares_black}
    for square, piece in pieces.items():
        if square not in rules.board.index:
            yield PositionError(PositionProblem.NO_SUCH_SQUARE, square)
        elif not piece.king and square in promotion[piece.color]:
            yield PositionError(PositionProblem.MAN_ON_PROMOTION_SQUARE, square, square)
