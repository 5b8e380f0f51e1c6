"""Recognition of the game that a text records: named by its tags, told by its moves, or its neighbours'."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice, pairwise
from math import log2
from typing import NamedTuple

from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.notation import IllegalMove
from harzdame_engine.game.position import Position
from harzdame_engine.pdn.replay import replay
from harzdame_engine.pdn.tags import (
    NamedGame,
    find_variant,
    lookup,
)
from harzdame_engine.pdn.tokens import first_moves
from harzdame_engine.rules.foreign_games import CHESS, LARGE_DRAUGHTS, SMALL_DRAUGHTS
from harzdame_engine.rules.half_boards import INTERNATIONAL
from harzdame_engine.rules.rules import PRIVATE, Rules
from harzdame_engine.rules.square_names import is_numbered
from harzdame_engine.rules.variants import HARZDAME, variants

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
_WEIGHED = 100
"""Of those the ones that are weighed where several games fit to the end."""
_LESS_USUAL, _MISTYPED = 4.0, 12.0
"""Bits for a game that comes later among ours, and for a game of a file that cannot be of it."""
_NUMBERS = re.compile(r"(?<![0-9])[0-9]{1,4}")
"""As far as it matters: Python reads no number of thousands of digits."""
_LETTERED = re.compile(r"[a-w][0-9]{1,2}(?![0-9])", re.IGNORECASE)
_SMALL_BOARD, _USUAL_BOARD, _LARGE_BOARD = 32, 50, 72
"""The numbers of dark squares on eight, ten and twelve columns."""
_DARK = 0
"""The sum of column and row of dark squares, halved: what is left."""
_NEARLY_ALL = 0.9
"""The share of moves from one dark square to another by which a game keeps to those: one may be mistyped.

Likewise that of the games of a file which can be one of ours.
"""


class Fit(NamedTuple):
    """A game of ours by which a text can be played to its end.

    `bits`: what its moves would tell somebody who thinks each legal move as likely as the others. The fewer,
    the more is as it must be: one who must take the most has less choice.
    """

    rules: Rules
    bits: float = 0.0


class Told(NamedTuple):
    """What a text without a name is told to be; not `sure` where its moves leave the choice to neighbours.

    `fits`: those on the squares of one colour that it can be.
    """

    game: NamedGame
    sure: bool
    fits: tuple[Fit, ...] = ()


def recognise(text: str, tags: Mapping[str, str], neighbours: NamedGame | None = None) -> NamedGame:
    """The game that `text` with these `tags` records; without a name one that its moves can be.

    `neighbours`: the game of the other games of its file, if they have one. It
    counts where the moves leave a choice.
    """
    named = find_variant(tags)
    if named.name:
        return named
    told = tell_by_moves(text, tags)
    if neighbours is None:
        return told.game
    if any(fit.rules == neighbours.rules for fit in told.fits):
        return NamedGame(neighbours.rules, "", guessed=neighbours.guessed)
    open_to_them = not told.sure or told.game.name == SMALL_DRAUGHTS
    if neighbours.rules is None and open_to_them:
        return NamedGame(None, neighbours.name)
    return told.game


def usual_game(games: Iterable[NamedGame | Told]) -> NamedGame | None:
    """The one game that games of a file are, as far as they are named or told for sure; or None.

    Where that is so of none, it is the one of ours on the squares of one colour that nearly all can be, and
    those that cannot are taken for mistyped; or, as of positions without a move, the foreign game that most
    seem to be.
    """
    found: dict[tuple[str, str], NamedGame] = {}
    seeming: list[Told] = []
    small = 0
    for each in games:
        told = each if isinstance(each, Told) else Told(each, sure=True)
        if told.sure and len(told.fits) < 2:
            game = told.game
            found[(game.rules.id, "") if game.rules else ("", game.name)] = game
            small += game.name == SMALL_DRAUGHTS
        else:
            seeming.append(told)
    ours = _common([told.fits for told in seeming if told.fits], small)
    if ours is not None:
        found.pop(("", SMALL_DRAUGHTS), None)
    if not found:
        foreign = Counter(told.game for told in seeming if told.game.rules is None).most_common(1)
        return ours or next((game for game, count in foreign if 2 * count > len(seeming)), None)
    if len(found) == 2 and all(game.rules is None for game in found.values()):
        found.pop(("", SMALL_DRAUGHTS), None)  # the other is the same game, by its own name
    return next(iter(found.values())) if len(found) == 1 else None


def _common(games: Sequence[tuple[Fit, ...]], others: int) -> NamedGame | None:
    """The game of ours that nearly all games of a file can be, of which `others` can be none."""
    counts = Counter(fit.rules for fits in games for fit in fits)
    enough = _NEARLY_ALL * (len(games) + others)
    rest = [rules for rules in variants() if counts[rules] and counts[rules] >= enough]
    return _likeliest([_all_as(rules, games) for rules in rest]) if rest else None


def _all_as(rules: Rules, games: Sequence[tuple[Fit, ...]]) -> Fit:
    """What all games of a file tell if they are of one game; one that cannot be is dear."""
    bits = 0.0
    for fits in games:
        known = {fit.rules: fit.bits for fit in fits}
        bits += known.get(rules, min(known.values()) + _MISTYPED)
    return Fit(rules, bits)


def _likeliest(fits: Sequence[Fit]) -> NamedGame:
    """The game that tells least; those that come first among ours are the more usual ones."""
    bits = [fit.bits + _LESS_USUAL * place for place, fit in enumerate(fits)]
    return NamedGame(fits[bits.index(min(bits))].rules, "", guessed=len(fits) > 1)


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
        if moves and not moves[0][0].isdigit() and _parity("", moves) == _DARK:
            return _tell_diagonal(fen, moves, text)
        return _tell_numbered(fen, moves, text)
    return _tell_lettered(fen, moves, text)


def _tell_numbered(fen: str, moves: list[str], text: str) -> Told:
    """Of games with numbered squares, all of which are played on those of one colour."""
    highest = max(map(int, _NUMBERS.findall(" ".join([fen, *moves]))), default=0)
    small = highest <= _SMALL_BOARD
    if small and not moves:
        return Told(NamedGame(None, SMALL_DRAUGHTS), sure=False)
    games = _on_one_colour(numbered=True)
    if fits := _fitting(games, fen, moves, text):
        return Told(_likeliest(fits), sure=True, fits=fits)
    best, read = _best(games, fen, moves)
    best = _of_the_standard(best)
    if read > 0 and not (fen and small):  # a game begins on rows that are others on each board
        return Told(NamedGame(best[0], "", guessed=len(best) > 1 or small), sure=len(best) == 1)
    if small:
        return Told(NamedGame(None, SMALL_DRAUGHTS), sure=len(moves) > 1)
    if _USUAL_BOARD < highest <= _LARGE_BOARD:
        return Told(NamedGame(None, LARGE_DRAUGHTS), sure=True)
    return Told(NamedGame(INTERNATIONAL, ""), sure=True)


def _tell_lettered(fen: str, moves: list[str], text: str) -> Told:
    """Of games with lettered squares: one of ours on all squares, unless all keeps to those of one colour."""
    parity = _parity(fen, moves)
    if parity == _DARK:
        return _tell_diagonal(fen, moves, text)
    best, read = _best(_on_all_squares(), fen, moves)
    if parity is not None and read < len(moves):
        fits = _fitting(_on_one_colour(numbered=False), fen, moves, text)
        if fits:
            return Told(_likeliest(fits), sure=False, fits=fits)
    if len(best) > 1 and read == _MOVES_TRIED:
        best, read = _best(best, fen, _moves(text, _ALL_MOVES))
    return Told(NamedGame(best[0], "", guessed=len(best) > 1), sure=read > 0)


def _tell_diagonal(fen: str, moves: list[str], text: str) -> Told:
    """Of games on lettered dark squares: one of ours, if it can be read to its end."""
    fits = _fitting(_on_one_colour(numbered=False), fen, moves, text)
    if fits:
        return Told(_likeliest(fits), sure=False, fits=fits)
    return Told(NamedGame(None, SMALL_DRAUGHTS), sure=len(moves) > 1)


def _fitting(games: Iterable[Rules], fen: str, moves: list[str], text: str) -> tuple[Fit, ...]:
    """Those of the games by which a text can be played to its end; of several starts the smallest board's."""
    fits = [rules for rules in games if _readable(rules, fen, moves) == len(moves)]
    fits = _of_the_standard(fits)
    if len(fits) > 1 and len(moves) == _MOVES_TRIED:
        moves = _moves(text, _ALL_MOVES)
        fits = [rules for rules in fits if _readable(rules, fen, moves) == len(moves)] or fits
    if fits and not (fen and moves):
        least = min(len(rules.board.names) for rules in fits)
        fits = [rules for rules in fits if len(rules.board.names) == least]
    return tuple(Fit(rules, _bits(rules, fen, moves) if len(fits) > 1 else 0.0) for rules in fits)


