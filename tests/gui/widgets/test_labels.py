"""Labels that show text as it stands, and one that is cut with an ellipsis."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from harzdame_gui.widgets.labels import ElidedLabel, PlainLabel, ShortenedLabel, SteadyLabel, label, plain_tip

TEXT = "80.0 k positions"


def shown(qtbot: QtBot, width: int) -> ElidedLabel:
    made = ElidedLabel()
    qtbot.addWidget(made)
    made.setText(TEXT)
    made.resize(width, 20)
    made.show()
    assert QTest.qWaitForWindowExposed(made)
    return made


def test_with_room_the_whole_text_is_there(qtbot: QtBot) -> None:
    label = shown(qtbot, 400)
    assert label.shown_text() == TEXT
    assert not label.toolTip()


def test_without_room_it_ends_in_an_ellipsis_and_tells_the_rest_when_pointed_at(qtbot: QtBot) -> None:
    label = shown(qtbot, 60)
    assert label.shown_text().endswith("…")
    assert label.fontMetrics().horizontalAdvance(label.shown_text()) <= 60
    assert label.toolTip() == TEXT
    label.setText("80")
    assert (label.shown_text(), label.toolTip()) == ("80", "")
    label.setText(TEXT)
    label.resize(400, 20)
    assert not label.toolTip()


def test_of_a_huge_text_the_beginning_is_measured_and_told(qtbot: QtBot) -> None:
    label = shown(qtbot, 60)
    label.setText("word " * 200_000)
    assert len(label.text()) < 1100
    assert label.shown_text().endswith("…")
    assert label.toolTip().startswith("word word")
    assert 1100 < len(label.toolTip()) < 5100
    label.resize(60_000, 20)
    assert label.toolTip()  # not all of it stands there, however much room there is
    assert len(plain_tip("<" * 200_000)) < 50_000


def test_a_long_text_widens_nothing(qtbot: QtBot) -> None:
    label = shown(qtbot, 60)
    label.setText("word " * 100)
    assert label.minimumSizeHint().width() < label.fontMetrics().horizontalAdvance("word " * 4)
    label.setText("80")
    assert label.minimumSizeHint().width() == QLabel("80").minimumSizeHint().width()


def test_a_shorter_form_comes_before_the_ellipsis(qtbot: QtBot) -> None:
    label = ShortenedLabel()
    qtbot.addWidget(label)
    label.show()
    label.resize(label.fontMetrics().horizontalAdvance("80.0 k "), 20)
    label.set_forms(TEXT, "80.0 k")
    assert (label.shown_text(), label.toolTip()) == ("80.0 k", TEXT)
    label.resize(400, 20)
    assert (label.shown_text(), label.toolTip()) == (TEXT, "")
    label.resize(30, 20)
    assert label.shown_text().endswith("…")
    label.setText(TEXT)  # without another form
    label.resize(60, 20)
    assert label.shown_text().endswith("…")


def test_it_is_painted_in_the_colour_of_labels(qtbot: QtBot) -> None:
    label = shown(qtbot, 120)
    picture = label.grab().toImage()
    colours = {
        picture.pixelColor(x, y).rgba() for x in range(picture.width()) for y in range(picture.height())
    }
    assert len(colours) > 1


@pytest.mark.parametrize("text", ['<img src="/dev/zero">', "a < b", "one\ntwo <b>three</b>", "&lt;", "A & B"])
def test_text_that_looks_like_html_stays_text(qtbot: QtBot, text: str) -> None:
    for made in (label("muted", text), ElidedLabel(text), PlainLabel(text)):
        qtbot.addWidget(made)
        assert made.textFormat() == Qt.TextFormat.PlainText
        assert made.text() == text
    cut_off = ElidedLabel(text * 200)
    qtbot.addWidget(cut_off)
    cut_off.resize(30, 20)
    assert cut_off.toolTip() == plain_tip(text * 200)
    if (tip := plain_tip(text)) != text:
        as_shown = QTextDocument()
        as_shown.setHtml(tip)
        assert as_shown.toPlainText() == text


def test_nothing_moves_when_one_of_several_texts_is_shown(qtbot: QtBot) -> None:
    steady = SteadyLabel()
    qtbot.addWidget(steady)
    short, long = "Short.", " ".join(["A long one."] * 20)
    steady.set_possible([short, long])
    needed = steady.heightForWidth(200)
    steady.setText(long)
    assert needed >= PlainLabel.heightForWidth(steady, 200) > steady.fontMetrics().lineSpacing()
    steady.setText(short)
    assert steady.heightForWidth(200) == needed
    assert steady.heightForWidth(1000) < needed
