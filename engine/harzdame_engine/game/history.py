"""The history of a record's edits: undo and redo without limit, the saved state, and the trash."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from harzdame_engine.game.tree import Node, Removal

if TYPE_CHECKING:
    from harzdame_engine.game.edit import Edit


class HistoryState(NamedTuple):
    """All that a history knows. `undone` ends with what would be redone first.

    `deleted` has all that ever was, in the order in which it was deleted; `saved`
    is the number of edits done in the state that was saved, None if that is none
    of the known ones.
    """

    done: tuple[Edit, ...] = ()
    undone: tuple[Edit, ...] = ()
    trash: tuple[Removal, ...] = ()
    deleted: tuple[Node, ...] = ()
    saved: int | None = None


class History:
    """The edits of one tree. Every state of the record has a number of its own, its revision.

    Going back to a state gives its revision again, so a record is as it was
    saved exactly when it has the revision that was saved. Changes may also
    happen beside the edits (`note_change`), as when a game is played.
    """

    def __init__(self, numbers: Iterator[int] | None = None, *, saved: bool = True) -> None:
        """`numbers`: the revisions to come, for several histories to have different ones.

        `saved`: the record lies in a file as it is.
        """
        self._numbers = numbers or count(1)
        self._done: list[Edit] = []
        self._undone: list[Edit] = []
        self._revisions = [next(self._numbers)]  # before the first edit done, and after each
        self._undone_revisions: list[int] = []  # after each edit undone
        self._saved = self.revision if saved else 0
        self._open = False  # whether the last edit may still grow
        self._deleted: dict[Node, tuple[int, Removal]] = {}
        self._deletions: dict[Node, int] = {}

    def of_another(self, *, saved: bool) -> History:
        """The history of another record, whose revisions are different from all before."""
        return History(self._numbers, saved=saved)

    @property
    def revision(self) -> int:
        """The number of the present state."""
        return self._revisions[-1]

    @property
    def state(self) -> HistoryState:
        """All that is known, to be taken up by the history of another app."""
        states = [*self._revisions, *reversed(self._undone_revisions)]
        saved = states.index(self._saved) if self._saved in states else None
        return HistoryState(tuple(self._done), tuple(self._undone), self.trash, tuple(self._deletions), saved)

    def take_up(self, state: HistoryState) -> None:
        """Go on with the edits of another history, whose tree this one's is now."""
        self._done, self._undone = list(state.done), list(state.undone)
        self._revisions = [next(self._numbers) for _ in range(len(self._done) + 1)]
        self._undone_revisions = [next(self._numbers) for _ in self._undone]
        states = [*self._revisions, *reversed(self._undone_revisions)]
        self._saved = states[state.saved] if state.saved is not None else 0
        self._deletions = {node: number for number, node in enumerate(state.deleted)}
        self._deleted = {}
        for removal in state.trash:
            number = self._deletions.setdefault(removal.node, len(self._deletions))
            self._deleted[removal.node] = (number, removal)
        self._open = False

    @property
    def modified(self) -> bool:
        """Whether the record differs from what was last saved."""
        return self.revision != self._saved

    @property
    def next_undo(self) -> Edit | None:
        """The edit that `undo` reverts."""
        return self._done[-1] if self._done else None

    @property
    def next_redo(self) -> Edit | None:
        """The edit that `redo` applies."""
        return self._undone[-1] if self._undone else None

    @property
    def trash(self) -> tuple[Removal, ...]:
        """What was deleted and not put back, in the order in which it was deleted."""
        return tuple(removal for _, removal in sorted(self._deleted.values(), key=lambda entry: entry[0]))

    def do(self, edit: Edit) -> None:
        """Apply an edit; those undone before cannot be redone any more. A text being typed is one edit."""
        if not edit:
            return
        edit.apply()
        self._undone.clear()
        self._undone_revisions.clear()
        last = self._done[-1] if self._done and self._open and self.revision != self._saved else None
        joined = last.joined(edit) if last is not None else None
        if joined is None:
            self._done.append(edit)
            self._revisions.append(next(self._numbers))
        elif joined:
            self._done[-1] = joined
            self._revisions[-1] = next(self._numbers)
        else:  # the text is again what it was
            self._done.pop()
            self._revisions.pop()
        self._open = joined is None or bool(joined)
        self._throw_away(edit, forward=True)

    def undo(self) -> Edit | None:
        """Revert the last edit; None: there is none."""
        if not self._done:
            return None
        edit = self._done.pop()
        edit.revert()
        self._undone.append(edit)
        self._undone_revisions.append(self._revisions.pop())
        self._open = False
        self._throw_away(edit, forward=False)
        return edit

    def redo(self) -> Edit | None:
        """Apply again what was undone last; None: there is nothing."""
        if not self._undone:
            return None
        edit = self._undone.pop()
        edit.apply()
        self._done.append(edit)
        self._revisions.append(self._undone_revisions.pop())
        self._open = False
        self._throw_away(edit, forward=True)
        return edit

    def close_edit(self) -> None:
        """Let the next edit be one of its own, even of the same text."""
        self._open = False

    def note_change(self) -> None:
        """Note that the record was changed otherwise, as by a move played.

        No state before is as it was. Edits of the tree's shape are forgotten,
        because they fit another tree; what they deleted stays in the trash.
        """
        self._done = [edit for edit in self._done if not edit.structural]
        self._undone = [edit for edit in self._undone if not edit.structural]
        self._revisions = [next(self._numbers) for _ in range(len(self._done) + 1)]
        self._undone_revisions = [next(self._numbers) for _ in self._undone]
        self._open = False

    def mark_saved(self, revision: int | None = None, *, saved: bool = True) -> None:
        """Note that the record lies in a file as it is now, or as it was at `revision`, or in none now."""
        if not saved:
            self._saved = 0
        elif revision is None:
            self._saved = self.revision
        elif revision in {*self._revisions, *self._undone_revisions}:
            self._saved = revision

    def mark_unsaved(self) -> None:
        """Note that no file has the record any more, in whatever state."""
        self._saved = 0

    def set_aside(self, removal: Removal) -> None:
        """Put a line into the trash that something else than an edit took out of the tree."""
        number = self._deletions.setdefault(removal.node, len(self._deletions))
        self._deleted[removal.node] = (number, removal)

    def put_back(self, node: Node) -> bool:
        """Take a line out of the trash that something else than an edit puts back; False: it is not there."""
        return self._deleted.pop(node, None) is not None

    def _throw_away(self, edit: Edit, *, forward: bool) -> None:
        """Let the trash follow an edit."""
        thrown, taken = (edit.removed, edit.restored) if forward else (edit.restored, edit.removed)
        for removal in taken:
            self._deleted.pop(removal.node, None)
        for removal in thrown:
            self.set_aside(removal)
