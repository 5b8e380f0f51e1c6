"""Held-out positions of one game, each with a deep score of every legal move: nothing is fitted to them.

They are what a search meets rather than what good players reach: positions of
self-play, the same after one or two random moves, and the same with a man
gone. Every move is scored by a search of its own of the position behind it.

A file begins with two lines of text, a magic line and a JSON header with the
game, the fingerprint of its rules, the `HeldOutTerms` and the SHA-256 of the rest.
The rest, compressed by LZMA, is a line for each position: the number of the
self-played game, the FEN, and the scores, separated by tabs. The scores are in
the order of the moves' origins, targets and captures, so that they outlast a
change of the generator's order.
"""

from __future__ import annotations

import hashlib
import json
import lzma
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.files.regular import open_regular
from harzdame_engine.files.untrusted import parse_header, typed, unpacked_lzma
from harzdame_engine.files.whole_file import write_whole
from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.move import Color, Move, Piece
from harzdame_engine.game.position import Position
from harzdame_engine.match.openings import random_walk
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variants
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.info import Limit

SUFFIX = ".held-out"
FARTHEST = 3000
"""Scores beyond are clipped: hundredths of a man."""
_MAGIC = b"Harzdame held-out positions 1\n"
_LONGEST_HEADER = 10_000
_MOST_PACKED = 4 << 20
_MOST_BYTES = 64 << 20
"""Of all lines, unpacked."""
_OPENING = (4, 12)
"""Random moves at the beginning of a game, at least and at most."""
_LONGEST_GAME = 120
_EVERY = 6
"""Plies of a game from which one position is taken."""
_MOST_MOVES = 24
"""Positions with more legal moves are left out: they would cost too much."""
_DECIDED = 1000
"""So are those in which a search as in the games finds a side this far ahead, in hundredths of a man."""
_TABLE_MB = 4


class HeldOutError(Exception):
    """A file without usable held-out positions; the message says which and why."""


class HeldOutTerms(NamedTuple):
    """How positions were made.

    `evaluation`: the name of what played and scored them. `playing`: nodes of a
    search of self-play. `nodes`: those of the search that scores one move.
    """

    evaluation: str
    seed: int
    positions: int
    playing: int = 1000
    nodes: int = 20_000


class ScoredMoves(NamedTuple):
    """A position, and the score of each of `ordered` its moves for the mover, in hundredths of a man.

    `group`: the game that it was taken from; positions of one game are alike.
    """

    position: Position
    scores: tuple[int, ...]
    group: int


class HeldOut(NamedTuple):
    """The positions of one game and how they were made."""

    rules: Rules
    making: HeldOutTerms
    positions: tuple[ScoredMoves, ...]


def ordered(position: Position) -> list[Move]:
    """The legal moves in an order that does not depend on how they were found."""
    return sorted(position.legal_moves(), key=lambda move: (move.origin, move.target, sorted(move.captures)))


def make(rules: Rules, making: HeldOutTerms, engine: Engine, on_progress: Callable[[int], None]) -> HeldOut:
    """Play, choose and score; the same for the same `making` and evaluation of the `engine`.

    `on_progress` is called with the number of positions scored.
    """
    rng = random.Random(making.seed)  # noqa: S311 - no secret
    found: list[ScoredMoves] = []
    known: set[Position] = set()
    group = 0
    engine.configure(hash_mb=_TABLE_MB, threads=1)
    while len(found) < making.positions:
        for position in _met(Position.start(rules.id), engine, making.playing, rng):
            if position in known or not 2 <= len(position.legal_moves()) <= _MOST_MOVES:
                continue
            known.add(position)
            engine.new_game()
            quick = engine.analyse(position, Limit(nodes=making.playing)).score
            if abs(quick.centipieces) < _DECIDED and len(found) < making.positions:
                found.append(ScoredMoves(position, tuple(_scores(position, engine, making.nodes)), group))
                on_progress(len(found))
        group += 1
    return HeldOut(rules, making, tuple(found))


def scored_anew(
    held_out: HeldOut, making: HeldOutTerms, engine: Engine, on_progress: Callable[[int], None]
) -> HeldOut:
    """The same positions with scores of another evaluation or size of search.

    `on_progress` is called with the number of positions scored.
    """
    engine.configure(hash_mb=_TABLE_MB, threads=1)
    found = []
    for each in held_out.positions[: making.positions]:
        found.append(each._replace(scores=tuple(_scores(each.position, engine, making.nodes))))
        on_progress(len(found))
    return HeldOut(held_out.rules, making._replace(positions=len(found)), tuple(found))


