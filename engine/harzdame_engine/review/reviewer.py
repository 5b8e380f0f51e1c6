"""The review of one line of play: which positions are to be searched, and what the answers say of its moves.

A reviewer only asks and judges. Whoever runs it takes questions, has them answered wherever and
in whatever order, on any number of threads, and may stop at any time: what is known is judged.

Each position is searched once, the last first, so that a table still knows what comes after. The
score of a position is then backed up from the one after the move that was played, where that
promises the mover more than any other move that was found: so a move that was the best never
loses anything, and no move is reproached only because one of two searches looked further than the
other. Before a move is reproached, both positions are searched once more with more nodes, and the one
after the move a third time where a game that is as good as won is still better: the win may only take
longer. Then both lines are followed from their ends, so that they come to what the score already knew of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.outcome import Outcome
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.review.evaluations import backed_up, points_of
from harzdame_engine.review.judgement import (
    INACCURACY,
    LONGEST_LINE,
    Judgement,
    Quality,
    is_only_move,
    quality_of,
)
from harzdame_engine.search.info import Line, Score

_WON, _BETTER = 0.9, 0.5
"""The points from which a game is as good as won, and from which a side is no worse."""


class KnowledgeSource(StrEnum):
    """What knows of a position."""

    SEARCH = "search"
    TABLES = "tables"  # the lines hold every move
    BOOK = "book"  # it has the move that was played, so that nothing is searched
    FORCED = "forced"  # there is no other move
    OVER = "over"  # the game ends here


class ReviewEffort(NamedTuple):
    """The work for each position: `nodes`, and `again` times as many before a reproach."""

    nodes: int = 300_000
    again: int = 4


QUICK, NORMAL, THOROUGH = ReviewEffort(50_000), ReviewEffort(), ReviewEffort(1_500_000)


class Question(NamedTuple):
    """A position to be searched: the `number`-th of the line, with those before it, oldest first.

    `after`: it is the end of these moves from there, and only the best play from it is wanted.
    """

    number: int
    position: Position
    history: tuple[Position, ...]
    nodes: int
    lines: int = 2
    after: tuple[Move, ...] = ()


class Answer(NamedTuple):
    """What is known of a position: its best `lines`, best first, for the side to move.

    Of BOOK and FORCED there are none, and of OVER one without moves.
    """

    source: KnowledgeSource
    lines: tuple[Line, ...] = ()
    depth: int | None = None
    nodes: int = 0


class Recalled(NamedTuple):
    """An answer that a search gave, and the nodes that it was given."""

    answer: Answer
    nodes: int


class Reviewer:
    """Judges the moves of a line. It belongs to one thread; questions and answers are values."""

    def __init__(
        self,
        positions: Sequence[Position],
        moves: Sequence[Move],
        effort: ReviewEffort = NORMAL,
        *,
        end: Outcome | None = None,
    ) -> None:
        """`moves` lead from each of the `positions` to the next; `end`: the game ends with the last."""
        self.positions = tuple(positions)
        self.moves = tuple(moves)
        self.effort = effort
        self._answers: dict[int, Answer] = {}
        self._spent: dict[int, int] = {}  # the nodes that were asked for
        self._asked: set[_Key] = set()
        self._again: set[int] = set()
        self._first = list(range(len(positions)))  # still to be asked, the last of the line next
        self._checks: list[tuple[int, int]] = []  # with their nodes
        self._longer_wins: set[int] = set()
        """The positions that were searched a third time."""
        self._ends: list[Question] = []
        """Lines beside bad moves that are to be followed from their ends."""
        self._followed: set[tuple[int, Move]] = set()
        """The numbers of their positions, and their first moves."""
        if end is not None:
            self.know(
                len(moves),
                Answer(KnowledgeSource.OVER, (Line(_score_at_end(end, self.positions[-1].turn), ()),)),
            )
        for number, position in enumerate(self.positions[:-1]):
            if len(position.legal_moves()) == 1:
                self.know(number, Answer(KnowledgeSource.FORCED))

    @classmethod
    def of(
        cls, tree: GameTree, effort: ReviewEffort = NORMAL, line: Sequence[Node] | None = None
    ) -> Reviewer:
        """A reviewer of the main line of a game, or of another line from the root on."""
        nodes = tree.mainline() if line is None else line
        moves = [node.move for node in nodes if node.move is not None]
        return cls([node.position for node in nodes], moves, effort, end=tree.outcome(nodes[-1]))

    # What is still to be known

    def know(self, number: int, answer: Answer) -> None:
        """Take what is known of a position without a search: by the book, or by tables."""
        if number not in self._answers:
            self._answers[number] = answer
            if number in self._first:
                self._first.remove(number)
            self._check(number)

    def recall(self, answers: Mapping[int, Recalled]) -> None:
        """Take answers of an earlier review of the same line, as far as those searched as deep."""
        for number, (answer, nodes) in answers.items():
            if number in self._answers or nodes < self.effort.nodes:
                continue
            self._answers[number] = answer
            self._spent[number] = nodes
            self._first.remove(number)
            if nodes >= self.effort.nodes * self.effort.again:
                self._again.add(number)
            if nodes >= self.effort.nodes * self.effort.again**2:
                self._longer_wins.add(number)
        for number in answers:
            self._check(number)

    @property
    def searched(self) -> Mapping[int, Recalled]:
        """The answers that searches gave, for `recall`, by the numbers of their positions."""
        return {number: Recalled(self._answers[number], nodes) for number, nodes in self._spent.items()}

    def next(self) -> Question | None:
        """The next position to search; None: there is none now. Each is asked for once."""
        if self._checks:
            return self._question(*self._checks.pop())
        if self._first:
            return self._question(self._first.pop(), self.effort.nodes)
        if self._ends:
            return self._asking(self._ends.pop())
        return None

    def answer(self, question: Question, lines: Sequence[Line], depth: int | None, nodes: int = 0) -> None:
        """Take the findings of a search."""
        self._asked.discard(_key(question))
        if question.after:
            self._lengthen(question, lines[0].pv if lines else (), nodes)
            return
        before = self._answers.get(question.number)
        spent = nodes + (before.nodes if before else 0)
        self._answers[question.number] = Answer(KnowledgeSource.SEARCH, tuple(lines), depth, spent)
        self._spent[question.number] = question.nodes
        self._forget_lines(question.number)
        self._check(question.number)

    def put_back(self, question: Question) -> None:
        """A question was not answered after all, and is to be asked again."""
        self._asked.discard(_key(question))
        if question.after:
            self._ends.append(question)
            return
        if question.nodes > self.effort.nodes:
            self._checks.append((question.number, question.nodes))
        else:
            self._first.append(question.number)

    @property
    def done(self) -> bool:
        """Whether everything is answered."""
        return self.asked_all and not self._asked

    @property
    def asked_all(self) -> bool:
        """Whether `next` has nothing to ask now."""
        return not (self._first or self._checks or self._ends)

    @property
    def share(self) -> float:
        """How much is done, from 0 to 1; what has to be searched again counts only when it is known."""
        left = len(self._first) + len(self._asked) + len(self._checks) + len(self._ends)
        return 1.0 - left / max(1, len(self.positions) + len(self._again) + len(self._followed))

    @property
    def nodes(self) -> int:
        """The nodes searched so far."""
        return sum(answer.nodes for answer in self._answers.values())

    def _question(self, number: int, nodes: int) -> Question:
        return self._asking(Question(number, self.positions[number], self.positions[:number], nodes))

    def _asking(self, question: Question) -> Question:
        self._asked.add(_key(question))
        return question

    def _check(self, changed: int) -> None:
        """Ask once more about positions on which a reproach now rests."""
        scores = self._scores()
        for number in sorted({self._choice_before(changed), changed - 1, changed}):
            judgement = self._judgement(number, scores) if 0 <= number < len(self.moves) else None
            if judgement is None or judgement.loss < INACCURACY or judgement.exact:
                continue
            for place in (number, number + 1):
                answer = self._answers.get(place)
                if answer and answer.source is KnowledgeSource.SEARCH and place not in self._again:
                    self._again.add(place)
                    self._checks.append((place, self.effort.nodes * self.effort.again))
            if self._is_settled(number) and self._is_settled(number + 1):
                self._look_into(judgement)

    def _choice_before(self, number: int) -> int:
        """The last move before a position to which it is the reply, but for moves without an alternative."""
        number -= 1
        while (answer := self._answers.get(number)) is not None and answer.source is KnowledgeSource.FORCED:
            number -= 1
        return number

    def _forget_lines(self, number: int) -> None:
        """Other lines are known from a position: those before are followed no further."""
        self._followed = {(place, move) for place, move in self._followed if place != number}
        self._ends = [question for question in self._ends if question.number != number]

    def _look_into(self, judgement: Judgement) -> None:
        """Ask what a reproach that stands so far is about."""
        place, reply = self._reply(judgement.number + 1)
        still_better = judgement.before >= _WON and judgement.after >= _BETTER
        if still_better and place not in self._longer_wins and self._is_searched(place):
            self._longer_wins.add(place)
            self._checks.append((place, self.effort.nodes * self.effort.again**2))
        elif self._is_settled(place):
            self._follow(judgement.number, next(iter(self._others(judgement.number)), None))
            self._follow(place, reply)

    def _is_searched(self, number: int) -> bool:
        answer = self._answers.get(number)
        return answer is not None and answer.source is KnowledgeSource.SEARCH

    def _is_settled(self, number: int) -> bool:
        """Whether a position is not searched once more."""
        asked = any(each.number == number and not each.after for each in self._asked)
        return not asked and all(place != number for place, _nodes in self._checks)

    def _follow(self, number: int, line: Line | None) -> None:
        """Ask how a line from a position goes on at its end."""
        if line is None or not line.pv or not self._is_searched(number):
            return
        if (number, line.pv[0]) in self._followed:
            return
        self._followed.add((number, line.pv[0]))
        self._ask_for_end(number, line.pv)

    def _ask_for_end(self, number: int, moves: tuple[Move, ...]) -> None:
        position, history = self.positions[number], list(self.positions[:number])
        for move in moves:
            history.append(position)
            position = position.play(move)
        if len(moves) < LONGEST_LINE and position.outcome() is None:
            self._ends.append(Question(number, position, tuple(history), self.effort.nodes, 1, moves))

    def _lengthen(self, question: Question, more: tuple[Move, ...], nodes: int) -> None:
        """Have the line that led to a question go on with `more`, and ask for the rest."""
        answer = self._answers[question.number]
        longer = (*question.after, *more)[:LONGEST_LINE]
        if all(line.pv != question.after for line in answer.lines):
            return  # another search has come to other lines meanwhile
        lines = tuple(
            line._replace(pv=longer) if line.pv == question.after else line for line in answer.lines
        )
        self._answers[question.number] = answer._replace(lines=lines, nodes=answer.nodes + nodes)
        if more:
            self._ask_for_end(question.number, longer)

    # What the answers say

    def judgements(self) -> tuple[Judgement | None, ...]:
        """The judgements of all moves; None where a position beside the move is not yet known."""
        scores = self._scores()
        return tuple(self._judgement(number, scores) for number in range(len(self.moves)))

    def scores(self) -> tuple[tuple[Score, int | None] | None, ...]:
        """The score of each position for its mover, and the depth of its search; None where not known."""
        scores = self._scores()
        depths = [answer.depth if (answer := self._answers.get(n)) else None for n in range(len(scores))]
        return tuple(
            None if score is None else (score, depth) for score, depth in zip(scores, depths, strict=True)
        )

    def _scores(self) -> list[Score | None]:
        """The scores of the positions, backed up along the line."""
        scores: list[Score | None] = [None] * len(self.positions)
        for number in reversed(range(len(self.positions))):
            answer = self._answers.get(number)
            if answer is None:
                continue
            after = scores[number + 1] if number < len(self.moves) else None
            played = backed_up(after) if after is not None else None
            if answer.source in {KnowledgeSource.BOOK, KnowledgeSource.FORCED}:
                scores[number] = played
            elif answer.source is KnowledgeSource.SEARCH and played is not None:
                others = [line.score for line in answer.lines if not self._is_played(number, line)]
                position = self.positions[number]
                scores[number] = max([played, *others], key=lambda score: _worth(score, position))
            else:
                scores[number] = answer.lines[0].score
        return scores

    def _is_played(self, number: int, line: Line) -> bool:
        return bool(line.pv) and line.pv[0] == self.moves[number]

    def _judgement(self, number: int, scores: Sequence[Score | None]) -> Judgement | None:
        answer, best, after = self._answers.get(number), scores[number], scores[number + 1]
        if answer is None or best is None or after is None:
            return None
        position = self.positions[number]
        before_points, after_points = points_of(best, position), 1.0 - points_of(after, position)
        others = self._others(number)
        quality = quality_of(before_points - after_points)
        if answer.source is KnowledgeSource.BOOK:
            quality = Quality.BOOK
        elif answer.source is KnowledgeSource.FORCED or not others:
            quality = Quality.FORCED
        second = points_of(others[0].score, position) if others else 1.0
        move = self.moves[number]
        return Judgement(
            number=number,
            mover=position.turn,
            move=move,
            quality=quality,
            before=before_points,
            after=after_points,
            score=best,
            better=others[0] if quality.bad else Line(best, ()),
            reply=Line(self._score_of_line(number + 1, after), self._line(number + 1)),
            only=quality is Quality.GOOD and is_only_move(after_points, second, bool(move.captures)),
            exact=answer.source is KnowledgeSource.TABLES,
            depth=answer.depth,
        )

    def _others(self, number: int) -> list[Line]:
        """The lines from a position that begin with another move than the one played."""
        answer = self._answers.get(number)
        lines = answer.lines if answer is not None else ()
        return [line for line in lines if line.pv and not self._is_played(number, line)]

    def _score_of_line(self, number: int, backed_up_score: Score) -> Score:
        """The score of `_line`."""
        answer = self._answers.get(number)
        return answer.lines[0].score if answer is not None and answer.lines else backed_up_score

    def _line(self, number: int) -> tuple[Move, ...]:
        """The best play from a position of the line on, as far as it is known."""
        first, line = self._reply(number)
        return (*self.moves[number:first], *(line.pv if line is not None else ()))

    def _reply(self, number: int) -> tuple[int, Line | None]:
        """The first position from one on in which there is a choice, and the best line from there."""
        while (answer := self._answers.get(number)) is not None and answer.source is KnowledgeSource.FORCED:
            number += 1
        return number, answer.lines[0] if answer is not None and answer.lines else None


class _Key(NamedTuple):
    """What tells the questions of a reviewer apart."""

    number: int
    nodes: int
    after: tuple[Move, ...]


def _key(question: Question) -> _Key:
    return _Key(question.number, question.nodes, question.after)


def progress(
    reviewer: Reviewer, ask: Callable[[Question], tuple[Sequence[Line], int | None, int]]
) -> Iterator[Reviewer]:
    """Have every question answered by `ask`, one after another; yields after each, so that it can be stopped.

    `ask` returns the lines, the depth and the nodes of a search.
    """
    while (question := reviewer.next()) is not None:
        reviewer.answer(question, *ask(question))
        yield reviewer


def _worth(score: Score, position: Position) -> tuple[float, int]:
    """The order of the scores of a position: what they promise, then the men."""
    return points_of(score, position), score.centipieces


def _score_at_end(end: Outcome, mover: Color) -> Score:
    """The score of the position in which a game ended, for the side that would move."""
    if end.winner is None:
        return Score(0)
    return Score(-10_000, 0) if end.winner is not mover else Score(10_000, 1)
