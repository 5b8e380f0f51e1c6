"""The reader of one game's moves into a tree; broken text costs no more than the line it stands in.

The reader keeps its own stack of variations, so that no depth of nesting can
overflow Python's. `Position` judges the moves: this module knows PDN and
nothing of the rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.notation import AmbiguousMove, IllegalMove, is_numbered
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.pdn.comments import decode
from harzdame_engine.pdn.problems import BadPosition, PdnProblem, ProblemKind, Unclosed, place
from harzdame_engine.pdn.results import OPEN, is_result, is_termination, outcome_of, same_result
from harzdame_engine.pdn.tags import (
    DERIVED,
    NO_PROGRESS,
    ROSTER,
    find_variant,
    lookup,
    match_tag,
    read_limit,
)
from harzdame_engine.pdn.tokens import TOKEN
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import HARZDAME, INTERNATIONAL

_NOT_BLANK = re.compile(r"\S")
_RUN_TOGETHER = re.compile(r"[0-9]{4}")  # "3228", two squares without a sign between
_NUMBERED_FEN = re.compile(r"[WB]\s*:\s*[WB]\s*K?[0-9]", re.IGNORECASE)
_GLYPHS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
_FORCED = 7  # the NAG of a forced move, which PDN also writes as a star behind it
_MOST_PROBLEMS = 100  # of one game: more say no more


@dataclass(frozen=True, slots=True)
class PdnReading:
    """The result of reading one game.

    `tree` is None without a position to begin with: the variant is unknown or
    the FEN is bad. `complete`: all moves, comments and the result are in the
    tree, so that writing it again loses nothing. `unread`: the rest of the
    main line, verbatim, from the first move that could not be read.
    """

    tree: GameTree | None
    problems: tuple[PdnProblem, ...]
    complete: bool
    unread: str = ""


def read_game(text: str, tags: Mapping[str, str], number: int, line: int, column: int) -> PdnReading:
    """Read one game's `text`, which begins at `line` and `column` of its file and has these `tags`."""
    return _Reader(text, tags, number, line, column).run()


def tell_by_squares(text: str, tags: Mapping[str, str]) -> Rules:
    """The game of a text that names none: squares with numbers are those of International draughts."""
    fen = (lookup(tags, "FEN") or "").strip()
    return INTERNATIONAL if _names_numbers(text, fen) else HARZDAME


def _names_numbers(text: str, fen: str) -> bool:
    if fen:
        return _NUMBERED_FEN.match(fen) is not None
    kinds = (token.lastgroup for token in TOKEN.finditer(text))
    return next((kind == "number_move" for kind in kinds if kind in {"move", "number_move"}), False)


class _Branch(NamedTuple):
    """The state to return to behind a variation that opened at `offset`."""

    node: Node
    alive: bool
    beginning: bool
    offset: int


