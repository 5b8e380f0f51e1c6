"""The edits of open files as they are kept in the profile: their form on disk, and its limits."""

from __future__ import annotations

import hashlib
import json
from base64 import b64decode, b64encode
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from harzdame_engine.pdn.arrangement import Arrangement, Renumbering
from harzdame_engine.pdn.patch import Patch, Splice

from harzdame_gui.controllers.files.file_history import FileChange, FileEdit, FileEditKind

_VERSION = 1
_MOST_BYTES = 8 << 20
"""The bytes taken out and put in that are kept of all edits together; the oldest ones go first."""
MOST_WRITTEN = 64 << 20
"""The size of a file above which it is none of these."""
_DIGEST = 64
"""Letters of the checksum at the beginning."""
_BROKEN = (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError)


class KeptEdits(NamedTuple):
    """Edits done, and those undone in reverse, the oldest first; `digests` are those of their files now."""

    done: tuple[FileEdit, ...]
    undone: tuple[FileEdit, ...]
    digests: Mapping[Path, str]

    @property
    def paths(self) -> frozenset[Path]:
        """The files of the edits."""
        return frozenset(change.path for edit in self.done + self.undone for change in edit.changes)

    def without(self, paths: Collection[Path]) -> KeptEdits:
        """The same but for the edits of these files."""
        done, undone = (
            tuple(edit for edit in edits if not any(map(edit.touches, paths)))
            for edits in (self.done, self.undone)
        )
        return self._replace(done=done, undone=undone)


def write_edits(kept: KeptEdits) -> bytes:
    """The edits as bytes, without the oldest where they are too large."""
    undone, room = _latest(kept.undone, _MOST_BYTES)
    done, _ = _latest(kept.done, room)
    values = {
        "version": _VERSION,
        "digests": {str(path): digest for path, digest in kept.digests.items()},
        "done": [_edit_values(edit) for edit in done],
        "undone": [_edit_values(edit) for edit in undone],
    }
    text = json.dumps(values, separators=(",", ":")).encode()
    return _checksum(text) + text


def read_edits(data: bytes) -> KeptEdits:
    """The edits that `write_edits` wrote.

    Raises:
        ValueError: they are damaged, or of another version.
    """
    text = data[_DIGEST:]
    if data[:_DIGEST] != _checksum(text):
        raise ValueError("damaged")
    try:
        values = json.loads(text)
        if values["version"] != _VERSION:
            raise ValueError("another version")
        return KeptEdits(
            tuple(_edit(each) for each in values["done"]),
            tuple(_edit(each) for each in values["undone"]),
            {Path(name): str(digest) for name, digest in values["digests"].items()},
        )
    except _BROKEN as error:
        raise ValueError(f"no edits: {error}") from None


def _checksum(text: bytes) -> bytes:
    return hashlib.sha256(text).hexdigest().encode()


def _latest(edits: Sequence[FileEdit], room: int) -> tuple[list[FileEdit], int]:
    """The latest edits that there is room for, and the room that is left."""
    kept: list[FileEdit] = []
    for edit in reversed(edits):
        room -= _size(edit)
        if room < 0:
            return kept[::-1], 0
        kept.append(edit)
    return kept[::-1], room


def _size(edit: FileEdit) -> int:
    splices = (splice for change in edit.changes for splice in change.arrangement.patch.splices)
    return sum(len(splice.old) + len(splice.new) for splice in splices)


def _edit_values(edit: FileEdit) -> dict[str, Any]:
    changes = [_change_values(change) for change in edit.changes]
    return {"kind": edit.kind.name, "games": edit.games, "changes": changes}


def _change_values(change: FileChange) -> dict[str, Any]:
    patch, numbers = change.arrangement
    return {
        "path": str(change.path),
        "splices": [[each.start, _letters(each.old), _letters(each.new)] for each in patch.splices],
        "numbers": numbers._asdict(),
    }


def _letters(data: bytes) -> str:
    return b64encode(data).decode()


def _edit(values: Any) -> FileEdit:
    """It is none of a run of this app any more: those are counted anew at each start."""
    changes = tuple(_change(each) for each in values["changes"])
    return FileEdit(FileEditKind[values["kind"]], int(values["games"]), changes)


def _change(values: Any) -> FileChange:
    splices = (Splice(int(start), b64decode(old), b64decode(new)) for start, old, new in values["splices"])
    taken, given = (tuple(map(int, values["numbers"][name])) for name in ("taken", "given"))
    numbers = Renumbering(taken, given, values["numbers"]["move"] is True)
    return FileChange(Path(values["path"]), Arrangement(Patch(tuple(splices)), numbers))
