"""Recognition of the game that a text records: named by its tags, or told by its squares and moves."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import islice

from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.notation import AmbiguousMove, IllegalMove, is_numbered
from harzdame_engine.game.position import Position
from harzdame_engine.pdn.tags import NamedGame, find_variant, lookup
from harzdame_engine.pdn.tokens import TokenKind, first_moves
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import HARZDAME, INTERNATIONAL, variants

CHESS = "Chess"
SMALL_DRAUGHTS = "Draughts on 64 squares"
"""The names of games that are recognised by their moves, but are none of ours."""

_NUMBERED_FEN = re.compile(r"[WB]\s*:\s*[WB]\s*K?[0-9]", re.IGNORECASE)
_CHESS_MOVE = re.compile(
    r"(?<![\w-])(?:[KQRBN][a-h]?[1-8]?x?[a-h][1-8]|O-O(?:-O)?|[a-h]x?[a-h]?[1-8])(?=[\s+#!?)]|\Z)"
)
_ASIDE = re.compile(r"\{[^{}]*\}|\[[^\[\]\r\n]*\]")
"""A comment or a tag; it stops at another opening, so that a heap of those is gone through once."""
_CHESS_WORDS = 4
"""The moves of chess that make a text a game of chess."""
_LOOKED_AT = 1 << 20
"""The characters of a text in which moves are sought, those of chess as well."""
_MOVES_TRIED = 24
_NUMBERS = re.compile(r"(?<![0-9])[0-9]{1,4}")
"""As far as it matters: Python reads no number of thousands of digits."""
_SMALL_STEP = 3
"""The difference of two squares a diagonal step apart, on 8×8 but not on 10×10."""

_LETTERED = re.compile(r"[a-w][0-9]+")
_SMALL_BOARD = 32


def recognise(text: str, tags: Mapping[str, str]) -> NamedGame:
    """The game that `text` with these `tags` records; without a name one that its moves can be."""
    named = find_variant(tags)
    if named.name:
        return named
    fen = (lookup(tags, "FEN") or "").strip()
    moves = [move.text for move in first_moves(text[:_LOOKED_AT], most=_MOVES_TRIED)]
    if not moves and not fen:
        beginning = _without_comments(text[:_LOOKED_AT])
        is_chess = sum(1 for _ in islice(_CHESS_MOVE.finditer(beginning), _CHESS_WORDS))
        return NamedGame(None, CHESS) if is_chess == _CHESS_WORDS else named
    likely = tell_by_squares(text, tags)
    numbered = is_numbered(likely.board)
    if numbered and (_moves_on_small_board(moves) or (not moves and _fits_small_board(fen, []))):
        return NamedGame(None, SMALL_DRAUGHTS)
    candidates = [rules for rules in variants() if is_numbered(rules.board) == numbered]
    candidates.sort(key=lambda rules: rules is not likely)
    best, most = likely, 0
    for rules in candidates:
        read = _readable(rules, fen, moves)
        if read > most:
            best, most = rules, read
        if most == len(moves):
            return NamedGame(best, "")
    foreign = _fits_small_board(fen, moves) if numbered else _is_diagonal(moves)
    return NamedGame(None, SMALL_DRAUGHTS) if foreign else NamedGame(best, "")


def tell_by_squares(text: str, tags: Mapping[str, str]) -> Rules:
    """The likeliest game of a text that names none: numbered squares are those of International draughts."""
    fen = (lookup(tags, "FEN") or "").strip()
    if fen:
        return INTERNATIONAL if _NUMBERED_FEN.match(fen) else HARZDAME
    first = first_moves(text[:_LOOKED_AT], most=1, nested=True)
    return INTERNATIONAL if first and first[0].kind is TokenKind.NUMBER_MOVE else HARZDAME


def _readable(rules: Rules, fen: str, moves: list[str]) -> int:
    """The number of `moves` that can be played by `rules`; -1 if the position cannot be set up."""
    try:
        position = Position.from_fen(fen, rules.id) if fen not in {"", "?"} else Position.start(rules.id)
    except PositionError:
        return -1
    for number, text in enumerate(moves):
        try:
            position = position.play(position.parse_move(text))
        except IllegalMove:
            return number
        except AmbiguousMove as error:
            position = position.play(error.moves[0])
    return len(moves)


def _fits_small_board(fen: str, moves: list[str]) -> bool:
    squares = [int(square) for text in [fen, *moves] for square in _NUMBERS.findall(text)]
    return bool(squares) and max(squares) <= _SMALL_BOARD


def _moves_on_small_board(moves: list[str]) -> bool:
    """Whether a man's step connects two numbers that are no neighbours on ten columns."""
    steps = [[int(square) for square in _NUMBERS.findall(move)] for move in moves if "-" in move]
    return any(len(step) == 2 and abs(step[0] - step[1]) == _SMALL_STEP for step in steps)


def _is_diagonal(moves: list[str]) -> bool:
    """Whether all moves go from dark square to dark square, as none of our games with letters has them."""
    squares = [found[0] for move in moves for found in _LETTERED.finditer(move.lower())]
    return bool(squares) and all((ord(square[0]) - ord("a") + int(square[1:])) % 2 for square in squares)


def _without_comments(text: str) -> str:
    return _ASIDE.sub(" ", text)
