"""The summary of a reviewed game, read from its record alone: curve, accuracy, turning points.

A record that was reviewed long ago, or by another program that keeps `[%eval]`, has the same summary
as one that was reviewed just now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.review.accuracy import accuracy_of
from harzdame_engine.review.evaluations import promise_at
from harzdame_engine.review.facts import quiet_end, won_by
from harzdame_engine.review.judgement import (
    MISTAKE,
    ONLY_MOVE_GLYPH,
    Quality,
    quality_of,
)

_LEAST_KNOWN = 0.5
"""The share of a game's positions that must be judged for a summary to make sense."""
TURNING_POINTS = 3
_NOTHING = 0.02
"""Points that a move may seem to gain or lose though it does neither: each search sees a little more."""
_OPEN = 0.05
"""The expected points of both sides from which on a move can lose something that is seen."""
_LEAST_LOSSLESS = 0.2
"""The least share of moves that lose nothing; of random ones it is a quarter to two thirds."""
_FEW = 10
"""The number of moves up to which one that was seen wrongly must not tell."""
_LEAST_FORCED = 4
"""The number of forced moves from which on they tell something."""


class GraphPoint(NamedTuple):
    """A position of the main line: its `node`, White's expected points, and what the move there lost.

    `promise` is None where nothing is known; `loss` and `quality` are those of the move that led
    there, None where they cannot be told, and `before` and `after` what White could expect before
    and after it, as points of the position before (see `points_of`).
    """

    node: Node
    promise: float | None
    loss: float | None = None
    quality: Quality | None = None
    before: float | None = None
    after: float | None = None

    @property
    def choice(self) -> tuple[float, float] | None:
        """`outlook` of a move that was a choice; None: there was none."""
        return None if self.quality is Quality.FORCED else self.outlook

    @property
    def outlook(self) -> tuple[float, float] | None:
        """The mover's expected points before and after the move; None: not known."""
        if self.before is None or self.after is None:
            return None
        if mover_of(self.node) is Color.WHITE:
            return self.before, self.after
        return 1.0 - self.before, 1.0 - self.after


class SideSummary(NamedTuple):
    """What a review says of one side: its accuracy from 0 to 100, and counts.

    There is no accuracy where too little was at stake; see `review.accuracy`.

    `missed_shots` are those of the bad moves beside which a line stands that wins pieces.
    """

    accuracy: float | None
    inaccuracies: int = 0
    mistakes: int = 0
    blunders: int = 0
    only_moves: int = 0
    missed_shots: int = 0


class Summary(NamedTuple):
    """The `moments` of the main line, the beginning first, both sides, and the moves that turned the game."""

    moments: tuple[GraphPoint, ...]
    sides: dict[Color, SideSummary]
    turning_points: tuple[GraphPoint, ...]


def summary_of(tree: GameTree) -> Summary | None:
    """The summary of a game; None where it has no moves, too few are judged, or by two who disagree."""
    line = tree.mainline()
    promises = [promise_at(tree, node) for node in line]
    left = [promise_at(tree, node, before.position) for before, node in pairwise(line)]
    known = sum(promise is not None for promise in promises)
    if len(line) < 2 or known < 2 or known < _LEAST_KNOWN * len(line):
        return None
    moments = [GraphPoint(line[0], promises[0])]
    for number, node in enumerate(line[1:], start=1):
        moments.append(_moment(node, promises[number], promises[number - 1], left[number - 1]))
    if not _is_of_one_judge(moments):
        return None
    sides = {color: _side(moments, color) for color in Color}
    return Summary(tuple(moments), sides, _turning_points(moments))


def mover_of(node: Node) -> Color:
    """The side that made the move to a node."""
    return node.position.turn.other


def _moment(node: Node, promise: float | None, before: float | None, after: float | None) -> GraphPoint:
    if before is None or after is None or node.parent is None:
        return GraphPoint(node, promise)
    sign = 1 if mover_of(node) is Color.WHITE else -1
    loss = max(0.0, sign * (before - after))
    forced = len(node.parent.position.legal_moves()) == 1
    return GraphPoint(node, promise, loss, Quality.FORCED if forced else quality_of(loss), before, after)


def _is_of_one_judge(moments: Sequence[GraphPoint]) -> bool:
    """Whether the evaluations can come from one judge.

    Where each player has noted what it thought of its own moves, and they do not agree, every move seems to
    gain what the next one takes away, or to lose what the next one gives back. By one judge no move gains,
    some lose nothing, and forced moves never do. Figures: docs/review.md.
    """
    changes = [
        (after - before, moment.quality is Quality.FORCED)
        for moment in moments
        for before, after in filter(None, [moment.outlook])
        if max(before, after) > _OPEN and min(before, after) < 1.0 - _OPEN
    ]
    chosen = [change for change, is_forced in changes if not is_forced]
    gained = sum(max(0.0, change) for change in chosen)
    lost = sum(max(0.0, -change) for change in chosen)
    if gained > max(_NOTHING * max(len(chosen), _FEW), lost):
        return False
    lossless = [is_forced for change, is_forced in changes if change > -_NOTHING]
    if len(lossless) < _LEAST_LOSSLESS * len(changes) - 1:  # of few moves all may lose something
        return False
    forced = len(changes) - len(chosen)
    return forced < _LEAST_FORCED or 2 * sum(lossless) >= forced - 1


def _side(moments: Sequence[GraphPoint], color: Color) -> SideSummary:
    """The accuracy of a side, and the counts of its bad moves."""
    own = [m for m in moments if m.quality is not None and mover_of(m.node) is color]
    choices = [choice for moment in own if (choice := moment.choice) is not None]
    counts = Counter(m.quality for m in own)
    return SideSummary(
        accuracy_of(choices),
        counts[Quality.INACCURACY],
        counts[Quality.MISTAKE],
        counts[Quality.BLUNDER],
        sum(ONLY_MOVE_GLYPH in m.node.glyphs for m in own),
        sum(m.quality is not None and m.quality.bad and _misses_shot(m.node) for m in own),
    )


def _misses_shot(node: Node) -> bool:
    """Whether the first line beside a bad move wins pieces that the move did not."""
    if node.parent is None or len(node.parent.children) < 2 or node.move is None:
        return False
    line, at = list[Move](), node.parent.children[1]
    while at.move is not None:
        line.append(at.move)
        if not at.children:
            break
        at = at.children[0]
    return quiet_end(node.parent.position, line)[1] > won_by(node.parent.position, node.move)


def _turning_points(moments: Sequence[GraphPoint]) -> tuple[GraphPoint, ...]:
    """The moves that lost most, in the order of the game; none that lost less than a mistake does."""
    bad = [m for m in moments if m.loss is not None and m.loss >= MISTAKE and m.quality is not Quality.FORCED]
    worst = sorted(bad, key=lambda m: -(m.loss or 0.0))[:TURNING_POINTS]
    return tuple(sorted(worst, key=lambda m: m.node.ply))
