"""The reading of a study: the chapter and the step shown, questions and what is said to answers.

It knows the study and the place in it, not the board nor the words of the app.
"""

from __future__ import annotations

from harzdame_engine import Move, Node
from harzdame_engine.study.questions import AnswerVerdict, Reply, StudyQuestion, question_at, reply_to
from harzdame_engine.study.study import Chapter, Study
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.study.progress import StudyProgress


class Reading(QObject):
    """A study that is being read.

    Signals:
        chapterChanged(): another chapter is shown.
        stepped(Node): the node shown before; another one of the same chapter is shown now.
        said(): what is said of it differs: an answer, a hint.
        progressed(Progress): the place is another one, or a question was answered.
    """

    chapterChanged = Signal()
    stepped = Signal(object)
    said = Signal()
    progressed = Signal(object)

    def __init__(self, study: Study, progress: StudyProgress, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chapters = tuple(chapter for chapter in study.chapters if chapter.tree is not None)
        self._progress = progress
        self._reply: Reply | None = None
        self._asked: Node | None = None  # where the wrong move was played that is being explained
        self._hints = 0
        self._index = next(
            (index for index, each in enumerate(self._chapters) if each.id == progress.chapter), 0
        )
        self._node = self._at(progress.ply if self.chapter.id == progress.chapter else 0)
        self._progress = self._reached()

    # What is shown

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters that can be shown."""
        return self._chapters

    @property
    def chapter(self) -> Chapter:
        """The chapter shown."""
        return self._chapters[self._index]

    @property
    def index(self) -> int:
        """The number of the chapter shown, from 0."""
        return self._index

    @property
    def node(self) -> Node:
        """The position shown."""
        return self._node

    @property
    def progress(self) -> StudyProgress:
        """The place, and what was read and answered."""
        return self._progress

    @property
    def text(self) -> str:
        """The words on the position shown: the last ones before it, if nothing is said of it itself.

        On the way of a wrong move these are not the words of the question. A move that ends the chapter
        as well as the main line's is told of in the words on that one, if it has none of its own.
        """
        node = self._node
        if self._reply is not None and self._reply.verdict is AnswerVerdict.ALSO_RIGHT and not _said(node):
            node = _main(node)
        while not _said(node) and node.parent is not None and node is not self._asked:
            node = node.parent
        return _said(node) if node is not self._asked else ""

    @property
    def question(self) -> StudyQuestion | None:
        """The question that waits for an answer on the board."""
        if self._asked is not None or not self._node.children:
            return None
        if self._progress.is_solved(self.chapter.id, self._node.ply):
            return None
        return question_at(self._node)

    @property
    def hints(self) -> tuple[str, ...]:
        """The hints given so far."""
        question = self.question
        return question.hints[: self._hints] if question is not None else ()

    @property
    def reply(self) -> Reply | None:
        """What the study says of the last answer."""
        return self._reply

    @property
    def explaining(self) -> bool:
        """Whether a wrong move is shown with what is wrong about it."""
        return self._asked is not None

    @property
    def at_end(self) -> bool:
        """Whether nothing follows in this chapter."""
        return not self._node.children

    @property
    def is_last(self) -> bool:
        """Whether this is the last chapter."""
        return self._index == len(self._chapters) - 1

    @property
    def is_over(self) -> bool:
        """Whether nothing follows at all."""
        return self.at_end and self.is_last and self._asked is None

    @property
    def can_go_on(self) -> bool:
        """Whether there is anything more to be read; a question must be answered first."""
        return self.question is None and not self.is_over

    @property
    def can_go_back(self) -> bool:
        """Whether anything comes before."""
        return self._node.parent is not None or self._index > 0

    @property
    def answer_due(self) -> bool:
        """Whether the other side's move follows by itself: behind a right answer with nothing said of it."""
        right = self._reply is not None and self._reply.verdict in (
            AnswerVerdict.RIGHT,
            AnswerVerdict.ALSO_RIGHT,
        )
        return right and not _said(self._node) and bool(self._node.children) and self.question is None

    # What a reader does

    def show(self, index: int) -> None:
        """Show another chapter, from its beginning."""
        if 0 <= index < len(self._chapters):
            self._index = index
            self._enter(self._at(0))
            self.chapterChanged.emit()

    def begin(self, index: int) -> None:
        """Read a chapter from its beginning; one that was read already asks its questions again."""
        if 0 <= index < len(self._chapters):
            chapter = self._chapters[index].id
            if chapter in self._progress.done:
                self._progress = self._progress.without_solved(chapter)
            self.show(index)

    def go_on(self) -> None:
        """Show the next step, or the next chapter; after a wrong move, ask again."""
        if not self.can_go_on:
            return
        if not self.at_end:
            reply = self._reply if self._asked is not None else None
            self._step(self._node.children[0], reply)
        elif self._asked is not None:
            self.try_again()
        else:
            self.show(self._index + 1)

    def go_back(self) -> None:
        """Show the step before, or the chapter before."""
        if self._asked is not None:
            self.try_again()
        elif self._node.parent is not None:
            self._step(self._node.parent)
        elif self._index:
            self.show(self._index - 1)

    def play(self, move: Move) -> Reply | None:
        """Answer the question; None if there is none."""
        question, node = self.question, self._node
        if question is None:
            return None
        reply = reply_to(node, move)
        if reply.verdict is AnswerVerdict.UNKNOWN:
            self._reply = reply
            self.said.emit()
        elif reply.verdict is AnswerVerdict.EXPLAINED and reply.node is not None:
            self._asked = node
            self._step(reply.node, reply)
        else:
            self._solve(reply)
        return reply

    def refuse(self) -> None:
        """A move was tried that the rules forbid: what was said before no longer holds."""
        self._reply = None

    def hint(self) -> None:
        """Give one hint more."""
        question = self.question
        if question is not None and self._hints < len(question.hints):
            self._hints += 1
            self.said.emit()

    def solve(self) -> None:
        """Show the answer."""
        if self.question is not None:
            self._solve(None)

    def try_again(self) -> None:
        """Go back to the question that a wrong move was played at."""
        asked, self._asked = self._asked, None
        if asked is not None:
            self._step(asked)

    # Inside

    def _at(self, ply: int) -> Node:
        tree = self.chapter.tree
        assert tree is not None  # noqa: S101 - others are not among the chapters
        line = tree.mainline()
        return line[min(max(ply, 0), len(line) - 1)]

    def _solve(self, reply: Reply | None) -> None:
        node = self._node
        self._progress = self._progress.with_solved(self.chapter.id, node.ply)
        self._step(_answer(node, reply), reply)

    def _step(self, node: Node, reply: Reply | None = None) -> None:
        before = self._node
        self._enter(node, reply)
        self.stepped.emit(before)

    def _enter(self, node: Node, reply: Reply | None = None) -> None:
        if reply is None or self._asked is None:
            self._asked = None
        self._node, self._reply, self._hints = node, reply, 0
        if self._asked is not None:
            return
        self._progress = self._reached()
        self.progressed.emit(self._progress)

    def _reached(self) -> StudyProgress:
        progress = self._progress._replace(chapter=self.chapter.id, ply=self._node.ply)
        return progress if self._node.children else progress.with_done(self.chapter.id)


def _answer(node: Node, reply: Reply | None) -> Node:
    """The move that is shown to be right: the main line's, or the one played where both end the chapter."""
    main = node.children[0]
    played = reply.node if reply is not None else None
    return main if played is None or main.children or played.children else played


def _main(node: Node) -> Node:
    """The main line's move in place of this one."""
    return node.parent.children[0] if node.parent is not None else node


def _said(node: Node) -> str:
    return "\n".join(filter(None, (node.before, node.comment)))
