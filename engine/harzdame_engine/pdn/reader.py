"""The reader of one game: its tags, position and moves as a tree that remembers its text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.move import Color
from harzdame_engine.game.position import Position
from harzdame_engine.game.results import OPEN, find_result, is_result, is_termination, outcome_of, same_result
from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.pdn.comments import decode, decode_plain
from harzdame_engine.pdn.glyphs import read_glyph
from harzdame_engine.pdn.head import written_head
from harzdame_engine.pdn.movetext import Item, ItemKind, Movetext, TooManyItemsError, Zone, read_movetext
from harzdame_engine.pdn.problems import BadPosition, PdnProblem, ProblemKind, Unclosed, place
from harzdame_engine.pdn.recognition import recognise
from harzdame_engine.pdn.source import Source, Token
from harzdame_engine.pdn.tags import DERIVED, NO_PROGRESS, ROSTER, NamedGame, find_variant, lookup, read_limit

LONGEST_GAME = 8 << 20
"""Characters."""
_MOST_PROBLEMS = 100  # of one game: more say no more


@dataclass(frozen=True, slots=True)
class PdnReading:
    """The result of reading one game.

    `tree` is None without a position to begin with: the game is unknown or the
    FEN is bad; and where the text is longer than `LONGEST_GAME` or has more than `MOST_ITEMS`. `complete`:
    every line was read to its end. What was not read is kept in the tree, so
    that writing it again loses nothing. `unread`: the rest of the main line,
    from the first move that could not be read.
    """

    tree: GameTree | None
    problems: tuple[PdnProblem, ...]
    complete: bool
    unread: str = ""


def read_game(
    text: str, tags: Mapping[str, str], number: int, line: int, column: int, *, game: NamedGame | None = None
) -> PdnReading:
    """Read one game's `text`, which begins at `line` and `column` of its file and has these `tags`.

    `game`: what it was recognised as; if it is not given, its own text decides.
    """
    return _Reader(text, tags, number, line, column, game=game or recognise(text, tags)).run()


class InitialPosition(NamedTuple):
    """The position that a game begins with, or the problem with it."""

    position: Position | None
    kind: ProblemKind = ProblemKind.BAD_FEN
    detail: str = ""
    bad: BadPosition | None = None


def beginning_of(game: NamedGame, tags: Mapping[str, str]) -> InitialPosition:
    """The position that a game, recognised as `game`, begins with by its `tags`."""
    rules = game.rules
    if rules is None:
        return InitialPosition(None, ProblemKind.UNKNOWN_VARIANT, game.name)
    fen = (lookup(tags, "FEN") or "").strip()
    if fen in {"", "?"}:
        return InitialPosition(Position.start(rules.id))
    try:
        return InitialPosition(Position.from_fen(fen, rules.id))
    except PositionError as error:
        return InitialPosition(None, ProblemKind.BAD_FEN, str(error), BadPosition(error, rules))


class _Reader:
    """The reading of one game."""

    def __init__(
        self, text: str, tags: Mapping[str, str], number: int, line: int, column: int, *, game: NamedGame
    ) -> None:
        self.text, self.tags, self.game = text, tags, game
        self.number, self.line, self.column = number, line, column
        self.problems: list[PdnProblem] = []

    def run(self) -> PdnReading:
        """Read it all."""
        if len(self.text) > LONGEST_GAME:
            return self.refused(ProblemKind.TOO_LONG)
        position = self.set_up()
        if position is None:
            return self.refused()
        tree = GameTree(position, no_progress_limit=read_limit(self.tags))
        try:
            walk = read_movetext(self.text, position, (lookup(self.tags, "Result") or "").strip())
        except TooManyItemsError:
            return self.refused(ProblemKind.TOO_LONG)
        for kind, start, detail in walk.problems:
            self.note(kind, start, detail)
        parts = _Parts(self.text, walk, tree)
        parts.join()
        self.settle_result(tree, parts)
        self.take_tags(tree)
        tree.source = Source(self.text, parts.tokens, parts.beside, tree, self.head_of(tree))
        unread = tree.end_of_line(tree.root).unread
        complete = not any(item.kind is ItemKind.UNREAD for item in walk.items) and not parts.skipped
        return PdnReading(tree, tuple(self.problems), complete, unread)

    def head_of(self, tree: GameTree) -> dict[str, str]:
        """The head as if it had been written; without the game where its text alone tells another."""
        head = written_head(tree)
        if not self.game.name and recognise(self.text, self.tags).rules != self.game.rules:
            del head["GameType"], head["Variant"]
        return head

    def refused(self, why: ProblemKind | None = None) -> PdnReading:
        """What is told of a game that cannot be held, with another problem if `why` is given."""
        if why is not None:
            self.note(why, 0)
        return PdnReading(None, tuple(self.problems), complete=False)

    def set_up(self) -> Position | None:
        """The position the game begins with; None, with a problem, if there is none."""
        position, kind, detail, bad = beginning_of(self.game, self.tags)
        if position is None:
            tag = re.search(r"\[[ \t]*FEN", self.text, re.IGNORECASE) if bad else None
            self.note(kind, tag.start() if tag else 0, detail, bad)
        return position

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

    def settle_result(self, tree: GameTree, parts: _Parts) -> None:
        """Find the game's result from its tag and from what stands after the moves."""
        in_tag = find_result(lookup(self.tags, "Result") or "")
        result = parts.result
        if is_result(in_tag):
            if not is_result(result):
                if not parts.ended and not self.problems:
                    self.note(ProblemKind.TRUNCATED, len(self.text), Unclosed.GAME)
                result = in_tag
            elif not same_result(in_tag, result):
                self.note(ProblemKind.RESULT_MISMATCH, parts.result_at, f"{in_tag} {result}")
        final = tree.outcome(tree.end_of_line(tree.root)) if is_result(result) else None
        tree.result = outcome_of(result, lookup(self.tags, "Termination") or "", final)
        if contradiction := find_variant(self.tags).contradiction:
            self.note(ProblemKind.CONTRADICTORY_GAME, 0, contradiction)

    def take_tags(self, tree: GameTree) -> None:
        """Give the tree the tags that say what it does not say itself."""
        reason_known = tree.result is not None
        for name, value in self.tags.items():
            derived = (
                name.lower() in DERIVED
                or (name.lower() == NO_PROGRESS.lower() and tree.no_progress_limit is not None)
                or (reason_known and name == "Termination" and is_termination(value))
            )
            unknown = name in ROSTER and value in {"", "?", ROSTER[name]}
            if not derived and not unknown:
                tree.tags[name] = value


