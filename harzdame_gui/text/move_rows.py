"""A game as a book prints it: rows of numbered pairs, paragraphs of variations and comments between them.

Knows no widget and no measure. Rows are plain values: where two are equal, the
same is to be seen, so that a view lays out anew only what differs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum, auto
from typing import NamedTuple

from harzdame_engine import GameTree, Move, Node
from harzdame_engine.game.numbering import MoveNumber, first_number
from harzdame_engine.game.withdrawn import shown_as
from harzdame_engine.pdn.glyphs import glyph_sign

from harzdame_gui.text.short_moves import short_move, whole_captures
from harzdame_gui.text.sizes import rest_text, shown_part, shown_parts

_LONGEST_RUN = 60
"""The most moves of a variation in one paragraph."""
_MUCH_TEXT = 5_000
"""The letters of comments after which a variation goes on in another paragraph."""

_LINE_BREAK = "\u2028"
"""Breaks a line within a paragraph."""


class WordKind(Enum):
    """The kinds of words."""

    MOVE = auto()
    NUMBER = auto()
    GLYPH = auto()  # behind its move, without a blank
    CODE = auto()  # a glyph that has no sign
    CLOCK = auto()
    COMMENT = auto()
    EXTRA = auto()  # text of a file that means nothing to us
    UNREAD = auto()  # text of a file in place of moves
    REST = auto()  # in place of the rest of a huge text
    RESULT = auto()


class Word(NamedTuple):
    """A piece of running text that belongs to `node`; `glyph` is the NAG of a sign or code."""

    text: str
    kind: WordKind
    node: Node
    glyph: int = 0


Words = tuple[Word, ...]


class Pair(NamedTuple):
    """One row of the main line: the beginner's move and its answer.

    One is () where it stands in another row or is not played.
    """

    number: int
    first: Words = ()
    answer: Words = ()


class Paragraph(NamedTuple):
    """Running text; `depth` counts the variations around it, 0 is the main line's own."""

    words: Words
    depth: int = 0


Row = Pair | Paragraph
Signs = Callable[[int], str]


def rows(tree: GameTree, sign: Signs = glyph_sign) -> list[Row]:
    """The whole game, top to bottom; `sign` gives the signs of glyphs."""
    return RowWriter(sign).write(tree)


