"""Races for a king: in how many moves a side crowns a man whatever the other one does, proven by trying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from harzdame_engine import _core
from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.review.chains import OutOfNodesError, Prover, natives_of

MOST_MOVES = 4
"""The longest way to a king that is looked for, in moves of the side that crowns."""
_MOST_NODES = 8_000

_AnyMove = TypeVar("_AnyMove")


def crowning(position: Position, line: Sequence[Move] = (), most: int = MOST_MOVES) -> int | None:
    """The moves in which the side to move makes a king by force, one that is not lost at once.

    `line` is tried first. None: it cannot within `most` moves.

    Raises:
        OutOfNodesError: there is too much to be tried.
    """
    race = _Race(position)
    natives = natives_of(position, line)
    core = position._core  # noqa: SLF001 - one package, one core
    for moves in range(1, most + 1):
        if race.crowns(core, moves, natives):
            return moves
    return None


def way_to_king(position: Position, line: Sequence[Move] = ()) -> tuple[Move, ...]:
    """One of the ways that `crowning` finds, up to the move that crowns; () if none is proven.

    It keeps to `line` where that is as good, for both sides: nothing is answered that would make it shorter.
    """
    way: list[Move] = []
    try:
        left = crowning(position, line)
        while left:
            move = next((move for move in _line_first(position, line) if _keeps(position, move, left)), None)
            if move is None:
                break
            way.append(move)
            if left == 1:
                return tuple(way)
            position, line = position.play(move), _after(line, move)
            lasting = {
                answer: crowning(position.play(answer), _after(line, answer), left - 1) or 0
                for answer in _line_first(position, line)
            }
            answer = max(lasting, key=lasting.__getitem__)
            way.append(answer)
            position, line, left = position.play(answer), _after(line, answer), lasting[answer]
    except OutOfNodesError:
        pass
    return ()


def _line_first(position: Position, line: Sequence[Move]) -> list[Move]:
    return sorted(position.legal_moves(), key=lambda move: not line or move != line[0])


def _after(line: Sequence[_AnyMove], move: _AnyMove) -> Sequence[_AnyMove]:
    """What is left of a line after a move; nothing if that is another than the line's."""
    return line[1:] if line and move == line[0] else ()


def _keeps(position: Position, move: Move, moves: int) -> bool:
    """Whether the side to move makes its king in so many moves, the first of which is `move`."""
    after = position.play(move)
    if moves > 1:
        return still_crowns(after, moves - 1) is True
    square = position.rules.board.mask(frozenset({move.target})).bit_length() - 1
    return move.promotes and _Race(after).stays(after._core, square)  # noqa: SLF001


def crowns_within(position: Position, moves: int) -> bool | None:
    """Whether the side to move makes a king by force in so many moves; None: that takes too long to tell."""
    try:
        return crowning(position, most=moves) is not None
    except OutOfNodesError:
        return None


def still_crowns(position: Position, moves: int) -> bool | None:
    """Whether the side that is not to move makes a king in so many moves, whatever is answered now."""
    race = _Race(position)
    try:
        return race.answered(position._core, moves)  # noqa: SLF001
    except OutOfNodesError:
        return None


def passed(position: Position) -> Position | None:
    """The same pieces with the other side to move; None where that cannot be played."""
    try:
        return Position.of(position.rules, position.pieces, position.turn.other, position.king_walks)
    except PositionError:
        return None


def first_crowning(line: Sequence[Move]) -> tuple[int | None, int | None]:
    """The moves after which each side has its first king of a line, the side to move first."""
    found: list[int | None] = [None, None]
    for ply, move in enumerate(line):
        if move.promotes and found[ply % 2] is None:
            found[ply % 2] = ply // 2 + 1
    return found[0], found[1]


class _Race:
    """Looks for a king that is made by force."""

    def __init__(self, position: Position) -> None:
        self._prover = Prover(position, _MOST_NODES)
        self._known: dict[tuple[int, int], bool] = {}
        """Whether the side to move crowns, by a position's key and the number of moves: ways meet."""

    def crowns(self, at: _core.Position, moves: int, line: Sequence[_core.Move] = ()) -> bool:
        """Whether the side to move makes a king within so many moves."""
        asked = at.key, moves
        if asked not in self._known:
            self._known[asked] = self._tries(at, moves, line)
        return self._known[asked]

    def _tries(self, at: _core.Position, moves: int, line: Sequence[_core.Move]) -> bool:
        if self._prover.drawn(at):
            return False
        legal = self._prover.moves(at)
        if any(move.promotes and self.stays(at.after(move), move.target) for move in legal):
            return True
        if moves <= 1 or not _has_men(at):
            return False
        legal.sort(key=lambda move: not line or move != line[0])
        return any(self.answered(at.after(move), moves - 1, _after(line, move)) for move in legal)

    def answered(self, at: _core.Position, moves: int, line: Sequence[_core.Move] = ()) -> bool:
        """Whether the side that is not to move makes a king whatever is answered."""
        if self._prover.drawn(at):
            return False
        answers = self._prover.moves(at)
        return bool(answers) and all(
            self.crowns(at.after(answer), moves, _after(line, answer)) for answer in answers
        )

    def stays(self, at: _core.Position, square: int) -> bool:
        """Whether the side to move cannot take the new king on a square, now or next, whatever it does."""
        answers = self._prover.moves(at)
        if any(move.captured >> square & 1 for move in answers):
            return False
        return all(self._escapes(at.after(answer), square) for answer in answers)

    def _escapes(self, at: _core.Position, square: int) -> bool:
        """Whether the owner of a king has a move after which it cannot be taken."""
        if self._prover.drawn(at):
            return True
        for move in self._prover.moves(at):
            now = move.target if move.origin == square else square
            if not any(reply.captured >> now & 1 for reply in self._prover.moves(at.after(move))):
                return True
        return False


def _has_men(at: _core.Position) -> bool:
    return bool(at.black_men if at.black_to_move else at.white_men)
