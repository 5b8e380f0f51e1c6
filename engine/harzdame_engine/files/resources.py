"""Data files: where the engine's lie, and how the app finds its own. Knows nothing of what is in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import harzdame_engine


def resource(path: str) -> Path:
    """The engine's file or folder `path`, e.g. ``"books/harzdame.book"``.

    Raises:
        FileNotFoundError: there is no such file or folder.
    """
    return existing(_folder() / path)


def existing(path: Path) -> Path:
    """The path itself.

    Raises:
        FileNotFoundError: there is no such file or folder.
    """
    if not path.exists():
        raise FileNotFoundError(f"no resource {path}")
    return path


def data_folder(package: Path, checkout: Path) -> Path:
    """Where a package's data lie: below ``resources`` in a checkout, else inside the package."""
    return checkout / "resources" if (checkout / "pyproject.toml").exists() else package


@cache
def _folder() -> Path:
    package = Path(str(harzdame_engine.__file__)).resolve().parent
    return data_folder(package, package.parent.parent)
