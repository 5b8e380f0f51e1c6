"""Recognition of the game that a text records: named by its tags, told by its moves, or its neighbours'."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import islice, pairwise
from typing import NamedTuple

from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.notation import is_numbered
from harzdame_engine.game.position import Position
from harzdame_engine.pdn.replay import replay
from harzdame_engine.pdn.tags import (
    NamedGame,
    find_variant,
    lookup,
)
from harzdame_engine.pdn.tokens import first_moves
from harzdame_engine.rules.foreign_games import CHESS, LARGE_DRAUGHTS, SMALL_DRAUGHTS
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import HARZDAME, INTERNATIONAL, variants

_NUMBERED_FEN = re.compile(r"[WB]\s*:\s*[WB]\s*K?[0-9]", re.IGNORECASE)
_CHESS_FEN = re.compile(r"\s*+(?:[KQRBNP1-8]{1,8}/){7}", re.IGNORECASE)
_CHESS_MOVE = re.compile(
    r"(?<![\w-])(?:[KQRBN][a-h]?[1-8]?x?[a-h][1-8]|O-O(?:-O)?|[a-h]x?[a-h]?[1-8])(?=[\s+#!?)]|\Z)"
)
_ASIDE = re.compile(r"\{[^{}]*\}|\[[^\[\]\r\n]*\]")
"""A comment or a tag; it stops at another opening, so that a heap of those is gone through once."""
_CHESS_WORDS = 4
"""The moves of chess that make a text a game of chess."""
_LOOKED_AT = 1 << 20
"""The characters of a text in which moves are sought, those of chess as well."""
_LONGEST_FEN = 10_000
_MOVES_TRIED = 24
_ALL_MOVES = 1000
"""Of a game whose first moves fit several games."""
_NUMBERS = re.compile(r"(?<![0-9])[0-9]{1,4}")
"""As far as it matters: Python reads no number of thousands of digits."""
_LETTERED = re.compile(r"[a-w][0-9]{1,2}(?![0-9])", re.IGNORECASE)
_SMALL_BOARD, _USUAL_BOARD, _LARGE_BOARD = 32, 50, 72
"""The numbers of dark squares on eight, ten and twelve columns."""
_NEARLY_ALL = 0.9
"""The share of moves from one dark square to another by which a game keeps to those: one may be mistyped.

