from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from harzdame_gui.widgets.number_box import DecimalBox, number_box
from tests.checkout import ROOT


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


@pytest.mark.parametrize("language", ["de", "en", "fr", "pl"])
@pytest.mark.parametrize(
    ("typed", "value"), [("1.5", 1.5), ("1,5", 1.5), ("0.25", 0.25), ("0,25", 0.25), ("12", 12.0)]
)
@pytest.mark.parametrize("suffix", ["", " min", " Min.", " s, at most"])
def test_both_decimal_signs_are_taken_in_every_language(
    qtbot: QtBot, language: str, typed: str, value: float, suffix: str
) -> None:
    box = DecimalBox(maximum=999, decimals=2, suffix=suffix)
    box.setLocale(QLocale(language))
    qtbot.addWidget(box)
    box.show()
    box.selectAll()
    QTest.keyClicks(box, typed)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.value() == value
    assert box.cleanText() == QLocale(language).toString(value, "f", 2)


def test_no_box_of_qts_own_takes_decimals() -> None:
    own = ROOT / "harzdame_gui" / "widgets" / "number_box.py"
    sources = (path for path in (ROOT / "harzdame_gui").rglob("*.py") if path != own)
    assert [path for path in sources if "QDoubleSpinBox" in path.read_text(encoding="utf-8")] == []
