"""Forced chains: material that a side wins whatever the other one does, proven by trying every answer.

A search finds the chain; this room proves it by the rules alone. Most answers of a chain cannot be chosen
freely: captures, which are compulsory, and only moves. Where the attacker's quiet move leaves a choice,
every answer is tried, at a few places of a chain at most. A proof that would take too long is given up, and
then nothing is claimed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from harzdame_engine import _core
from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position

_MOST_NODES = 6_000
"""Positions that a proof may look at: some 30 ms."""
_LONGEST = 17
"""Plies of the longest chain that is looked for."""
_MOST_CHOICES = 2
"""Places of a chain where the other side may choose its answer freely."""
_BACK = 7
"""Plies in which what was taken may be won back."""
_LONGER = 3
"""Plies that other ways to win as much may be longer than the chain."""


class Chain(NamedTuple):
    """Moves of both sides, the attacker's first, by which the attacker wins pieces whatever the other does.

    On its way the attacker loses `given` and takes `taken`; other answers lose at least as much on balance.
    `ends_game`: the attacker has won the game at its end. `gives_away`: pieces are to be given, not taken.
    """

    line: tuple[Move, ...]
    given: int
    taken: int
    ends_game: bool = False
    gives_away: bool = False

    @property
    def net(self) -> int:
        """The pieces won on balance."""
        return self.given - self.taken if self.gives_away else self.taken - self.given


class OutOfNodesError(Exception):
    """A proof takes too long."""


class Prover:
    """Tries moves by the rules, and counts the positions that it has looked at."""

    def __init__(self, position: Position, most_nodes: int = _MOST_NODES) -> None:
        self._rules = position._core_rules  # noqa: SLF001 - one package, one core
        self._gives_away = position.rules.gives_away
        self._left = most_nodes

    def moves(self, at: _core.Position) -> list[_core.Move]:
        """The legal moves; none where the rules call it a draw.

        Raises:
            OutOfNodesError: enough was tried.
        """
        self._left -= 1
        if self._left < 0:
            raise OutOfNodesError
        return at.legal_moves(self._rules)

    def worth(self, move: _core.Move) -> int:
        """The pieces that a move wins: those that it takes, unless they are to be given away."""
        taken = move.captured.bit_count()
        return -taken if self._gives_away else taken

    def drawn(self, at: _core.Position) -> bool:
        """Whether the rules call the position a draw."""
        return at.is_drawn(self._rules)

    def exchange(self, at: _core.Position) -> int:
        """The pieces that the side to move wins on balance while there is something to be captured.

        Captures are compulsory: nobody can stop before the exchange is at its end.
        """
        if self.drawn(at):
            return 0
        captures = [move for move in self.moves(at) if move.captured]
        if not captures:
            return 0
        return max(self.worth(move) - self.exchange(at.after(move)) for move in captures)

    def wins(self, at: _core.Position, goal: _Goal, line: Sequence[_core.Move] = ()) -> bool:
        """Whether the side to move reaches the goal by force, with the moves of `line` until that is left."""
        if self.drawn(at):
            return False
        moves = self.moves(at)
        if not moves:
            return self._gives_away
        if not moves[0].captured and goal.pieces <= 0:
            return True  # nothing is left to be captured, and enough was
        if goal.plies <= 0:
            return False
        if line:
            moves = [line[0]]
        moves.sort(key=self.worth, reverse=True)
        return any(
            self._holds(at.after(move), goal.after(-self.worth(move)), _rest(line, move)) for move in moves
        )

    def wins_back(self, at: _core.Position, pieces: int) -> bool:
        """Whether the side to move wins so many pieces by force soon: by a chain of a few plies."""
        return self.wins(at, _Goal(pieces, _BACK, 1))

    def ends(self, at: _core.Position, plies: int, line: Sequence[_core.Move] = ()) -> bool:
        """Whether the side to move wins the game within so many plies, whatever is answered."""
        if (plies <= 0 and not self._gives_away) or self.drawn(at):
            return False
        moves = sorted(self.moves(at), key=partial(_leaves, line))
        if not moves:
            return self._gives_away
        return plies > 0 and any(self._ended(at.after(move), plies - 1, _rest(line, move)) for move in moves)

    def _ended(self, at: _core.Position, plies: int, line: Sequence[_core.Move]) -> bool:
        if self.drawn(at):
            return False
        answers = sorted(self.moves(at), key=partial(_leaves, line))
        if not answers:
            return not self._gives_away
        return all(self.ends(at.after(answer), plies - 1, _rest(line, answer)) for answer in answers)

    def loses(self, at: _core.Position) -> bool:
        """Whether the side to move wins pieces by captures, which the other side does not win back soon."""
        return self._takes(at, 0)

    def _takes(self, at: _core.Position, won: int) -> bool:
        """Whether the side to move, which has won so many pieces, goes on to be ahead for good."""
        if self.drawn(at):
            return False
        captures = [move for move in self.moves(at) if move.captured]
        if not captures:
            return won > 0
        return any(self._is_lost(at.after(move), won + self.worth(move)) for move in captures)

    def _is_lost(self, at: _core.Position, lost: int) -> bool:
        """Whether the side to move, which has lost so many pieces, stays behind for good."""
        if self.drawn(at):
            return False
        captures = [move for move in self.moves(at) if move.captured]
        if not captures:
            return lost > 0 and not self.wins_back(at, lost)
        return all(self._takes(at.after(move), lost - self.worth(move)) for move in captures)

    def _holds(self, at: _core.Position, goal: _Goal, line: Sequence[_core.Move]) -> bool:
        """Whether every answer of the side to move leaves the other one the goal."""
        if self.drawn(at):
            return False
        answers = self.moves(at)
        if not answers:
            return not self._gives_away  # it has lost, or won
        if not _is_forced(answers):
            if goal.pieces <= 0 or goal.choices <= 0:
                return goal.pieces <= 0
            goal = goal._replace(choices=goal.choices - 1)
        # the answer of the line first, for it shows how the chain goes on
        answers.sort(key=partial(_leaves, line))
        return all(
            self.wins(at.after(answer), goal.after(self.worth(answer)), _rest(line, answer))
            for answer in answers
        )


class _Goal(NamedTuple):
    """What is to be won by force: so many `pieces` on balance, within so many `plies`.

    `choices`: the places where the other side may have a free choice.
    """

    pieces: int
    plies: int
    choices: int

    def after(self, pieces: int) -> _Goal:
        """What is left to be reached after a move that changes the pieces still to be won."""
        return _Goal(self.pieces + pieces, self.plies - 1, self.choices)


def _leaves(line: Sequence[_core.Move], move: _core.Move) -> bool:
    return not line or move != line[0]


def _rest(line: Sequence[_core.Move], move: _core.Move) -> Sequence[_core.Move]:
    """The line after a move; () once it was left."""
    return () if _leaves(line, move) else line[1:]


def _is_forced(moves: Sequence[_core.Move]) -> bool:
    """Whether these legal moves are captures, or an only one."""
    return bool(moves) and (bool(moves[0].captured) or len(moves) == 1)


def forced_chain(position: Position, line: Sequence[Move]) -> Chain | None:
    """The chain with which `line` begins, if it wins material by force for the side to move; else None."""
    for chain, choices in sorted(_candidates(position, line), key=_order):
        natives = natives_of(position, chain.line)
        goal = _Goal(chain.net, len(natives) + _LONGER, choices)
        try:
            if Prover(position).wins(position._core, goal, natives):  # noqa: SLF001
                return chain
        except OutOfNodesError:
            continue
    return None


def is_kept(position: Position, pieces: int) -> bool:
    """Whether the side to move cannot win back so many pieces soon; False: that takes too long to tell."""
    try:
        return not Prover(position).wins_back(position._core, pieces)  # noqa: SLF001
    except OutOfNodesError:
        return False


def wins_game(position: Position, line: Sequence[Move]) -> bool:
    """Whether the side to move wins the game within the length of `line`, whatever is answered.

    False where that takes too long to tell.
    """
    try:
        return Prover(position).ends(position._core, len(line), natives_of(position, line))  # noqa: SLF001
    except OutOfNodesError:
        return False


def _order(candidate: tuple[Chain, int]) -> tuple[bool, int, int]:
    """The ends of the game first, then what wins most, then the shortest."""
    chain, _ = candidate
    return not chain.ends_game, -chain.net, len(chain.line)


def _candidates(position: Position, line: Sequence[Move]) -> list[tuple[Chain, int]]:
    """Chains that the line could begin with, each with its places of a free choice.

    Few answers are free, and nothing hangs at the end.
    """
    chains = []
    given = taken = choices = 0
    for ply, move in enumerate(line[:_LONGEST]):
        position = position.play(move)
        moves = position.legal_moves()
        capture = bool(moves) and bool(moves[0].captures)
        if ply % 2:
            given += len(move.captures)
        else:
            taken += len(move.captures)
        ends_game = not moves and ply % 2 == position.rules.gives_away
        chain = Chain(tuple(line[: ply + 1]), given, taken, ends_game, position.rules.gives_away)
        if not capture and chain.net > 0 and (moves or ends_game):
            chains.append((chain, choices))
        if ply % 2 == 0 and not capture and len(moves) != 1:
            choices += 1
            if choices > _MOST_CHOICES:
                break
    return chains


def natives_of(position: Position, line: Sequence[Move]) -> list[_core.Move]:
    """The moves of a line in the core's form."""
    natives = []
    for move in line:
        captured = position.rules.board.mask(frozenset(move.captures))
        candidates = position._core_moves_between(move.origin, move.target)  # noqa: SLF001
        natives.append(next(native for native in candidates if native.captured == captured))
        position = position.play(move)
    return natives
