"""Files that a job needs: on other machines they are there by content, whatever lies at their paths."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path


class CarriedFile:
    """A file, by its `path`. Pickled, it takes its content along, and has a path of its own where it arrives.

    That lasts as long as this object.

    Raises (pickled):
        OSError: it cannot be read.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    def __reduce__(self) -> tuple[Callable[[str, bytes], CarriedFile], tuple[str, bytes]]:
        return _arrived, (self.path.name, self.path.read_bytes())


def _arrived(name: str, content: bytes) -> CarriedFile:
    folder = tempfile.TemporaryDirectory(prefix="harzdame-")
    path = Path(folder.name) / name
    path.write_bytes(content)
    file = CarriedFile(path)
    file._folder = folder  # noqa: SLF001 - its own
    return file
