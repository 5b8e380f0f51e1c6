"""Texts that people pass round: positions, files of games, studies."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from harzdame_engine import BeyondPlayError, Engine, Limit, Position, pdn, variants
from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.notation import IllegalMove
from harzdame_engine.pdn.document import NotEncodableError
from harzdame_engine.study.check import problems
from harzdame_engine.study.page import page, words_in
from harzdame_engine.study.questions import question_at, reply_to
from harzdame_engine.study.study import read_study

from tests.fuzz.target import Target

_MOST_MOVES = 400
_MOST_STEPS = 2_000_000
"""For reading the moves of one position, each again: with many kings every one takes long."""
_FEN_WORDS = (b"W:", b"B:", b"K", b",", b"-", b":W", b":B", b"a1", b"h8", b"50")
_PDN_WORDS = (
    *(b"[Event ", b'[Result "1-0"]', b'[GameType "40"]', b'[Variant "harzdame"]', b'[FEN "W:WKa1:BKh8"]'),
    *(
        b"[%clk 0:01]",
        b"[%eval 1.5]",
        b"{",
        b"}",
        b"(",
        b")",
        b";",
        b"%",
        b"$1",
        b"1-0",
        b"*",
        b"\r\n",
        b"\xff",
    ),
    *(
        b"1.",
        b"...",
        b"[%ask",
        b'[Study "x"]',
        b'[Chapter "y"]',
        b"\xef\xbb\xbf",
        b"\xff\xfe",
        b'"]',
        b"\xd0",
    ),
)


def fen(data: bytes, _folder: Path) -> None:
    """A game by the number of its first byte, then a position, which is played on and searched."""
    rules = variants()[data[0] % len(variants()) if data else 0]
    try:
        position = Position.from_fen(data[1:].decode("utf-8", "replace"), rules.id)
    except PositionError:
        return
    assert Position.from_fen(position.fen, rules.id) == position
    with suppress(BeyondPlayError):  # a position that was played to
        _play_on(position, len(data))


def _play_on(position: Position, chance: int) -> None:
    history = []
    for ply in range(4):
        moves = position.legal_moves()
        for move in moves[: min(_MOST_MOVES, 1 + _MOST_STEPS // (1 + sum(position.effort())))]:
            with suppress(IllegalMove):  # two moves may be written alike
                position.parse_move(str(move))
        if not moves:
            return
        history.append(position)
        position = position.play(moves[chance * (ply + 1) % len(moves)])
    if position.legal_moves():
        _engine(position.rules.id).analyse(position, Limit(nodes=100), history=history)


@lru_cache
def _engine(_game: str) -> Engine:
    """One for each game, whose weights take longer to read than they are used here."""
    return Engine(1)


def pdn_file(data: bytes, _folder: Path) -> None:
    """A file of games, read and written again: what was read is not lost."""
    try:
        document = pdn.Document.read(data)
    except pdn.PdnError:
        return
    games = document.content.games
    for game in games[:10]:
        reading = game.read()
        if reading.tree is None:
            continue
        text = pdn.write(reading.tree)
        # dirt between games counts as one, but is none where it stands alone
        if reading.complete and reading.tree.root.children:
            alone = pdn.Document.of(text)
            again = alone.content.games
            assert len(again) == 1, "a game is written as one"
            tree = again[0].read().tree
            assert tree is not None, "a game that was written can be read"
            assert _moves(tree) == _moves(reading.tree), "the moves are those that were read"
            # escaped lines before a file's first game belong to the file
            assert alone.with_game(1, pdn.write(tree)).data == alone.data, "a game is written as it was"
        with suppress(NotEncodableError):
            changed = document.with_game(game.number, text)
            assert not reading.complete or len(changed.content.games) == len(games), "no game is lost"


def _moves(tree: object) -> list[object]:
    return [(node.move, len(node.children)) for node in tree.mainline()]  # type: ignore[attr-defined]


def study(data: bytes, _folder: Path) -> None:
    """A study, with its page."""
    try:
        document = pdn.Document.read(data)
    except pdn.PdnError:
        return
    found = read_study(document.content, "fuzzed")
    list(problems(found))
    for chapter in found.chapters[:10]:
        for node in chapter.questions:
            question_at(node)
            for move in node.position.legal_moves()[:5]:
                reply_to(node, move)
    page(found, words_in("en"))


def targets() -> Iterator[Target]:
    """Those of this file."""
    yield Target("fen", fen, _FEN_WORDS)
    yield Target("pdn_file", pdn_file, _PDN_WORDS)
    yield Target("study", study, _PDN_WORDS)
