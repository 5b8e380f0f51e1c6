"""Forced chains: material that a side wins whatever the other one does, proven by trying every answer.

A search finds the chain; this room proves it by the rules alone, with small searches over moves that the
other side cannot choose freely: captures, which are compulsory, and only moves. A proof that would take
too long is given up, and then nothing is claimed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine import _core
from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position

_MOST_NODES = 6_000
"""Positions that a proof may look at: some 30 ms."""
_LONGEST = 17
"""Plies of the longest chain that is looked for."""


class Chain(NamedTuple):
    """Moves of both sides, the attacker's first, by which the attacker wins pieces whatever the other does.

    On its way the attacker loses `given` and takes `taken`; other answers lose at least as much on balance.
    `ends_game`: the other side has nothing left to move at its end.
    """

    line: tuple[Move, ...]
    given: int
    taken: int
    ends_game: bool = False

    @property
    def net(self) -> int:
        """The pieces won on balance."""
        return self.taken - self.given


class OutOfNodesError(Exception):
    """A proof takes too long."""


class Prover:
    """Tries moves by the rules, and counts the positions that it has looked at."""

    def __init__(self, position: Position, most_nodes: int = _MOST_NODES) -> None:
        self._rules = position._core_rules  # noqa: SLF001 - one package, one core
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
        return max(move.captured.bit_count() - self.exchange(at.after(move)) for move in captures)

    def wins(self, at: _core.Position, need: int, plies: int, line: Sequence[_core.Move] = ()) -> bool:
        """Whether the side to move wins `need` pieces by force; it tries `line` before other moves."""
        if self.drawn(at):
            return False
        moves = self.moves(at)
        if moves and not moves[0].captured and need <= 0:
            return True  # nothing is left to be captured, and enough was
        if plies <= 0:
            return False
        moves.sort(key=lambda move: (not line or move != line[0], -move.captured.bit_count()))
        return any(
            self._holds(
                at.after(move),
                need - move.captured.bit_count(),
                plies - 1,
                line[1:] if line and move == line[0] else (),
            )
            for move in moves
        )

    def _holds(self, at: _core.Position, need: int, plies: int, line: Sequence[_core.Move] = ()) -> bool:
        """Whether every answer of the side to move leaves the other one `need` pieces to the good."""
        if self.drawn(at):
            return False
        answers = self.moves(at)
        if not answers:
            return True  # it has lost
        forced = bool(answers[0].captured) or len(answers) == 1
        if not forced:
            return need <= 0
        # the answer of the line first, for it shows how the chain goes on
        return all(
            self.wins(
                at.after(answer),
                need + answer.captured.bit_count(),
                plies - 1,
                line[1:] if line and line[0] == answer else (),
            )
            for answer in answers
        )


def forced_chain(position: Position, line: Sequence[Move]) -> Chain | None:
    """The chain with which `line` begins, if it wins material by force for the side to move; else None."""
    chains = _candidates(position, line)
    core = position._core  # noqa: SLF001
    for chain in sorted(chains, key=lambda chain: (-chain.ends_game, -chain.net, len(chain.line))):
        natives = natives_of(position, chain.line)
        try:
            if Prover(position).wins(core, chain.net, len(natives) + 3, natives):
                return chain
        except OutOfNodesError:
            continue
    return None


def _candidates(position: Position, line: Sequence[Move]) -> list[Chain]:
    """Chains that the line could begin with: every answer is forced, and nothing hangs at their end."""
    chains = []
    given = taken = 0
    for ply, move in enumerate(line[:_LONGEST]):
        position = position.play(move)
        moves = position.legal_moves()
        capture = bool(moves) and bool(moves[0].captures)
        if ply % 2:
            given += len(move.captures)
        else:
            taken += len(move.captures)
        ends_game = not moves and ply % 2 == 0
        if not capture and taken > given and (moves or ends_game):
            chains.append(Chain(tuple(line[: ply + 1]), given, taken, ends_game))
        if ply % 2 == 0 and not capture and len(moves) != 1:
            break  # the other side has a choice
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
