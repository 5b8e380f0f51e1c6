"""Themes of a puzzle, each by a criterion that follows from its solution and the rules alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from harzdame_engine.game.move import Color, Piece
from harzdame_engine.game.outcome import Termination
from harzdame_engine.game.position import Position
from harzdame_engine.puzzles.puzzle import PuzzleTheme, SolutionMove, is_quiet
from harzdame_engine.rules.board import Direction, Square
from harzdame_engine.rules.rules import Rules

_FEW = 0.25
"""The share of the pieces at the start that makes an endgame at most."""
_NEARLY = 2
"""Steps that the opponent's nearest man may be behind in a race."""


def themes_of(steps: Sequence[SolutionMove]) -> tuple[PuzzleTheme, ...]:
    """The themes of a solution, in the order of `PuzzleTheme`."""
    holds = {
        PuzzleTheme.SHOT: _is_shot,
        PuzzleTheme.BREAKTHROUGH: _is_breakthrough,
        PuzzleTheme.PROMOTION_RACE: _is_race,
        PuzzleTheme.KING_HUNT: _is_king_hunt,
        PuzzleTheme.EDGE: _is_edge,
        PuzzleTheme.ENDGAME: _is_endgame,
        PuzzleTheme.CHOICE: _is_choice,
        PuzzleTheme.BLOCKADE: _is_blockade,
        PuzzleTheme.QUIET: _is_quiet,
    }
    return tuple(theme for theme in PuzzleTheme if holds[theme](steps))


def _is_shot(steps: Sequence[SolutionMove]) -> bool:
    """Whether the opponent takes something, and the solver takes more after that than was given in all.

    Where pieces are to be given away: whether it takes something, and less than was given.
    """
    given = taken = 0
    for number, step in enumerate(steps):
        if number % 2:
            given += len(step.move.captures)
        elif given:
            taken += len(step.move.captures)
    return 0 < taken < given if steps[0].position.rules.gives_away else 0 < given < taken


def _is_breakthrough(steps: Sequence[SolutionMove]) -> bool:
    return _gets_a_king(steps) and any(step.move.captures for step in steps)


def _is_race(steps: Sequence[SolutionMove]) -> bool:
    if not _gets_a_king(steps) or any(step.move.captures for step in steps):
        return False
    start = steps[0].position
    ours, theirs = (_nearest(start, color) for color in (start.turn, start.turn.other))
    return ours is not None and theirs is not None and theirs <= ours + _NEARLY


def _gets_a_king(steps: Sequence[SolutionMove]) -> bool:
    start = steps[0].position
    has_king = Piece(start.turn, king=True) in start.pieces.values()
    return not has_king and any(step.move.promotes for step in steps[::2])


def _is_king_hunt(steps: Sequence[SolutionMove]) -> bool:
    """Whether the solver takes a king that the opponent had from the beginning."""
    start = steps[0].position
    kings = {square for square, piece in start.pieces.items() if piece == Piece(start.turn.other, king=True)}
    for number, step in enumerate(steps):
        if number % 2:
            if step.move.origin in kings:
                kings = kings - {step.move.origin} | {step.move.target}
        elif kings & set(step.move.captures):
            return not start.rules.gives_away
    return False


def _is_edge(steps: Sequence[SolutionMove]) -> bool:
    first = steps[0]
    board = first.position.rules.board
    edge = any(board.neighbour(first.move.target, way) is None for way in board.beside)
    return edge and not first.move.captures and not first.move.promotes and is_quiet(first)


def _is_endgame(steps: Sequence[SolutionMove]) -> bool:
    rules = steps[0].position.rules
    return len(steps[0].position.pieces) <= _FEW * (len(rules.setup) + len(rules.setup_black))


def _is_choice(steps: Sequence[SolutionMove]) -> bool:
    return bool(steps[0].move.captures)


def _is_blockade(steps: Sequence[SolutionMove]) -> bool:
    last = steps[-1]
    after = last.position.play(last.move)
    outcome = after.outcome()
    return outcome is not None and outcome.termination is Termination.NO_MOVES


def _is_quiet(steps: Sequence[SolutionMove]) -> bool:
    return is_quiet(steps[0])


def _nearest(position: Position, color: Color) -> int | None:
    """The fewest steps from a man of this colour to promotion; None if no man can get there."""
    distance = _distances(position.rules, color)
    found = [distance.get(square) for square, piece in position.pieces.items() if piece == Piece(color)]
    return min((steps for steps in found if steps is not None), default=None)


@lru_cache(maxsize=64)
def _distances(rules: Rules, color: Color) -> dict[Square, int]:
    """The steps from each square to promotion on an empty board."""
    goal = rules.promotion_squares if color is Color.WHITE else rules.promotion_squares_black
    distance = dict.fromkeys(goal, 0)
    waiting = list(goal)
    for square in waiting:  # grows on the way
        for before in _before(rules, color, square):
            if before not in distance:
                distance[before] = distance[square] + 1
                waiting.append(before)
    return distance


def _before(rules: Rules, color: Color, square: Square) -> Iterator[Square]:
    """The squares from which a man steps to this one."""
    for way in rules.man_steps:
        back: Direction = way.opposite if color is Color.WHITE else way
        before = rules.board.neighbour(square, back)
        if before is not None:
            yield before
