"""Writing a file whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def write_whole(path: Path) -> Iterator[BinaryIO]:
    """Give a file to write to, which becomes `path` when all went well; else `path` stays what it was.

    Raises:
        OSError: it cannot be written.
    """
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")
    written = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        written.chmod(0o644)
        written.replace(path)
    except BaseException:  # closing may have failed once more: the disk is full
        written.unlink(missing_ok=True)
        raise
