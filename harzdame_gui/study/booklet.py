"""A study on paper: chapters with their words and diagrams, questions, and the answers at the back."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine import Node
from harzdame_engine.export.diagram import svg
from harzdame_engine.export.words import ExportWords
from harzdame_engine.game.numbering import number_of, numbered_move
from harzdame_engine.study.questions import question_at
from harzdame_engine.study.study import Chapter, Study
from PySide6.QtGui import QTextBlock, QTextCursor, QTextFormat

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.export.booklet import Booklet, PaperStyle
from harzdame_gui.study.words import question_text
from harzdame_gui.translation import translate

_LAID_OUT = 0.7


class StudyBooklet(Booklet):
    """The pages of a study. Questions are numbered through, and answered behind the last chapter."""

    def __init__(self, study: Study, words: ExportWords, style: PaperStyle, job: Job) -> None:
        super().__init__((), words, style, study.title, job)
        self._asked: list[_Asked] = []
        chapters = [chapter for chapter in study.chapters if chapter.tree is not None]
        points = style.font.pointSizeF()
        self._block(after=16, first=True)
        self._say(study.title, points * 2, bold=True)
        for number, chapter in enumerate(chapters):
            if job.token.stopped:
                return
            self._write_chapter(chapter, number)
            job.tell(None, _LAID_OUT * (number + 1) / len(chapters))
        self._write_answers()

    @property
    def pages(self) -> int:
        """The number of pages; one that the margin of the last line alone would need is none."""
        layout, height = self._document.documentLayout(), self._document.pageSize().height()
        return math.ceil(layout.blockBoundingRect(self._document.lastBlock()).bottom() / height)

    def _write_chapter(self, chapter: Chapter, number: int) -> None:
        points = self._style.font.pointSizeF()
        tree = chapter.tree
        if tree is None:
            return
        self._block(before=14 if number else 0, after=6)
        self._say(f"{number + 1}  {chapter.name}", points * 1.4, bold=True)
        heading = self._cursor.block()
        since: list[Node] = []
        for node in tree.mainline():
            question = question_at(node) if node.children else None
            if node.parent is not None:
                since.append(node)
            if not (node.comment or question or not node.children):
                continue
            self._write_moves(since)
            since = []
            for part in filter(None, node.comment.split("\n")):
                self._block(after=5)
                self._say(part, points)
            if not chapter.is_text or node.marks:
                self._picture(node, flipped=chapter.flipped)
            if question is not None:
                self._asked.append(_Asked(len(self._asked) + 1, chapter.name, node))
                self._block(after=8)
                self._say(f"{len(self._asked)}. {question_text(question)}", points, bold=True)
                self._keep_together(heading)
                return  # what follows would give the answer away: it stands at the back

    def _keep_together(self, first: QTextBlock) -> None:
        """Begin a page at a block if what was written from there would be cut, but fits on one."""
        layout, height = self._document.documentLayout(), self._document.pageSize().height()
        top = layout.blockBoundingRect(first).top()
        bottom = layout.blockBoundingRect(self._cursor.block()).bottom()
        if top // height != (bottom - 1) // height and bottom - top < height:
            form = first.blockFormat()
            form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QTextCursor(first).setBlockFormat(form)

    def _write_moves(self, nodes: Sequence[Node]) -> None:
        if not nodes:
            return
        points = self._style.font.pointSizeF()
        self._block(before=2, after=4)
        for index, node in enumerate(nodes):
            if index:
                self._say(" ", points)
            self._say(_move(node, follows=index > 0), points, bold=True)

    def _picture(self, node: Node, *, flipped: bool) -> None:
        look = self._style.look
        drawing = svg(node.position, node.move, look=look, flipped=flipped, marks=node.marks)
        self._insert(drawing, self._words.to_move(node.position.turn))

    def _write_answers(self) -> None:
        if not self._asked:
            return
        points = self._style.font.pointSizeF()
        self._block(after=10, new_page=True)
        self._say(translate("StudyBooklet", "Answers"), points * 1.4, bold=True)
        for number, name, asking in self._asked:
            self._block(before=6, after=3)
            self._say(f"{number}. {name}", points, muted=True)
            self._block(after=3)
            node, beside, follows = asking, list[Node](), False
            while node.children:
                if question_at(node) is not None:
                    beside += [other for other in node.children[1:] if other.comment]
                node = node.children[0]
                self._say(_move(node, follows=follows) + " ", points, bold=True)
                follows = not node.comment
                if node.comment:
                    self._say(node.comment.replace("\n", " ") + " ", points)
            for other in beside:
                self._block(after=3, indent=18)
                self._say(f"{_move(other, follows=False)}: ", points * 0.94, bold=True)
                self._say(other.comment.replace("\n", " "), points * 0.94, muted=True)


class _Asked(NamedTuple):
    """A question by its number, with the chapter that asks it, at a node."""

    number: int
    chapter: str
    node: Node


def _move(node: Node, *, follows: bool) -> str:
    """A move that no line end cuts; with its number, unless it is an answer and `follows` at once."""
    named = str(node.move) if follows and number_of(node).answers else numbered_move(node)
    return named.replace("-", "\u2011").replace(" ", "\u00a0")
