from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from harzdame_gui.widgets.number_box import number_box


def test_a_number_counts_once_it_is_typed_to_its_end(qtbot: QtBot) -> None:
    box = number_box(QSpinBox(maximum=999))
    qtbot.addWidget(box)
    box.show()
    told: list[int] = []
    box.valueChanged.connect(told.append)
    box.selectAll()
    QTest.keyClicks(box, "123")
    assert told == []
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert told == [123]
    assert box.focusPolicy() is Qt.FocusPolicy.StrongFocus
