"""Where tables lie: those that come with the program, and those made here."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from harzdame_engine.files.resources import resource


def usual_folders() -> tuple[Path, ...]:
    """Where tables are looked for: first among those that come with the program."""
    return folders_with(user_folder())


def folders_with(folder: Path) -> tuple[Path, ...]:
    """Where to look instead: first among those that come with the program, then here."""
    return (*installed_folders(), folder)


def existing(name: str) -> Path:
    """The folder of this name.

    Raises:
        ValueError: there is none.
    """
    folder = Path(name)
    if not (name and folder.is_dir()):  # no name would be the folder the program was started in
        raise ValueError(f"{name or 'nothing'} is no folder")
    return folder


def installed_folders() -> tuple[Path, ...]:
    """Of those that come with the program; none in a build without them."""
    try:
        return (resource("endgames"),)
    except FileNotFoundError:
        return ()


def user_folder() -> Path:
    """Where tables are put that are made here: in the app's own folder for data, which need not exist."""
    home = Path.home()
    if sys.platform == "win32":
        data = Path(os.environ.get("APPDATA", home / "AppData" / "Roaming"))
    elif sys.platform == "darwin":
        data = home / "Library" / "Application Support"
    else:
        data = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return data / "harzdame" / "tables"
