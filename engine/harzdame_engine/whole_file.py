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
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f"{path.name}.", delete=False) as file:
        written = Path(file.name)
        try:
            yield file  # type: ignore[misc]  # it is one in all but name
            file.flush()
            os.fsync(file.fileno())
            written.chmod(0o644)
        except BaseException:
            file.close()
            written.unlink(missing_ok=True)
            raise
    written.replace(path)
