"""The mistakes of a reviewed game as tasks: a better move is to be found for each.

They are read from the record alone, so that a game that somebody reviewed long ago, or annotated by
hand, has them as one that was reviewed just now.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import NamedTuple

from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.review.annotating import telling
from harzdame_engine.review.evaluations import promise_at
from harzdame_engine.review.judgement import GLYPHS, Quality, quality_of

_QUALITIES = {glyph: Quality(name) for name, glyph in GLYPHS.items()}


class Mistake(NamedTuple):
    """A bad move of the main line, played in `before` and leading to `node`.

    `better` is the first node of the line that is better. `words` are what the record says of the two.
    """

    before: Node
    node: Node
    quality: Quality
    better: Node
    words: str = ""

    @property
    def mover(self) -> Color:
        """The side that made it."""
        return self.before.position.turn

    @property
    def line(self) -> tuple[Move, ...]:
        """The better line, as far as it shows what it is about; never empty."""
        return telling(tuple(_moves_from(self.better)))


class RetryWorth(Enum):
    """What a move is worth that somebody plays instead of the bad one."""

    BEST = auto()  # the better line begins with it
    AS_GOOD = auto()  # a review would call it good
    PLAYED = auto()  # the bad move once more
    WORSE = auto()
    UNKNOWN = auto()  # the search failed

    @property
    def right(self) -> bool:
        """Whether the task is done."""
        return self in {RetryWorth.BEST, RetryWorth.AS_GOOD}


class TaskResult(Enum):
    """How a task ended."""

    AT_ONCE = auto()  # the first move tried was right, without a hint
    FOUND = auto()  # later, or with a hint
    SHOWN = auto()  # given up
    SKIPPED = auto()


def mistakes_of(tree: GameTree) -> tuple[Mistake, ...]:
    """The moves of the main line that bear ?!, ? or ?? and have a better line beside them, in their order."""
    found = (_mistake(tree, node) for node in tree.mainline()[1:])
    return tuple(mistake for mistake in found if mistake is not None)


def known_answer(mistake: Mistake, move: Move) -> RetryWorth | None:
    """What a move is worth as far as no search is needed to tell; else None."""
    if move == mistake.better.move:
        return RetryWorth.BEST
    return RetryWorth.PLAYED if move == mistake.node.move else None


def compared_answer(own: float | None, best: float | None) -> RetryWorth:
    """The worth of a move that promises `own` points, from 0 to 1, where the best promises `best`."""
    if own is None or best is None:
        return RetryWorth.UNKNOWN
    return RetryWorth.WORSE if quality_of(best - own).bad else RetryWorth.AS_GOOD


def _mistake(tree: GameTree, node: Node) -> Mistake | None:
    quality = next((_QUALITIES[glyph] for glyph in node.glyphs if glyph in _QUALITIES), None)
    if quality is None or node.parent is None or node.move is None:
        return None
    better = _better(tree, node, node.parent)
    if better is None:
        return None
    words = (better.comment.strip(), node.comment.strip())
    return Mistake(node.parent, node, quality, better, "\n".join(dict.fromkeys(filter(None, words))))


def _better(tree: GameTree, node: Node, before: Node) -> Node | None:
    """The best of the moves beside a bad one, by their evaluations; of moves without any the first."""
    others = [
        other
        for other in before.children
        if other.move not in {None, node.move} and not _QUALITIES.keys() & set(other.glyphs)
    ]
    played = _promise(tree, node, before.position)
    judged = [(_promise(tree, other, before.position), other) for other in others]
    known = [(promise, other) for promise, other in judged if promise is not None]
    if known:
        promise, best = max(known, key=lambda pair: pair[0])
        if played is None or promise > played:
            return best
    return next((other for promise, other in judged if promise is None), None)


def _promise(tree: GameTree, node: Node, before: Position) -> float | None:
    """The points that the mover in the position before can expect at a node; None: not known."""
    promise = promise_at(tree, node, before)
    return promise if promise is None or before.turn is Color.WHITE else 1.0 - promise


def _moves_from(node: Node) -> Iterator[Move]:
    at: Node | None = node
    while at is not None and at.move is not None:
        yield at.move
        at = at.children[0] if at.children else None


def count_at_once(results: Sequence[TaskResult]) -> int:
    """The number of tasks that were done at the first try."""
    return sum(result is TaskResult.AT_ONCE for result in results)
