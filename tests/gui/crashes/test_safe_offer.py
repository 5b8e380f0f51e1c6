"""The question before a start that may fail again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.crashes.safe_offer import wants_safe_start
from tests.gui.nested import as_soon_as


@pytest.mark.parametrize(("key", "safe"), [(Qt.Key.Key_Return, True), (Qt.Key.Key_Escape, False)])
def test_return_starts_safely_and_escape_as_usual(qtbot: QtBot, key: Qt.Key, safe: bool) -> None:
    asking = QWidget()
    qtbot.addWidget(asking)
    as_soon_as(QApplication.activeModalWidget, lambda box: QTest.keyClick(box, key), of=asking)
    assert wants_safe_start() is safe
