"""Folders of data: what comes with a package, the user's own data, and the user's cache."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import harzdame_engine


def resource(path: str) -> Path:
    """A file or folder of the engine, e.g. ``"books/harzdame.book"``.

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
    """The folder of a package's data: ``resources`` in a checkout, else the package itself."""
    return checkout / "resources" if (checkout / "pyproject.toml").exists() else package


@cache
def _folder() -> Path:
    package = Path(str(harzdame_engine.__file__)).resolve().parent
    return data_folder(package, package.parent.parent)


def user_data_folder() -> Path:
    """The user's folder for data of this program, shared with the app; it need not exist."""
    from platformdirs import user_data_path  # few need it

    return user_data_path("harzdame", appauthor=False, roaming=True)


def user_cache_folder() -> Path:
    """The user's folder for what can be made again; it need not exist."""
    from platformdirs import user_cache_path

    return user_cache_path("harzdame", appauthor=False, opinion=False)
