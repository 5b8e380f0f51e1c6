"""Single moves and lines of a record as text, with their numbers: for menus, titles and lists."""

from __future__ import annotations

from harzdame_engine import Color, Node


def numbered_move(node: Node) -> str:
    """A move with its number, as “12. d3-d4” or “12… e6-e5”; an empty text for the beginning."""
    if node.move is None:
        return ""
    white = node.position.turn is Color.BLACK
    begun_by_black = white == (node.ply % 2 == 0)
    number = (node.ply - 1 + begun_by_black) // 2 + 1
    return f"{number}{'.' if white else '…'} {node.move}"


def line_text(first: Node, longest: int) -> str:
    """The moves from `first` on, without variations and comments; an ellipsis behind `longest` moves.

    It ends before a node that has no move any more, because a game begins there now.
    """
    words = list[str]()
    node: Node | None = first if first.move is not None or not first.children else first.children[0]
    while node is not None and node.move is not None and len(words) < longest:
        needs_number = not words or node.position.turn is Color.BLACK
        words.append(numbered_move(node) if needs_number else str(node.move))
        node = node.children[0] if node.children else None
    goes_on = node is not None and node.move is not None
    return " ".join(words + (["…"] if goes_on else []))
