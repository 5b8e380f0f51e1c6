"""Where the app's data files lie. Knows the folder's name and nothing of what is in it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path


def resource(path: str) -> Path:
    """The file `path` below ``resources``, e.g. ``"pieces/white-man.svg"``.

    Installed and frozen, the folder lies inside the package; in a checkout it lies beside it.

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
    package = files("harzdame_gui")
    # An editable installation may spread the package over several folders: only a joined path is a real one.
    beside = Path(str(package / "__init__.py")).parents[1] / "resources"
    return Path(str(package / "resources")).resolve(), beside.resolve()
