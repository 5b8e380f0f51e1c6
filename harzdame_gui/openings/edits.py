"""The edits made in the window of the openings, and their undo.

The repertoire shown there can be changed elsewhere, too: by a line added from the main board, or by
another program that writes its file. What came before such a change is no longer undone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from harzdame_engine import Node
from harzdame_engine.books.repertoire import Change, Repertoire


class _Edit(NamedTuple):
    """An edit at `node`; `change`: None if it left the moves as they are."""

    node: Node
    take_back: Callable[[], object]
    change: Change | None = None


class Edits:
    """The edits of one repertoire, the last of which can be undone."""

    def __init__(self) -> None:
        self._repertoire: Repertoire | None = None
        self._done: list[_Edit] = []

    def follow(self, repertoire: Repertoire | None) -> None:
        """Follow the repertoire that is shown; edits of another one, or of an older state, are forgotten."""
        changes = [edit.change for edit in self._done if edit.change is not None]
        overtaken = repertoire is not None and changes and changes[-1] is not repertoire.last_change
        if repertoire is not self._repertoire or overtaken:
            self._done.clear()
        self._repertoire = repertoire

    @property
    def any(self) -> bool:
        """Whether there is one to undo."""
        return bool(self._done)

    def note(self, repertoire: Repertoire, node: Node, change: Change) -> None:
        """Moves were added or removed; undoing that leads back to `node`."""
        self._done.append(_Edit(node, partial(repertoire.revert, change), change))

    def note_comment(self, node: Node, before: str) -> None:
        """The comment of a node was another one."""
        self._done.append(_Edit(node, partial(setattr, node, "comment", before)))

    def undo(self) -> Node | None:
        """Take the last edit back; returns the node where it was made, None if there is none."""
        if not self._done:
            return None
        edit = self._done.pop()
        edit.take_back()
        return edit.node