def _met(start: Position, engine: Engine, nodes: int, rng: random.Random) -> Iterator[Position]:
    """Positions of one game and of its neighbourhood, a third of each kind."""
    engine.new_game()
    position, _ = random_walk(start, rng.randint(*_OPENING), rng)
    for ply in range(_LONGEST_GAME):
        if not position.legal_moves() or position.outcome():
            return
        if ply % _EVERY == 0:
            kind = rng.randrange(3)
            if kind == 0:
                yield position
            elif kind == 1:
                beside, _ = random_walk(position, rng.randint(1, 2), rng)
                if not beside.outcome():
                    yield beside
            elif (less := _man_gone(position, rng)) is not None:
                yield less
            engine.new_game()
        position = position.play(engine.analyse(position, Limit(nodes=nodes)).pv[0])


def _man_gone(position: Position, rng: random.Random) -> Position | None:
    """The position without one man; None if it cannot be played so."""
    side = rng.choice(list(Color))
    pieces = dict(position.pieces)
    men = [square for square, piece in pieces.items() if piece == Piece(side)]
    if len(men) < 2:
        return None
    del pieces[rng.choice(men)]
    try:
        less = Position.of(position.rules, pieces, position.turn)
    except PositionError:
        return None
    return None if less.outcome() else less


def _scores(position: Position, engine: Engine, nodes: int) -> Iterator[int]:
    for move in ordered(position):
        engine.new_game()
        score = -engine.analyse(position.play(move), Limit(nodes=nodes)).score.centipieces
        yield max(-FARTHEST, min(FARTHEST, score))


def write_held_out(path: Path, held_out: HeldOut) -> None:
    """Write a file, whole or not at all.

    Raises:
        OSError: it cannot be written.
    """
    lines = [
        f"{each.group}\t{each.position.fen}\t{' '.join(map(str, each.scores))}\n"
        for each in held_out.positions
    ]
    content = "".join(lines).encode()
    packed = lzma.compress(content, preset=9)
    header = {
        "game": held_out.rules.id,
        "rules": fingerprint(held_out.rules),
        "making": held_out.making._asdict(),
        "bytes": len(content),
        "sha256": hashlib.sha256(packed).hexdigest(),
    }
    with write_whole(path) as file:
        file.write(_MAGIC + json.dumps(header).encode() + b"\n" + packed)


def read_held_out(path: Path) -> HeldOut:
    """The positions of a file, checked.

    Raises:
        HeldOutError: it holds none, is damaged, or was made for other rules.
        OSError: it cannot be read.
    """
    with open_regular(path) as file:
        magic, line = file.read(len(_MAGIC)), file.readline(_LONGEST_HEADER)
        packed = file.read(_MOST_PACKED + 1)
    if magic != _MAGIC:
        raise HeldOutError(f"{path} holds no held-out positions")
    try:
        header = parse_header(line)
        rules = next(each for each in variants() if each.id == header["game"])
        if header["rules"] != fingerprint(rules):
            raise HeldOutError(f"{path} holds positions by other rules than those of {rules.name} now")
        making = typed(HeldOutTerms, header["making"])
        size = int(header["bytes"])
        if making.positions < 1 or not 0 < size <= _MOST_BYTES:
            raise ValueError
        if len(packed) > _MOST_PACKED or hashlib.sha256(packed).hexdigest() != header["sha256"]:
            raise ValueError
        lines = unpacked_lzma(packed, size).decode().splitlines()
        scored = tuple(_read(text, rules) for text in lines)
    except (ValueError, KeyError, TypeError, AttributeError, StopIteration, OverflowError, PositionError):
        raise HeldOutError(f"{path} is damaged") from None
    if len(scored) != making.positions:
        raise HeldOutError(f"{path} is damaged")
    return HeldOut(rules, making, scored)


def _read(line: str, rules: Rules) -> ScoredMoves:
    group, fen, numbers = line.split("\t")
    position = Position.from_fen(fen, rules.id)
    scores = tuple(map(int, numbers.split(" ")))
    if len(scores) != len(position.legal_moves()) or max(map(abs, scores)) > FARTHEST:
        raise ValueError
    return ScoredMoves(position, scores, int(group))
