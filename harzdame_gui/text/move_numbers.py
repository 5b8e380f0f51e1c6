"""Lines of a record as text, with the numbers of moves: for menus, titles and lists."""

from __future__ import annotations

from harzdame_engine import Node
from harzdame_engine.game.numbering import number_of, numbered_move

from harzdame_gui.text.figures import from_left


def told_move(node: Node) -> str:
    """A move with its number, ``3. d3-e3``, that stays so in a text of any language; "" for none."""
    return from_left(numbered_move(node))


def line_text(first: Node, longest: int) -> str:
    """The moves from `first` on, without variations and comments; an ellipsis behind `longest` moves.

    It ends before a node that has no move any more, because a game begins there now.
    """
    words = list[str]()
    node: Node | None = first if first.move is not None or not first.children else first.children[0]
    while node is not None and node.move is not None and len(words) < longest:
        needs_number = not words or not number_of(node).answers
        words.append(numbered_move(node) if needs_number else str(node.move))
        node = node.children[0] if node.children else None
    goes_on = node is not None and node.move is not None
    return from_left(" ".join(words + (["…"] if goes_on else [])))
