"""The coach's judgement: what is known of a move that was played, and whether it is worth speaking up."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine import Level, Line, Node
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.review.evaluations import points_of
from harzdame_engine.review.facts import (
    EdgeLeft,
    Fact,
    GameLost,
    Hanging,
    RaceLost,
    Shot,
    VerdictChanged,
    facts,
    forced_losses,
)
from harzdame_engine.review.judgement import BLUNDER, INACCURACY, MISTAKE

from harzdame_gui.controllers.settings.choices import CoachMode


class Threshold(NamedTuple):
    """The least that the coach speaks of, against an opponent of at most level `up_to`.

    `loss`: expected points of the game that a king made by force costs, and any other loss that a strict
    coach speaks of, where a fact says why.
    """

    up_to: int
    loss: float


THRESHOLDS = (
    Threshold(up_to=5, loss=BLUNDER),
    Threshold(up_to=9, loss=MISTAKE),
    Threshold(up_to=14, loss=(INACCURACY + MISTAKE) / 2),
)
"""Against a weak opponent a small loss decides nothing, save one of pieces: who is learning is to see a man
that hangs, whoever would take it."""
_PIECE = 0.06
"""Points from which a piece lost is worth a word: a man costs 0.08 in Gothic, 0.3 in Harzdame."""


def threshold(level: Level | None) -> Threshold:
    """That for an opponent of a level; None, an opponent of unknown strength, counts as full strength."""
    number = THRESHOLDS[-1].up_to if level is None else level.number
    return next(each for each in THRESHOLDS if number <= each.up_to)


class Seen(NamedTuple):
    """What the coach found of a move: `node` stands after it.

    `loss`: the expected points that it costs, 0 to 1. `facts` as in `harzdame_engine.review.facts`.
    """

    node: Node
    best: Line
    reply: Line
    loss: float
    facts: tuple[Fact, ...] = ()

    @property
    def chain(self) -> Shot | Hanging | None:
        """What the opponent wins by force, if that was found."""
        return next((fact for fact in self.facts if isinstance(fact, Shot | Hanging)), None)

    @property
    def lost(self) -> int:
        """The pieces that are lost by force."""
        match self.chain:
            case Shot() as shot:
                return shot.net
            case Hanging(squares):
                return len(squares)
        return 0

    @property
    def crowns(self) -> bool:
        """Whether the opponent makes a king by force that the best move prevents."""
        return any(isinstance(fact, EdgeLeft | RaceLost) for fact in self.facts)

    @property
    def changes_result(self) -> bool:
        """Whether this move is proven to lose the game, or to give a win or a draw away."""
        ended = isinstance(self.chain, Shot) and self.chain.chain.ends_game
        return ended or any(isinstance(fact, GameLost | VerdictChanged) for fact in self.facts)


def judge(
    node: Node, best: Line, reply: Line, tables: Tables | None = None, *, forced_only: bool = False
) -> Seen:
    """What can be said of the move that led to `node`; some milliseconds of work.

    `best` is the best line before it, `reply` that after it. `forced_only`: what is lost by
    force, and no more, which takes a fraction of the time.
    """
    parent, move = node.parent, node.move
    if parent is None or move is None:
        return Seen(node, best, reply, 0.0)
    before, after = (points_of(score, parent.position) for score in (best.score, reply.score.turned))
    loss = max(0.0, before - after)
    if best.pv and best.pv[0] == move:
        return Seen(node, best, reply, 0.0)
    proven = forced_losses if forced_only else facts
    return Seen(node, best, reply, loss, proven(parent.position, move, reply, best, tables=tables))


def worth_a_word(seen: Seen, mode: CoachMode, level: Level | None) -> bool:
    """Whether a coach of this kind speaks up against an opponent of this level."""
    if mode is CoachMode.OFF or not seen.facts:
        return False
    least = threshold(level)
    if seen.changes_result:
        return True
    if seen.loss < (_PIECE if seen.lost > 0 else INACCURACY):
        return False
    if seen.lost > 0:
        return True
    return (seen.crowns or mode is CoachMode.STRICT) and seen.loss >= least.loss
