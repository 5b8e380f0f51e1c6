"""Settings changed as a person does: in their window, by the keyboard and the mouse."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox

from harzdame_gui.settings.editors import Editor
from harzdame_gui.settings.window import SettingsWindow
from tests.gui.driver import Driver


def settings_window(driver: Driver) -> SettingsWindow:
    """The window, opened by its key unless it is open."""
    if (window := driver.app.workspace.settings.window) is None or not window.isVisible():
        QTest.keyClick(driver.window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    window = driver.app.workspace.settings.window
    assert window is not None
    assert QTest.qWaitForWindowExposed(window)
    return window


def editor(driver: Driver, label: str) -> Editor:
    """The widget beside a label, found by typing that."""
    window = settings_window(driver)
    field = window.search
    field.setText(label)  # with signs that no key of a test has
    QTest.qWait(1)
    return next(
        view.editor
        for subject in window.page.views
        for view in subject.views
        if view.row.label == label and view.isVisible()
    )


def choose_setting(driver: Driver, label: str, text: str) -> None:
    """Choose a value from the list of a setting."""
    box = editor(driver, label)
    assert isinstance(box, QComboBox)
    box.showPopup()
    place = box.findText(text)
    assert place >= 0, text
    box.view().setCurrentIndex(box.model().index(place, 0))
    QTest.keyClick(box.view(), Qt.Key.Key_Return)


def switch_setting(driver: Driver, label: str) -> None:
    """Turn a setting on or off."""
    box = editor(driver, label)
    assert isinstance(box, QCheckBox)
    QTest.keyClick(box, Qt.Key.Key_Space)


def type_setting(driver: Driver, label: str, text: str) -> None:
    """Type a number or a text into the field of a setting."""
    field = editor(driver, label)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