def _of_the_standard(games: list[Rules]) -> list[Rules]:
    """Those with a number of the standard, if any: files of the others have the tags that we write."""
    return [rules for rules in games if rules.gametype < PRIVATE] or games


def _bits(rules: Rules, fen: str, moves: list[str]) -> float:
    """What the moves tell, by these rules."""
    position, bits = _beginning(rules, fen), 0.0
    for text in moves[:_WEIGHED]:
        bits += log2(len(position.legal_moves()) or 1)
        try:
            position = position.play(position.parse_move(text))
        except IllegalMove:
            break
    return bits


def _on_one_colour(*, numbered: bool) -> list[Rules]:
    return [r for r in variants() if r.board.is_half and is_numbered(r.board) is numbered]


def _on_all_squares() -> list[Rules]:
    return [rules for rules in variants() if not rules.board.is_half]


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


def _beginning(rules: Rules, fen: str) -> Position:
    return Position.from_fen(fen, rules.id) if fen else Position.start(rules.id)


def _readable(rules: Rules, fen: str, moves: list[str]) -> int:
    """The number of `moves` that can be played by `rules`; -1 if the position cannot be set up."""
    try:
        position = _beginning(rules, fen)
    except PositionError:
        return -1
    return min(replay(" ".join(moves), position).plies, len(moves))


def _parity(fen: str, moves: list[str]) -> int | None:
    """The colour, as a number, of the diagonals to which nearly all moves and all pieces keep; or None.

    Columns and rows are counted from 1; their sum is even on the dark squares.
    """
    standing = [sum(square) % 2 for square in _squares(fen[:_LONGEST_FEN])]
    steps = [step for move in moves for step in pairwise(_squares(move))]
    if not steps:
        return None
    parity = Counter(standing or (sum(first) % 2 for first, _ in steps)).most_common(1)[0][0]
    if any(other != parity for other in standing):
        return None
    straight = sum(
        sum(first) % 2 == parity and abs(first[0] - to[0]) == abs(first[1] - to[1]) for first, to in steps
    )
    return parity if straight >= _NEARLY_ALL * len(steps) else None


def _squares(text: str) -> list[tuple[int, int]]:
    """The squares of letter and number in a text, as column and row from 1."""
    return [(ord(name[0].lower()) - ord("a") + 1, int(name[1:])) for name in _LETTERED.findall(text)]


def _without_comments(text: str) -> str:
    return _ASIDE.sub(" ", text)
