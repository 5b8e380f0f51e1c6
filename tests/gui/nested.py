"""What a test does in an event loop within its own, such as that of a question or a menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

_Found = TypeVar("_Found")
_LOOK_MS = 10


def as_soon_as(find: Callable[[], _Found | None], act: Callable[[_Found], object], of: QWidget) -> None:
    """Do something with what is found, once it is there; it is not looked for any more once `of` is gone."""

    def look() -> None:
        found = find()
        if found is None:
            QTimer.singleShot(_LOOK_MS, of, look)
        else:
            act(found)

    QTimer.singleShot(_LOOK_MS, of, look)
