"""Moves inserted or replaced in a game, or its start: what follows is replayed as far as it still fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine.game.edit import Beginning, Edit, EditKind, Link, Step, Unlink, Value
from harzdame_engine.game.move import Move
from harzdame_engine.game.notation import AmbiguousMove, IllegalMove
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import GameTree, Node, Removal

_REMARKS = tuple(
    name for name in Node.__slots__ if name not in {"children", "move", "parent", "ply", "position"}
)


class Copied(NamedTuple):
    """Old nodes replayed elsewhere: the roots of those parts of the tree that did not fit, and their size."""

    unfit: tuple[Removal, ...]
    lost: int


def replace_move(node: Node, move: Move) -> Edit:
    """Play `move` instead of the one that led to `node`, and replay what follows.

    All that is said of a move that still fits is kept. A move that does not
    fit goes to the trash with all that follows it.

    Raises:
        IllegalMove: it is not legal there.
        ValueError: `node` is the beginning of the game.
    """
    if node.parent is None:
        raise ValueError("the beginning of a game is no move")
    if move == node.move:
        return Edit(EditKind.REPLACE, (), node, node)
    made = Node(node.parent.position.play(move), node.parent, move)
    _copy_remarks(node, made)
    copied = _replay(node.children, made)
    place = node.parent.children.index(node)
    steps: tuple[Step, ...] = (Unlink(node, place), Link(made, place))
    return Edit(EditKind.REPLACE, steps, made, node, removed=copied.unfit, lost=copied.lost)


def insert_moves(node: Node, moves: Sequence[Move]) -> Edit:
    """Play `moves` at `node`, before all that follows it, which is replayed behind them.

    As a rule that takes a move of each side: what follows was played by the
    side whose turn it is.

    Raises:
        IllegalMove: one of them is not legal.
    """
    if not moves:
        return Edit(EditKind.INSERT, (), node, node)
    first = last = Node(node.position.play(moves[0]), node, moves[0])
    for move in moves[1:]:
        last.children.append(Node(last.position.play(move), last, move))
        last = last.children[0]
    copied = _replay(node.children, last)
    out = [Unlink(child, index) for index, child in enumerate(node.children)]
    steps: tuple[Step, ...] = (*reversed(out), Link(first, 0))
    return Edit(EditKind.INSERT, steps, last, node, removed=copied.unfit, lost=copied.lost)


def correct_start(tree: GameTree, position: Position) -> Edit:
    """Begin the game with `position`, and replay all of it.

    The text that the game was read from no longer describes it.

    Raises:
        ValueError: it is a position of another game.
    """
    root = tree.root
    if position.rules != root.position.rules:
        raise ValueError("a position of another game")
    if position == root.position:
        return Edit(EditKind.START, (), root, root)
    made = Node(position)
    _copy_remarks(root, made)
    copied = _replay(root.children, made)
    steps = (Value(tree, "source", tree.source, None), Beginning(tree, root, made, (None, None)))
    return Edit(EditKind.START, steps, made, root, removed=copied.unfit, lost=copied.lost)


def _replay(children: Sequence[Node], parent: Node) -> Copied:
    """Copy `children`, with all that follows them and still fits, behind `parent`."""
    unfit, lost = list[Removal](), 0
    work = [(child, index, parent) for index, child in enumerate(children)][::-1]
    while work:
        old, place, behind = work.pop()
        move = _fitting(old.move, behind.position)
        if move is None:
            unfit.append(Removal(old, place))
            lost += sum(1 for _ in old.below())
            continue
        made = Node(behind.position.play(move), behind, move)
        _copy_remarks(old, made)
        behind.children.append(made)
        work += [(child, index, made) for index, child in enumerate(old.children)][::-1]
    return Copied(tuple(unfit), lost)


def _fitting(move: Move | None, position: Position) -> Move | None:
    """The legal move that `move`, played elsewhere, is here; None: there is none, or more than one."""
    if move is None:
        return None
    if move in position.legal_moves():
        return move
    try:
        return position.parse_move(str(move))
    except (IllegalMove, AmbiguousMove):
        return None


def _copy_remarks(node: Node, made: Node) -> None:
    """Say of `made` all that is said of `node`."""
    for name in _REMARKS:
        value = getattr(node, name)
        setattr(made, name, value.copy() if isinstance(value, list) else value)
