"""The way from a move to the variations beside it."""

from __future__ import annotations

from harzdame_engine import Node


def beside(node: Node, step: int) -> Node | None:
    """The move `step` variations further than the move at hand; None if there is none.

    The move at hand is `node` where it has alternatives. Where the next move has some,
    it is that one, which is taken for the line's own. Otherwise it is the move
    that begins the variation `node` lies in.
    """
    if _alternatives(node) < 2 and step > 0 and len(node.children) > 1:
        return _child(node, step)
    first = _chosen(node)
    if first is None or first.parent is None:
        return None
    return _child(first.parent, first.parent.children.index(first) + step)


def _child(parent: Node, place: int) -> Node | None:
    return parent.children[place] if 0 <= place < len(parent.children) else None


def _alternatives(node: Node) -> int:
    return len(node.parent.children) if node.parent is not None else 0


def _chosen(node: Node) -> Node | None:
    """`node` itself if it has alternatives, else the first move of the variation that it lies in."""
    if _alternatives(node) > 1:
        return node
    at: Node | None = node
    while at is not None and at.parent is not None:
        if at.parent.children[0] is not at:
            return at
        at = at.parent
    return None
