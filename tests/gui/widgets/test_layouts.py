"""Layouts that are filled at once."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.widgets.layouts import STRETCH, fill


def test_parts_stand_in_their_order_with_their_gaps(qtbot: QtBot) -> None:
    whole, first, second = QWidget(), QWidget(), QWidget()
    qtbot.addWidget(whole)
    second.setFixedSize(10, 10)
    fill(QVBoxLayout(whole), first, 7, second, spacing=3, margins=(1, 2, 3, 4), grow=[first])
    whole.resize(100, 100)
    whole.show()
    assert first.geometry().getRect() == (1, 2, 96, 100 - 2 - 4 - 10 - 7 - 3)
    assert second.y() == first.geometry().bottom() + 1 + 7 + 3


def test_a_stretch_takes_the_room_and_an_inner_layout_the_spacing_around_it(qtbot: QtBot) -> None:
    whole, left, right, below = QWidget(), QWidget(), QWidget(), QWidget()
    qtbot.addWidget(whole)
    for part in (left, right, below):
        part.setFixedSize(10, 10)
    row = fill(QHBoxLayout(), left, STRETCH, right)
    fill(QVBoxLayout(whole), row, below, spacing=5)
    whole.resize(100, 25)
    whole.show()
    assert (left.x(), right.x()) == (0, 90)
    assert row.spacing() == 5
    assert below.y() == 15
