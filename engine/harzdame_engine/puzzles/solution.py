"""The search for a puzzle: does one move win, does no other, and for how long does that go on?

A move wins if a search, after it, promises at least so many hundredths of a
man, or has seen the end of the game; the others do not if the search of each
promises clearly less. Between the two lies a gap that keeps a position in
which the judgement might change its mind from being a puzzle.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.endgames.tables import installed_folders
from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.puzzles.puzzle import SolutionMove
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.info import Info, Limit, Line, Score
from harzdame_engine.search.levels import Level

_MOST_MOVES = 8
"""Of the solver's."""
_FEW_PIECES = 12
_DEEPER = 5


class Standards(NamedTuple):
    """What makes a position a puzzle; scores in hundredths of a man, from the solver's side.

    `nodes` limit the search that finds a candidate; one of `proof` times as
    many confirms every move of the solution, and where few pieces are left one
    of five times as many again, because wins lie deeper there. The winning
    move promises at least `won`, every other at most `held`. A search of
    `check` times as many nodes, five times that where few pieces are left,
    verifies the whole in the end, and finds clearly less than `held` in another
    move: see `verification`.
    """

    nodes: int = 10_000
    proof: int = 10
    check: int = 100
    won: int = 150
    held: int = 70

    def proof_nodes(self, position: Position) -> int:
        """The nodes of the search that confirms a move in this position."""
        return self.nodes * self.proof * _deeper(position)

    def check_nodes(self, position: Position) -> int:
        """The nodes of each search that verifies a puzzle which begins here."""
        return self.nodes * self.check * _deeper(position)

    def wins(self, score: Score) -> bool:
        """Whether a score is a win."""
        return score.centipieces >= self.won

    def holds(self, score: Score) -> bool:
        """Whether a score is clearly none."""
        return score.centipieces <= self.held


def _deeper(position: Position) -> int:
    few = sum(bits.bit_count() for bits in position.bits) <= _FEW_PIECES
    return _DEEPER if few else 1


class Solution(NamedTuple):
    """The moves of both sides, the solver's first and last.

    `only`: no move of the solver's can be replaced by another that wins.
    """

    steps: tuple[SolutionMove, ...]
    only: bool


class _Judged(NamedTuple):
    """The best move of a position and its score, and whether it is the only one that wins."""

    best: Line
    only: bool


class Searcher(Protocol):
    """An engine, or whatever has searches carried out by one."""

    def new_game(self) -> None:
        """Forget earlier searches."""

    def analyse(
        self,
        position: Position,
        limit: Limit,
        *,
        level: Level | None = None,
        seed: int = 0,
        lines: int = 1,
    ) -> Info:
        """Search a position."""


class Solver:
    """Looks for puzzles. After `new_game` it finds the same whatever it has looked at before.

    That is so with an engine of its own, not with another `engine`.
    """

    def __init__(self, standards: Standards, engine: Searcher | None = None) -> None:
        self.standards = standards
        self._engine = engine or Engine(hash_mb=4, tables=EndgameCache(installed_folders()))

    def new_game(self) -> None:
        """Forget earlier searches."""
        self._engine.new_game()

    def is_candidate(self, position: Position) -> bool:
        """Whether a short search finds one move that wins, among others that do not."""
        return self._only_winner(position, self.standards.nodes) is not None

    def solution(self, position: Position) -> Solution | None:
        """The solution of a candidate, each move confirmed; None if it does not stand, or is trivial."""
        self.new_game()
        first = self._only_winner(position, self.standards.proof_nodes(position))
        if first is None:
            return None
        steps = [SolutionMove(position, first)]
        only = True
        while only and len(steps) < 2 * _MOST_MOVES - 1:
            more, only = self._continued(steps[-1])
            if not more:
                break
            steps.extend(more)
        found = Solution(tuple(_without_routine(steps)), only)
        if len(found.steps) != len(steps):
            found = found._replace(only=True)  # the one that may be replaced is no longer part of it
        return None if _is_trivial(found) else found

    def _continued(self, last: SolutionMove) -> tuple[list[SolutionMove], bool]:
        """The best reply and the solver's next move, if it goes on, and whether that is the only one."""
        after = last.position.play(last.move)
        if after.outcome():
            return [], True
        reply = self._engine.analyse(after, Limit(nodes=self.standards.proof_nodes(after))).best
        if reply is None:
            return [], True
        position = after.play(reply)
        if position.outcome():
            return [], True
        moves = position.legal_moves()
        if len(moves) == 1:
            return [SolutionMove(after, reply), SolutionMove(position, moves[0])], True
        judged = self._judged(position, self.standards.proof_nodes(position))
        if judged is None:
            return [], True
        # a shot whose pieces can be taken in two ways ends with the taking all the same
        if judged.only or (reply.captures and judged.best.pv[0].captures):
            return [SolutionMove(after, reply), SolutionMove(position, judged.best.pv[0])], judged.only
        return [], True

    def _only_winner(self, position: Position, nodes: int) -> Move | None:
        if len(position.legal_moves()) < 2:
            return None
        judged = self._judged(position, nodes)
        return judged.best.pv[0] if judged and judged.only else None

    def _judged(self, position: Position, nodes: int) -> _Judged | None:
        """The best of two lines, if it wins."""
        lines = self._engine.analyse(position, Limit(nodes=nodes), lines=2).lines
        if not self.standards.wins(lines[0].score):
            return None
        return _Judged(lines[0], len(lines) < 2 or self.standards.holds(lines[1].score))


def _without_routine(steps: list[SolutionMove]) -> list[SolutionMove]:
    """The solution without the moves at its end that need no thought: the only legal ones, taking nothing."""
    kept = list(steps)
    while len(kept) > 1 and len(kept[-1].position.legal_moves()) == 1 and not kept[-1].move.captures:
        del kept[-2:]
    return kept


def _is_trivial(solution: Solution) -> bool:
    """Whether there is nothing to find: one move that takes more than any other could.

    Or fewer, where pieces are to be given away.
    """
    if len(solution.steps) > 1:
        return False
    position, move = solution.steps[0]
    others = [len(other.captures) for other in position.legal_moves() if other != move]
    if position.rules.gives_away:
        return len(move.captures) < min(others, default=0)
    return len(move.captures) > max(others, default=0)
