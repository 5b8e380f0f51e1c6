"""A drill: the app plays the other side's moves of a repertoire, the person answers with their own."""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import Enum, auto

from harzdame_engine import Move, Node, Position
from harzdame_engine.books.repertoire import Repertoire, RepertoireQuestion
from harzdame_engine.puzzles.deck import Grade
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.controllers.openings.practice import Practice

_RUN_UP = 4
"""The moves that are seen before the first question of a line."""


class DrillPhase(Enum):
    """The state of a drill."""

    GOING_ON = auto()  # the app is about to move: `step`
    YOURS = auto()
    WRONG = auto()  # a wrong move is on the board: `retry`
    OVER = auto()  # nothing is left to ask


class Drill(QObject):
    """Asks what is due – or all, if `everything` – line by line; the first try decides what is noted.

    A question that was never asked shows its answer first.

    Signals:
        placed(): another position is shown, without a move.
        moved(Transition): a move is to be seen.
        changed(): anything else differs.
    """

    placed = Signal()
    moved = Signal(object)
    changed = Signal()

    def __init__(
        self,
        repertoire: Repertoire,
        practice: Practice,
        parent: QObject | None = None,
        *,
        everything: bool = False,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(parent)
        self._repertoire = repertoire
        self._practice = practice
        self._now = now
        self._questions = {question.node.position: question for question in repertoire.questions()}
        self._left = {
            question.id: question
            for question in self._questions.values()
            if everything or practice.is_due(question.id, now())
        }
        self.wanted = len(self._left)
        """The number of questions at the beginning."""
        self.failed = 0
        """How many of them were not known at once, though they had been asked before."""
        self.new = 0
        """How many of them were asked for the first time."""
        self.phase = DrillPhase.OVER
        self.node: Node = repertoire.tree.root
        self.tried: Move | None = None
        """The wrong move that is on the board, or was last."""
        self.shown = False
        """Whether the right move is shown."""
        self._line: tuple[Node, ...] = ()
        self._noted = False
        self._begun = False  # the first question of the line
        self._next_line()

    @property
    def repertoire(self) -> Repertoire:
        """What is asked about."""
        return self._repertoire

    @property
    def practice(self) -> Practice:
        """Where the answers are noted."""
        return self._practice

    @property
    def position(self) -> Position:
        """The position on the board."""
        if self.phase is DrillPhase.WRONG and self.tried is not None:
            return self.node.position.play(self.tried)
        return self.node.position

    @property
    def last_move(self) -> Move | None:
        """The move that led to the position on the board."""
        return self.tried if self.phase is DrillPhase.WRONG else self.node.move

    @property
    def question(self) -> RepertoireQuestion | None:
        """The question that is asked now."""
        return (
            self._questions.get(self.node.position)
            if self.phase in {DrillPhase.YOURS, DrillPhase.WRONG}
            else None
        )

    @property
    def is_new(self) -> bool:
        """Whether it was never asked before."""
        question = self.question
        return question is not None and self._practice.is_new(question.id)

    @property
    def words(self) -> str:
        """What the repertoire says here; of the answer as well once that is shown."""
        said = [self.node.comment]
        question = self.question
        if question is not None and self.shown:
            said += [each.comment for each in self.node.children if each.move in question.moves]
        return " ".join(filter(None, said))

    @property
    def answered(self) -> int:
        """How many of the questions are behind."""
        return self.wanted - len(self._left)

    # What is done

    def step(self) -> None:
        """Let the app move on."""
        if self.phase is not DrillPhase.GOING_ON:
            return
        follower = self._follower()
        if follower is None:
            self._next_line()
            self.placed.emit()
            return
        self._go(follower)

    def play(self, move: Move) -> None:
        """Answer with a legal move."""
        question = self.question
        if question is None or self.phase is not DrillPhase.YOURS:
            return
        if move not in question.moves:
            self._note(Grade.FAILED)
            before = self.position
            self.tried, self.phase, self.shown = move, DrillPhase.WRONG, True
            self.moved.emit(Transition(before, self.position, move, forward=True))
            self.changed.emit()
            return
        self._note(Grade.HELPED if self.shown else Grade.SOLVED)
        self._left.pop(question.id, None)
        # positions count: the move may stand at another node
        places = (node for node in self._repertoire.nodes(self.node.position) for node in node.children)
        self._go(next(node for node in places if node.move == move))

    def retry(self) -> None:
        """Take the wrong move back."""
        if self.phase is DrillPhase.WRONG and self.tried is not None:
            before = self.position
            self.phase = DrillPhase.YOURS
            self.moved.emit(Transition(before, self.position, self.tried, forward=False))
            self.changed.emit()

    def show(self) -> None:
        """Show the right move; it is to be played all the same."""
        if self.phase is DrillPhase.YOURS and not self.shown:
            self.shown = True
            self._note(Grade.FAILED)
            self.changed.emit()

    # Inside

    def _go(self, node: Node) -> None:
        before = self.node
        self.node, self.shown, self.tried, self._noted = node, False, None, False
        self.phase = DrillPhase.GOING_ON
        if node not in self._line:
            self._line = self._line_by(node)
        if self._asks(node):
            self.phase = DrillPhase.YOURS
            self.shown = self.is_new
        self.moved.emit(Transition(before.position, node.position, node.move, forward=True))
        self.changed.emit()

    def _asks(self, node: Node) -> bool:
        """From the first question that is wanted on, the person answers for their side."""
        self._begun = self._begun or self._wants(node)
        return self._begun and node.position in self._questions

    def _wants(self, node: Node) -> bool:
        question = self._questions.get(node.position)
        return question is not None and question.id in self._left

    def _follower(self) -> Node | None:
        """The next node of the line, as long as there is something to ask on it."""
        place = self._line.index(self.node)
        rest = self._line[place + 1 :]
        return rest[0] if rest and any(self._wants(node) for node in rest) else None

    def _next_line(self) -> None:
        """Begin the line of the first question that is left, a few moves before it."""
        self.shown, self.tried, self._noted, self._begun = False, None, False, False
        if not self._left:
            self.phase = DrillPhase.OVER
            self.changed.emit()
            return
        first = next(iter(self._left.values())).node
        self._line = self._line_by(first)
        start = self._line[max(self._line.index(first) - _RUN_UP, 0)]
        self.node, self.phase = start, DrillPhase.GOING_ON
        if self._asks(start):
            self.phase = DrillPhase.YOURS
            self.shown = self.is_new
        self.changed.emit()

    def _line_by(self, node: Node) -> tuple[Node, ...]:
        """The line through a node, on by the children below which most is asked."""
        line = list(self._repertoire.tree.line_to(node))
        while line[-1].children:
            line.append(max(line[-1].children, key=lambda each: sum(map(self._wants, each.below()))))
        return tuple(line)

    def _note(self, grade: Grade) -> None:
        """Only the first try counts; and what is known before it is due is not asked more seldom for that."""
        question = self.question
        if question is None or self._noted:
            return
        self._noted = True
        self.new += self.is_new
        self.failed += grade is Grade.FAILED and not self.is_new
        now = self._now()
        if grade is Grade.FAILED or self._practice.is_due(question.id, now):
            self._practice.note(question.id, now, grade)
