"""The frames of a strip: which positions of a line of play it shows, and what is written below them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine import Node
from harzdame_engine.game.numbering import number_of
from harzdame_engine.pdn.glyphs import glyph_sign
from harzdame_engine.review.moments import moments

from harzdame_gui.controllers.settings.choices import StripKind
from harzdame_gui.text.short_moves import short_move
from harzdame_gui.translation import translate


class StripFrame(NamedTuple):
    """A position of the line, reached by `moves`: one, a move of each side, or none at the beginning.

    The words are made when they are wanted: a long game has many frames, of which few are seen.
    """

    node: Node
    moves: tuple[Node, ...] = ()

    @property
    def caption(self) -> str:
        """What is written below it: the moves as short as may be, with their signs."""
        return self._words(
            [short_move(each.move) + _signs(each) for each in self.moves if each.move is not None]
        )

    @property
    def spoken(self) -> str:
        """The moves whole."""
        return self._words([str(each.move) for each in self.moves])

    def _words(self, moves: Sequence[str]) -> str:
        if not self.moves:
            return translate("Strip", "Start")
        return " ".join([str(number_of(self.moves[0])), *moves])


def frames(line: Sequence[Node], kind: StripKind) -> tuple[StripFrame, ...]:
    """The frames of a line, from its first position on."""
    if not line:
        return ()
    return (StripFrame(line[0]), *(_frame(node, kind) for node in _shown(line, kind)))


def frame_at(shown: Sequence[StripFrame], ply: int) -> int:
    """The place of the frame that stands for the position after so many moves: the one reached last."""
    return max(0, bisect_right(shown, ply, key=lambda frame: frame.node.ply) - 1)


def _shown(line: Sequence[Node], kind: StripKind) -> Sequence[Node]:
    if kind is StripKind.MOMENTS:
        return [moment.node for moment in moments(line)]
    if kind is StripKind.EVERY_MOVE:
        return line[1:]
    last = line[-1]
    return [node for node in line[1:] if number_of(node).answers or node is last]


def _frame(node: Node, kind: StripKind) -> StripFrame:
    before = node.parent
    pair = kind is StripKind.FULL_MOVES and number_of(node).answers
    if pair and before is not None and before.move is not None:
        return StripFrame(node, (before, node))
    return StripFrame(node, (node,))


def _signs(node: Node) -> str:
    return "".join(glyph_sign(glyph) or "" for glyph in node.glyphs[:1])
