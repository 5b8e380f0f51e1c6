"""The dialog that asks for a name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.widgets.name_dialog import NameDialog


@pytest.mark.parametrize(("typed", "named"), [("  Ten shots ", ["Ten shots"]), ("   ", []), ("", [])])
def test_blanks_around_a_name_go_and_an_empty_one_is_none(qtbot: QtBot, typed: str, named: list[str]) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = NameDialog("New study", parent, label="Name of the study")
    heard: list[str] = []
    dialog.named.connect(heard.append)
    dialog.open()
    field = dialog.findChild(QLineEdit)
    assert field.width() >= 300
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert heard == named
