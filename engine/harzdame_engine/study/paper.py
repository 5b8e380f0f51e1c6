"""The questions of a study as exercises on paper."""

from __future__ import annotations

from collections.abc import Iterator

from harzdame_engine.export.exercises import PaperExercise
from harzdame_engine.game.move import Move
from harzdame_engine.game.tree import Node
from harzdame_engine.study.questions import question_at
from harzdame_engine.study.study import Study

_MOST_PLIES = 24
"""Moves of a solution that are printed."""


def exercises_in(study: Study) -> Iterator[PaperExercise]:
    """The questions of a study, each with the moves of its chapter behind it.

    One at which the answer to another has just been played goes on from that, and is none of its own.
    """
    for chapter in study.chapters:
        asked: Node | None = None
        for node in chapter.questions:
            goes_on = asked is not None and all(
                question_at(each) or each.ply % 2 != asked.ply % 2 for each in _between(asked, node)
            )
            if not goes_on:
                yield PaperExercise(node.position, tuple(_line_from(node)), chapter.name, chapter.flipped)
            asked = node


def _between(first: Node, last: Node) -> Iterator[Node]:
    """The nodes of a line from one to another, the last one left out."""
    node = last
    while node is not first and node.parent is not None:
        node = node.parent
        yield node


def _line_from(node: Node) -> Iterator[Move]:
    for _ in range(_MOST_PLIES):
        if not node.children:
            return
        node = node.children[0]
        if node.move is not None:
            yield node.move
