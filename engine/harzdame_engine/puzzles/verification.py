"""Verification of puzzles by searches that know nothing of how they were found.

Checked are, in this order: the position exists and every move of the solution
is legal; the id follows from the position; the solver has a choice at the
first move; the themes follow from the solution; and then, at each move of the
solver's that is said to be the only one (the first always is), by one search
of two lines: the move wins, and the best of all others does not. A move wins
if the search promises `WINNING` or more. A last move that may be replaced has
to win, no more. Moves without a choice need no search.

Puzzles are found with a gap about that number (see `Standards`), so that a
deeper search, whose scores differ, should find the same. Most of those whose
second win lies deeper still show a sign of it, for what the second move promises
grows with the search: a check may search once more, and longer, where another
move promises `DOUBTFUL` or more, and may bear less than a win of it. Those that
are to last bear `CLEAR`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from enum import StrEnum
from functools import lru_cache, partial
from typing import NamedTuple

from harzdame_engine.puzzles.puzzle import Puzzle, SolutionMove, puzzle_id
from harzdame_engine.puzzles.themes import themes_of
from harzdame_engine.puzzles.workers import in_order
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.info import Limit, Line

WINNING = 110
"""Hundredths of a man: the middle of the gap that `Standards` leaves between moves that win and others."""
DOUBTFUL = 0
"""Hundredths of a man: another move that promises so much may turn out to win by a longer search."""
CLEAR = 19
"""Hundredths of a man: another move that promises no more hardly ever wins by a far longer search."""
HELD = WINNING - 1
"""Hundredths of a man: what another move may promise where nothing else is asked for."""
_HASH_MB = 32


class Fault(StrEnum):
    """What can be wrong with a puzzle."""

    ILLEGAL = "the position or a move is not possible"
    OTHER_ID = "the id is of another position"
    NO_CHOICE = "the first move is the only legal one"
    OTHER_THEMES = "the themes do not follow from the solution"
    NOT_WON = "a move of the solution does not win"
    SECOND = "another move wins as well"


class Finding(NamedTuple):
    """The first `fault` of a puzzle, None without one; at which of the solver's moves; what was found."""

    puzzle: Puzzle
    fault: Fault | None = None
    move: int = 0
    detail: str = ""


class Criteria(NamedTuple):
    """How moves are checked: by a search of `limit`, and one of `doubtful` where there is a doubt.

    Another move may promise `held` hundredths of a man, no more.
    """

    limit: Limit
    doubtful: Limit | None = None
    held: int = HELD


class Verifier:
    """Checks puzzles by the same criteria."""

    def __init__(self, criteria: Criteria) -> None:
        self._criteria = criteria
        self._engine = Engine(hash_mb=_HASH_MB)

    def verify(self, puzzle: Puzzle) -> Finding:
        """The first fault of a puzzle."""
        try:
            steps = puzzle.steps()
        except ValueError as error:
            return Finding(puzzle, Fault.ILLEGAL, detail=str(error))
        if puzzle.id != puzzle_id(puzzle.game, puzzle.fen) or puzzle.fen != steps[0].position.fen:
            return Finding(puzzle, Fault.OTHER_ID)
        if len(steps[0].position.legal_moves()) < 2:
            return Finding(puzzle, Fault.NO_CHOICE, 1)
        if puzzle.themes != themes_of(steps):
            return Finding(puzzle, Fault.OTHER_THEMES, detail=" ".join(themes_of(steps)))
        self._engine.new_game()
        for number, step in enumerate(steps[::2], 1):
            only = puzzle.only or number == 1 or number < puzzle.length
            fault, detail = self._fault(step, only)
            if fault:
                return Finding(puzzle, fault, number, detail)
        return Finding(puzzle)

    def _fault(self, step: SolutionMove, only: bool) -> tuple[Fault | None, str]:
        if len(step.position.legal_moves()) == 1:
            return None, ""
        limit, doubtful, held = self._criteria
        fault, detail, second = self._searched(step, limit)
        if doubtful and only and not fault and DOUBTFUL <= second <= held:
            fault, detail, second = self._searched(step, doubtful)
        if only and not fault and second > held:
            fault = Fault.SECOND
        return fault, detail

    def _searched(self, step: SolutionMove, limit: Limit) -> tuple[Fault | None, str, int]:
        """Whether the move does not win, what was found, and what the best other move promises."""
        lines = self._engine.analyse(step.position, limit, lines=2).lines
        detail = ", ".join(f"{line.pv[0]} {line.score}" for line in lines)
        own = next((line for line in lines if line.pv[0] == step.move), None)
        if own is None:
            own = self._of_move(step, limit)
            detail += f", {step.move} {own.score}"
        second = max((line.score.centipieces for line in lines if line.pv[0] != step.move), default=0)
        return None if own.score.centipieces >= WINNING else Fault.NOT_WON, detail, second

    def _of_move(self, step: SolutionMove, limit: Limit) -> Line:
        """The line of a move that is not among the best two."""
        best = self._engine.analyse(step.position.play(step.move), limit).lines[0]
        return Line(best.score.turned, (step.move, *best.pv))


def verify(
    puzzles: Sequence[Puzzle],
    pool: Executor,
    criteria: Criteria,
    interrupted: Callable[[], bool],
) -> Iterator[Finding]:
    """What is found of each puzzle, in their order, until interrupted."""
    return in_order(pool, partial(_verified, criteria), puzzles, interrupted)


@lru_cache(maxsize=1)
def _verifier(criteria: Criteria) -> Verifier:
    return Verifier(criteria)


def _verified(criteria: Criteria, puzzle: Puzzle) -> Finding:
    return _verifier(criteria).verify(puzzle)
