"""What is outside the app and opened by the system's programs: the data folder, and the page of releases."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

from harzdame_engine.files.surroundings import in_them
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

_RELEASES = "Releases, "


def open_folder(folder: Path) -> bool:
    """Whether there is a program that was told to."""
    return _open(QUrl.fromLocalFile(str(folder)))


def open_page(address: str) -> bool:
    """Whether there is a browser that was told to."""
    return _open(QUrl(address))


def releases_page() -> str:
    """The address at which newer versions are published; "": whoever made this one has named none.

    It is the package's project URL called “Releases”, and opened for those who ask: the app itself
    looks for no updates.
    """
    try:
        named = metadata.metadata("harzdame").get_all("Project-URL") or []
    except metadata.PackageNotFoundError:
        return ""
    pages = (each.removeprefix(_RELEASES) for each in named if each.startswith(_RELEASES))
    return next((page for page in pages if QUrl(page).scheme() == "https"), "")


def _open(url: QUrl) -> bool:
    with in_them():
        return QDesktopServices.openUrl(url)
