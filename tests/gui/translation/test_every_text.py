"""Every text of every window can be translated, and has room where it is longer, and from the right.

The languages are made up: whatever is left in English letters was never translated, or is no text of ours.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QTabBar, QWidget

from harzdame_gui.controllers.opponents.opponents import OPPONENTS
from harzdame_gui.play.navigation import Navigation
from harzdame_gui.settings.window import SettingsWindow
from harzdame_gui.study.shelf import StudyCard
from harzdame_gui.text.languages import own_names
from tests.gui.driver import Driver
from tests.gui.main_window.test_every_window import GAMES
from tests.gui.main_window.test_every_window import opened as opened_by
from tests.gui.main_window.test_nothing_cut_off import WHOLE, cut_off, opened
from tests.gui.rest import wait_for_rest
from tests.gui.translation.pseudo_language import ACCENTED, FROM_THE_RIGHT, MadeUp, make, spoken
from tests.gui.translation.shown_texts import shown_texts

Start = Callable[..., Driver]
SHARES = {ACCENTED.code: 0, FROM_THE_RIGHT.code: 2}
"""The first window that is looked at; of the others every fourth, unless all are asked for."""
ALONE = ("Rules of this game", "Keyboard shortcuts", "Presentation")
"""The commands that open a window and ask for nothing."""
_WORD = re.compile(r"[A-Za-z]{2,}")
_NO_WORDS = re.compile(
    r"\b[KM]+v[KM]+\b"  # tables
    r"|\b[kMG]i?B\b|\bbitokoj\b|\bkaj\b"  # of Qt, which speaks the language that is made up
    r"|\bHarzdame\b|\[\*\]|harzdame:"
    r"|(?:/\S*/)?\bclub\.pdn\b|\b(?:Anna|Ben|Clara|Dirk)\b"
    r"|\b(?:pw-play|paplay|aplay)\b|\bUTF-8\b|\bWindows-\d+\b|\b(?:PDN|FEN|PNG|SVG|PDF|HTML|GIF)\b"
)


@pytest.fixture(params=[ACCENTED, FROM_THE_RIGHT], ids=lambda each: each.code)
def language(request: pytest.FixtureRequest) -> MadeUp:
    made: MadeUp = request.param
    return made


def untranslated(window: QWidget) -> list[str]:
    """The texts with words in English letters, apart from names and the like."""
    names = {*(each.name for each in OPPONENTS), *(each.name for each in own_names())}
    prose = {text for card in window.findChildren(StudyCard) for _where, text in shown_texts(card)}
    found = []
    for where, text in shown_texts(window):
        if text in prose:  # courses are written in some languages only
            continue
        left = _NO_WORDS.sub("", text)
        for name in names:
            left = left.replace(name, "")
        if _WORD.search(left):
            found.append(f"{type(window).__name__}: {where}: {text}")
    return found


def pages(window: QWidget) -> Iterator[None]:
    """All pages of a window, shown one after the other."""
    if isinstance(window, SettingsWindow):
        for number in range(len(window._offered) + 1):
            window.show_subject(number)
            yield
    for tabs in window.findChildren(QTabBar):
        for number in range(tabs.count() if tabs.isVisible() else 0):
            tabs.setCurrentIndex(number)
            yield
    yield


def faults(driver: Driver, window: QWidget) -> list[str]:
    """What is wrong with a window as it comes, and as small as it goes."""
    found = []
    for size in (window.size().expandedTo(window.minimumSizeHint()), window.minimumSizeHint()):
        window.resize(size.expandedTo(window.minimumSize()))
        for _ in pages(window):
            wait_for_rest(driver.qtbot)
            found += cut_off(window)
    return found + untranslated(window)


def test_every_text_is_translated_and_has_room(
    start: Start, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, language: MadeUp
) -> None:
    resources = make(language, tmp_path_factory.mktemp("resources"))
    file = tmp_path / "club.pdn"
    file.write_text(GAMES, encoding="utf-8")
    share = slice(None) if os.environ.get(WHOLE) else slice(SHARES[language.code], None, len(SHARES) + 2)
    with spoken(language, resources):
        driver = start(file, language="system")
        found = untranslated(driver.window) + cut_off(driver.window)
        kinds = set()
        for window in opened(driver, share):
            kinds.add(type(window))
            found += faults(driver, window)
        for command in ALONE[share]:
            window = opened_by(driver, language.said(command))
            kinds.add(type(window))
            found += faults(driver, window)
            window.close()
        driver.close()
    assert len(kinds) > (20 if os.environ.get(WHOLE) else 3)
    assert not found, "\n".join(dict.fromkeys(found))


def test_from_the_right_all_is_mirrored_but_what_goes_on_in_time(
    start: Start, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    resources = make(FROM_THE_RIGHT, tmp_path_factory.mktemp("resources"))
    file = tmp_path / "club.pdn"
    file.write_text(GAMES, encoding="utf-8")
    with spoken(FROM_THE_RIGHT, resources):
        driver = start(file, language="system")
        assert QApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
        board, navigation = driver.board, driver.window.findChild(Navigation)
        assert board.square_center("a1").x() < board.square_center("h1").x()
        assert left_of(navigation, board)  # the panel is where reading ends
        row = navigation.layout()
        assert row is not None
        steps = row.itemAt(0).layout()
        buttons = [steps.itemAt(place).widget() for place in range(steps.count())]
        assert all(left_of(one, other) for one, other in pairwise(buttons))
        assert left_of(navigation.entry, buttons[0])
        driver.close()
    assert QApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight


def left_of(one: QWidget, other: QWidget) -> bool:
    return one.mapToGlobal(QPoint()).x() < other.mapToGlobal(QPoint()).x()
