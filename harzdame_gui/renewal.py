"""The making of a window that takes the place of another, as in another language."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress

from PySide6.QtCore import QObject

from harzdame_gui.main_window.main_window import MainWindow
from harzdame_gui.services import Services


def window_in_place_of(old: MainWindow, services: Services) -> Generator[QObject, None, MainWindow | None]:
    """Makes, step by step, what hears nothing beside a covered window, and has it look like that one.

    None: that one was closed meanwhile. If it fails, that one goes on, with nothing of another beside it.
    """
    new: MainWindow | None = None
    try:
        new = MainWindow(services)
        yield new
        with suppress(Exception):  # whoever completes it tells of it
            yield from new.prepared()
        if old.is_closed:
            new.deleteLater()
            return None
        new.view_as(old)
    except Exception:
        if new is not None:
            new.deleteLater()
        old.keep()
        raise
    return new
