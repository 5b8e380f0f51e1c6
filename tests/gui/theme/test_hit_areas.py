"""What can be clicked is large enough to be hit: the kinds of controls, and the board's window.

Every other window is measured where it is opened anyway, in `test_nothing_cut_off`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QListWidget,
    QMenu,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.settings.choices import Appearance
from harzdame_gui.resources import resource
from harzdame_gui.theme import ThemeSource, current_theme, icon
from harzdame_gui.widgets.clearable_field import ClearableField
from tests.gui.driver import Driver
from tests.gui.main_window.test_every_window import GAMES, opened
from tests.gui.theme.hit_areas import too_low, too_small

Start = Callable[..., Driver]
_ROLE = re.compile(r'\b(Q(?:Tool|Push)Button)\[role="(\w+)"\]')
_AS_LONG_AS_IT_WANTS = {"row", "way"}
"""Roles of buttons that are as large as the widgets in them."""


def _kinds() -> list[QWidget]:
    """A control of each kind, as small as they get: with a letter, or with nothing."""
    field, typed = ClearableField(), QComboBox(editable=True)
    typed.setLineEdit(ClearableField(typed))
    typed.addItem("a")
    tabs = QTabBar(tabsClosable=True)
    tabs.addTab("a")
    rows = QListWidget()
    rows.addItem("a")
    field.setText("a")
    slider = QSlider(Qt.Orientation.Horizontal)
    boxes: list[QWidget] = [QCheckBox("a"), QCheckBox(), QRadioButton("a"), QRadioButton()]
    return [field, typed, tabs, rows, slider, *boxes, QSpinBox(), QDoubleSpinBox(), QComboBox()]


def _buttons() -> list[QAbstractButton]:
    """A button of each kind and role of the style sheet, with a letter and with a small icon."""
    sheet = "".join(resource(f"theme/{name}.qss").read_text(encoding="utf-8") for name in ("theme", "parts"))
    roles = {("QToolButton", ""), ("QPushButton", "")}
    roles |= {(kind, role) for kind, role in _ROLE.findall(sheet) if role not in _AS_LONG_AS_IT_WANTS}
    made: list[QAbstractButton] = []
    for kind, role in sorted(roles):
        for lettered in (True, False):
            button = QToolButton() if kind == "QToolButton" else QPushButton()
            button.setProperty("role", role)
            button.setObjectName(role)
            if lettered:
                button.setText("i")
            else:
                button.setIcon(icon("close"))
                button.setIconSize(QSize(1, 1) * current_theme().sizes.icon_small)
            made.append(button)
    return made


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.CONTRAST_DARK])
def test_every_kind_of_control_can_be_hit(qtbot: QtBot, appearance: Appearance) -> None:
    source = ThemeSource(appearance)
    dialog = QDialog()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    for part in (*_kinds(), *_buttons()):
        column.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft)
    dialog.show()
    assert QTest.qWaitForWindowExposed(dialog)
    assert not too_small(dialog)
    dialog.setStyleSheet("QCheckBox::indicator { margin: 0; } QSlider::handle:horizontal { margin: -6px 0; }")
    assert len(too_small(dialog)) == 3
    del source


def test_everything_beside_the_board_can_be_hit(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "club.pdn"
    file.write_text(GAMES, encoding="utf-8")
    driver = start(file, explorer=True, explorer_games=True, analysis=True, strip=True)
    found = too_small(driver.window)
    for command in ("Rules of this game", "Keyboard shortcuts", "Presentation", "About Harzdame"):
        window = opened(driver, command)
        found += too_small(window)
        window.close()
    for menu in driver.window.findChildren(QMenu):
        found += too_low(menu)
    assert not found, "\n".join(found)


def test_cards_of_a_game_can_be_hit(start: Start) -> None:
    driver = start(white="human", black="engine")
    found = too_small(driver.window)
    for command in ("Hint", "Offer a draw", "Resign", "Yes, resign"):
        actions = [each for each in driver.window.findChildren(QAction) if each.text() == command]
        next(each for each in actions if each.isEnabled()).trigger()
        driver.qtbot.waitUntil(lambda: not driver.session.thinking)
        QTest.qWait(1)
        found += too_small(driver.window)
    assert not found, "\n".join(found)
