"""Puzzles from a game that somebody played: the wins that were missed, and those that were allowed."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import pairwise

from harzdame_engine import Color, GameTree
from harzdame_engine.game.position import Position
from harzdame_engine.puzzles.grading import Grader, rating_of
from harzdame_engine.puzzles.puzzle import Puzzle, puzzle_id
from harzdame_engine.puzzles.solution import Searcher, Solution, Solver, Standards
from harzdame_engine.puzzles.themes import themes_of


class OwnGamesMiner:
    """Looks through games, one at a time. It belongs to one thread at a time."""

    def __init__(self, engine: Searcher | None = None) -> None:
        """`engine` carries the searches out; None: engines of its own."""
        self._solver = Solver(Standards(), engine)
        self._grader = Grader(engine)

    def mistakes(self, tree: GameTree, persons: Collection[Color]) -> Iterator[Puzzle | None]:
        """The mistakes of `persons` in the main line of a game, ply by ply; None where there is none.

        A mistake is a win that was there and not played, or a win that a move
        gave to the opponent. A game that went on like that for long has one for
        the first time that it came up.
        """
        nodes = tree.mainline()
        self._solver.new_game()
        there: dict[Color, bool] = {}  # whether a side had a win the last time
        for node, following in pairwise(nodes):
            side, played = node.position.turn, following.move
            found = None
            if len(node.position.legal_moves()) > 1:
                had = there.get(side, False)
                there[side] = self._solver.is_candidate(node.position)
                if there[side] and not had:
                    found = self._solver.solution(node.position)
            else:
                there[side] = False
            if found is not None and side in persons and found.steps[0].move == played:
                found = None  # it was seen
            yield self._puzzle(node.position, found) if found is not None else None

    def _puzzle(self, position: Position, solution: Solution) -> Puzzle:
        game, fen = position.rules.id, position.fen
        name = puzzle_id(game, fen)
        attempts = self._grader.attempts(game, name, solution)
        moves = tuple(str(step.move) for step in solution.steps)
        return Puzzle(name, game, fen, moves, themes_of(solution.steps), rating_of(attempts), solution.only)
