"""Buttons of actions."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.widgets.buttons import ActionButton, CommandButton


def test_a_button_follows_its_action_and_triggers_it(qtbot: QtBot) -> None:
    bar = QWidget()
    qtbot.addWidget(bar)
    action = QAction("Hint", bar)
    button = CommandButton(action, "quiet")
    QHBoxLayout(bar).addWidget(button)
    bar.show()
    with qtbot.waitSignal(action.triggered):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    action.setText("Next hint")
    action.setToolTip("Another one")
    action.setEnabled(False)
    assert (button.text(), button.toolTip(), button.isEnabled()) == ("Next hint", "Another one", False)
    assert button.property("role") == "quiet"
    action.setVisible(False)
    assert not button.isVisible()
    action.setVisible(True)
    assert button.isVisible()


def test_an_action_goes_with_its_window_even_if_a_button_of_it_went_before(qtbot: QtBot) -> None:
    bar = QWidget()
    action = QAction("Hint", bar)
    gone = weakref.ref(action)
    row = QHBoxLayout(bar)
    for _ in range(2):
        button = ActionButton(action)
        row.addWidget(button)
        button.deleteLater()
        del button
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    row.addWidget(ActionButton(action))
    bar.deleteLater()
    del action, row, bar
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert gone() is None


def test_a_button_that_is_in_no_window_yet_opens_none(qtbot: QtBot) -> None:
    action = QAction("Start")
    button = CommandButton(action)
    qtbot.addWidget(button)
    action.setText("Begin")
    assert not [window for window in QApplication.topLevelWidgets() if window.isVisible()]


def test_the_button_of_a_checkable_action_is_down_while_that_is_on(qtbot: QtBot) -> None:
    action = QAction("Together", checkable=True, checked=True)
    button = CommandButton(action)
    qtbot.addWidget(button)
    assert button.isChecked()
    assert button.property("role") == "choice"
    button.show()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not action.isChecked()
    assert not button.isChecked()
    action.setChecked(True)
    assert button.isChecked()
