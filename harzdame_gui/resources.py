"""Where the app's data files lie. Knows the folder's name and nothing of what is in it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path


def resource(path: str) -> Path:
    """The file `path` below ``resources``, e.g. ``"pieces/white-man.svg"``.

    Installed and frozen, the folder lies inside the package; in a checkout it lies beside it.

    Raises:
        FileNotFoundError: there is no such file or folder.
    """
    package = files("harzdame_gui")
    for folder in (package / "resources", package / ".." / "resources"):
        found = Path(str(folder)) / path
        if found.exists():
            return found.resolve()
    raise FileNotFoundError(f"no resource {path!r}")
