"""The folder of the profile, opened by the system's program for folders."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from harzdame_gui.on_screen import outside


def open_folder(folder: Path) -> bool:
    """Whether there is a program that was told to."""
    with _outside():
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


@contextmanager
def _outside() -> Iterator[None]:
    """Have what is started run without the libraries of a bundle."""
    before = dict(os.environ)
    changed = outside(before)
    try:
        _set(changed)
        yield
    finally:
        _set(before)


def _set(environment: dict[str, str]) -> None:
    for name in os.environ.keys() - environment.keys():
        del os.environ[name]
    os.environ.update(environment)
