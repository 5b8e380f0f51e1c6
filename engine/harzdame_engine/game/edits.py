"""Edits of a record of play, one function for each that a person can ask for.

Each looks at the tree as it is and returns what is to be done, without doing
it; an edit without steps means that there is nothing to do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harzdame_engine.game.edit import Beginning, Edit, EditKind, Link, Order, Step, Unlink, Value
from harzdame_engine.game.move import Move
from harzdame_engine.game.outcome import Outcome
from harzdame_engine.game.tree import GameTree, Mark, Node, Removal

# What is said


def say(node: Node, kind: EditKind = EditKind.REMARK, **values: object) -> Edit:
    """Say something else of `node`: `values` are its attributes under their names."""
    steps = [Value(node, name, getattr(node, name), value) for name, value in values.items()]
    return Edit(kind, tuple(step for step in steps if step.before != step.after), node, node)


def comment(node: Node, text: str, where: str = "comment") -> Edit:
    """Set one of the node's texts: its "comment", or the one "before" or "after" the variation it begins."""
    return say(node, EditKind.COMMENT, **{where: text})


def glyphs(node: Node, numbers: Sequence[int]) -> Edit:
    """Set the glyphs of a move."""
    return say(node, EditKind.GLYPHS, glyphs=list(numbers))


def marks(node: Node, drawn: Sequence[Mark]) -> Edit:
    """Set the arrows and squares to draw at `node`."""
    return say(node, EditKind.MARKS, marks=tuple(drawn))


def facts(tree: GameTree, at: Node, tags: Mapping[str, str], result: Outcome | None) -> Edit:
    """Set the tags and the result of a game that is looked at `at` a node."""
    steps = [Value(tree, "tags", tree.tags, dict(tags)), Value(tree, "result", tree.result, result)]
    changed = tuple(step for step in steps if step.before != step.after or _order_differs(step))
    return Edit(EditKind.FACTS, changed, at, at)


def _order_differs(step: Value) -> bool:
    before, after = step.before, step.after
    return isinstance(before, dict) and isinstance(after, dict) and list(before) != list(after)


# More moves


def add_move(node: Node, move: Move, kind: EditKind = EditKind.MOVE) -> Edit:
    """Play `move` at `node`; one that is there already is only gone to.

    Raises:
        IllegalMove: it is not legal there.
    """
    return add_line(node, (move,), kind)


def add_line(node: Node, moves: Sequence[Move], kind: EditKind = EditKind.LINE) -> Edit:
    """Play `moves` from `node` on, along those that are there already.

    Raises:
        IllegalMove: one of them is not legal.
    """
    at, steps = node, list[Step]()
    for move in moves:
        known = next((child for child in at.children if child.move == move), None)
        if known is None:
            known = Node(at.position.play(move), at, move)
            steps.append(Link(known, len(at.children)))
        at = known
    return Edit(kind, tuple(steps), at, node)


def put_back(tree: GameTree, removal: Removal) -> Edit:
    """Put a deleted node, and all that follows it, back where it was.

    Raises:
        ValueError: the position that it was played in is no longer in the game.
    """
    node = removal.node
    if not can_put_back(tree, removal) or node.parent is None:
        raise ValueError("the place of this variation is no longer in the game")
    place = min(removal.index, len(node.parent.children))
    return Edit(EditKind.PUT_BACK, (Link(node, place),), node, node.parent, restored=(removal,))


def can_put_back(tree: GameTree, removal: Removal) -> bool:
    """Whether the position that a deleted node was played in is still in the game."""
    node = removal.node
    return node.parent is not None and node not in node.parent.children and tree.has(node.parent)


# Fewer moves


def delete(node: Node) -> Edit:
    """Delete `node` and all that follows it.

    Raises:
        ValueError: it is the beginning of the game.
    """
    if node.parent is None:
        raise ValueError("the beginning of a game cannot be deleted")
    removal = Removal(node, node.parent.children.index(node))
    kind = EditKind.DELETE_VARIATION if removal.index else EditKind.DELETE_MOVE
    return Edit(kind, (Unlink(node, removal.index),), node.parent, node, removed=(removal,))


def cut_off(node: Node) -> Edit:
    """Delete all that follows `node`, also what could not be read there."""
    removals = tuple(Removal(child, index) for index, child in enumerate(node.children))
    steps: list[Step] = [Unlink(removal.node, removal.index) for removal in reversed(removals)]
    if node.unread:
        steps.append(Value(node, "unread", node.unread, ""))
    return Edit(EditKind.CUT_OFF, tuple(steps), node, node, removed=removals)


def begin_here(tree: GameTree, node: Node) -> Edit:
    """Make the position at `node` the beginning of the game; what came before goes to the trash.

    What was said before, behind and after its move is then said of the
    beginning. The text that the game was read from no longer describes it.
    """
    if node.parent is None:
        return Edit(EditKind.BEGIN_HERE, (), node, node)
    said = "\n".join(text for text in (node.before, node.comment, node.after) if text)
    told = say(node, comment=said, before="", after="", glyphs=[], clock=None, elapsed=None)
    steps: list[Step] = [*told.steps]
    steps.append(Value(tree, "source", tree.source, None))
    steps.append(Beginning(tree, tree.root, node, (node.parent, node.move)))
    return Edit(EditKind.BEGIN_HERE, tuple(steps), node, node, removed=(Removal(tree.root, 0),))


# Another order


def branch_of(node: Node) -> Node | None:
    """The first move of the variation that `node` lies in; None on the main line."""
    while (parent := node.parent) is not None:
        if parent.children[0] is not node:
            return node
        node = parent
    return None


def promote(node: Node) -> Edit:
    """Raise the variation that `node` lies in by one level: its first move becomes the line's own."""
    first = branch_of(node)
    return Edit(EditKind.PROMOTE, (_to_front(first),) if first else (), node, node)


def make_main_line(node: Node) -> Edit:
    """Make the line to `node` the main line."""
    steps, at = list[Step](), node
    while (first := branch_of(at)) is not None and first.parent is not None:
        steps.append(_to_front(first))
        at = first.parent
    return Edit(EditKind.MAIN_LINE, tuple(steps), node, node)


def demote(node: Node) -> Edit:
    """Let the next variation take the place of `node` in its line, or of the variation that it lies in.

    A move of the main line without alternatives cannot be demoted.
    """
    first = node if _place(node) == 0 and _place(node, last=True) else branch_of(node)
    if first is None or (place := _place(first)) is None or place == _place(first, last=True):
        return Edit(EditKind.DEMOTE, (), node, node)
    return Edit(EditKind.DEMOTE, (Order(first, place, place + 1),), node, node)


def move_up(node: Node) -> Edit:
    """Let the variation that `node` lies in change places with the variation before it."""
    first = branch_of(node)
    place = _place(first) if first else None
    steps = (Order(first, place, place - 1),) if first and place and place > 1 else ()
    return Edit(EditKind.ORDER, steps, node, node)


def _to_front(node: Node) -> Order:
    return Order(node, _place(node) or 0, 0)


def _place(node: Node, *, last: bool = False) -> int | None:
    """The place of `node` among the moves played where it was, or the last place there; None for the root."""
    if node.parent is None:
        return None
    siblings = node.parent.children
    return len(siblings) - 1 if last else siblings.index(node)
