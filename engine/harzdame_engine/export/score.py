"""A game as it is read on paper: its moves in reading order, and its paragraphs.

A score is taken from a tree once and never changes, so that it may be worked on by any thread.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum, auto
from typing import NamedTuple

from harzdame_engine.export.remarks import MoveRemarks, remarks_of
from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.numbering import MoveNumber, first_number
from harzdame_engine.game.position import Position
from harzdame_engine.game.results import OPEN, write_result
from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.game.withdrawn import shown_as


class ScoreMove(NamedTuple):
    """A move of the score: `parent` is the number of the step before it, 0 for the beginning.

    `depth` is 0 in the main line. `position` is the one after the move.
    """

    number: int
    parent: int
    depth: int
    move: Move
    move_number: MoveNumber
    position: Position
    remarks: MoveRemarks

    @property
    def color(self) -> Color:
        """The side that made the move."""
        return self.position.turn.other

    @property
    def label(self) -> str:
        """The move with its number, ``12. c3-c4`` or ``12… c5-c4``, and its signs."""
        return f"{self.move_number} {self.text}"

    @property
    def text(self) -> str:
        """The move with its signs."""
        signs = self.remarks.signs
        return f"{self.move}{signs if signs[:1] in ('!', '?') else ' ' * bool(signs) + signs}"


class ScoreWordKind(Enum):
    """The kinds of words."""

    NUMBER = auto()
    MOVE = auto()
    COMMENT = auto()


class ScoreWord(NamedTuple):
    """A piece of running text; `step` is the number of the move that it shows."""

    text: str
    kind: ScoreWordKind
    step: int = 0


class ScoreParagraph(NamedTuple):
    """Words that stand together; `depth` counts the variations that they lie in.

    `step`: the last move before or in it, whose position it speaks of.
    """

    depth: int
    words: tuple[ScoreWord, ...]
    step: int

    @property
    def text(self) -> str:
        """All words, in which a number and its move are kept together by a no-break space."""
        parts = [
            f"{word.text}\u00a0" if word.kind is ScoreWordKind.NUMBER else f"{word.text} "
            for word in self.words
        ]
        return "".join(parts).rstrip()

    @property
    def is_comment(self) -> bool:
        """Whether it is text alone."""
        return all(word.kind is ScoreWordKind.COMMENT for word in self.words)


class GameScore(NamedTuple):
    """A game, or one line of it. `result` is ``*`` while it is open."""

    tags: Mapping[str, str]
    start: Position
    remarks: MoveRemarks
    steps: tuple[ScoreMove, ...]
    paragraphs: tuple[ScoreParagraph, ...]
    result: str

    @property
    def white(self) -> str:
        """White's name, or an empty string."""
        return self.fact("White")

    @property
    def black(self) -> str:
        """Black's name, or an empty string."""
        return self.fact("Black")

    def fact(self, name: str) -> str:
        """The value of a tag, empty where it is unknown."""
        value = self.tags.get(name, "").strip()
        return "" if not value.strip("?. ") else value

    def position(self, step: int) -> Position:
        """The position after the step of this number; 0 is the beginning."""
        return self.steps[step - 1].position if step else self.start

    def mainline(self) -> tuple[ScoreMove, ...]:
        """The moves of the game itself."""
        return tuple(step for step in self.steps if step.depth == 0)


def score_of(tree: GameTree, through: Node | None = None) -> GameScore:
    """The score of a whole game; of the one line that leads `through` a node, to its end, if one is given."""
    line = None if through is None else set(tree.line_to(tree.end_of_line(through)))
    writer = _Writer(tree, line)
    writer.write()
    whole = line is None or tree.end_of_line(tree.root) in line
    result = write_result(tree.result, tree.root.position.rules.gametype) if whole else OPEN
    start = tree.root.position
    steps, paragraphs = tuple(writer.steps), tuple(writer.paragraphs)
    return GameScore(dict(tree.tags), start, remarks_of(tree.root), steps, paragraphs, result)


class _Writer:
    """Puts steps and paragraphs into reading order. Its own stack: no depth of variations is too deep."""

    def __init__(self, tree: GameTree, line: set[Node] | None) -> None:
        self.tree = tree
        self.line = line
        self.steps: list[ScoreMove] = []
        self.paragraphs: list[ScoreParagraph] = []
        self._words: list[ScoreWord] = []
        self._depth = 0
        self._last = 0
        self._number_due = True
        self._first_number = first_number(tree.root.position)

    def write(self) -> None:
        """Write it all."""
        root = self.tree.root
        self._comment(remarks_of(root).comment)
        work: list[tuple[str, Node, int, int]] = [("on", root, 0, 0)]
        while work:
            task, node, parent, depth = work.pop()
            if task == "move":
                self._break()
                self._depth, self._number_due = depth, True
                number = self._move(node, parent)
                work.append(("close", node, number, depth))
                work.append(("on", node, number, depth))
            elif task == "close":
                self._remark(remarks_of(node).after)
                self._break()
            else:
                work += reversed(list(self._on(node, parent, depth)))
        self._break()

    def _on(self, node: Node, parent: int, depth: int) -> Iterator[tuple[str, Node, int, int]]:
        """Write the next move of a line; what then follows: its variations, and the line again."""
        children = [child for child in node.children if self.line is None or child in self.line]
        if not children:
            return
        main, *variations = children
        self._depth = depth
        number = self._move(main, parent)
        for variation in variations:
            if shown_as(variation) is variation:
                yield "move", variation, parent, depth + 1
            else:
                yield from (("move", child, number, depth + 1) for child in variation.children)
        yield "on", main, number, depth

    def _move(self, node: Node, parent: int) -> int:
        remarks = remarks_of(node)
        self._remark(remarks.before)
        due = self._first_number.after(node.ply - 1)
        assert node.move is not None  # noqa: S101 - only the root has none
        step = ScoreMove(len(self.steps) + 1, parent, self._depth, node.move, due, node.position, remarks)
        self.steps.append(step)
        if not due.answers or self._number_due or not self._words:
            self._words.append(ScoreWord(str(due), ScoreWordKind.NUMBER))
        self._words.append(ScoreWord(step.text, ScoreWordKind.MOVE, step.number))
        self._number_due = False
        self._last = step.number
        self._remark(remarks.comment)
        return step.number

    def _remark(self, text: str) -> None:
        """Write a comment: within a variation in the running text, in the main line on its own."""
        if not text:
            return
        if self._depth:
            self._words.append(ScoreWord(" ".join(text.split()), ScoreWordKind.COMMENT))
            self._number_due = True
        else:
            self._comment(text)

    def _comment(self, text: str) -> None:
        self._break()
        for part in filter(None, (part.strip() for part in text.split("\n"))):
            self._words.append(ScoreWord(part, ScoreWordKind.COMMENT))
            self._break()

    def _break(self) -> None:
        if self._words:
            self.paragraphs.append(ScoreParagraph(self._depth, tuple(self._words), self._last))
        self._words = []
        self._number_due = True
