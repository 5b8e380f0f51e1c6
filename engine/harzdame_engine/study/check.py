"""What is wrong with a study: moves that cannot be read, questions that nobody can answer."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from harzdame_engine.game.numbering import numbered_move
from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.study.questions import explains, has_loose_commands, is_as_right, question_at
from harzdame_engine.study.study import Chapter, Study


class Flaw(StrEnum):
    """The kinds of problems; the value is what the command line says."""

    UNREADABLE = "cannot be read"
    NO_ANSWER = "a question without a move that answers it"
    NEVER_ASKED = "a question in a variation, where it is never asked"
    NO_QUESTION = "a hint without a question"
    SILENT = "a wrong move without a word on why"
    EMPTY = "neither words nor moves"


class Problem(NamedTuple):
    """A problem in a chapter, at a move such as ``12. c3-c4``; "" is its beginning, or all of it."""

    chapter: int
    name: str
    move: str
    flaw: Flaw
    detail: str = ""


def problems(study: Study) -> Iterator[Problem]:
    """The problems of all chapters in their order."""
    for chapter in study.chapters:
        for problem in chapter.problems:
            yield Problem(
                chapter.number, chapter.name, "", Flaw.UNREADABLE, f"{problem.kind} {problem.detail}".strip()
            )
        if chapter.tree is not None:
            yield from _in_tree(chapter, chapter.tree)


def _in_tree(chapter: Chapter, tree: GameTree) -> Iterator[Problem]:
    main = set(tree.mainline())
    root = tree.root
    if not (root.children or root.comment or root.unread or root.commands):
        yield Problem(chapter.number, chapter.name, "", Flaw.EMPTY)
    for node in root.below():
        for flaw in _flaws(node, on_main_line=node in main):
            yield Problem(chapter.number, chapter.name, numbered_move(node), flaw)


def _flaws(node: Node, *, on_main_line: bool) -> Iterator[Flaw]:
    if has_loose_commands(node):
        yield Flaw.NO_QUESTION
    if question_at(node) is None:
        return
    if not on_main_line:
        yield Flaw.NEVER_ASKED
    elif not node.children:
        yield Flaw.NO_ANSWER
    elif not all(is_as_right(other) or explains(other) for other in node.children[1:]):
        yield Flaw.SILENT
