"""The licences: a list of parts, narrowed down by what is typed, and the text of one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget, QPlainTextEdit
from pytestqt.qtbot import QtBot

from harzdame_gui.about import licences_window
from harzdame_gui.about.carried import CarriedPart
from harzdame_gui.about.licences_window import LicencesWindow
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.lists.search_field import SearchField

PARTS = [
    CarriedPart("harzdame", "1.2", "MIT", "Be kind."),
    CarriedPart("python", "3.13", "Python-2.0", "<b>Be careful.</b>"),
    CarriedPart("qt", "6", "LGPL-3.0-only", ""),
]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LicencesWindow]:
    monkeypatch.setattr(licences_window, "carried", lambda: PARTS)
    jobs = Jobs()
    settings = Settings(tmp_path / "settings.json", jobs)
    window = LicencesWindow(settings, jobs)
    with qtbot.waitExposed(window):
        window.show()
    qtbot.waitUntil(lambda: window.findChild(QListWidget).count() == 3)
    yield window
    window.close()
    settings.flush()
    jobs.shut_down()


def shown(window: LicencesWindow) -> list[str]:
    listed = window.findChild(QListWidget)
    items = [listed.item(row) for row in range(listed.count())]
    return [item.text() for item in items if not item.isHidden()]


def text(window: LicencesWindow) -> str:
    return window.findChild(QPlainTextEdit).toPlainText()


def test_the_first_is_shown_and_arrows_go_on(window: LicencesWindow) -> None:
    assert shown(window) == ["harzdame", "python", "qt"]
    assert text(window) == "Be kind."
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Down)
    assert text(window) == "<b>Be careful.</b>"
    assert "python 3.13 · Python-2.0" in [label.text() for label in window.findChildren(QLabel)]


@pytest.mark.parametrize(
    ("typed", "found"),
    [("MIT", ["harzdame"]), ("careful", ["python"]), ("be", ["harzdame", "python"]), ("x", [])],
)
def test_what_is_typed_is_looked_for_in_names_licences_and_texts(
    window: LicencesWindow, typed: str, found: list[str]
) -> None:
    QTest.keyClicks(window.findChild(SearchField), typed)
    assert shown(window) == found
    nothing = next(label for label in window.findChildren(QLabel) if label.text() == "Nothing is found.")
    assert nothing.isVisible() is not bool(found)


def test_a_text_that_is_not_there_is_told_of(window: LicencesWindow) -> None:
    QTest.keyClicks(window.findChild(SearchField), "qt")
    assert "comes with the source" in text(window)
