"""Facts verified by the slow reference generator: whatever is told holds after every reply.

It shares no line with what finds the facts, and none of its move generation. What takes too long to be tried
out is counted, and must be rare.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest
from harzdame_engine import Engine, Limit, Move, Position
from harzdame_engine.review.fact_kinds import (
    BreakthroughMissed,
    EdgeLeft,
    EndAllowed,
    EndMissed,
    Fact,
    GameLost,
    Hanging,
    KingAllowed,
    KingGone,
    KingMissed,
    KingTaken,
    MaterialLost,
    MaterialMissed,
    NoSafeMove,
    RaceLost,
    Shot,
    ShotMissed,
    VerdictChanged,
    WingStuck,
    WinMissed,
)
from harzdame_engine.review.facts import facts
from harzdame_engine.review.safety import Wing

from tests.reference.captures import Move as Plain
from tests.reference.games import Side
from tests.reference.moves import is_drawn, legal_moves, play
from tests.reference.position import Position as Board
from tests.reference.position import read_fen
from tests.reference.table import GAMES

GAMES_TRIED = ("harzdame", "international", "turkish", "dameo", "armenian", "bahrain")
_LOST = 100
_MOST = 2_500
"""Positions that a verification may look at."""


class TooLongError(Exception):
    """A claim takes too long to be tried out."""


class Verifier:
    """Tries every reply on the board of the reference."""

    def __init__(self) -> None:
        self._left = _MOST

    def moves(self, at: Board) -> list[Plain]:
        self._left -= 1
        if self._left < 0:
            raise TooLongError
        return sorted(legal_moves(at), key=lambda move: -len(move.captures))

    def gain(self, at: Board, plies: int = 0) -> int:
        """The pieces that the side to move wins, trying everything so far, then captures only."""
        if is_drawn(at):
            return 0
        moves = self.moves(at)
        if not moves:
            return -_LOST
        if plies <= 0 and not moves[0].captures:
            return 0
        return max(len(move.captures) - self.gain(play(at, move), plies - 1) for move in moves)

    def crowns(self, at: Board, moves: int, line: Sequence[Move]) -> bool:
        """Whether the side to move makes a king that is not taken at once, whatever is answered."""
        if is_drawn(at):
            return False
        for move in self._first(at, line):
            after = play(at, move)
            if move.promotes and not any(move.target in reply.captures for reply in self.moves(after)):
                return True
            if moves > 1 and not is_drawn(after):
                replies, rest = self.moves(after), line[1:] if _same(line, move) else ()
                if replies and all(
                    self.crowns(play(after, reply), moves - 1, rest[1:] if _same(rest, reply) else ())
                    for reply in replies
                ):
                    return True
        return False

    def wins(self, at: Board, plies: int, line: Sequence[Move]) -> bool:
        """Whether the side to move ends the game within so many plies, whatever is answered."""
        if plies <= 0 or is_drawn(at):
            return False
        for move in self._first(at, line):
            after = play(at, move)
            if is_drawn(after):
                continue
            rest = line[1:] if _same(line, move) else ()
            if all(
                self.wins(play(after, reply), plies - 2, rest[1:] if _same(rest, reply) else ())
                for reply in self.moves(after)
            ):
                return True
        return False

    def gets(self, at: Board, pieces: int, plies: int, line: Sequence[Move]) -> bool:
        """Whether the side to move wins so many pieces up to a quiet place, whatever is answered."""
        if is_drawn(at):
            return False
        moves = self._first(at, line)
        if pieces <= 0 and moves and not moves[0].captures:
            return True
        for move in moves if plies > 0 else ():
            after, rest = play(at, move), line[1:] if _same(line, move) else ()
            if is_drawn(after):
                continue
            wanted, replies = pieces - len(move.captures), self.moves(after)
            if wanted <= 0 and replies and not replies[0].captures and len(replies) > 1:
                return True
            if all(
                self.gets(
                    play(after, reply),
                    wanted + len(reply.captures),
                    plies - 2,
                    rest[1:] if _same(rest, reply) else (),
                )
                for reply in replies
            ):
                return True
        return False

    def _first(self, at: Board, line: Sequence[Move]) -> list[Plain]:
        return sorted(self.moves(at), key=lambda move: not _same(line, move))


def _same(line: Sequence[Move], move: Plain) -> bool:
    if not line:
        return False
    first = line[0]
    return (first.origin, first.target, frozenset(first.captures)) == (
        move.origin,
        move.target,
        move.captures,
    )


def holds(position: Position, move: Move, fact: Fact) -> bool:  # noqa: C901, PLR0912 - a case for each kind
    before = read_fen(position.fen, GAMES[position.rules.id])
    after = played(before, move)
    verifier = Verifier()
    match fact:
        case GameLost(line):
            return verifier.wins(after, len(line), line)
        case WinMissed(line):
            return verifier.wins(before, len(line), line)
        case Shot(chain, _):
            return verifier.gets(after, chain.net, len(chain.line) + 4, chain.line)
        case ShotMissed(chain):
            return verifier.gets(before, chain.net, len(chain.line) + 4, chain.line)
        case Hanging(squares, line, _):
            return verifier.gain(played(after, line[0]), 2) < len(squares)
        case EdgeLeft(_, moves, line) | RaceLost(moves, line):
            return verifier.crowns(after, moves, line)
        case BreakthroughMissed(moves, line):
            return verifier.crowns(before, moves, line)
        case NoSafeMove(answer, count):
            at = played(after, answer)
            each = verifier.moves(at)
            return len(each) == count and all(verifier.gain(play(at, one)) > 0 for one in each)
        case WingStuck(_, squares):
            return all(is_stuck(verifier, play(after, reply), squares) for reply in verifier.moves(after))
        case MaterialLost(pieces, line):
            return won(after, line) - len(move.captures) == pieces
        case MaterialMissed(pieces, line):
            return won(before, line) == pieces
        case KingAllowed(moves, line):
            return len(line) == 2 * moves - 1 and line[-1].promotes and won(after, line) is not None
        case KingMissed(moves, line):
            return len(line) == 2 * moves - 1 and line[-1].promotes and won(before, line) is not None
        case EndAllowed(line):
            return ends(after, line)
        case EndMissed(line):
            return ends(before, line)
        case KingGone(line):
            return kings(after, line, before.turn) < kings(before, (), before.turn)
        case KingTaken(line):
            return kings(before, line, before.turn.other) < kings(before, (), before.turn.other)
        case VerdictChanged():
            return True  # the tables have tests of their own
    raise AssertionError(fact)


def ends(at: Board, line: Sequence[Move]) -> bool:
    """Whether a line leaves the side that would move without one, and its first side made the last move."""
    for move in line:
        at = played(at, move)
    return len(line) % 2 == 1 and not is_drawn(at) and not legal_moves(at)


def kings(at: Board, line: Sequence[Move], side: Side) -> int:
    """The kings of a side at the end of a line."""
    for move in line:
        at = played(at, move)
    return sum(at.pieces[square].king for square in at.squares_of(side))


def played(at: Board, move: Move) -> Board:
    return play(at, next(each for each in legal_moves(at) if _same([move], each)))


def won(at: Board, line: Sequence[Move]) -> int:
    """What the first side has won at the end of a line, by the pieces on the board."""
    mover, sizes = at.turn, [len(at.squares_of(side)) for side in (at.turn, at.turn.other)]
    for move in line:
        at = played(at, move)
    return sizes[1] - len(at.squares_of(mover.other)) - (sizes[0] - len(at.squares_of(mover)))


def is_stuck(verifier: Verifier, at: Board, squares: Sequence[str]) -> bool:
    left = [square for square in squares if square in at.squares_of(at.turn)]
    moves = verifier.moves(at)
    own = [move for move in moves if move.origin in left]
    return bool(left) and not moves[0].captures and all(verifier.gain(play(at, move)) > 0 for move in own)


def told(game: str, plies: int) -> list[tuple[Position, Move, Fact]]:
    """What is told of random moves in a game that is played by an engine and by chance in turns."""
    rng, engine, position, found = random.Random(game), Engine(hash_mb=4), Position.start(game), []
    for ply in range(plies):
        if position.outcome() is not None:
            break
        best = engine.analyse(position, Limit(nodes=2_000)).lines[0]
        move = rng.choice(position.legal_moves())
        reply = engine.analyse(position.play(move), Limit(nodes=2_000)).lines[0]
        found += [(position, move, fact) for fact in facts(position, move, reply, best)]
        position = position.play(best.pv[0] if ply % 3 else move)
    return found


@pytest.mark.parametrize("game", GAMES_TRIED)
def test_whatever_is_told_holds_after_every_reply(game: str) -> None:
    cases = told(game, 45)
    unknown = 0
    for position, move, fact in cases:
        try:
            assert holds(position, move, fact), f"{game} {position.fen} {move}: {fact}"
        except TooLongError:
            unknown += 1
    assert len(cases) > 5
    assert unknown <= len(cases) / 3


# What was told and was not so

STUCK = (
    "W:Wa1,b1,g1,h1,c2,d2,e2,g2,a3,c3,d3,e3,f3,a4,d4,e4,f4"
    ":Bd5,e5,f5,a6,b6,c6,d6,e6,f6,c7,d7,a8,b8,c8,f8,g8,h8"
)
AT_ONCE = (
    "B:Wa1,c1,e1,h1,a2,b2,c2,e2,g2,h2,a3,c3,f3,a4,a5,b5,a6"
    ":Bh3,h4,f5,g5,h5,d6,f6,g6,h6,b7,c7,d7,f7,b8,e8,g8,h8"
)
BACK = "B:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,c3,d3,e3,f3,g3,h3:Bc4,a5,b6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7"
BACK_TOO = "W:W28,31,32,34,35,41,44,46,47,48,49:B2,3,4,6,9,11,12,14,16,17,22"
LATER = "B:Wb1,b2,e2,f2,h2,f3,a4,d4,b5,Kb8:Bg1,f5,h5,f6,h6,h7,g8,h8"
RACE = "B:Wd2,e2,a3,b3,d3,e3,h3,a4,e4,g4,h5:Bc5,d5,e5,f5,a6,c6,d6,e6,a7,c7,h7"
FOUND: list[tuple[str, str, str, Callable[[Fact], bool]]] = [
    ("dameo", STUCK, "d2-g5", lambda fact: isinstance(fact, WingStuck)),
    ("harzdame", AT_ONCE, "f5-f4", lambda fact: isinstance(fact, WingStuck | RaceLost | EdgeLeft)),
    ("turkish", BACK, "b6-a6", lambda fact: isinstance(fact, Hanging)),
    ("international", BACK_TOO, "35-30", lambda fact: isinstance(fact, Hanging)),
    ("harzdame", LATER, "g1-f1", lambda fact: isinstance(fact, RaceLost)),
    ("turkish", RACE, "c7-d7", lambda fact: isinstance(fact, RaceLost)),
]


@pytest.mark.parametrize(("game", "fen", "text", "wrong"), FOUND)
def test_what_was_not_so_is_told_no_more(
    game: str, fen: str, text: str, wrong: Callable[[Fact], bool]
) -> None:
    position, engine = Position.from_fen(fen, game), Engine(hash_mb=16)
    move = position.parse_move(text)
    best = engine.analyse(position, Limit(nodes=50_000)).lines[0]
    reply = engine.analyse(position.play(move), Limit(nodes=50_000)).lines[0]
    assert not any(wrong(fact) for fact in facts(position, move, reply, best))


def test_the_verifier_sees_a_wrong_fact() -> None:
    position = Position.from_fen(STUCK, "dameo")
    squares = tuple(sorted(square for square in position.pieces if square in {"a3", "a4", "c3", "d3"}))
    wrong = WingStuck(Wing.LEFT, squares)
    assert not holds(position, position.parse_move("d2-g5"), wrong)
