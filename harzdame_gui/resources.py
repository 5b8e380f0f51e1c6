"""Where the app's data files lie. Knows the folder's name and nothing of what is in it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from harzdame_engine.resources import first_found

import harzdame_gui


def resource(path: str) -> Path:
    """The file `path` below ``resources``, e.g. ``"pieces/white-man.svg"``.

    Installed and frozen, the folder lies inside the package; in a checkout it lies beside it.

    Raises:
        FileNotFoundError: there is no such file or folder.
    """
    return first_found(path, _folders())


@cache
def _folders() -> tuple[Path, Path]:
    # not by importlib.resources, which takes longer to load than all icons to find
    package = Path(str(harzdame_gui.__file__)).resolve().parent
    return package / "resources", package.parent / "resources"
