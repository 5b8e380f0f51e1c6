"""Positions and games in any text: a FEN in whatever dress, PDN, a mail or a forum post with moves in it.

Knows neither Qt nor the clipboard. Text that is PDN already is read as it stands; else it is freed of
quotation marks and mark-up, and tags, positions and runs of moves are picked out of what is left. Where
both can be done, what has more moves is taken. Picking takes regular expressions, which hold up every other
thread: it is not done to very long text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from html import unescape
from typing import NamedTuple
from urllib.parse import unquote

from harzdame_engine import BeyondPlayError, GameTree, Position, PositionError, Rules, pdn
from harzdame_engine.pdn import prose
from harzdame_engine.pdn.problems import BadPosition
from harzdame_engine.pdn.replay import ReplayedLine

from harzdame_gui.controllers.files.first_moves import AT_ONCE
from harzdame_gui.text.fens import FEN, fen_alone, is_position, rules_of, search_fen

_QUOTED = re.compile(r"^[ \t]*(?:>[ \t]?)+", re.MULTILINE)
_MARKUP = re.compile(
    r"\[/?(?:b|i|u|s|code|quote|pgn|pdn|fen|url|size|color|font|list|table|tr|td|spoiler)"
    r"(?:=[^\[\]\r\n]{0,300})?\]"
    r"|</?[a-z][a-z0-9]{0,9}(?:\s[^<>]{0,300})?/?>|^```\w*$",
    re.IGNORECASE | re.MULTILINE,
)
_ENTITY = re.compile(r"&(?:#[0-9]{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});", re.IGNORECASE)
_PERCENT = re.compile(r"(?:%[0-9a-f]{2})+", re.IGNORECASE)
_INVISIBLE = re.compile("[\u200b-\u200f\u2060\ufeff\u00ad]")
_OTHERS = {"tag": r'^[ \t]*\[[ \t]*[a-z][\w-]*[ \t]*["“][^\r\n]*\][ \t]*$', "fen": FEN}
_PDN = re.compile(r"\s*+(?:\[[ \t]*[A-Za-z]|[0-9]+\s?[.…]|[{(;%])")
_SHORT = 400
"""Characters in which something is found within a few milliseconds: a position, a few moves."""
_LONGEST = 500_000
"""Characters of a text that is searched: some 3,000 games. Each pass over them takes up to 0.04 s."""
_LOOKED_AT = 25
"""Games that are read to find out whether a text is PDN; where so many are, the rest are, too."""
_TRIED = 20
"""Runs of moves without numbers that are tried out in a text."""
_FIRST_MOVES = 8
"""Moves of such a run that are tried."""


_PARTED = re.compile(r"\w;[ \t]?[a-i]?[0-9]{1,2}[-–x:]", re.IGNORECASE)
"""Moves that are parted by semicolons, not remarks to the end of a line."""

_FOUR = re.compile(r"(?<![0-9])([0-9]{2})([0-9]{2})(?![0-9])")
_DIGITS = re.compile(r"\s*+(?:(?:[0-9]{1,3}\s?\.\s*+)?[0-9]{4}(?:[\s,;]++|\Z))++")

_Replay = Callable[[pdn.PdnGame], ReplayedLine | None]


class FoundText(NamedTuple):
    """What a text holds: a position, games, or a position that cannot be played; nothing, if all are None.

    `too_long`: the text was not searched, and is not PDN as it stands.
    """

    position: GameTree | None = None
    games: pdn.PdnFile | None = None
    bad: BadPosition | None = None
    too_long: bool = False


def find_at_once(text: str, rules: Rules) -> FoundText | None:
    """What `text` holds; None where it may take longer than some milliseconds to find out."""
    if len(text) > _SHORT:
        return None
    if alone := fen_alone(text):
        try:
            return _position(alone, rules, AT_ONCE)
        except BeyondPlayError:
            return None
    return None if search_fen(text, 0) else find(text, rules)


def find(text: str, rules: Rules) -> FoundText:
    """What `text` holds. A position is read as one of `rules` as long as its squares are of that board."""
    if len(text) > _LONGEST:
        file = _sound(text, pdn.PdnGame.replay)
        return FoundText(games=file, too_long=file is None)
    text = prose.in_plain_signs(_INVISIBLE.sub("", text).replace("\u00a0", " "))
    plain = _undressed(text)
    if alone := fen_alone(text) or fen_alone(plain):
        return _position(alone, rules)
    replay = cache(pdn.PdnGame.replay)  # each game is looked at several times
    if (found := _in_digits(plain, rules, replay)) is not None:
        return found
    for each in dict.fromkeys((text, plain)):
        if (file := _sound(each, replay)) is not None:
            whole = _is_whole(file, replay) and not _PARTED.search(each)
            return FoundText(games=file) if whole else _fuller(file, plain, rules, replay)
    return _picked(plain, rules, replay)


def _in_digits(text: str, rules: Rules, replay: _Replay) -> FoundText | None:
    """Moves that are written as four digits each, if there is nothing else and all of them can be played."""
    if not _DIGITS.fullmatch(text):
        return None
    moves, count = _FOUR.subn(r"\1-\2", text)
    found = _picked(moves, rules, replay)
    return found if found.games and _plies(found.games, replay) == count else None


def _undressed(text: str) -> str:
    """Without the signs of quotations and mark-up; what pages and links write by its code, as it is meant."""
    plain = _MARKUP.sub("\n", _QUOTED.sub("", text))
    plain = _ENTITY.sub(lambda entity: unescape(entity[0]), plain)
    return _PERCENT.sub(lambda codes: unquote(codes[0]), plain)


def _position(fen: str, rules: Rules, most: int | None = None) -> FoundText:
    """A position. With `most`, BeyondPlayError is raised where it takes more steps to find its moves."""
    game = rules_of(fen, rules)
    try:
        return FoundText(position=GameTree(Position.from_fen(fen, game.id, most=most)))
    except PositionError as error:
        if most is not None and isinstance(error, BeyondPlayError):
            raise
        return FoundText(bad=BadPosition(error, game))


def _sound(text: str, replay: _Replay) -> pdn.PdnFile | None:
    """The games of `text`, if all of it is PDN."""
    if not _PDN.match(text):
        return None
    file = pdn.scan(text)
    return file if file.games and all(_is_sound(game, replay) for game in file.games[:_LOOKED_AT]) else None


def _is_sound(game: pdn.PdnGame, replay: _Replay) -> bool:
    """Whether a game has moves, or tags and at least nothing that is none."""
    if _has_moves(game, replay):
        return True
    unreadable = pdn.ProblemKind.UNREADABLE_TOKEN
    return bool(game.tags) and all(problem.kind is not unreadable for problem in game.read().problems)


def _is_whole(file: pdn.PdnFile, replay: _Replay) -> bool:
    """Whether games have tags, or all of them can be read to their ends."""
    lines = (replay(game) for game in file.games[:_LOOKED_AT] if not game.tags)
    return all(line is not None and line.complete and line.faultless for line in lines)


def _fuller(file: pdn.PdnFile, plain: str, rules: Rules, replay: _Replay) -> FoundText:
    """The games of a file, or those picked out of its text if they have more moves."""
    picked = _picked(plain, rules, replay)
    more = picked.games and _plies(picked.games, replay) > _plies(file, replay)
    return picked if more else FoundText(games=file)


def _plies(file: pdn.PdnFile, replay: _Replay) -> int:
    lines = (replay(game) for game in file.games[:_LOOKED_AT])
    return sum(line.plies for line in lines if line is not None)


def _has_moves(game: pdn.PdnGame, replay: _Replay) -> bool:
    line = replay(game)
    return line is not None and line.plies > 0


# Picked out of other text


def _picked(text: str, rules: Rules, replay: _Replay) -> FoundText:
    file = pdn.scan("".join(_written(text, rules)))
    looked_at, rest = file.games[:_LOOKED_AT], file.games[_LOOKED_AT:]
    games = [*(game for game in looked_at if game.tags or _has_moves(game, replay)), *rest]
    if not games:
        return FoundText()
    if len(games) == 1 and _is_position(games[0], replay):
        return _position(games[0].tags["FEN"], rules)
    return FoundText(games=file if len(games) == len(file.games) else pdn.scan(_joined(games)))


def _joined(games: Sequence[pdn.PdnGame]) -> str:
    return "\n\n".join(game.text for game in games)


def _is_position(game: pdn.PdnGame, replay: _Replay) -> bool:
    names = set(game.tags)
    return "FEN" in names and names <= {"FEN", "SetUp", "Variant"} and not _has_moves(game, replay)


def _written(text: str, rules: Rules) -> Iterator[str]:
    """PDN made of what was found: tags, positions as tags, moves, and prose between moves as comments."""
    last: prose.TextPart | None = None
    for piece in _found(text, rules):
        within = last is not None and last.kind == "moves" and not last.ended
        if last is not None and within and piece.kind == "moves" and piece.number > 1:
            between = " ".join(text[last.end : piece.start].split())
            said = re.sub(r"[{}]", "", between)
            yield f" {{{said}}} " if said else " "
        elif last is not None and (last.kind == "moves" or piece.kind == "fen" == last.kind):
            yield "\n*\n\n" if within else "\n\n"
        yield _head_of(piece, rules) or ("\n" if last and last.kind != "moves" else "") + piece.text
        last = piece
    if last is not None:
        yield "\n"


def _head_of(piece: prose.TextPart, rules: Rules) -> str:
    """The tags that a tag or position is written as."""
    if piece.kind == "tag":
        return piece.text.strip().replace("“", '"').replace("”", '"') + "\n"
    if piece.kind == "fen":
        game = rules_of(piece.text, rules)
        return f'[Variant "{game.id}"]\n[SetUp "1"]\n[FEN "{" ".join(piece.text.split())}"]\n'
    return ""


def _found(text: str, rules: Rules) -> Iterator[prose.TextPart]:
    """Tags, positions and runs of moves; of those without numbers the ones that begin a game."""
    last: prose.TextPart | None = None
    tried = 0
    for piece in prose.pieces(text, _OTHERS):
        if piece.kind == "fen" and not is_position(piece.text):
            continue
        if piece.kind == "moves" and piece.number == 0:
            tried += 1
            within = last is not None and last.kind == "moves" and not last.ended
            if within or tried > _TRIED or not _plays(last, piece, rules):
                continue
        yield piece
        last = piece


def _plays(head: prose.TextPart | None, moves: prose.TextPart, rules: Rules) -> bool:
    """Whether moves without numbers can be played behind a tag or position, or from a game's beginning."""
    if head is not None and head.kind == "tag":
        return True
    first = " ".join(moves.text.split()[:_FIRST_MOVES])
    file = pdn.scan((_head_of(head, rules) if head else "") + "\n" + first)
    return bool(file.games) and _plies(file, pdn.PdnGame.replay) > 1
