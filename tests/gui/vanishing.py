"""A folder that vanishes while others may be writing into it, and comes back."""

from __future__ import annotations

import shutil
from pathlib import Path


def vanish(folder: Path, away: Path) -> None:
    """Have all that is in a folder be in another, and a file in its place.

    A writer that makes the folder anew before the file is there loses nothing: what it wrote is taken along.
    """
    folder.rename(away)
    while not _put_in_the_way(folder):
        _take_along(folder, away)


def come_back(folder: Path, away: Path) -> None:
    """Have all that vanished be in its folder again, with what a writer put there meanwhile."""
    folder.unlink()
    while not _renamed(away, folder):  # a writer was faster
        _take_along(folder, away)


def _renamed(away: Path, folder: Path) -> bool:
    try:
        away.rename(folder)
    except OSError:
        return False
    return True


def _put_in_the_way(folder: Path) -> bool:
    try:
        folder.write_text("in the way", encoding="utf-8")
    except OSError:  # there is a folder again
        return False
    return True


def _take_along(folder: Path, away: Path) -> None:
    late = away.with_name(f"{away.name}-late")
    folder.rename(late)
    shutil.copytree(late, away, dirs_exist_ok=True)
    shutil.rmtree(late)
