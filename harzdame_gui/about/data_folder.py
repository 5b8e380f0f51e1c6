"""The folder of the profile, opened by the system's program for folders."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine.files.surroundings import in_them
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices


def open_folder(folder: Path) -> bool:
    """Whether there is a program that was told to."""
    with in_them():
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