class _Parts:
    """The items of a walk, joined to a tree and its tokens."""

    def __init__(self, text: str, walk: Movetext, tree: GameTree) -> None:
        self.text = text
        self.walk = walk
        self.nodes = [tree.root]
        for parent, move, position in walk.nodes[1:]:
            node = Node(position, self.nodes[parent], move)
            self.nodes[parent].children.append(node)
            self.nodes.append(node)
        self.tokens: list[Token] = []
        self.beside: dict[Node, Node] = {}
        self.result = OPEN
        self.result_at = 0
        self.ended = False
        self.skipped = False  # a variation of which no move was read
        self.comments: dict[Node, list[str]] = {}
        self.before: dict[Node, list[str]] = {}
        self.after: dict[Node, list[str]] = {}
        self.glyphs: dict[Node, dict[int, None]] = {}
        self.extra: dict[Node, list[str]] = {}

    def join(self) -> None:
        """Give every node what is said of it."""
        line = [self.nodes[0]]  # the last node of each line that is open
        at = 0
        for item in self.walk.items:
            node = owner = self.nodes[item.node]
            if item.kind is ItemKind.OPEN:
                if line[-1].parent is not None and line[-1] is not line[-1].parent.children[0]:
                    self.beside[node] = line[-1]
                line.append(node)
            elif item.kind is ItemKind.CLOSE:
                line.pop()
            elif item.kind is ItemKind.MOVE:
                line[-1] = node
            elif item.kind in {ItemKind.GLYPH, ItemKind.UNREAD} and item.zone is Zone.BEHIND:
                owner = line[-1]
            text = self.text[item.start : item.end]
            self.tokens.append(Token(item.kind, item.zone, self.text[at : item.start], text, node, owner))
            self.take(item, text, owner)
            at = item.end
        for node in self.nodes:
            self.finish(node)

    def take(self, item: Item, text: str, node: Node) -> None:
        """Take up one item."""
        match item.kind:
            case ItemKind.COMMENT:
                homes = {Zone.LEAD: self.before, Zone.BEHIND: self.after}
                homes.get(item.zone, self.comments).setdefault(node, []).append(_inside(text))
            case ItemKind.GLYPH:
                glyph = read_glyph(text)
                if glyph is None:
                    self.extra.setdefault(node, []).append(text)
                else:
                    self.glyphs.setdefault(node, {})[glyph] = None
            case ItemKind.OPAQUE | ItemKind.ESCAPE:
                self.extra.setdefault(node, []).append(text)
                self.skipped |= text.startswith("(") and len(text) > 1
            case ItemKind.UNREAD:
                node.unread = text
            case ItemKind.RESULT:
                self.result, self.result_at, self.ended = text, item.start, True
            case _:
                pass

    def finish(self, node: Node) -> None:
        """Give a node its glyphs, and read its comments."""
        node.glyphs = list(self.glyphs.get(node, ()))
        node.extra = tuple(self.extra.get(node, ()))
        if parts := self.comments.get(node):
            black = node.position.turn is Color.WHITE
            remark = decode(parts, black=black)
            node.comment, node.clock, node.elapsed, node.evaluation, node.marks, node.commands = remark
        if parts := self.before.get(node):
            node.before = decode_plain(parts)
        if parts := self.after.get(node):
            node.after = decode_plain(parts)


def _inside(text: str) -> str:
    """The words of a comment in braces, behind a semicolon, or of a command that stands alone."""
    if text.startswith("{"):
        return text[1:].removesuffix("}")
    return text.removeprefix(";")
