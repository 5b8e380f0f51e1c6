"""Where the engine's data files lie: books, weights, the levels' Elo. Knows nothing of what is in them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import harzdame_engine


def resource(path: str) -> Path:
    """The file `path` below ``resources``, e.g. ``"books/harzdame.book"``.

    Installed and frozen, the engine's parts of that folder lie inside the
    package; in a checkout the folder lies beside it.

    Raises:
        FileNotFoundError: there is no such file or folder.
    """
    return first_found(path, _folders())


def first_found(path: str, folders: Iterable[Path]) -> Path:
    """The file or folder `path` below the first of `folders` that has it.

    Raises:
        FileNotFoundError: none has.
    """
    for folder in folders:
        found = folder / path
        if found.exists():
            return found
    raise FileNotFoundError(f"no resource {path!r}")


@cache
def _folders() -> tuple[Path, Path]:
    package = Path(str(harzdame_engine.__file__)).resolve().parent
    return package, package.parent.parent / "resources"
