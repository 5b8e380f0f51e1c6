"""Access to the data files of the app. Knows nothing of their contents."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from harzdame_engine.files.resources import data_folder, existing

import harzdame_gui


def resource(path: str) -> Path:
    """The app's file or folder `path`, e.g. ``"pieces/white-man.svg"``.

    Raises:
        FileNotFoundError: there is no such file or folder.
    """
    return existing(_folder() / path)


@cache
def _folder() -> Path:
    # not by importlib.resources, which takes longer to load than all icons to find
    package = Path(str(harzdame_gui.__file__)).resolve().parent
    return data_folder(package, package.parent)