def clock_text(seconds: float) -> str:
    """A time of play: ``1:05:09``, and ``5:09`` below an hour."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _rivals(node: Node) -> Sequence[Move]:
    """The moves that a move must not be taken for where captures are written with their ends alone."""
    if whole_captures() or node.parent is None or node.move is None or len(node.move.captures) < 2:
        return ()
    return node.parent.position.legal_moves()


class _Line(NamedTuple):
    """A line to be written, from `first` on."""

    first: Node
    depth: int


class _Written(NamedTuple):
    """The words of a node, and what they were made from."""

    ply: int
    move: Move | None
    glyphs: list[int]
    clock: float | None
    whole: bool
    before_text: str
    comment_text: str
    before: Words
    number: Words
    move_words: Words
    comment: Words

    def holds(self, node: Node) -> bool:
        """Whether the node is still as it was."""
        return (
            self.move is node.move
            and self.comment_text == node.comment
            and self.glyphs == node.glyphs
            and self.clock == node.clock
            and self.whole == whole_captures()
            and self.before_text == node.before
            and self.ply == node.ply
        )


class RowWriter:
    """Writes games, and remembers the words of a node as long as it stays as it is.

    An edit thus costs a look at every node, but makes few new objects. Nesting costs no
    recursion, however deep it is.
    """

    def __init__(self, sign: Signs = glyph_sign) -> None:
        self._sign = sign
        self._known: dict[Node, _Written] = {}
        self._begin = MoveNumber(1, answers=False)
        self.rows: list[Row] = []
        """What is written so far of the last game."""
        self._pair: Pair | None = None

    def forget(self) -> None:
        """Forget the moves written so far: another game follows."""
        self._known = {}

    def write(self, tree: GameTree) -> list[Row]:
        """The whole game, top to bottom."""
        for _ in self.steps(tree):
            pass
        return self.rows

    def steps(self, tree: GameTree) -> Iterator[int]:
        """Write the game bit by bit; yields the number of moves of each bit, which are few.

        Where the game is changed, or another one written meanwhile, it is to be begun anew.
        """
        root = tree.root
        self._begin = first_number(root.position)
        self.rows, self._pair = [], None
        self._add_comment(root, root.comment, 0)
        self._add_kept(root)
        node = root
        while node.children:
            node = node.children[0]
            yield from self._write_main(node)
        self._end_pair()

    # The main line

    def _write_main(self, node: Node) -> Iterator[int]:
        number, answers = self._number(node)
        if node.before:
            self._end_pair()
            self._add_comment(node, node.before, 0)
        words = self._words(node).move_words
        if self._pair is None or not answers:
            self._end_pair()
            self._pair = Pair(number)
        if answers:
            self.rows.append(self._pair._replace(answer=words))
            self._pair = None
        else:
            self._pair = self._pair._replace(first=words)
        siblings = node.parent.children if node.parent is not None else []
        if node.comment or node.after or node.extra or node.unread or len(siblings) > 1:
            self._end_pair()
            self._add_comment(node, node.comment, 0)
            yield from self._write_variations(siblings[1:])
            self._add_comment(node, node.after, 0)
            self._add_kept(node)
        yield 1

    def _end_pair(self) -> None:
        if self._pair is not None:
            self.rows.append(self._pair)
            self._pair = None

    def _add_comment(self, node: Node, text: str, depth: int) -> None:
        """A paragraph for each line of a comment."""
        shown = shown_part(text)
        for line in filter(None, shown.split("\n")):
            self.rows.append(Paragraph((Word(line, WordKind.COMMENT, node),), depth))
        if rest := _rest(node, text, shown):
            self.rows.append(Paragraph(rest, depth))

    def _add_kept(self, node: Node) -> None:
        words = _kept(node)
        if words:
            self.rows.append(Paragraph(tuple(words), 0))

    # Variations

    def _write_variations(self, firsts: list[Node]) -> Iterator[int]:
        work: list[_Line | Paragraph] = []
        self._put_off(work, firsts, 1)
        while work:
            task = work.pop()
            if isinstance(task, _Line):
                yield self._write_line(task, work)
            else:
                self.rows.append(task)

    @staticmethod
    def _put_off(work: list[_Line | Paragraph], firsts: list[Node], depth: int) -> None:
        """Put variations on the stack, the first on top; what follows one belongs to the line around.

        One that would only repeat the move before what was taken back begins behind that move.
        """
        for first in reversed(firsts):
            if first.after:
                work.append(Paragraph(_comment(first, first.after), depth - 1))
            work.append(_Line(first if shown_as(first) is first else first.children[0], depth))

    def _write_line(self, line: _Line, work: list[_Line | Paragraph]) -> int:
        """Write a line up to its end or to the next variation beside it, and put off what follows.

        Returns the number of moves written.
        """
        words: list[Word] = []
        node, moves, letters, numbered = line.first, 0, 0, True
        while True:
            known = self._words(node)
            words += known.before
            if numbered or known.before or not self._number(node).answers:
                words += known.number
            words += known.move_words
            words += known.comment
            numbered = bool(known.comment)
            moves += 1
            letters += sum(len(word.text) for word in (*known.before, *known.comment))
            siblings = node.parent.children if node.parent is not None else []
            forked = len(siblings) > 1 and siblings[0] is node
            if not forked and (node.extra or node.unread):
                words += _kept(node)
                numbered = True
            if not node.children or forked or moves >= _LONGEST_RUN or letters >= _MUCH_TEXT:
                break
            node = node.children[0]
        self.rows.append(Paragraph(tuple(words), line.depth))
        if node.children:
            work.append(_Line(node.children[0], line.depth))
        if forked:
            if node.extra or node.unread:
                work.append(Paragraph(tuple(_kept(node)), line.depth))
            self._put_off(work, siblings[1:], line.depth + 1)
        return moves

    # Moves

    def _number(self, node: Node) -> MoveNumber:
        return self._begin.after(node.ply - 1)

    def _words(self, node: Node) -> _Written:
        known = self._known.get(node)
        if known is None or not known.holds(node):
            known = self._known[node] = self._written(node)
        return known

    def _written(self, node: Node) -> _Written:
        text = short_move(node.move, _rivals(node)) if node.move is not None else ""
        words = [Word(text, WordKind.MOVE, node)]
        for glyph in node.glyphs:
            sign = self._sign(glyph)
            words.append(Word(sign or f"${glyph}", WordKind.GLYPH if sign else WordKind.CODE, node, glyph))
        if node.clock is not None:
            words.append(Word(clock_text(node.clock), WordKind.CLOCK, node))
        return _Written(
            node.ply,
            node.move,
            list(node.glyphs),
            node.clock,
            whole_captures(),
            node.before,
            node.comment,
            _comment(node, node.before),
            (Word(str(self._number(node)), WordKind.NUMBER, node),),
            tuple(words),
            _comment(node, node.comment),
        )


def _comment(node: Node, text: str) -> Words:
    return _bounded(node, text.replace("\n", _LINE_BREAK), WordKind.COMMENT)


def _bounded(node: Node, text: str, kind: WordKind) -> Words:
    """As much of a text as is shown, and a word in place of its rest."""
    shown = shown_part(text)
    return (Word(shown, kind, node), *_rest(node, text, shown)) if text else ()


def _rest(node: Node, text: str, shown: str) -> Words:
    """A word in place of what is not shown of a text, if there is such a part."""
    length = len(text) - len(shown)
    return (Word(rest_text(length), WordKind.REST, node),) if length else ()


def _kept(node: Node) -> list[Word]:
    """What a file says at a place, and we do not understand."""
    words: list[Word] = []
    shown, hidden = shown_parts(node.extra)
    for text in shown:
        words += _bounded(node, text, WordKind.EXTRA)
    if hidden:
        words.append(Word(rest_text(hidden), WordKind.REST, node))
    words += _bounded(node, " ".join(node.unread.split()), WordKind.UNREAD)
    return words
