"""What comes next after a game against the computer, and what it has achieved: rules, in this order.

- Won with help: the same opponent once more without.
- Won: the next rung of the ladder; at its end, or where there is none, a rematch.
- Lost by one blunder: a look at it, unless it was looked at already.
- Lost for the third time in a row: the rung below.
- Anything else: a rematch.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from harzdame_engine import Color, Node
from harzdame_engine.game.losses import Loss, losses
from harzdame_engine.rules.rules import Goal

from harzdame_gui.controllers.opponents.ladder import above, beaten, below
from harzdame_gui.controllers.opponents.opponents import Opponent
from harzdame_gui.controllers.settings.settings import LevelResult

_BLUNDER = 2
"""The pieces that one blunder costs at least; whoever loses so many but once lost by it."""
_ENOUGH = 3
"""The losses in a row after which the rung below is offered."""


class StepKind(Enum):
    """The ways on after a game."""

    REMATCH = auto()
    ALONE = auto()
    UP = auto()
    DOWN = auto()
    LOOK = auto()


class NextStep(NamedTuple):
    """A way on: against whom, or at which loss to look."""

    kind: StepKind
    opponent: Opponent | None = None
    loss: Loss | None = None


class Ended(NamedTuple):
    """A game that has ended: `points` are the person's, `helped` says that the computer did not only play.

    `opponent` is the one of the ladder; None: another program, or a person. The `results` are those with
    this game, if it counts, and `line` is what was played, from the beginning.
    """

    game: str
    side: Color
    points: float
    opponent: Opponent | None
    helped: bool
    results: Sequence[LevelResult]
    line: Sequence[Node]


class Today(NamedTuple):
    """The games that count of one day in one game: how many, and how many of them were won."""

    games: int
    won: int


def next_step(ended: Ended, *, looked: bool = False) -> NextStep:
    """The way on; `looked`: the blunder that lost the game was looked at."""
    opponent = ended.opponent
    if opponent is None:
        return NextStep(StepKind.REMATCH)
    if ended.points == 1:
        if ended.helped:
            return NextStep(StepKind.ALONE, opponent)
        higher = above(opponent)
        return NextStep(StepKind.REMATCH) if higher is None else NextStep(StepKind.UP, higher)
    if ended.points == 0:
        if not looked and (blunder := the_blunder(ended.line, ended.side)) is not None:
            return NextStep(StepKind.LOOK, opponent, blunder)
        if _lost_in_a_row(ended, opponent) >= _ENOUGH and (lower := below(opponent)) is not None:
            return NextStep(StepKind.DOWN, lower)
    return NextStep(StepKind.REMATCH)


def the_blunder(line: Sequence[Node], side: Color) -> Loss | None:
    """The one move by which a side that was not yet behind lost pieces, if it did so once only."""
    if line[0].position.rules.goal is not Goal.BLOCK:  # to lose pieces is no blunder there, or no matter
        return None
    dear = [loss for loss in losses(line, side) if loss.pieces >= _BLUNDER]
    return dear[0] if len(dear) == 1 and dear[0].before >= 0 else None


def newly_beaten(ended: Ended, before: Sequence[LevelResult]) -> Opponent | None:
    """Who was beaten for the first time by this game; `before` are the results without it."""
    opponent = ended.opponent
    if opponent is None or opponent.id in beaten(ended.game, before):
        return None
    return opponent if opponent.id in beaten(ended.game, ended.results) else None


def on_day(day: str, game: str, results: Sequence[LevelResult]) -> Today:
    """What was played on a day, written as in results."""
    points = [result.points for result in results if result.game == game and result.day == day]
    return Today(len(points), points.count(1.0))


def _lost_in_a_row(ended: Ended, opponent: Opponent) -> int:
    lost = 0
    for result in reversed(ended.results):
        if (result.game, result.level) != (ended.game, opponent.level.id):
            continue
        if result.points > 0:
            break
        lost += 1
    return lost