Likewise that of the games of a file which can be one of ours.
"""


class Told(NamedTuple):
    """What a text without a name is told to be; not `sure` where its moves leave the choice to neighbours."""

    game: NamedGame
    sure: bool


def recognise(text: str, tags: Mapping[str, str], neighbours: NamedGame | None = None) -> NamedGame:
    """The game that `text` with these `tags` records; without a name one that its moves can be.

    `neighbours`: the game of the other games of its file, if they have one. If it
    is foreign, it counts where the moves leave a choice; if it is one of ours it
    does not, since the same text alone must be the same game.
    """
    named = find_variant(tags)
    if named.name:
        return named
    told = tell_by_moves(text, tags)
    open_to_them = not told.sure or told.game.name == SMALL_DRAUGHTS
    if neighbours is not None and neighbours.rules is None and open_to_them:
        return NamedGame(None, neighbours.name)
    return told.game


def usual_game(games: Iterable[NamedGame | Told]) -> NamedGame | None:
    """The one game that games of a file are, as far as they are named or told for sure; or None.

    Where that is so of none, as of positions without a move, it is the foreign game that most seem to be.
    Where nearly all can be a game of ours on dark squares, those that cannot are taken for mistyped.
    """
    found: dict[tuple[str, str], NamedGame] = {}
    seeming: list[NamedGame] = []
    small = 0
    for each in games:
        game, sure = each if isinstance(each, Told) else (each, True)
        if sure:
            found[(game.rules.id, "") if game.rules else ("", game.name)] = game
            small += game.name == SMALL_DRAUGHTS
        else:
            seeming.append(game)
    on_dark_squares = _lettered(half=True)
    ours = sum(game.rules in on_dark_squares for game in seeming)
    if ours and ours >= _NEARLY_ALL * (ours + small):
        found.pop(("", SMALL_DRAUGHTS), None)
    if not found:
        foreign = Counter(game for game in seeming if game.rules is None).most_common(1)
        return next((game for game, count in foreign if 2 * count > len(seeming)), None)
    if len(found) == 2 and all(game.rules is None for game in found.values()):
        found.pop(("", SMALL_DRAUGHTS), None)  # the other is the same game, by its own name
    return next(iter(found.values())) if len(found) == 1 else None


def tell_by_moves(text: str, tags: Mapping[str, str]) -> Told:
    """The game that the moves and the position of a text show."""
    fen, moves = _fen(tags), _moves(text)
    if _CHESS_FEN.match(fen):
        return Told(NamedGame(None, CHESS), sure=True)
    if not moves and not fen:
        beginning = _without_comments(text[:_LOOKED_AT])
        is_chess = sum(1 for _ in islice(_CHESS_MOVE.finditer(beginning), _CHESS_WORDS)) == _CHESS_WORDS
        ours = NamedGame(HARZDAME, "", guessed=True)
        return Told(NamedGame(None, CHESS) if is_chess else ours, sure=is_chess)
    if _NUMBERED_FEN.match(fen) if fen else moves[0][0].isdigit():
        if moves and not moves[0][0].isdigit() and _is_diagonal("", moves):
            return _tell_diagonal(fen, moves, text)
        return _tell_numbered(fen, moves)
    return _tell_lettered(fen, moves, text)


def _tell_numbered(fen: str, moves: list[str]) -> Told:
    """Of games with numbered squares: one of ours, on ten columns."""
    highest = max(map(int, _NUMBERS.findall(" ".join([fen, *moves]))), default=0)
    readable = _readable(INTERNATIONAL, fen, moves)
    small = highest <= _SMALL_BOARD
    wrong = readable < len(moves) if fen else not readable  # a game begins on rows that are higher here
    if moves and small and wrong:
        return Told(NamedGame(None, SMALL_DRAUGHTS), sure=len(moves) > 1)
    if moves and not readable and _USUAL_BOARD < highest <= _LARGE_BOARD:
        return Told(NamedGame(None, LARGE_DRAUGHTS), sure=True)
    if not moves and small:
        return Told(NamedGame(None, SMALL_DRAUGHTS), sure=False)
    return Told(
        NamedGame(INTERNATIONAL, "", guessed=small and readable < len(moves)), sure=not small or not fen
    )


def _tell_lettered(fen: str, moves: list[str], text: str) -> Told:
    """Of games with lettered squares: one of ours on all squares, unless all keeps to the dark ones."""
    if moves and _is_diagonal(fen, moves):
        return _tell_diagonal(fen, moves, text)
    best, read = _best(_lettered(half=False), fen, moves)
    if len(best) > 1 and read == _MOVES_TRIED:
        best, read = _best(best, fen, _moves(text, _ALL_MOVES))
    return Told(NamedGame(best[0], "", guessed=len(best) > 1), sure=read > 0)


def _tell_diagonal(fen: str, moves: list[str], text: str) -> Told:
    """Of games on lettered dark squares: a guess at one of ours, if it can be read to its end."""
    for rules in _lettered(half=True):
        played = moves
        if len(moves) == _MOVES_TRIED == _readable(rules, fen, moves):
            played = _moves(text, _ALL_MOVES)
        if _readable(rules, fen, played) == len(played):
            return Told(NamedGame(rules, "", guessed=True), sure=False)
    return Told(NamedGame(None, SMALL_DRAUGHTS), sure=len(moves) > 1)


def _lettered(*, half: bool) -> list[Rules]:
    """Our games with lettered squares: those on the squares of one colour, or those on all."""
    games = (rules for rules in variants() if not is_numbered(rules.board))
    return [rules for rules in games if rules.board.is_half is half]


def _best(games: Iterable[Rules], fen: str, moves: list[str]) -> tuple[list[Rules], int]:
    """Those of the games by which most of `moves` can be played, and how many that are."""
    read = {rules: _readable(rules, fen, moves) for rules in games}
    most = max(read.values())
    return [rules for rules, count in read.items() if count == most], most


def _fen(tags: Mapping[str, str]) -> str:
    fen = (lookup(tags, "FEN") or "").strip()
    return "" if fen == "?" else fen


def _moves(text: str, most: int = _MOVES_TRIED) -> list[str]:
    """The first moves; those of variations if there are no others."""
    beginning = text[:_LOOKED_AT]
    found = first_moves(beginning, most=most) or first_moves(beginning, most=most, nested=True)
    return [move.text for move in found]


def _readable(rules: Rules, fen: str, moves: list[str]) -> int:
    """The number of `moves` that can be played by `rules`; -1 if the position cannot be set up."""
    try:
        position = Position.from_fen(fen, rules.id) if fen else Position.start(rules.id)
    except PositionError:
        return -1
    return min(replay(" ".join(moves), position).plies, len(moves))


def _is_diagonal(fen: str, moves: list[str]) -> bool:
    """Whether nearly all moves, and all pieces, keep to the dark squares and the diagonals."""
    if not all(_is_dark(*square) for square in _squares(fen[:_LONGEST_FEN])):
        return False
    steps = [step for move in moves for step in pairwise(_squares(move))]
    straight = sum(_is_dark(*first) and abs(first[0] - to[0]) == abs(first[1] - to[1]) for first, to in steps)
    return bool(steps) and straight >= _NEARLY_ALL * len(steps)


def _squares(text: str) -> list[tuple[int, int]]:
    """The squares of letter and number in a text, as column and row from 1."""
    return [(ord(name[0].lower()) - ord("a") + 1, int(name[1:])) for name in _LETTERED.findall(text)]


def _is_dark(column: int, row: int) -> bool:
    return (column + row) % 2 == 0


def _without_comments(text: str) -> str:
    return _ASIDE.sub(" ", text)
