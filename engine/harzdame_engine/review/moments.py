"""Critical moments of a game: the moves at which somebody going through it stops to look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import NamedTuple

from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import Node
from harzdame_engine.review.evaluations import promise_of
from harzdame_engine.review.judgement import MISTAKE

SWING = MISTAKE
"""The change of White's expected points from which on a move is a moment: what a review calls a mistake."""
_OF_BOOK = "book"
"""What programs that play note of their moves that were given to them."""
_SIGNS = frozenset(range(1, 7))
"""The glyphs that judge a move, from ``!`` to ``?!``."""


class Sign(Enum):
    """What makes a moment of a move; the first that applies, in this order, is named."""

    SWING = auto()  # the expected score changes
    GLYPH = auto()  # a good move, a mistake
    VARIATIONS = auto()  # other moves were looked at
    COMMENT = auto()
    CAPTURE = auto()  # an exchange begins; only where a game has none of the others


class Moment(NamedTuple):
    """The move that led to `node`.

    `before` and `after` are White's expected points, from 0 to 1, where both
    positions have an evaluation; else None.
    """

    node: Node
    sign: Sign
    before: float | None = None
    after: float | None = None


def moments(line: Sequence[Node]) -> tuple[Moment, ...]:
    """The moments of a line of play, whose first node is the position it begins with."""
    found = tuple(moment for node in line[1:] if (moment := _moment(node)) is not None)
    return found or tuple(_exchanges(line))


def _moment(node: Node) -> Moment | None:
    before = after = None
    if node.parent is not None:
        before, after = (_expected(each, node.parent.position) for each in (node.parent, node))
    if before is None or after is None:
        before = after = None
    if before is not None and after is not None and abs(after - before) >= SWING:
        sign = Sign.SWING
    elif _SIGNS.intersection(node.glyphs):
        sign = Sign.GLYPH
    elif node.parent is not None and len(node.parent.children) > 1:
        sign = Sign.VARIATIONS
    elif node.comment.strip() not in {"", _OF_BOOK}:
        sign = Sign.COMMENT
    else:
        return None
    return Moment(node, sign, before, after)


def _expected(node: Node, position: Position) -> float | None:
    return None if node.evaluation is None else promise_of(node.evaluation, position)


def _exchanges(line: Sequence[Node]) -> Iterator[Moment]:
    """The first capture of every run of captures."""
    taking = False
    for node in line[1:]:
        took = node.move is not None and bool(node.move.captures)
        if took and not taking:
            yield Moment(node, Sign.CAPTURE)
        taking = took
