"""A kept history, read again for a tree that was read again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import Any

from harzdame_engine.game.edit import Beginning, Edit, EditKind, Link, Order, Step, Unlink, Value
from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.history import HistoryState
from harzdame_engine.game.kept_history import MOST, VERSION
from harzdame_engine.game.kept_values import number, read_value, say
from harzdame_engine.game.move import Move
from harzdame_engine.game.notation import IllegalMove
from harzdame_engine.game.position import Position
from harzdame_engine.game.snapshot import Snapshot
from harzdame_engine.game.tree import GameTree, Node, Removal

_BROKEN = (
    ValueError,
    TypeError,
    KeyError,
    IndexError,
    AttributeError,
    OverflowError,
    PositionError,
    IllegalMove,
)


class NoHistoryError(ValueError):
    """The values are no history of this tree, which may have been changed by trying them."""


def read_history(values: Mapping[str, Any], tree: GameTree) -> HistoryState:
    """The history of `tree` that `KeptHistory.values` wrote.

    Raises:
        NoHistoryError: there is none in it.
    """
    try:
        state = _Reader(values, tree).state()
        _rehearse(state, tree)
    except _BROKEN as error:
        raise NoHistoryError(f"no history: {error}") from None
    return state


def _rehearse(state: HistoryState, tree: GameTree) -> None:
    """Undo and redo everything: what is damaged shows now, and not when a person undoes it."""
    before = Snapshot(tree)
    edits = (*state.done, *state.undone)
    values = [step for edit in edits for step in edit.steps if isinstance(step, Value)]
    said = [(step.owner, step.name, getattr(step.owner, step.name)) for step in values]
    for edit in reversed(state.done):
        _try(edit.revert, tree)
    for edit in chain(state.done, reversed(state.undone)):
        _try(edit.apply, tree)
    for edit in state.undone:
        _try(edit.revert, tree)
    for owner, name, value in said:  # a game that is played also changes beside its edits
        setattr(owner, name, value)
    after = Snapshot(tree)
    if (before.nodes, before.children) != (after.nodes, after.children):
        raise ValueError("the edits are not those of this game")


def _try(step: Callable[[], None], tree: GameTree) -> None:
    step()
    if tree.root.parent is not None or tree.root.ply:
        raise ValueError("the game begins with a move")


class _Reader:
    """The reading of one history."""

    def __init__(self, values: Mapping[str, Any], tree: GameTree) -> None:
        snapshot = Snapshot(tree)
        if values["version"] != VERSION or values["shape"] != snapshot.shape:
            raise ValueError("it belongs to another game")
        self._tree = tree
        self._rules = tree.root.position.rules
        self._values = values
        self._begun: dict[Node, Node] = {}  # made the beginning of the game → its parent before
        self._nodes = snapshot.nodes
        inside = len(self._nodes)
        if len(values["nodes"]) > 2 * MOST:
            raise ValueError("too long")
        for each in values["nodes"]:
            self._nodes.append(self._loose(each))
        self._loose_nodes = self._nodes[inside:]

    def state(self) -> HistoryState:
        """All of it."""
        values = self._values
        done, undone = ([self._edit(edit) for edit in values[name]] for name in ("done", "undone"))
        self._join()
        saved = values["saved"]
        if saved is not None and number(saved) > len(done) + len(undone):
            raise ValueError("no such state")
        return HistoryState(
            tuple(done),
            tuple(undone),
            tuple(self._removal(*removal) for removal in values["trash"]),
            tuple(self._node(each) for each in values["deleted"]),
            saved,
        )

    def _node(self, place: Any) -> Node:
        return self._nodes[number(place)]

    def _loose(self, kept: Mapping[str, Any]) -> Node:
        if "fen" in kept:
            node = Node(Position.from_fen(kept["fen"], self._rules.id))
        else:
            parent = self._node(kept["parent"])  # it comes before: no circle
            move = legal_move(parent.position, *kept["move"])
            node = Node(parent.position.play(move), parent, move)
        say(node, kept)
        return node

    def _join(self) -> None:
        """Give the nodes out of the tree their children: those whose parent they are, or were."""
        taken = set[Node]()
        for node, kept in zip(self._loose_nodes, self._values["nodes"], strict=True):
            node.children = [self._node(each) for each in kept["children"]]
            for child in node.children:
                if child in taken or node not in {child.parent, self._begun.get(child)}:
                    raise ValueError("a node in the wrong place")
                taken.add(child)

    def _removal(self, node: Any, index: Any) -> Removal:
        return Removal(self._node(node), number(index))

    def _edit(self, kept: Sequence[Any]) -> Edit:
        kind, steps, place, back, removed, restored, lost = kept
        return Edit(
            EditKind(kind),
            tuple(self._step(*step) for step in steps),
            self._node(place),
            self._node(back),
            tuple(self._removal(*each) for each in removed),
            tuple(self._removal(*each) for each in restored),
            number(lost),
        )

    def _step(self, kind: str, first: Any, *rest: Any) -> Step:
        match kind, rest:
            case "value", (name, before, after):
                owner = self._tree if first is None else self._node(first)
                if not hasattr(owner, name):
                    raise ValueError(f"nothing that is said: {name}")
                values = [read_value(name, kept, self._rules) for kept in (before, after)]
                return Value(owner, name, *values)
            case "link", (place,):
                return Link(self._node(first), number(place))
            case "unlink", (place,):
                return Unlink(self._node(first), number(place))
            case "order", (before, after):
                return Order(self._node(first), number(before), number(after))
            case "begin", (node, parent, move):
                return self._beginning(self._node(first), self._node(node), self._node(parent), move)
            case "start", (node,):
                return self._start(self._node(first), self._node(node))
            case _:
                raise ValueError(f"no step: {kind}")

    def _beginning(self, root: Node, node: Node, parent: Node, move: Sequence[Any]) -> Beginning:
        """A beginning, which alone changes parents: it must not make a circle."""
        if not self._leads(root, parent) or self._leads(node, parent):
            raise ValueError("no beginning")
        if node.parent not in {None, parent} or node in self._begun:
            raise ValueError("no beginning")
        self._begun[node] = parent
        played = legal_move(parent.position, *move)
        if parent.position.play(played) != node.position:
            raise ValueError("another position")
        return Beginning(self._tree, root, node, (parent, played))

    def _start(self, root: Node, node: Node) -> Beginning:
        """Another beginning of the same game, which follows nothing."""
        if node.parent is not None or node in self._begun or node is root:
            raise ValueError("no beginning")
        return Beginning(self._tree, root, node, (None, None))

    def _leads(self, above: Node, node: Node) -> bool:
        """Whether `above` is `node`, or one of those before it."""
        first, last = self._spans[above]
        return first <= self._spans[node][0] <= last

    @cached_property
    def _spans(self) -> Mapping[Node, tuple[int, int]]:
        """The place of each node in a list of all, parents before children, and that of the last below it."""
        children: dict[Node | None, list[Node]] = {}
        for node in self._nodes:
            children.setdefault(node.parent, []).append(node)
        spans, place = dict[Node, tuple[int, int]](), dict[Node, int]()
        work = [(node, False) for node in children.get(None, ())]
        while work:
            node, done = work.pop()
            if done:
                spans[node] = (place[node], len(place) - 1)
                continue
            place[node] = len(place)
            work.append((node, True))
            work += [(child, False) for child in children.get(node, ())]
        return spans


def legal_move(position: Position, squares: Sequence[Any], captures: Sequence[Any]) -> Move:
    """The legal move that was kept, by the way it went.

    Raises:
        ValueError: it is none.
    """
    for move in position.moves_along(tuple(squares)):
        if len(move.squares) == len(squares) and set(move.captures) == set(captures):
            return move
    raise ValueError("no legal move went that way")
