"""Layouts that are filled, and emptied, at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.widgets.layouts import STRETCH, as_read, empty, fill, in_time, placed_as_read


@pytest.fixture
def from_the_right(qapp: QApplication) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


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


def test_what_is_taken_out_goes_with_its_place_and_the_rest_stays(qtbot: QtBot) -> None:
    whole, first, last = QWidget(), QWidget(), QWidget()
    qtbot.addWidget(whole)
    box = fill(QVBoxLayout(whole), first, 7, last)
    places = [box.itemAt(index) for index in range(3)]
    empty(box, keep=1)
    assert [shiboken6.isValid(place) for place in places] == [False, False, True]
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert [shiboken6.isValid(widget) for widget in (first, last)] == [False, True]
    assert box.count() == 1


@pytest.mark.usefixtures("from_the_right")
def test_from_the_right_sides_change_places_but_not_those_of_time(qtbot: QtBot) -> None:
    whole, parts = QWidget(), [QWidget(), QWidget()]
    qtbot.addWidget(whole)
    for part in parts:
        part.setFixedSize(10, 10)
    fill(in_time(QHBoxLayout(whole)), *parts, STRETCH, spacing=5, margins=(1, 2, 30, 4))
    whole.resize(100, 20)
    whole.show()
    assert [part.x() for part in parts] == [30, 45]
    assert as_read(1, 2, 3, 4).left() == 3
    assert placed_as_read(QRect(10, 0, 20, 5), QRect(0, 0, 100, 5)) == QRect(70, 0, 20, 5)


def test_from_the_left_all_stays() -> None:
    assert as_read(1, 2, 3, 4).left() == 1
    assert placed_as_read(QRect(10, 0, 20, 5), QRect(0, 0, 100, 5)) == QRect(10, 0, 20, 5)
