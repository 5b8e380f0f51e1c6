"""Questions about paths that have an answer whatever the paths lead to; none of them raises.

A disk that does not answer, as that of a network that is gone, holds up whoever asks, save for `absolute`.
"""

from __future__ import annotations

import os
from pathlib import Path


def real_name(path: Path) -> str:
    """The path without links, by which two paths are known to be one file's; itself if it is none, or the
    folder that it begins in is gone. On Windows, where capitals do not count, it has none.

    Slow: it asks the disk.
    """
    try:
        return os.path.normcase(os.path.realpath(path))
    except (OSError, ValueError):
        return str(path)


def absolute(path: Path) -> Path:
    """The path from the root, also if the folder that the app was started in is gone."""
    try:
        return path.absolute()
    except OSError:
        return Path(os.sep, os.environ.get("PWD", ""), path)


def is_folder(path: Path) -> bool:
    """Whether there is a folder, as far as one may look."""
    return os.path.isdir(path)  # noqa: PTH112 – that of Path raises what is not plain absence


def is_file(path: Path) -> bool:
    """Whether there is a plain file, as far as one may look."""
    return os.path.isfile(path)  # noqa: PTH113 – as above
