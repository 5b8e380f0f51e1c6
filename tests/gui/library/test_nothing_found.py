"""What stands in place of the games: nothing about a library that does not answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from harzdame_engine.library.library import FILE_NAME
from PySide6.QtWidgets import QLabel, QPushButton

from harzdame_gui.library.nothing_found import Nothing
from tests.gui.driver import Driver
from tests.gui.library.conftest import LibraryDriver


def test_a_library_that_cannot_be_used_is_not_called_empty(
    tmp_path: Path, start: Callable[..., Driver]
) -> None:
    (tmp_path / "profile" / FILE_NAME).mkdir(parents=True)
    library = LibraryDriver(start(black="human"))
    assert library.words.startswith("The library cannot be used.")
    nothing = library.window.nothing
    assert nothing.why is Nothing.UNKNOWN
    assert not any(label.text() for label in nothing.findChildren(QLabel))
    assert not any(button.isVisible() for button in nothing.findChildren(QPushButton))
