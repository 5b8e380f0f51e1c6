"""What was done with the games of open files, so that it can be undone: values, and no work on files."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.pdn import Arrangement
from harzdame_engine.pdn.patch import Patch


class FileEditKind(Enum):
    """What is done with games; the app words it."""

    DELETE = auto()
    CUT = auto()
    PASTE = auto()
    COPY = auto()  # to another file
    MOVE = auto()  # to another file
    ORDER = auto()
    WRITE = auto()  # its text
    REVIEW = auto()  # what a review found, written into it


class FileChange(NamedTuple):
    """What happened to one file."""

    path: Path
    arrangement: Arrangement

    @property
    def reverse(self) -> FileChange:
        """What takes it back."""
        return FileChange(self.path, self.arrangement.reverse)

    def after(self, patch: Patch) -> FileChange | None:
        """The same where the file was changed otherwise before; None: both concern the same bytes."""
        moved = self.arrangement.patch.after(patch)
        return self._replace(arrangement=self.arrangement._replace(patch=moved)) if moved else None


class FileEdit(NamedTuple):
    """An edit of so many `games`, in one file or two; `changes` are in the order in which they were made.

    Those of one `run`, if it is not 0, that follow one another are one edit for whoever undoes them.
    """

    kind: FileEditKind
    games: int
    changes: tuple[FileChange, ...]
    run: int = 0

    @property
    def reverse(self) -> FileEdit:
        """What takes it back."""
        return self._replace(changes=tuple(change.reverse for change in reversed(self.changes)))

    def touches(self, path: Path) -> bool:
        """Whether the file at `path` was changed."""
        return any(change.path == path for change in self.changes)

    def meets(self, other: FileEdit) -> bool:
        """Whether both changed the same file."""
        return any(self.touches(change.path) for change in other.changes)

    def then(self, other: FileEdit) -> FileEdit | None:
        """This edit and then `other` as one; None: they are two. Both wrote games anew, in one file."""
        if not self.run or self.run != other.run:
            return None
        (mine,), (its,) = self.changes, other.changes
        patch = mine.arrangement.patch.then(its.arrangement.patch)
        if patch is None:
            return None
        change = mine._replace(arrangement=mine.arrangement._replace(patch=patch))
        return self._replace(games=self.games + other.games, changes=(change,))


class FileHistory:
    """The edits done and undone. An edit can be undone when no later one has changed its files."""

    def __init__(self) -> None:
        self._done: list[FileEdit] = []
        self._undone: list[FileEdit] = []  # reversed already: what was done to take them back
        self._doubted: set[Path] = set()

    def next_undo(self, path: Path) -> FileEdit | None:
        """The edit of the file at `path` to be undone next."""
        return self._sure(_last(self._done, path))

    def next_redo(self, path: Path) -> FileEdit | None:
        """The edit, in reverse, of the file at `path` to be done again next."""
        return self._sure(_last(self._undone, path))

    @property
    def done(self) -> tuple[FileEdit, ...]:
        """The edits done, the oldest first."""
        return tuple(self._done)

    @property
    def undone(self) -> tuple[FileEdit, ...]:
        """The edits undone, in reverse."""
        return tuple(self._undone)

    def take_up(
        self, done: Sequence[FileEdit], undone: Sequence[FileEdit], doubted: Collection[Path]
    ) -> None:
        """Put the edits of an earlier run before those of this one. Nothing of the files `doubted` is
        offered until `settle`.
        """
        self._done[:0], self._undone[:0] = done, undone
        self._doubted.update(doubted)

    def settle(self, path: Path, *, believed: bool) -> None:
        """A file is as the edits of the earlier run left it; if not `believed`, they are forgotten."""
        self._doubted.discard(path)
        if not believed:
            self.note_other(path, None)

    def _sure(self, edit: FileEdit | None) -> FileEdit | None:
        doubtful = edit is not None and any(change.path in self._doubted for change in edit.changes)
        return None if doubtful else edit

    def note(self, edit: FileEdit) -> None:
        """An edit was made: what was undone in its files before, or came after that, cannot be redone."""
        for change in edit.changes:
            self._undone = _past(self._undone, change.path, None)
        before = self.next_undo(edit.changes[0].path) if edit.run else None
        both = before.then(edit) if before is not None else None
        if before is not None and both is not None:
            self._done[_latest(self._done, before)] = both
        else:
            self._done.append(edit)

    def note_undone(self, edit: FileEdit) -> None:
        """An edit was undone."""
        del self._done[_latest(self._done, edit)]
        self._undone.append(edit.reverse)

    def note_redone(self, edit: FileEdit) -> None:
        """An edit, given in reverse, was done again."""
        del self._undone[_latest(self._undone, edit)]
        self._done.append(edit.reverse)

    def note_other(self, path: Path, patch: Patch | None) -> None:
        """The file was changed otherwise: what did not concern the same bytes can still be undone.

        None: nobody knows how, and nothing can.
        """
        self._done = _past(self._done, path, patch)
        self._undone = _past(self._undone, path, patch)


def _last(edits: Sequence[FileEdit], path: Path) -> FileEdit | None:
    for place in range(len(edits) - 1, -1, -1):
        edit = edits[place]
        if edit.touches(path):
            return None if any(later.meets(edit) for later in edits[place + 1 :]) else edit
    return None


def _latest(edits: Sequence[FileEdit], edit: FileEdit) -> int:
    """The place of an edit, behind any that were the same: pasting a game twice is twice the same edit."""
    return len(edits) - 1 - edits[::-1].index(edit)


def _past(edits: Sequence[FileEdit], path: Path, patch: Patch | None) -> list[FileEdit]:
    """The edits that can be taken back where `patch` was made after them; it is told past each in turn."""
    kept: list[FileEdit] = []
    blocked: set[Path] = {path} if patch is None else set()
    for edit in reversed(edits):
        if any(change.path in blocked for change in edit.changes):
            blocked |= {change.path for change in edit.changes}
            continue
        if patch is None or not edit.touches(path):
            kept.append(edit)
            continue
        changes, earlier = [], patch
        for change in edit.reverse.changes:
            if change.path != path:
                changes.append(change)
                continue
            moved, before = change.after(earlier), earlier.after(change.arrangement.patch)
            if moved is None or before is None:
                break
            changes.append(moved)
            earlier = before
        else:
            patch = earlier
            kept.append(edit._replace(changes=tuple(changes)).reverse)
            continue
        blocked |= {change.path for change in edit.changes}
    return kept[::-1]
