"""The history of a record's edits as plain values, to be kept beside the record and taken up again.

Nodes are numbered: those of the tree breadth first, behind them those that are
out of it and that an edit, or the trash, still knows. What is read is not
believed: the tree that it is for must have the same moves, every move must be
legal, and all edits are tried out, there and back (`rehearse`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

from harzdame_engine.game.edit import Beginning, Edit, Link, Order, Step, Unlink, Value
from harzdame_engine.game.history import HistoryState
from harzdame_engine.game.kept_values import kept_said, kept_value
from harzdame_engine.game.move import Move
from harzdame_engine.game.snapshot import SAID, Snapshot
from harzdame_engine.game.tree import Node, Removal

VERSION = 1
MOST = 40_000
"""The weight of all that is kept, in nodes; what was done longest ago is left out first."""
_LETTERS = 100  # that weigh as much as a node
_read = attrgetter("parent", "position", "move", *SAID)
_Kept = TypeVar("_Kept", Removal, Edit)


class _Loose(NamedTuple):
    """A node out of the tree: its own values, and its children."""

    values: tuple[Any, ...]
    children: tuple[Node, ...]


class KeptHistory:
    """A history as it is when this is made, for the tree of a snapshot of the same moment."""

    def __init__(self, state: HistoryState, snapshot: Snapshot) -> None:
        self._snapshot = snapshot
        self._loose: dict[Node, _Loose] = {}
        self._weight = 0
        self._trash = self._latest(state.trash, lambda removal: (removal.node,))
        self._done = self._latest(state.done, nodes_of)
        self._undone = self._latest(state.undone, nodes_of)
        forgotten = len(state.done) - len(self._done)
        last = forgotten + len(self._done) + len(self._undone)
        known = state.saved is not None and forgotten <= state.saved <= last
        self._saved = state.saved - forgotten if known and state.saved is not None else None
        self._deleted = [node for node in state.deleted if node in snapshot.number or node in self._loose]

    def values(self) -> dict[str, Any]:
        """All of it as JSON can hold it. On any thread."""
        number = dict(self._snapshot.number)
        for node in self._loose:
            number[node] = len(number)
        steps = [step for edit in (*self._done, *self._undone) for step in edit.steps]
        begun = {step.node: step.fields[0] for step in steps if isinstance(step, Beginning)}
        writer = _Writer(number, begun)
        return {
            "version": VERSION,
            "shape": self._snapshot.shape,
            "nodes": [writer.loose(*item) for item in self._loose.items()],
            "done": [writer.edit(edit) for edit in self._done],
            "undone": [writer.edit(edit) for edit in self._undone],
            "trash": [writer.removal(removal) for removal in self._trash],
            "deleted": [number[node] for node in self._deleted],
            "saved": self._saved,
        }

    def _latest(self, items: Sequence[_Kept], nodes: Callable[[_Kept], Sequence[Node]]) -> list[_Kept]:
        """The last of `items`, as many as there is room for."""
        kept = list[_Kept]()
        for item in reversed(items):
            weight, known = self._weight, len(self._loose)
            if isinstance(item, Edit):
                self._weight += len(item.steps) + sum(map(_letters, item.steps)) // _LETTERS
            for node in nodes(item):
                self._take(node)
            if self._weight > MOST:
                for node in list(self._loose)[known:]:
                    del self._loose[node]
                self._weight = weight
                break
            kept.append(item)
        return kept[::-1]

    def _take(self, node: Node) -> None:
        """Take `node`, and whatever hangs with it, if it is out of the tree and new; parents first."""
        way = list[Node]()
        at: Node | None = node
        while at is not None and at not in self._snapshot.number and at not in self._loose:
            way.append(at)
            at = at.parent
        while way:
            below = [way.pop()]
            for each in below:
                if self._weight > MOST:
                    return
                if each not in self._snapshot.number and each not in self._loose:
                    self._loose[each] = _Loose(_read(each), tuple(each.children))
                    self._weight += 1 + len(each.comment) // _LETTERS
                    below += each.children


def nodes_of(edit: Edit) -> Sequence[Node]:
    """All nodes that an edit names."""
    named = [edit.place, edit.back]
    named += [removal.node for removal in (*edit.removed, *edit.restored)]
    for step in edit.steps:
        if isinstance(step, Value):
            named += [step.owner] if isinstance(step.owner, Node) else []
        elif isinstance(step, Beginning):
            named += [step.root, step.node, *([step.fields[0]] if step.fields[0] else [])]
        elif isinstance(step, Link | Unlink | Order):
            named.append(step.node)
    return named


def _letters(step: Step) -> int:
    if not isinstance(step, Value):
        return 0
    return sum(len(text) for text in (step.before, step.after) if isinstance(text, str))


class _Writer:
    """Edits as lists of plain values; nodes as their numbers."""

    def __init__(self, number: Mapping[Node, int], begun: Mapping[Node, Node | None]) -> None:
        self._number = number
        self._begun = begun  # what the game was made to begin with → its parent before

    def loose(self, node: Node, loose: _Loose) -> dict[str, Any]:
        """A node out of the tree. Its position follows from the move, or is the beginning of a game.

        A child at which the game begins for good, as that can no longer be undone, is none any more.
        """
        parent, position, move, *said = loose.values
        values = kept_said(dict(zip(SAID, said, strict=True)))
        values["children"] = [
            self._number[child] for child in loose.children if node in (child.parent, self._begun.get(child))
        ]
        if parent is None or move is None:
            values["fen"] = position.fen
        else:
            values |= {"parent": self._number[parent], "move": kept_move(move)}
        return values

    def removal(self, removal: Removal) -> list[int]:
        """A deleted node, and its place."""
        return [self._number[removal.node], removal.index]

    def edit(self, edit: Edit) -> list[Any]:
        """An edit."""
        return [
            str(edit.kind),
            [list(self._step(step)) for step in edit.steps],
            self._number[edit.place],
            self._number[edit.back],
            [self.removal(removal) for removal in edit.removed],
            [self.removal(removal) for removal in edit.restored],
            edit.lost,
        ]

    def _step(self, step: Step) -> Iterator[Any]:
        match step:
            case Value(owner, name, before, after):
                yield "value"
                yield self._number[owner] if isinstance(owner, Node) else None
                yield name
                yield kept_value(name, before)
                yield kept_value(name, after)
            case Link(node, place):
                yield from ("link", self._number[node], place)
            case Unlink(node, place):
                yield from ("unlink", self._number[node], place)
            case Order(node, before, after):
                yield from ("order", self._number[node], before, after)
            case Beginning(_, root, node, (parent, move)) if parent is not None and isinstance(move, Move):
                numbers = [self._number[each] for each in (root, node, parent)]
                yield from ("begin", *numbers, kept_move(move))
            case Beginning(_, root, node, (None, None)):
                yield from ("start", self._number[root], self._number[node])
            case _:
                raise TypeError(f"no step that is known: {step}")


def kept_move(move: Move) -> list[Any]:
    """A move by its way and what it takes."""
    return [list(move.squares), list(move.captures)]
