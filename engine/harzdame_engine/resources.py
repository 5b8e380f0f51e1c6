"""Where the engine's data files lie: opening books and weights. Knows nothing of what is in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import harzdame_engine


def resource(path: str) -> Path:
    """The file `path` below ``resources``, e.g. ``"books/harzdame.book"``.

    Installed and frozen, the engine's part of that folder lies inside the
    package; in a checkout it is the folder itself.

    Raises:
        FileNotFoundError: there is no such file or folder.
    """
    for folder in _folders():
        found = folder / path
        if found.exists():
            return found
    raise FileNotFoundError(f"no resource {path!r}")


@cache
def _folders() -> tuple[Path, Path]:
    package = Path(str(harzdame_engine.__file__)).resolve().parent
    return package / "resources", package.parent.parent / "resources"
