"""Positions and games in any text: a FEN in whatever dress, PDN, a mail or a forum post with moves in it.

Knows neither Qt nor the clipboard. Text that is PDN already is read as it stands; else it is freed of
quotation marks and mark-up, and tags, positions and runs of moves are picked out of what is left. That
takes regular expressions, which hold up every other thread: it is not done to very long text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from harzdame_engine import BeyondPlayError, GameTree, Position, PositionError, Rules, pdn
from harzdame_engine.pdn.problems import BadPosition

from harzdame_gui.controllers.files.first_moves import AT_ONCE
from harzdame_gui.text.fens import fen_alone, rules_of, search_fen

_QUOTED = re.compile(r"^[ \t]*(?:>[ \t]?)+", re.MULTILINE)
_MARKUP = re.compile(
    r"\[/?(?:b|i|u|code|quote|pgn|pdn|fen|url|size|color|font)(?:=[^\[\]\r\n]{0,300})?\]"
    r"|</?(?:b|i|p|br|pre|code|div|span|blockquote|tt)(?:\s[^<>]{0,300})?/?>|^```\w*$",
    re.IGNORECASE | re.MULTILINE,
)
_INVISIBLE = re.compile("[\u200b-\u200f\u2060\ufeff\u00ad]")
_TAG_LINE = re.compile(r'^[ \t]*\[[ \t]*[A-Za-z][\w-]*[ \t]*["“][^\r\n]*\][ \t]*$', re.MULTILINE)
_NUMBER = r"[0-9]{1,3}\s?(?:\.(?:\s?\.\.)?|…)"
_FIELD = r"[a-i]?[0-9]{1,2}"
_MOVE = rf"{_FIELD}(?:\s?[-–‐−x×:]\s?{_FIELD})+"
_RESULT = r"(?:1-0|0-1|2-0|0-2|1-1|0-0|1/2-1/2|½-½|\*)"
_BEGIN = re.compile(
    rf"(?<![\w.])(?P<number>[0-9]{{1,3}})\s?(?:\.(?:\s?\.\.)?|…)\s*{_MOVE}(?!\w)", re.IGNORECASE
)
_TOKEN = re.compile(
    rf"\{{[^}}]*\}}|[()]|(?:{_RESULT}|{_NUMBER}|{_MOVE})(?!\w)|\$[0-9]+|[!?]+|\*|[.…]+", re.IGNORECASE
)
_BLANK = re.compile(r"\s*")
_PDN = re.compile(r"\s*+(?:\[[ \t]*[A-Za-z]|[0-9]+\s?[.…]|[{(;%])")
_SHORT = 400
"""Characters in which something is found within a few milliseconds: a position, a few moves."""
_LONGEST = 500_000
"""Characters of a text that is searched: some 3,000 games. Each pass over them takes up to 0.04 s."""
_LOOKED_AT = 100
"""Games that are read to find out whether a text is PDN; where so many are, the rest are, too."""
_ENDED = re.compile(rf"{_RESULT}\s*\Z")


class Found(NamedTuple):
    """What a text holds: a position, games, or a position that cannot be played; nothing, if all are None.

    `too_long`: the text was not searched, and is not PDN as it stands.
    """

    position: GameTree | None = None
    games: pdn.PdnFile | None = None
    bad: BadPosition | None = None
    too_long: bool = False


def find_at_once(text: str, rules: Rules) -> Found | None:
    """What `text` holds; None where it may take longer than some milliseconds to find out."""
    if len(text) > _SHORT:
        return None
    if alone := fen_alone(text):
        try:
            return _position(alone, rules, AT_ONCE)
        except BeyondPlayError:
            return None
    return None if search_fen(text, 0) else find(text, rules)


def find(text: str, rules: Rules) -> Found:
    """What `text` holds. A position is read as one of `rules` as long as its squares are of that board."""
    if len(text) > _LONGEST:
        file = _sound(text)
        return Found(games=file, too_long=file is None)
    text = _INVISIBLE.sub("", text).replace("\u00a0", " ")
    plain = _MARKUP.sub("\n", _QUOTED.sub("", text))
    if alone := fen_alone(text) or fen_alone(plain):
        return _position(alone, rules)
    for each in (text, plain):
        if (file := _sound(each)) is not None:
            return Found(games=file)
    return _picked(plain, rules)


def _position(fen: str, rules: Rules, most: int | None = None) -> Found:
    """A position. With `most`, BeyondPlayError is raised where it takes more steps to find its moves."""
    game = rules_of(fen, rules)
    try:
        return Found(position=GameTree(Position.from_fen(fen, game.id, most=most)))
    except PositionError as error:
        if most is not None and isinstance(error, BeyondPlayError):
            raise
        return Found(bad=BadPosition(error, game))


def _sound(text: str) -> pdn.PdnFile | None:
    """The games of `text`, if all of it is PDN."""
    if not _PDN.match(text):
        return None
    file = pdn.scan(text)
    return file if file.games and all(map(_is_sound, file.games[:_LOOKED_AT])) else None


def _is_sound(game: pdn.PdnGame) -> bool:
    """Whether a game has moves, or says at least nothing that is none."""
    reading = game.read()
    if reading.tree is not None and reading.tree.root.children:
        return True
    unread = any(problem.kind is pdn.ProblemKind.UNREADABLE_TOKEN for problem in reading.problems)
    return bool(game.tags) and not unread


def _has_moves(game: pdn.PdnGame) -> bool:
    tree = game.read().tree
    return tree is not None and bool(tree.root.children)


# Picked out of other text


def _picked(text: str, rules: Rules) -> Found:
    file = pdn.scan("".join(_pieces(text, rules)))
    games = [game for game in file.games if game.tags or _has_moves(game)]
    if not games:
        return Found()
    if len(games) == 1 and _is_position(games[0]):
        return _position(games[0].tags["FEN"], rules)
    return Found(games=file if len(games) == len(file.games) else pdn.scan(_joined(games)))


def _joined(games: Sequence[pdn.PdnGame]) -> str:
    return "\n\n".join(game.text for game in games)


def _is_position(game: pdn.PdnGame) -> bool:
    return set(game.tags) <= {"FEN", "SetUp", "Variant"} and "FEN" in game.tags and not _has_moves(game)


class _Piece(NamedTuple):
    kind: str
    start: int
    end: int
    text: str
    number: int = 0


def _pieces(text: str, rules: Rules) -> Iterator[str]:
    """PDN made of what was found: tags, positions as tags, moves, and prose between moves as comments."""
    last: _Piece | None = None
    for piece in _found(text):
        goes_on = last is not None and last.kind == "moves" and piece.kind == "moves" and piece.number > 1
        if goes_on and last is not None and not _ENDED.search(last.text):
            between = " ".join(text[last.end : piece.start].split())
            said = re.sub(r"[{}]", "", between)
            yield f" {{{said}}} " if said else " "
        elif last is not None and (last.kind == "moves" or piece.kind == "fen" == last.kind):
            yield "\n*\n\n" if last.kind == "moves" and not _ENDED.search(last.text) else "\n\n"
        if piece.kind == "fen":
            game = rules_of(piece.text, rules)
            fen = " ".join(piece.text.split())
            yield f'[Variant "{game.id}"]\n[SetUp "1"]\n[FEN "{fen}"]\n'
        elif piece.kind == "tag":
            yield piece.text.strip().replace("“", '"').replace("”", '"') + "\n"
        else:
            yield ("\n" if last is not None and last.kind != "moves" else "") + piece.text
        last = piece
    if last is not None:
        yield "\n"


def _found(text: str) -> Iterator[_Piece]:
    """Tags, positions and runs of moves, in the order in which they stand."""
    at = 0
    last_closed = text.rfind("}")
    searches: dict[str, Callable[[str, int], re.Match[str] | None]] = {
        "tag": _TAG_LINE.search,
        "fen": search_fen,
        "moves": _BEGIN.search,
    }
    ahead: dict[str, re.Match[str] | None] = {}  # looked for once, not again behind each piece
    while True:
        for kind, search in searches.items():
            known = ahead.get(kind)
            if kind not in ahead or (known is not None and known.start() < at):
                ahead[kind] = search(text, at)
        candidates = [
            _Piece(kind, match.start(), match.end(), match[0], int(match["number"]) if kind == "moves" else 0)
            for kind, match in ahead.items()
            if match is not None
        ]
        if not candidates:
            return
        piece = min(candidates, key=lambda candidate: candidate.start)
        if piece.kind == "moves":
            end = _end_of_moves(text, piece.start, last_closed)
            piece = piece._replace(end=end, text=text[piece.start : end])
        yield piece
        at = piece.end


def _end_of_moves(text: str, start: int, last_closed: int) -> int:
    """The end of the run of moves, remarks and variations that begins at `start`.

    `last_closed`: the last closing brace; one that opens behind it is no remark, and looks for no end.
    """
    at = end = start
    depth = 0
    while at < len(text):
        at = _BLANK.match(text, at).end()  # type: ignore[union-attr]
        unclosed = at > last_closed and text.startswith("{", at)
        token = None if unclosed else _TOKEN.match(text, at)
        if token is None or not token[0]:
            break
        depth += (token[0] == "(") - (token[0] == ")")
        if depth < 0:
            break
        at = token.end()
        if token[0] not in {"(", "."}:
            end = at
        if re.fullmatch(_RESULT, token[0]) and depth == 0:
            break
    return end
