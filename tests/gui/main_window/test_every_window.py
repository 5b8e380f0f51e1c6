"""Every window that is open while the look changes is the one that is opened in that look."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from harzdame_gui.controllers.settings.choices import Appearance
from harzdame_gui.theme.still import Still
from tests.gui.driver import Driver

Start = Callable[..., Driver]

WINDOWS = (
    "Library…",
    "Tournaments…",
    "Openings…",
    "Puzzles…",
    "Studies…",
    "Rules of this game",
    "Compare games…",
    "Keyboard shortcuts",
    "Settings…",
    "Presentation",
    "My games…",
    "Your strength…",
    "Tables of this game…",
    "Other engines…",
    "Play with a friend…",
    "Export…",
    "Details of the game…",
)
"""By the commands that open them."""
GAMES = """[White "Anna"]
[Black "Ben"]
[Variant "harzdame"]

1. f1-g1 f5-f4 2. e2-f2 { calm } c8-b8 1-0

[White "Clara"]
[Black "Dirk"]
[Variant "harzdame"]

1. e2-f2 c8-b8 0-1
"""
_STILL_MS = 60
_MOST_TURNS = 50


def picture(window: QWidget) -> QImage:
    """Of the window once it is dressed and at rest."""
    before = QImage()
    while window.findChild(Still) is not None:
        QTest.qWait(1)
    for _ in range(_MOST_TURNS):
        QTest.qWait(_STILL_MS)
        if (focused := window.focusWidget()) is not None:
            focused.clearFocus()  # a cursor would blink
        now = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        if now == before:
            return now
        before = now
    raise AssertionError(f"{type(window).__name__} does not come to rest")


def shown() -> set[QWidget]:
    return {each for each in QApplication.topLevelWidgets() if each.isVisible() and each.isWindow()}


def opened(driver: Driver, command: str) -> QWidget:
    """The window that a command of the main window opens."""
    known = shown()
    action = next(each for each in driver.window.findChildren(QAction) if each.text() == command)
    assert action.isEnabled(), command
    action.trigger()
    driver.qtbot.waitUntil(lambda: len(shown()) > len(known))
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=20_000)
    [window] = shown() - known
    return window


@pytest.mark.parametrize(
    ("first", "look"),
    [
        (Appearance.LIGHT, Appearance.DARK),
        (Appearance.DARK, Appearance.CONTRAST_LIGHT),
        (Appearance.CONTRAST_LIGHT, Appearance.CONTRAST_DARK),
        (Appearance.CONTRAST_DARK, Appearance.LIGHT),
    ],
)
def test_a_window_changes_wholly(start: Start, tmp_path: Path, first: Appearance, look: Appearance) -> None:
    file = tmp_path / "club.pdn"
    file.write_text(GAMES, encoding="utf-8")
    driver = start(file, appearance=first.value)
    windows = {command: opened(driver, command) for command in WINDOWS}
    before = {command: picture(window) for command, window in windows.items()}
    driver.wear(look)
    changed = {command: picture(window) for command, window in windows.items()}
    assert not [command for command in WINDOWS if changed[command] == before[command]]
    for window in windows.values():
        window.close()
    main = picture(driver.window)
    driver.app.services.settings.flush()
    driver.close()
    driver = start(file)
    assert picture(driver.window) == main
    for command in WINDOWS:
        window = opened(driver, command)
        assert picture(window) == changed[command], command
        window.close()
