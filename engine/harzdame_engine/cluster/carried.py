"""Files that a job needs: on other machines they are there by content, whatever lies at their paths."""

from __future__ import annotations

import shutil
import tempfile
import weakref
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

    def __reduce__(self) -> tuple[Callable[[str, bytes], CarriedFile], tuple[str, bytes]]:
        return _arrived, (self.path.name, self.path.read_bytes())


def _arrived(name: str, content: bytes) -> CarriedFile:
    folder = Path(tempfile.mkdtemp(prefix="harzdame-"))
    path = folder / name
    path.write_bytes(content)
    file = CarriedFile(path)
    remove_with(file, folder)
    return file


def remove_with(owner: object, folder: Path) -> None:
    """Have a folder removed when its owner is no more, or the process ends."""
    weakref.finalize(owner, shutil.rmtree, folder, ignore_errors=True)