class _Reader:
    """The reading of one game: a place in the tree that advances with the text."""

    def __init__(self, text: str, tags: Mapping[str, str], number: int, line: int, column: int) -> None:
        self.text, self.tags = text, tags
        self.number, self.line, self.column = number, line, column
        self.named = find_variant(tags)
        self.problems: list[PdnProblem] = []
        self.complete = True
        self.unread_from: int | None = None
        self.result = OPEN
        self.result_at: int | None = None
        self.at = 0
        self.branches: list[_Branch] = []
        self.alive = True  # moves are taken up; False behind one that could not be read
        self.beginning = False  # in a variation, before its first move
        self.ahead: list[str] = []  # comments and glyphs that stand before the move they speak of
        self.ahead_glyphs: list[int] = []
        self.comments: dict[Node, list[str]] = {}
        self.remarks: list[str] = []  # words behind the result

    def run(self) -> PdnReading:
        """Read it all."""
        position = self.set_up()
        if position is None:
            return PdnReading(None, tuple(self.problems), complete=False)
        self.tree = GameTree(position, no_progress_limit=read_limit(self.tags))
        self.node = self.tree.root
        self.numbered = is_numbered(position.rules.board)
        takers = self.takers()
        while token := TOKEN.search(self.text, self.at):
            self.at = token.end()
            if take := takers.get(token.lastgroup or ""):
                take(token)
        self.finish()
        unread = "" if self.unread_from is None else self.text[self.unread_from :]
        return PdnReading(self.tree, tuple(self.problems), self.complete, unread)

    def takers(self) -> dict[str, Callable[[re.Match[str]], None]]:
        """Kind of token → its handler; the others (tags, escapes) carry nothing."""
        return {
            "move": self.take_move,
            "number_move": self.take_move,
            "number": self.take_number,
            "comment": self.take_comment,
            "remark": self.take_comment,
            "command": self.take_comment,
            "unclosed": self.take_unclosed,
            "glyph": self.take_glyph,
            "nag": self.take_glyph,
            "opening": self.take_opening,
            "closing": self.take_closing,
            "result": self.take_result,
            "star": self.take_star,
            "bracket": self.take_bracket,
            "binary": self.take_binary,
            "word": self.take_word,
            "sign": self.take_sign,
        }

    def set_up(self) -> Position | None:
        """The position the game begins with; None, with a problem, if there is none."""
        fen = (lookup(self.tags, "FEN") or "").strip()
        rules = self.named.rules
        if rules is None:
            self.note(ProblemKind.UNKNOWN_VARIANT, 0, self.named.name)
            return None
        if not self.named.name:
            rules = tell_by_squares(self.text, self.tags)
        if fen in {"", "?"}:
            return Position.start(rules.id)
        try:
            return Position.from_fen(fen, rules.id)
        except PositionError as error:
            tag = re.search(r"\[[ \t]*FEN", self.text, re.IGNORECASE)
            bad = BadPosition(error, rules)
            self.note(ProblemKind.BAD_FEN, tag.start() if tag else 0, str(error), bad)
            return None

    def note(
        self, kind: ProblemKind, offset: int, detail: str = "", position: BadPosition | None = None
    ) -> None:
        """Note a problem and its place in the file."""
        if len(self.problems) < _MOST_PROBLEMS:
            line, column = place(self.text, offset)
            if line == 1:
                column += self.column - 1
            line += self.line - 1
            self.problems.append(PdnProblem(kind, line, column, self.number, detail, position))

    def take_move(self, token: re.Match[str]) -> None:
        """Play a move."""
        if not self.alive:
            return
        try:
            move = self.node.position.parse_move(token[0])
        except IllegalMove:
            self.end_line(ProblemKind.ILLEGAL_MOVE, token)
            return
        except AmbiguousMove:
            self.end_line(ProblemKind.AMBIGUOUS_MOVE, token)
            return
        self.node = self.tree.add(self.node, move)
        if self.beginning:
            self.beginning = False
            self.take_up_ahead()

    def take_number(self, token: re.Match[str]) -> None:
        """Go over a move's number; where squares are numbers, four digits without a dot are a move."""
        behind_result = self.result_at is not None and not self.branches
        if self.numbered and _RUN_TOGETHER.fullmatch(token[0]) and not behind_result:
            self.take_move(token)

    def end_line(self, kind: ProblemKind, token: re.Match[str], detail: str | None = None) -> None:
        """Read no more moves of this line."""
        self.note(kind, token.start(), token[0] if detail is None else detail)
        self.alive = False
        self.complete = False
        if not self.branches:
            self.unread_from = token.start()

    def take_up_ahead(self) -> None:
        """Attach what stood before a move, or before nothing, to the present node."""
        if self.ahead:
            self.comments.setdefault(self.node, []).extend(self.ahead)
        for glyph in self.ahead_glyphs:
            self.add_glyph(glyph)
        self.ahead, self.ahead_glyphs = [], []

    def take_comment(self, token: re.Match[str]) -> None:
        """Keep a comment."""
        if not self.alive:
            return
        text = token[token.lastgroup or 0]
        if self.beginning:
            self.ahead.append(text)
        else:
            self.comments.setdefault(self.node, []).append(text)

    def take_unclosed(self, token: re.Match[str]) -> None:
        """Keep all that follows a brace that is never closed as a comment: it may have been one."""
        self.note(ProblemKind.TRUNCATED, token.start(), Unclosed.COMMENT)
        self.complete = False
        self.take_comment(token)

    def take_glyph(self, token: re.Match[str]) -> None:
        """Keep a NAG, written as a number or as signs."""
        if not self.alive:
            return
        glyph = int(token["nag"]) if token["nag"] else _GLYPHS.get(token[0].strip("()"))
        if glyph is None or (self.result_at is not None and not self.branches):
            self.take_sign(token)
        elif self.beginning:
            self.ahead_glyphs.append(glyph)
        else:
            self.add_glyph(glyph)

    def add_glyph(self, glyph: int) -> None:
        """Add a glyph to the present node, once."""
        if glyph not in self.node.glyphs:
            self.node.glyphs.append(glyph)

    def take_opening(self, token: re.Match[str]) -> None:
        """Begin a variation: another move instead of the last one."""
        self.branches.append(_Branch(self.node, self.alive, self.beginning, token.start()))
        if not self.alive:
            return
        if self.node.parent is None or self.beginning:
            self.end_line(ProblemKind.UNREADABLE_TOKEN, token)  # there is no last move
        else:
            self.node = self.node.parent
            self.beginning = True

    def take_closing(self, token: re.Match[str]) -> None:
        """Go back from a variation."""
        if not self.branches:
            self.take_sign(token)
            return
        branch = self.branches.pop()
        left_over = self.alive and self.beginning
        self.node, self.alive, self.beginning, _ = branch
        if left_over:
            self.take_up_ahead()  # a variation of words alone

    def take_result(self, token: re.Match[str]) -> None:
        """Keep the game's result; a variation's says nothing of the game."""
        if self.branches:
            return
        if is_result(token[0]):
            self.result = token[0]
        else:
            self.note(ProblemKind.UNREADABLE_TOKEN, token.start(), token[0])
            self.complete = False  # a double forfeit is no outcome
        self.result_at = token.start()

    def take_star(self, token: re.Match[str]) -> None:
        """Take a star as an open game's end or, attached to a move that others follow, as a forced move."""
        attached = self.text[token.start() - 1 : token.start()].isalnum()
        if attached and _NOT_BLANK.search(self.text, token.end()):
            if self.alive:
                self.add_glyph(_FORCED)
        elif not self.branches:
            self.result_at = token.start()

    def take_bracket(self, token: re.Match[str]) -> None:
        """Go over a tag that is not quite one."""
        found = match_tag(self.text, token.start())
        if found is None:
            self.take_sign(token)
            return
        _, _, self.at, closed = found
        if not closed:
            self.note(ProblemKind.TRUNCATED, token.start(), Unclosed.TAG)

    def take_binary(self, token: re.Match[str]) -> None:
        """Report bytes that are no text, once."""
        if all(problem.kind is not ProblemKind.BINARY for problem in self.problems):
            self.note(ProblemKind.BINARY, token.start())

    def take_word(self, token: re.Match[str]) -> None:
        """End the line at a word that may have been meant as a move; at the very end it is half of one."""
        if self.result_at is not None and not self.branches:
            self.remarks.append(token[0])  # "Black resigned"
            return
        if not self.alive:
            return
        if _NOT_BLANK.search(self.text, token.end()):
            self.end_line(ProblemKind.UNREADABLE_TOKEN, token)
        else:
            self.end_line(ProblemKind.TRUNCATED, token, Unclosed.GAME)

    def take_sign(self, token: re.Match[str]) -> None:
        """Go over a sign that cannot be a move."""
        if self.alive:
            self.note(ProblemKind.UNREADABLE_TOKEN, token.start(), token[0])

    def finish(self) -> None:
        """Close what is open and give the tree its tags, comments and result."""
        if self.branches:
            self.note(ProblemKind.TRUNCATED, self.branches[0].offset, Unclosed.VARIATION)
        if self.beginning:
            self.take_up_ahead()
        if self.named.contradiction:
            self.note(ProblemKind.CONTRADICTORY_GAME, 0, self.named.contradiction)
        if self.remarks:
            self.comments.setdefault(self.node, []).append(" ".join(self.remarks))
        for node, parts in self.comments.items():
            node.comment, node.clock = decode(parts)
        self.settle_result()
        reason_known = self.tree.result is not None
        for name, value in self.tags.items():
            derived = (
                name.lower() in DERIVED
                or (name.lower() == NO_PROGRESS.lower() and self.tree.no_progress_limit is not None)
                or (reason_known and name == "Termination" and is_termination(value))
            )
            unknown = name in ROSTER and value in {"", "?", ROSTER[name]}
            if not derived and not unknown:
                self.tree.tags[name] = value

    def settle_result(self) -> None:
        """Find the game's result from its tag and from what stands after the moves."""
        in_tag = (lookup(self.tags, "Result") or "").strip()
        if is_result(in_tag):
            if not is_result(self.result):
                if self.result_at is None and not self.problems:
                    self.note(ProblemKind.TRUNCATED, len(self.text), Unclosed.GAME)
                self.result = in_tag
            elif not same_result(in_tag, self.result):
                self.note(ProblemKind.RESULT_MISMATCH, self.result_at or 0, f"{in_tag} {self.result}")
        final = self.tree.outcome(self.tree.end_of_line(self.tree.root)) if is_result(self.result) else None
        self.tree.result = outcome_of(self.result, lookup(self.tags, "Termination") or "", final)
