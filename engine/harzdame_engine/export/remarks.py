"""The remarks on a move, read from a node of the record in one place."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.game.tree import Mark, Node
from harzdame_engine.pdn.glyphs import page_sign


class MoveRemarks(NamedTuple):
    """All that is said of a move: before it, behind it, and behind the variation that it begins."""

    before: str = ""
    comment: str = ""
    after: str = ""
    signs: str = ""
    clock: float | None = None
    marks: tuple[Mark, ...] = ()


def remarks_of(node: Node) -> MoveRemarks:
    """The remarks on the move that led to `node`; the root's are those on the whole game."""
    return MoveRemarks(
        before=node.before,
        comment=node.comment,
        after=node.after,
        signs=" ".join(map(page_sign, node.glyphs)),
        clock=node.clock,
        marks=node.marks,
    )


def clock_text(seconds: float) -> str:
    """A remaining time, ``1:04:09`` or ``4:09``."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
