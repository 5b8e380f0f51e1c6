"""No window cuts off what it says, and each comes to rest: as it comes, and as small as it goes.

What can be clicked in it is large enough to be hit.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.exceptions import TimeoutError as TooLate

from harzdame_gui.controllers.settings.languages import languages
from harzdame_gui.text.game_heads import written_languages
from harzdame_gui.widgets.labels import ElidedLabel
from tests.gui.driver import Driver
from tests.gui.main_window.test_every_window import GAMES, shown
from tests.gui.rest import wait_for_rest
from tests.gui.theme.hit_areas import too_small

Start = Callable[..., Driver]
OTHERS = tuple(code for code in languages() if code not in written_languages())
WHOLE = "HARZDAME_EVERY_WINDOW"
"""A variable of the environment: every window in every language. Else these have a share of them each."""
_STILL_MS = 40
_WIDER = 100
_BLUR = 1
"""Letters that begin between two pixels are drawn on both."""


def cut_off(window: QWidget) -> list[str]:
    """The texts for which there is no room, and what stands beyond the edge of a part that is scrolled."""
    beyond = [
        f"{type(window).__name__} {window.width()} × {window.height()}: {type(area.widget()).__name__} "
        f"{area.widget().width()} > {area.viewport().width()}"
        for area in window.findChildren(QScrollArea)
        if area.isVisible() and area.widget() is not None
        if area.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if area.widget().width() > area.viewport().width()
    ]
    return beyond + [
        f"{type(window).__name__} {window.width()} × {window.height()}: {part.text()}"
        for part in window.findChildren(QWidget)
        if part.isVisible() and not part.visibleRegion().isEmpty() and not _has_room(part)
    ]


def _has_room(part: QWidget) -> bool:
    if isinstance(part, QPushButton):
        return not part.text() or _shows_all(part)
    if isinstance(part, QAbstractButton) and not isinstance(part, QToolButton):
        return part.width() >= part.sizeHint().width() and part.height() >= part.sizeHint().height() - 2
    if isinstance(part, QLabel) and part.text() and not isinstance(part, ElidedLabel):
        if part.wordWrap():
            return part.height() >= part.heightForWidth(part.width()) and _shows_long_words(part)
        return part.width() >= part.sizeHint().width()
    return True


def _shows_long_words(text: QLabel) -> bool:
    """Whether no word is wider than the label: such a one is not broken, but cut off at the edge."""
    if text.text().startswith("<"):
        return True
    words = re.split("[\\s\u200b-]", text.text().replace("\u2011", "-"))
    return text.contentsRect().width() >= max(map(text.fontMetrics().horizontalAdvance, words))


def _shows_all(button: QPushButton) -> bool:
    """Whether its text is no wider where it has more room: whatever font a state of it has."""
    size = button.size()
    before = _width_drawn(button)
    button.resize(size.width() + _WIDER, size.height())
    after = _width_drawn(button)
    button.resize(size)
    return before >= after - _BLUR


def _width_drawn(button: QPushButton) -> int:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    room = button.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button)
    picture = button.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    lines = [
        bytes(picture.constScanLine(y))[room.left() : room.right() + 1]
        for y in range(room.top(), room.bottom() + 1)
    ]
    ground = max(set(lines[0]), key=lines[0].count).to_bytes(1, "big")
    drawn = [line for line in lines if line.strip(ground)]
    left = min((len(line) - len(line.lstrip(ground)) for line in drawn), default=0)
    right = max((len(line.rstrip(ground)) for line in drawn), default=0)
    return right - left


def opened(driver: Driver, share: slice) -> Iterator[QWidget]:
    """The windows that a share of the commands opens which ask for something more."""
    asking = [each for each in driver.window.findChildren(QAction) if each.text().endswith("…")]
    for command in asking[share]:
        if not command.isEnabled():
            continue
        known = shown()
        command.trigger()
        with suppress(TooLate):  # not every one has something to ask at once
            driver.qtbot.waitUntil(lambda known=known: bool(shown() - known), timeout=2000)
        driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=20_000)
        QTest.qWait(_STILL_MS)
        for window in shown() - known:
            if not isinstance(window, QFileDialog):  # of Qt's
                yield window
            window.close()


@pytest.mark.parametrize("language", languages())
def test_every_window_shows_all_that_it_says_large_enough_to_be_hit(
    start: Start, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "club.pdn"
    file.write_text(GAMES, encoding="utf-8")
    driver = start(file, language=language)
    found = cut_off(driver.window) + too_small(driver.window)
    kinds = set()
    whole = os.environ.get(WHOLE) or language in written_languages()
    share = slice(None) if whole else slice(OTHERS.index(language), None, len(OTHERS))
    for window in opened(driver, share):
        kinds.add(type(window))
        window.resize(window.size().expandedTo(window.minimumSizeHint()))  # the screen of tests is narrow
        wait_for_rest(driver.qtbot)
        found += cut_off(window) + too_small(window)
        window.resize(window.minimumSizeHint().expandedTo(window.minimumSize()))
        wait_for_rest(driver.qtbot)
        found += cut_off(window)
    assert len(kinds) > (15 if whole else 15 // len(OTHERS) - 1)
    assert not found, "\n".join(found)


def test_a_default_button_that_is_drawn_bold_is_seen(driver: Driver) -> None:
    dialog = QDialog()  # of an app that is dressed
    driver.qtbot.addWidget(dialog)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    QVBoxLayout(dialog).addWidget(box)
    dialog.setStyleSheet("QPushButton { padding: 5px 15px; }")
    dialog.show()
    assert QTest.qWaitForWindowExposed(dialog)
    assert not cut_off(dialog)
    dialog.setStyleSheet("QPushButton { padding: 5px 15px; } QPushButton:default { font-weight: 900; }")
    assert cut_off(dialog)
