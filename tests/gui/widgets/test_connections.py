"""Connections to the methods of Qt itself."""

from __future__ import annotations

import gc
import sys

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.widgets.connections import close_for_good, connect_in_qt


class _Sender(QObject):
    said = Signal(str)


def test_a_signal_calls_what_it_was_connected_to(qtbot: QtBot) -> None:
    sender, receiver = _Sender(), QLabel()
    qtbot.addWidget(receiver)
    connect_in_qt(sender, "said(QString)", receiver, "setText(QString)")
    sender.said.emit("here")
    assert receiver.text() == "here"


def test_a_connection_keeps_no_memory(qtbot: QtBot) -> None:
    sender, receiver = _Sender(), QLabel()
    qtbot.addWidget(receiver)
    for _ in range(10):
        connect_in_qt(sender, "said(QString)", receiver, "clear()")
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(500):
        connect_in_qt(sender, "said(QString)", receiver, "clear()")
    gc.collect()
    assert sys.getallocatedblocks() - before < 250  # with PySide's connections 500


@pytest.mark.parametrize(("signal", "slot"), [("heard(QString)", "clear()"), ("said(QString)", "listen()")])
def test_what_is_not_there_is_refused(qtbot: QtBot, signal: str, slot: str) -> None:
    sender, receiver = _Sender(), QLabel()
    qtbot.addWidget(receiver)
    with pytest.raises(ValueError, match=r"_Sender\..*QLabel\."):
        connect_in_qt(sender, signal, receiver, slot)


def test_what_fills_a_window_is_gone_before_it(qtbot: QtBot) -> None:
    window, owner, gone = QWidget(), QObject(), []
    window.destroyed.connect(lambda: gone.append("window"))
    owner.destroyed.connect(lambda: gone.append("owner"))
    window.show()
    close_for_good(window, owner)
    assert not window.isVisible()
    qtbot.waitUntil(lambda: gone == ["owner", "window"])
