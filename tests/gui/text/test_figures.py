"""Results, scores and the like where one reads from the right."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from harzdame_gui.text.figures import from_left
from harzdame_gui.text.outcomes import result_figures
from harzdame_gui.text.scores import men_text
from harzdame_gui.text.sizes import memory_text, short_number
from harzdame_gui.tournament.text import points_text


@pytest.fixture
def from_the_right() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("he"))
    yield
    QLocale.setDefault(before)


def test_they_are_plain_where_one_reads_from_the_left() -> None:
    assert from_left("1–0") == result_figures("1-0", None) == "1–0"


@pytest.mark.usefixtures("from_the_right")
def test_their_signs_do_not_change_places() -> None:
    texts = {
        result_figures("1-0", None): "1–0",
        men_text(-0.35): "−0.35",
        points_text(2.5): "2½",
        memory_text(64): "64 MiB",
        short_number(1200.0): "1.2 k",
    }
    for shown, plain in texts.items():
        assert shown == f"\u2066{plain}\u2069"
    assert from_left("") == ""
