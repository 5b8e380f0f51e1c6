"""A game as rows of text: numbered pairs of moves, variations and comments between them. Knows no widget."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from harzdame_engine import Color, GameTree, Move, Node

_GLYPHS = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}
_LANDINGS_SHOWN = 2
_DEEPEST = 30
"""Variations nested deeper than this are only hinted at."""


class Kind(Enum):
    """The kinds of words."""

    MOVE = auto()
    NUMBER = auto()
    COMMENT = auto()
    BRACKET = auto()


class Word(NamedTuple):
    """A piece of running text; `node` is where a click leads."""

    text: str
    kind: Kind
    node: Node | None = None


@dataclass(slots=True)
class Pair:
    """One row of the main line. A move that stands in another row is None."""

    number: int
    white: Node | None = None
    black: Node | None = None


class Line(NamedTuple):
    """A variation or a comment between two rows; `depth` counts from 1 for a variation of the main line."""

    words: tuple[Word, ...] = ()
    depth: int = 0


def rows(tree: GameTree) -> Iterator[Pair | Line]:
    """The whole game, top to bottom."""
    if tree.root.comment:
        yield Line(tuple(_comment(tree.root)))
    pair: Pair | None = None
    for node in _mainline(tree.root):
        black = _mover(node) is Color.BLACK
        if pair is None or not black:
            if pair is not None:
                yield pair
            pair = Pair(_number(tree, node))
        if black:
            pair.black = node
        else:
            pair.white = node
        between = list(_between(tree, node))
        if between or black:
            yield pair
            pair = None
        yield from between
    if pair is not None:
        yield pair


def move_text(node: Node) -> str:
    """A move as the list shows it: long captures shortened in the middle, glyphs behind."""
    move = node.move
    if move is None:
        return ""
    text = short_move(move)
    if not node.glyphs:
        return text
    return text + "".join(_GLYPHS.get(glyph, "") for glyph in sorted(node.glyphs))


def short_move(move: Move) -> str:
    """A move, with an ellipsis for the middle of a long capture."""
    text = str(move)
    if len(move.captures) > _LANDINGS_SHOWN + 1:
        landings = text.split("x")
        if len(landings) > _LANDINGS_SHOWN + 2:
            text = "x".join([*landings[:_LANDINGS_SHOWN], "…", landings[-1]])
    return text


def _mainline(node: Node) -> Iterator[Node]:
    while node.children:
        node = node.children[0]
        yield node


def _mover(node: Node) -> Color:
    return node.position.turn.other


def _number(tree: GameTree, node: Node) -> int:
    first_is_black = tree.root.position.turn is Color.BLACK
    return (node.ply - 1 + first_is_black) // 2 + 1


def _between(tree: GameTree, node: Node) -> Iterator[Line]:
    if node.comment:
        yield Line(tuple(_comment(node)))
    if node.parent is not None and node.parent.children[0] is node:
        for other in node.parent.children[1:]:
            yield Line(tuple(_variation(tree, other)), depth=1)


def _comment(node: Node) -> Iterator[Word]:
    for word in node.comment.split():
        yield Word(word, Kind.COMMENT)


def _variation(tree: GameTree, first: Node) -> list[Word]:
    words: list[Word] = []
    _add_variation(words, tree, first, 1)
    return words


def _add_variation(words: list[Word], tree: GameTree, first: Node, depth: int) -> None:
    """Add to one list: generators within generators would pass every word through all levels."""
    if depth > _DEEPEST:
        words.append(Word("(…)", Kind.NUMBER))
        return
    words.append(Word("(", Kind.BRACKET))
    node: Node | None = first
    needs_number = True
    while node is not None:
        white = _mover(node) is Color.WHITE
        if white or needs_number:
            words.append(Word(f"{_number(tree, node)}{'.' if white else '…'}", Kind.NUMBER))
        words.append(Word(move_text(node), Kind.MOVE, node))
        needs_number = bool(node.comment)
        if node.comment:
            words.extend(_comment(node))
        siblings = node.parent.children if node.parent is not None else ()
        if len(siblings) > 1 and node is not first and siblings[0] is node:
            for other in siblings[1:]:
                _add_variation(words, tree, other, depth + 1)
            needs_number = True
        node = node.children[0] if node.children else None
    words.append(Word(")", Kind.BRACKET))
