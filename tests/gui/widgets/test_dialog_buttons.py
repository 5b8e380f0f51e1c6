"""Buttons of dialogs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout
from pytestqt.qtbot import QtBot

from harzdame_gui.widgets.dialog_buttons import answer_with, reject_with

_BUTTONS = QDialogButtonBox.StandardButton


def _dialog(qtbot: QtBot) -> tuple[QDialog, QDialogButtonBox]:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    box = QDialogButtonBox(_BUTTONS.Ok | _BUTTONS.Cancel)
    QVBoxLayout(dialog).addWidget(box)
    return dialog, box


@pytest.mark.parametrize(("button", "result"), [(_BUTTONS.Ok, 1), (_BUTTONS.Cancel, 0)])
def test_the_buttons_answer_the_dialog(qtbot: QtBot, button: _BUTTONS, result: int) -> None:
    dialog, box = _dialog(qtbot)
    answer_with(box, dialog)
    dialog.open()
    qtbot.mouseClick(box.button(button), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    assert dialog.result() == result


def test_where_only_cancel_is_connected_the_other_leaves_the_dialog_open(qtbot: QtBot) -> None:
    dialog, box = _dialog(qtbot)
    reject_with(box, dialog)
    dialog.open()
    qtbot.mouseClick(box.button(_BUTTONS.Ok), Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    qtbot.mouseClick(box.button(_BUTTONS.Cancel), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
